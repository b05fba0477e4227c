package org.boardwalk.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.RandomMovements;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The table that Magic Contest takes from the clipboard, which is only read. */
class MagicContestTest {

  private static final String MITCHELL =
      """
      1 1 1 4 1 2
      1 2 1 6 3 4
      1 3 1 5 5 6
      2 1 2 5 3 4
      2 2 2 4 5 6
      2 3 2 6 1 2
      3 1 3 6 5 6
      3 2 3 5 1 2
      3 3 3 4 3 4
      """
          .replace(' ', '\t');

  private static Movement read(String text) {
    return new MagicContestReader().read(new Source(Path.of("night.txt"), text), Unstated.USUAL);
  }

  @Test
  void everyTableAndRoundHasALineOfSixNumbers() {
    Movement m = Examples.mitchell(3, 0, 2);
    assertThat(ForeignTexts.magic(m).lines())
        .containsExactlyInAnyOrderElementsOf(MITCHELL.lines().toList());
    assertThat(read(MITCHELL)).isEqualTo(m.named("night"));
  }

  @Test
  void linesMayComeInAnyOrder() {
    assertThat(read("1\t2\t2\t1\t4\t6\r\n\r\n1\t1\t1\t2\t1\t3\r\n").boards().perSet()).isEqualTo(3);
    assertThat(read("1\t2\t2\t1\t4\t6\n1\t1\t1\t2\t1\t3\n").rounds()).hasSize(2);
  }

  @Test
  void twoFieldsMayBothBeNumberedFromOne() {
    Movement m = read("1\t1\t1\t1\t1\t2\n2\t1\t2\t2\t3\t4\n1\t2\t1\t2\t3\t4\n2\t2\t2\t1\t1\t2\n");
    assertThat(m.contestants()).isEqualTo(4);
    assertThat(m.winners()).isEqualTo(2);
  }

  @Test
  void whatIsWrittenIsReadAgain() {
    for (long seed = 1; seed <= 300; seed++) {
      Movement m = RandomMovements.any(seed);
      if (m.kind() == Kind.PAIRS) {
        Movement again = read(ForeignTexts.magic(m));
        assertThat(again.rounds()).as("seed %d", seed).isEqualTo(m.rounds());
        assertThat(again.boards().perSet()).isEqualTo(m.boards().perSet());
      }
    }
  }

  @Test
  void whatIsNearlyATableSaysWhatIsWrong() {
    Refusals.refused(
        new MagicContestReader(), MITCHELL.replace('\t', ' '), 1, "no tabs between them");
    String named = "Table\tRound\tNS\tEW\tFrom\tTo\n" + MITCHELL;
    Refusals.refused(new MagicContestReader(), named, 1, "names the columns of a table");
    assertThat(new MagicContestReader().recognises(new Source(Path.of("a.txt"), named))).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''                         | 0 | holds no play
          1 1 1 2 1                  | 1 | 5 numbers instead of 6
          1 1 1 2 1 2 3              | 1 | 7 numbers instead of 6
          1 1 1 x 1 2                | 1 | E-W [x]
          0 1 1 2 1 2                | 1 | table [0]
          1 1 1 2 3 2                | 1 | [3-2] are not in ascending order
          1 1 1 2 1 2/1 2 2 1 3 5    | 2 | [3-5] are not 2 as in round 1, table 1
          1 1 1 2 2 3                | 1 | [2-3] are not a set of 2
          1 1 1 2 1 2/1 3 2 1 3 4    | 0 | no round [2]
          """)
  void whatIsWrongIsSaidOnceWithItsLine(String text, int line, String says) {
    String file = text.replace('/', '\n').replace(' ', '\t');
    Refusals.refused(new MagicContestReader(), file, line, says);
  }
}
