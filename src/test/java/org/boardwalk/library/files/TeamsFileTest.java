package org.boardwalk.library.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.boardwalk.design.named.FormSize;
import org.boardwalk.design.named.NamedForms;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Matches;
import org.boardwalk.search.construct.pairs.PairsConstruction;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files of movements of teams, in which both pairs of a team have its number. */
class TeamsFileTest {

  private static final Path FILE = Path.of("teams.yaml");

  private static final String TYPED =
      """
      format: boardwalk/solution/1
      name: three teams
      kind: teams
      teams: 3
      tables: 3
      rounds: 2
      boards: {sets: 3, perSet: 8, play: circulating, copies: 1}
      rotation: none
      winners: 2
      schedule:
        - round: 1
          encounters:
            - {table: 1, ns: 1, ew: 2, set: 1}
            - {table: 2, ns: 2, ew: 3, set: 2}
            - {table: 3, ns: 3, ew: 1, set: 3}
        - round: 2
          encounters:
            - {table: 1, ns: 1, ew: 3, set: 3}
            - {table: 2, ns: 2, ew: 1, set: 1}
            - {table: 3, ns: 3, ew: 2, set: 2}
      """;

  private static Movement americanWhist() {
    return NamedForms.of("american-whist").orElseThrow().build(new FormSize(9, 8, 9)).orElseThrow();
  }

  private static String written() {
    return SolutionFile.text(Solution.of(Judged.of(americanWhist())));
  }

  @Test
  void bothPairsOfATeamHaveItsNumber() {
    Movement typed = SolutionFile.parse(FILE, TYPED).solution().movement().orElseThrow();
    assertThat(typed.kind()).isEqualTo(Kind.PAIRS);
    assertThat(typed.contestants()).isEqualTo(6);
    assertThat(typed.rounds().get(1).encounters())
        .extracting(e -> e.seating().at(Direction.EW))
        .containsExactly(List.of(6), List.of(4), List.of(5));
    assertThat(Matches.of(typed)).hasValueSatisfying(m -> assertThat(m.met()).isEqualTo(3));
  }

  @Test
  void movementIsReadAsItWasWritten() {
    assertThat(written())
        .contains("kind: teams\nteams: 9\n", "matches: {met: 36, together: 0, latest: 7, sets: 8}")
        .doesNotContain("contestants", "ew: 10");
    assertThat(SolutionFile.parse(FILE, written()).solution().movement()).contains(americanWhist());
  }

  @Test
  void pairsOfWhomATeamIsMadeMayHaveNumbersOfTheirOwn() {
    String pairs = TYPED.replace("kind: teams\nteams: 3", "kind: pairs\ncontestants: 6");
    for (int team = 3; team > 0; team--) {
      pairs = pairs.replace("ew: " + team + ",", "ew: " + (team + 3) + ",");
    }
    assertThat(SolutionFile.parse(FILE, pairs).solution().movement())
        .isEqualTo(SolutionFile.parse(FILE, TYPED).solution().movement());
  }

  @Test
  void answerToAWishForPairsIsOneOfPairs() {
    Movement mitchell =
        PairsConstruction.design(
                UsualPairs.of(Kind.PAIRS, new PairsForm.Mitchell(PairsForm.Closing.AUTO), 5, 4))
            .built()
            .orElseThrow();
    assertThat(SolutionFile.text(Solution.of(Judged.of(mitchell))))
        .contains("kind: pairs\ncontestants: 10\n")
        .doesNotContain("matches");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ew: 2, set: 2 | ew: 2, set: 3 | NS of team 2 against EW of team 3 on set 2 alone",
        "ns: 3, ew: 2 | ns: 3, ew: 3 | NS of team 2 against EW of team 3 on set 2 alone",
        "ew: 2, set: 2 | ew: 4, set: 2 | ew: must be from 1 to 3, here it is [4]",
        "teams: 3 | contestants: 6 | key is missing: teams",
        "teams: 3 | teams: 3/contestants: 6 | contestants",
        "kind: teams | kind: pairs | teams"
      })
  void faultsAreNamed(String right, String wrong, String message) {
    String edited = TYPED.replace(right, wrong.replace('/', '\n'));
    assertThat(edited).isNotEqualTo(TYPED);
    assertThatThrownBy(() -> SolutionFile.parse(FILE, edited))
        .isInstanceOf(FileException.class)
        .hasMessageContaining(message);
  }

  @Test
  void wrongFigureOfMatchesIsReported() {
    assertThatThrownBy(() -> SolutionFile.parse(FILE, written().replace("latest: 7", "latest: 1")))
        .isInstanceOf(FileException.class)
        .hasMessageContaining("quality.matches.latest: the file says [1], but it is [7]");
  }
}
