package org.boardwalk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Titles and names with characters that control a terminal, in files and in names of files. */
@Tag("thorough")
class HarmlessOutputTest {

  private static final String EVIL = "\u001B[31mA\u009B2J\u202Eb\u0085c";
  private static final String CONTROL =
      "[\\x00-\\x08\\x0B-\\x0C\\x0E-\\x1F\\x7F-\\x9F\\u2028-\\u202E\\u2066-\\u2069]";

  @TempDir Path temp = Path.of("");
  private Path folder = Path.of("");
  private Path evening = Path.of("");

  @BeforeEach
  void make() throws IOException {
    folder = Files.createDirectory(temp.resolve("f" + EVIL));
    evening = folder.resolve("e" + EVIL + ".yaml");
    String eight = "src/test/resources/org/boardwalk/cli/8-players-follow-rule.yaml";
    Ran.of("evening", "new", eight, "--title", EVIL, "--date", "2026-02-03", "--out", "" + evening)
        .exits(Exit.DONE);
    SavedEvening before = EveningFile.read(evening);
    assertThat(before.title()).isEqualTo(EVIL);
    EveningFile.write(evening, before.named(Map.of(1, EVIL, 2, "Bo" + EVIL)));
    Path results = Files.writeString(temp.resolve("r.csv"), "round,table,board,score\n1,1,1,420\n");
    Ran.of("evening", "enter", "" + evening, "" + results).exits(Exit.DONE);
    assertThat(EveningFile.read(evening).date()).isEqualTo(LocalDate.of(2026, 2, 3));
  }

  private String said(String... words) {
    String[] args =
        Arrays.stream(words)
            .map(w -> w.replace("EVENING", "" + evening).replace("OUT", "" + temp.resolve("out")))
            .toArray(String[]::new);
    Ran ran = Ran.of(args);
    assertThat(ran.code()).as(ran.err()).isNotEqualTo(Exit.BUG.code());
    return ran.out() + ran.err();
  }

  @Test
  void noTextHasThemRaw() {
    for (String line :
        List.of(
            "evening show EVENING",
            "evening enter EVENING EVENING",
            "show EVENING",
            "show EVENING#x",
            "check EVENING",
            "explain EVENING",
            "score EVENING",
            "score EVENING --format csv",
            "season EVENING EVENING",
            "compare EVENING EVENING",
            "regress EVENING",
            "nights EVENING --nights 2",
            "crossover EVENING",
            "continue EVENING --played 1 --leaves 3 --no-cache --effort 20ms",
            "solve EVENING",
            "model EVENING",
            "judge EVENING EVENING",
            "deal EVENING",
            "certificate check EVENING",
            "atlas show --solutions EVENING",
            "atlas merge EVENING",
            "print EVENING --out OUT.pdf",
            "picture EVENING --of room --out OUT.svg",
            "export EVENING --to asc",
            "export EVENING --to csv",
            "serve --room EVENING.none")) {
      assertThat(said(line.split(" "))).as(line).doesNotContainPattern(CONTROL);
    }
  }

  @Test
  void theyAreShownByTheirNumbers() {
    assertThat(said("evening", "show", "EVENING"))
        .contains("\\u001b[31mA\\u009b2J\\u202eb\\u0085c, 2026-02-03");
    assertThat(said("check", "EVENING#7")).contains("e\\u001b[31mA\\u009b2J\\u202eb\\u0085c.yaml");
  }
}
