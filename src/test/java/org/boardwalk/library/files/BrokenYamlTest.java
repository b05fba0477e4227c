package org.boardwalk.library.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.boardwalk.exchange.file.FileException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever a file holds, the only thing thrown is a file exception. */
@Tag("thorough")
class BrokenYamlTest {

  private static final String HEAD = "format: boardwalk/model/1\n";
  private static final String BOMB =
      HEAD
          + """
          a: &a [x, x, x, x, x, x, x, x, x]
          b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]
          c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b]
          """;

  @TempDir Path home;

  static Stream<Broken> texts() {
    return Stream.of(
        new Broken("empty", "", 0, "is empty"),
        new Broken("only a comment", "# nothing\n", 0, "is empty"),
        new Broken("only spaces", "   \n \n", 0, "is empty"),
        new Broken("a word", "boardwalk", 0, "must hold keys and values"),
        new Broken("a list", "- format: x\n", 0, "must hold keys and values"),
        new Broken("two documents", HEAD + "---\n" + HEAD, 0, "a second document begins"),
        new Broken(
            "duplicate key", HEAD + "players: 8\nplayers: 9\n", 3, "players: stands here twice"),
        new Broken("duplicate inner key", HEAD + "boards: {sets: 1, sets: 2}\n", 2, "twice"),
        new Broken("bomb", BOMB, 2, "anchor"),
        new Broken("anchor on a map", HEAD + "a: &x\n  b: 1\n", 0, "anchor"),
        new Broken("anchor on a key", HEAD + "&x a: 1\n", 2, "anchor"),
        new Broken("anchor after an emoji", "# \uD83D\uDE00\n" + HEAD + "a: &x 1\n", 3, "anchor"),
        new Broken("tag on a word", HEAD + "name: ! x\n", 2, "tag"),
        new Broken("anchor on a number", HEAD + "a: &x 1\n", 2, "anchor"),
        new Broken("unknown alias", HEAD + "a: *x\n", 0, "alias"),
        new Broken("number as key", HEAD + "9".repeat(30) + ": 1\n", 2, "999: is not a known key"),
        new Broken("merge", HEAD + "<<: {a: 1}\n", 2, "is not a known key"),
        new Broken("tag", HEAD + "a: !!binary aGVsbG8=\n", 2, "tag"),
        new Broken("Java tag", HEAD + "a: !!java.io.File [x]\n", 2, "tag"),
        new Broken("deep lists", HEAD + "a: " + "[".repeat(100_000), 2, "nested more than"),
        new Broken("deep maps", HEAD + "a: " + "{a: ".repeat(10_000), 2, "nested more than"),
        new Broken("deep dashes", "- ".repeat(100_000), 1, "nested more than"),
        new Broken(
            "many values", HEAD + "a: [" + "1,\n".repeat(400_000) + "]", 299_999, "has more than"),
        new Broken("long text", HEAD + "name: " + "x".repeat(30_000), 2, "has a text longer"),
        new Broken("long key", "x".repeat(30_000) + ": 1", 0, ""),
        new Broken("many brackets as a key", "? " + "[".repeat(50_000), 1, "not a plain word"),
        new Broken("no character", HEAD + "name: \"\\U00110000\"\n", 0, "not well-formed YAML"),
        new Broken("open brace", HEAD + "boards: {sets: 1\n", 0, "not well-formed YAML"),
        new Broken("open quote", HEAD + "name: \"x\n", 0, "not well-formed YAML"),
        new Broken("tabs", HEAD + "a:\n\t- 1\n", 3, "not well-formed YAML"),
        new Broken("wrong indent", HEAD + " a: 1\n", 0, "not well-formed YAML"),
        new Broken("bad escape", HEAD + "name: \"\\q\"\n", 2, "not well-formed YAML"),
        new Broken("huge escape", HEAD + "name: \"\\UFFFFFFFF\"\n", 0, "not well-formed YAML"),
        new Broken("directive", "%YAML 9.9\n---\n" + HEAD, 0, ""),
        new Broken("map as key", HEAD + "? {a: 1}\n: 2\n", 0, ""),
        new Broken("infinity", HEAD + "players: .inf\n", 2, "players"),
        new Broken("digits", HEAD + "players: 1_000\n", 2, "written plainly"),
        new Broken(
            "a key full of marks",
            HEAD + "\"a/~\\u202e.b\": 1\n",
            2,
            "a/~\\u202e.b: is not a known key"));
  }

