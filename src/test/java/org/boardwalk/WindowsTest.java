package org.boardwalk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.MovementFormat;
import org.boardwalk.exchange.Source;
import org.boardwalk.exchange.Unstated;
import org.boardwalk.library.files.ModelFile;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.scoring.entry.MemberList;
import org.boardwalk.scoring.entry.NamesFile;
import org.boardwalk.scoring.entry.ResultsCsv;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What Windows does otherwise, as far as any system can tell. */
class WindowsTest {

  private static final Movement MOVEMENT = Examples.mitchell(3, 0, 2);
  private static final Path NAMED = Path.of("Jörg Weiß", "file");

  @TempDir Path temp = Path.of("");

  private static SavedEvening evening() {
    return SavedEvening.of(Judged.of(MOVEMENT), LocalDate.of(2026, 2, 3), Map.of(1, "Jörg & Zoë"));
  }

  private static String crlf(String text) {
    assertThat(text).contains("\n").doesNotContain("\r");
    return text.replace("\n", "\r\n");
  }

  /** Editors there end lines with CR LF. */
  @Test
  void filesWithTheLineEndsOfWindowsSayTheSame() throws IOException {
    String model = Files.readString(Path.of("models/13-players.yaml"));
    assertThat(ModelFile.parse(NAMED, crlf(model))).isEqualTo(ModelFile.parse(NAMED, model));
    String evening = EveningFile.text(evening());
    assertThat(EveningFile.parse(NAMED, crlf(evening))).isEqualTo(evening());
    String names = NamesFile.text(evening().names(), MOVEMENT);
    assertThat(NamesFile.parse(NAMED, crlf(names), MOVEMENT)).isEqualTo(evening().names());
    String members = "number,name,handicap\n7,Jörg,3\n";
    assertThat(MemberList.parse(NAMED, crlf(members))).isEqualTo(MemberList.parse(NAMED, members));
    String results = "board,table,score\n1,1,420\n2,1,-100\n";
    assertThat(ResultsCsv.results(NAMED, crlf(results), MOVEMENT))
        .isEqualTo(ResultsCsv.results(NAMED, results, MOVEMENT));
  }

  @Test
  void aMovementFileWithTheLineEndsOfWindowsInAFolderWithBlanksAndUmlautsIsRead() throws Exception {
    Path folder = Files.createDirectories(temp.resolve("Jörg Weiß (x86)"));
    byte[] text =
        Exchange.text(MOVEMENT, MovementFormat.CSV)
            .replace("\n", "\r\n")
            .getBytes(StandardCharsets.UTF_8);
    Path file = Files.write(folder.resolve("Bewegung 1.csv"), text);
    assertThat(Exchange.read(Source.read(file), new Unstated(2)).rounds())
        .isEqualTo(MOVEMENT.rounds());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Cup: A/B \\ \"final\"?", "con", "<Tuesday> | *", "Ligue d'été ...", "  "})
  void noTitleMakesAFileNameThatWindowsRefuses(String title) {
    assertThat(EveningFile.name(evening().titled(title.isBlank() ? "..." : title)))
        .matches("2026-02-03-[a-z0-9-]+\\.yaml");
  }

  /** Two names that differ in capitals alone are one there, and a path has at most 260 letters. */
  @Test
  void theTreeCanBeCheckedOut() throws IOException {
    Set<String> seen = new HashSet<>();
    for (String root : List.of("src", "models", "solutions", ".github", ".mvn", ".ci")) {
      try (Stream<Path> files = Files.walk(Path.of(root))) {
        List<String> names = files.map(Path::toString).collect(Collectors.toList());
        assertThat(names).allMatch(name -> name.length() < 160 && !name.matches(".*[<>:\"|?*].*"));
        names.forEach(
            name -> assertThat(seen.add(name.toLowerCase(Locale.ROOT))).as(name).isTrue());
      }
    }
  }
}
