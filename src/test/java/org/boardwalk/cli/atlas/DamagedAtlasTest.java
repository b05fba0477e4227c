package org.boardwalk.cli.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of an atlas that were damaged in every way are named, kept, and believed in nothing. */
@Tag("thorough")
class DamagedAtlasTest {

  private static final Path SEVEN = Path.of("solutions/individual/shared/7-players");

  /** What becomes of the text of a file. */
  private static final Map<String, UnaryOperator<byte[]>> DAMAGES = new LinkedHashMap<>();

  static {
    DAMAGES.put("cut in half", b -> Arrays.copyOf(b, b.length / 2));
    DAMAGES.put("without its last lines", b -> Arrays.copyOf(b, b.length - 400));
    DAMAGES.put("empty", b -> new byte[0]);
    DAMAGES.put("zeroed", b -> new byte[b.length]);
    DAMAGES.put("zeroed from the middle", b -> Arrays.copyOf(half(b), b.length));
    DAMAGES.put("blank", b -> " ".repeat(b.length).getBytes(StandardCharsets.UTF_8));
    DAMAGES.put("doubled", b -> (text(b) + text(b)).getBytes(StandardCharsets.UTF_8));
    DAMAGES.put("UTF-16", b -> text(b).getBytes(StandardCharsets.UTF_16));
    DAMAGES.put("Latin-1", b -> ("# \u00E9\n" + text(b)).getBytes(StandardCharsets.ISO_8859_1));
    DAMAGES.put("brackets", b -> "[".repeat(b.length).getBytes(StandardCharsets.UTF_8));
    DAMAGES.put("with seats exchanged", b -> changed(b, "n: (\\d+), e: (\\d+)", "n: $2, e: $1"));
    DAMAGES.put("with a cost too low", b -> changed(b, "cost: \\{total: ", "cost: {total: -"));
    DAMAGES.put("with a bound too high", b -> changed(b, "bound: \\{total: ", "bound: {total: 9"));
  }

  @TempDir Path temp = Path.of("");
  private final Map<Path, byte[]> damaged = new TreeMap<>();
  private int whole;

  private static byte[] half(byte[] bytes) {
    return Arrays.copyOf(bytes, bytes.length / 2);
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private static byte[] changed(byte[] bytes, String from, String to) {
    String text = text(bytes);
    assertThat(text).containsPattern(from);
    return text.replaceFirst(from, to).getBytes(StandardCharsets.UTF_8);
  }

  /** One file for each damage; the next ones are no files any more, or another one's. */
  @BeforeEach
  void damage() throws IOException {
    Path folder = Files.createDirectories(temp.resolve("individual/shared/7-players"));
    List<Path> files;
    try (Stream<Path> all = Files.list(SEVEN)) {
      files = all.sorted().toList();
    }
    int next = 0;
    for (UnaryOperator<byte[]> damage : DAMAGES.values()) {
      Path file = folder.resolve(files.get(next).getFileName().toString());
      damaged.put(file, damage.apply(Files.readAllBytes(files.get(next++))));
      Files.write(file, damaged.get(file));
    }
    for (Path from : files.subList(next, files.size())) {
      Files.copy(from, folder.resolve(from.getFileName().toString()));
    }
    List<Path> rest = files.subList(next, next + 4).stream().map(SEVEN::relativize).toList();
    replaced(folder.resolve(rest.get(0)), Path.of("nowhere.yaml"));
    replaced(folder.resolve(rest.get(1)), rest.get(1));
    replaced(folder.resolve(rest.get(2)), Path.of(files.get(20).getFileName().toString()));
    Files.createDirectory(emptied(folder.resolve(rest.get(3))));
    whole = files.size() - DAMAGES.size() - rest.size();
  }

  private static Path emptied(Path file) throws IOException {
    Files.delete(file);
    return file;
  }

  private static void replaced(Path file, Path by) throws IOException {
    Files.createSymbolicLink(emptied(file), by);
  }

  private Map<Path, byte[]> content() throws IOException {
    Map<Path, byte[]> content = new TreeMap<>();
    try (Stream<Path> all = Files.walk(temp)) {
      for (Path file :
          all.filter(f -> Files.isRegularFile(f, LinkOption.NOFOLLOW_LINKS)).toList()) {
        content.put(file, Files.readAllBytes(file));
      }
    }
    return content;
  }

  @Test
  void everyDamagedFileIsNamedAndNoneIsChangedOrLost() throws IOException {
    Map<Path, byte[]> before = content();
    int broken = damaged.size() + 4;
    Ran verified = Ran.of("atlas", "verify", "--solutions", temp.toString()).exits(Exit.BAD_INPUT);
    assertThat(verified.out())
        .contains(
            String.format(
                "%d files: %d cells, 0 others, %d errors;", whole + broken, whole, broken));
    for (Path file : damaged.keySet()) {
      assertThat(verified.out()).contains(file + ":");
    }
    assertThat(content()).usingRecursiveComparison().isEqualTo(before);

    String[] close = {
      "atlas", "close", "--players", "7", "--rounds", "3..15", "--workers", "1", "--solutions"
    };
    List<String> command = Stream.concat(Stream.of(close), Stream.of(temp.toString())).toList();
    Ran.of(command.toArray(String[]::new)).exits(Exit.BAD_INPUT);
    Map<Path, byte[]> after = content();
    damaged.forEach(
        (file, bytes) ->
            assertThat(after.values().stream().filter(b -> Arrays.equals(b, bytes)))
                .as("%s", file)
                .isNotEmpty());
    before.forEach(
        (file, bytes) -> {
          if (!damaged.containsKey(file)) {
            assertThat(Arrays.equals(after.get(file), bytes)).as("%s", file).isTrue();
          }
        });
  }
}
