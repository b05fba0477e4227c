package org.boardwalk.cli.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The defaults of options for pairs and lone players, and options that exclude each other. */
@Tag("thorough")
class PairsOptionsTest {

  @TempDir Path temp = Path.of("");

  private Ran design(String options) {
    List<String> words = new ArrayList<>(List.of("design"));
    words.addAll(List.of(options.split(" ")));
    words.addAll(List.of("--solutions", temp.toString(), "--effort", "100ms"));
    return Ran.of(words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          pairs --pairs 8 --rounds 7 --play shared --copies 2              | 4 tables share 1 set | 4 of them
          pairs --pairs 9 --rounds 6 --play shared --copies 2              | 4 tables share 1 set | 4 of them
          pairs --pairs 12 --rounds 6 --play shared --copies 2 --winners 2 | 6 tables share 1 set | 6 of them
          web --tables 8 --rounds 5 --copies 1                             | 8 tables share 5 sets | 2 of them
          """)
  void fewerCopiesThanTablesShareAreImpossibleAtOnce(String options, String tables, String most) {
    assertThat(design(options).exits(Exit.IMPOSSIBLE).out())
        .contains("Impossible: " + tables + " in a round (so some set is at " + most + ").");
  }

  @Test
  void inSharedPlayNoBoardsAreCarriedSoThatNothingBreaks() {
    assertThat(
            design("pairs --pairs 12 --rounds 6 --play shared --winners 2").exits(Exit.DONE).out())
        .contains("ideal: 6 copies, 0 breaks, 0 moves not up one");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pairs --pairs 8 --rounds 4 --switches none",
        "pairs --pairs 18 --rounds 9 --switches rounds",
        "pairs --tables 9 --rounds 9 --winners 2 --switches tables",
        "howell --pairs 8 --moves cards --switches tables"
      })
  void switchesThatHaveNoMeaningAreRefused(String options) {
    Ran ran = design(options).exits(Exit.USAGE);
    ran.refusedInOneMessage();
    assertThat(ran.err()).contains("--switches [");
  }

  /** Two tables fill no more than five sets twice. */
  @Test
  void boardsThatOneTableAlonePlaysAreMadeOnlyWhereTheyAreAllowed() {
    String sizes = "pairs --pairs 5 --rounds 5 --sets 6 --copies 1 ";
    assertThat(design(sizes + "--other-results 0").exits(Exit.DONE).out())
        .contains(
            "Other results on a board: at least 0, 0.8 on average\n",
            "  none on 4 of 8 boards: pair")
        .contains("No rule is broken.");
    assertThat(design("pairs --pairs 8 --rounds 5 --copies 1 --other-results 4").err())
        .contains("other results [4] must be from 0 to 3");
    assertThat(design("mitchell --tables 3 --rounds 1").exits(Exit.GAVE_UP).out())
        .contains("[every board is played at 2 tables or more]");
    design("mitchell --tables 3 --rounds 1 --other-results 0").exits(Exit.DONE);
  }

  @Test
  void twoWinnersMaySayThatNothingIsSwitched() {
    design("pairs --pairs 10 --rounds 5 --winners 2 --switches none").exits(Exit.DONE);
  }

  @ParameterizedTest
  @CsvSource("9, 87.10")
  void aHowellOfLonePlayersIsSwitchedByTable(int players, String calibre) {
    assertThat(design("solo --movement howell --players " + players).exits(Exit.DONE).out())
        .contains("Calibre: " + calibre);
  }

  @ParameterizedTest
  @ValueSource(strings = {"pairs --pairs 11 --rounds 6 --winners 2", "solo --players 11"})
  void anOddOneIsMissingWhereFewerCopiesServe(String options) {
    assertThat(design(options).exits(Exit.DONE).out()).contains("feasible: 1 copy, 5 breaks");
    assertThat(design(options + " --missing ew").exits(Exit.DONE).out()).contains(": 2 copies");
  }

  @Test
  void theCalibreOfLonePlayersIsThatOfTheirFields() {
    assertThat(design("solo --players 13 --rounds 4").exits(Exit.DONE).out())
        .contains("Calibre, inside each field: South 76.53, North 85.71");
  }

  @Test
  void lonePlayersHaveFormsToo() {
    Path file = temp.resolve("s14.yaml");
    design("solo --players 14 --out " + file).exits(Exit.DONE);
    assertThat(Ran.of("check", file.toString()).exits(Exit.DONE).out()).contains("Form: Mitchell");
    design("solo --players 13 --out " + file).exits(Exit.DONE);
    assertThat(Ran.of("explain", file.toString()).exits(Exit.DONE).out())
        .contains(
            "\nMitchell, one player missing: Each player is a pair of the form; South plays as its NS,"
                + " North as its EW. NS stay, EW move up one table");
  }

  @Test
  void aWebOfLonePlayersTakesASetMoreWhereNoneIsKnownOtherwise() {
    assertThat(design("solo --players 21 --movement web --rounds 6").exits(Exit.DONE).out())
        .contains("Form: Double Bowman Mitchell, one player missing");
  }

  @Test
  void onlyWhatIsAWebForCertainIsCalledOne() {
    assertThat(design("web --tables 6 --rounds 8").exits(Exit.DONE).out())
        .startsWith("Pairs with two winners, 6 tables, 8 rounds")
        .contains("Form: Blackpool");
    assertThat(design("web --tables 18 --rounds 13").exits(Exit.DONE).out()).startsWith("Web, 18");
  }

  @Test
  void peopleAreCountedInOneWayOnly() {
    Ran ran = Ran.of("plan", "--pairs", "10", "--pairs", "12", "--minutes", "90").exits(Exit.USAGE);
    ran.refusedInOneMessage();
    assertThat(ran.err()).startsWith("Say one of these only: --pairs=10, --pairs=12");
  }
}