  @ParameterizedTest
  @MethodSource("texts")
  void isRefused(Broken broken) throws IOException {
    Path path = Files.writeString(home.resolve("broken.yaml"), broken.text());
    broken.assertRefused(path, () -> ModelFile.read(path));
    String solution = broken.text().replace("model/1", "solution/1");
    Files.writeString(path, solution);
    broken.assertRefused(path, () -> SolutionFile.read(path));
  }

  static Stream<Broken> bytes() {
    return Stream.of(
        new Broken("NUL", HEAD + "name: a\0b\n", 2, "control character [U+0000]"),
        new Broken("escape", HEAD + "name: \u001B[31m\n", 2, "control character [U+001B]"),
        new Broken("JPEG", "\u00FF\u00D8\u00FF\u00E0", 0, "not text in UTF-8"),
        new Broken("UTF-16", "\u00FE\u00FF\0f\0o", 0, "not text in UTF-8"),
        new Broken("Latin-1", HEAD + "name: caf\u00E9\n", 0, "not text in UTF-8"),
        new Broken("noncharacter", HEAD + "name: \u00EF\u00BF\u00BE\n", 0, ""),
        new Broken("too large", "# " + "x".repeat(5_000_000), 0, "larger than 5 MB"));
  }

  @ParameterizedTest
  @MethodSource("bytes")
  void isNoText(Broken broken) throws IOException {
    byte[] bytes = broken.text().getBytes(StandardCharsets.ISO_8859_1);
    Path path = Files.write(home.resolve("broken.yaml"), bytes);
    broken.assertRefused(path, () -> ModelFile.read(path));
    broken.assertRefused(path, () -> SolutionFile.read(path));
  }

  @Test
  void aMissingFileAndADirectoryAreRefused() {
    Path missing = home.resolve("missing.yaml");
    new Broken("missing", "", 0, "there is no such file\nMaybe check the spelling.")
        .assertRefused(missing, () -> SolutionFile.read(missing));
    new Broken("directory", "", 0, "is a directory")
        .assertRefused(home, () -> ModelFile.read(home));
    new Broken("write over a directory", "", 0, "is a directory")
        .assertRefused(home, () -> ModelFile.write(home, Samples.wish13()));
    Path nowhere = missing.resolve("model.yaml");
    new Broken("write to nowhere", "", 0, "cannot be written")
        .assertRefused(nowhere, () -> ModelFile.write(nowhere, Samples.wish13()));
  }

  @Test
  void everyTruncationOfASolutionIsReadOrRefused() {
    Path path = Path.of("cut.yaml");
    for (String text : sound()) {
      for (int end = 0; end < text.length(); end += 17) {
        String cut = text.substring(0, end);
        assertOnlyFileExceptions(path, cut, "cut at " + end);
      }
    }
  }

  private static List<String> sound() {
    return Stream.of(
            Samples.answer(Samples.wish13(), Samples.whist13(2)),
            Samples.proved(Samples.wish13(), Samples.whist13(2)),
            Samples.impossible(Samples.wish13()),
            Samples.refuted(Samples.forbidden()))
        .map(answer -> SolutionFile.text(Solution.of(answer)))
        .toList();
  }

  @Test
  void threeHundredDamagedFilesAreReadOrRefused() {
    damage(300);
  }

  @Test
  @Tag("slow")
  void threeThousandDamagedFilesAreReadOrRefused() {
    damage(3000);
  }

  private static void damage(int files) {
    Path path = Path.of("damaged.yaml");
    List<String> sound = sound();
    String marks = "{}[]:,-\"'#&*!|>%@`? \n\t0123456789abcxyz.\\";
    for (long seed = 1; seed <= files; seed++) {
      Random random = new Random(seed);
      String text = sound.get((int) (seed % sound.size()));
      StringBuilder damaged = new StringBuilder(text);
      for (int k = random.nextInt(3); k >= 0; k--) {
        damaged.setCharAt(
            random.nextInt(text.length()), marks.charAt(random.nextInt(marks.length())));
      }
      assertOnlyFileExceptions(path, damaged.toString(), "seed " + seed);
    }
  }

  private static void assertOnlyFileExceptions(Path path, String text, String what) {
    Throwable thrown = catchThrowable(() -> SolutionFile.parse(path, text));
    if (thrown != null) {
      assertThat(thrown).as(what).isExactlyInstanceOf(FileException.class);
    }
  }
}
