package org.boardwalk.cli.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Movements for pairs and lone players: designed, kept, found again, checked and shown. */
@Tag("thorough")
class DesignPairsCommandTest {

  @TempDir Path temp = Path.of("");

  private Ran design(String... options) {
    return Ran.of(
        Stream.concat(
                Stream.concat(Stream.of("design"), Stream.of(options)),
                Stream.of("--solutions", temp.toString()))
            .toArray(String[]::new));
  }

  private List<Path> stored() throws IOException {
    try (Stream<Path> files = Files.walk(temp)) {
      return files.filter(f -> f.toString().endsWith(".yaml")).sorted().toList();
    }
  }

  @Test
  void aMitchellOfSevenTablesIsIdealAndIsFoundAgain() throws IOException {
    Ran ran = design("mitchell", "--tables", "7").exits(Exit.DONE);
    assertThat(ran.out())
        .contains("ideal: 1 copy, 0 breaks, 0 moves not up one", "Winners: two")
        .contains("Boards: everybody plays all 14");
    assertThat(design("mitchell", "--tables", "7").exits(Exit.DONE).err()).contains("Known in");
    Path file = stored().get(0);
    assertThat(file.getFileName().toString()).matches("pairs-7t-7r-mitchell-[0-9a-f]{8}\\.yaml");
    assertThat(Files.readString(file)).contains("  walk: {copies: 1, breaks: 0, moves: 0}");
    assertThat(Ran.of("check", file.toString()).exits(Exit.DONE).out()).contains("ideal");
    assertThat(Ran.of("show", file.toString(), "--by", "table").exits(Exit.DONE).out())
        .contains("Table 7");
  }

  private static final String WHEELCHAIR = "of: 3, sits: {tables: [1], directions: ns}";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "mitchell --tables 5",
        "howell --pairs 7 --rounds 5 --effort 100ms",
        "web --tables 6 --rounds 5 --copies 2 --effort 100ms",
        "pairs --pairs 8 --rounds 5 --effort 500ms --workers 1",
        "solo --players 6 --movement mitchell"
      })
  void rulesAreKeptAndTheirAnswerIsReadBack(String form) throws IOException {
    List<String> words = new ArrayList<>(List.of(form.split(" ")));
    words.addAll(List.of("--group", "novices=1-2", "--rule", WHEELCHAIR));
    words.addAll(List.of("--rule", "between: novices, meet: opponent, times: 0, rounds: 1-3"));
    String kept =
        form.startsWith("solo")
            ? "kept: Player 3 sits only at table 1 South"
            : "kept: Pair 3 sits only at table 1 NS";
    Ran ran = design(words.toArray(String[]::new)).exits(Exit.DONE);
    assertThat(ran.out()).contains("Rules of the wish:", kept);
    Path file = stored().get(0);
    assertThat(Files.readString(file)).contains("directions: ns");
    assertThat(Ran.of("check", file.toString()).exits(Exit.DONE).out()).contains(kept);
    assertThat(Ran.of("show", file.toString(), "--format", "json").exits(Exit.DONE).out())
        .contains("\"directions\" : \"ns\"");
  }

  @Test
  void aModelFileWithRulesIsSolvedButHasNoConstraintModel() throws IOException {
    Path file = temp.resolve("pairs.yaml");
    Files.writeString(
        file,
        """
        format: boardwalk/model/1
        name: Eight pairs
        kind: pairs
        pairs: 8
        rounds: 5
        boards: {perSet: 2, sets: 7}
        groups: {novices: 1-3}
        rules:
          - {of: [3], sits: {tables: [1], directions: ns}}
          - {between: [novices, novices], meet: opponent, times: ..1, rounds: 1-2}
          - {between: [[1, 2]], meet: opponent, times: 0, weight: 4}
        search: {effort: 100ms, workers: 1}
        """);
    assertThat(Ran.of("solve", file.toString(), "--no-cache").exits(Exit.DONE).out())
        .contains("rules cost 0", "kept: Pair 3 sits only at table 1 NS");
    assertThat(Ran.of("model", file.toString()).exits(Exit.DONE).out())
        .contains("No constraint model: of rules of your own that of pairs states", "\nMaybe ");
  }

  @Test
  void aFileInWhichARuleIsBrokenIsRefused() throws IOException {
    design("mitchell", "--tables", "5", "--rule", WHEELCHAIR).exits(Exit.DONE);
    Path file = stored().get(0);
    Files.writeString(file, Files.readString(file).replace("directions: ns", "directions: ew"));
    assertThat(Ran.of("check", file.toString()).code()).isNotEqualTo(Exit.DONE.code());
  }

  @Test
  void aRuleThatPairsCannotAskForIsRefusedInOneMessage() {
    Ran ran =
        design("mitchell", "--tables", "5", "--rule", "between: all, meet: partner, times: 1");
    ran.exits(Exit.USAGE).refusedInOneMessage();
    assertThat(ran.err()).contains("two pairs can only oppose", "meet: opponent, table or boards");
  }

  @Test
  void aWalkThatIsNotCountedSoIsRefused() throws IOException {
    design("mitchell", "--tables", "5").exits(Exit.DONE);
    Path file = stored().get(0);
    Files.writeString(
        file, Files.readString(file).replace("copies: 1, breaks: 0", "copies: 1, breaks: 3"));
    assertThat(Ran.of("check", file.toString()).exits(Exit.BAD_INPUT).err())
        .contains("quality.walk.breaks: the file says [3], but it is [0]");
  }

  @ParameterizedTest
  @ValueSource(strings = {"cpsat", "choco"})
  void inMoreRoundsThanPairsNobodySitsOutBeforeTheirTurn(String engine) {
    Ran ran =
        design("pairs", "--pairs", "5", "--rounds", "8", "--engine", engine, "--effort", "10s");
    assertThat(ran.exits(Exit.DONE).out())
        .contains("Sit-outs: 1 to 2 rounds each")
        .doesNotContain("turn:");
  }

  @Test
  void theLastRoundsAreSwitchedIfAskedFor() {
    Ran ran = design("mitchell", "--tables", "7", "--switches", "rounds", "--switch-last");
    assertThat(ran.exits(Exit.DONE).out()).contains("arrow switch in round 7", "Calibre: 90.46");
    Ran none = design("mitchell", "--tables", "7", "--switch-last");
    assertThat(none.exits(Exit.USAGE).err()).contains("--switch-last is for", "\nMaybe add ");
  }

  /** One-winner Mitchells of 7 and 13 tables with the best number of switched rounds. */
  @ParameterizedTest
  @CsvSource({"7, 90.46", "13, 92.53"})
  void switchedRoundsGiveAtLeastTheKnownCalibre(int tables, double calibre) {
    Ran ran = design("mitchell", "--tables", "" + tables, "--switches", "rounds");
    String shown = ran.exits(Exit.DONE).out().replaceAll("(?s).*Calibre: ([0-9.]+).*", "$1");
    assertThat(Double.parseDouble(shown)).isGreaterThanOrEqualTo(calibre);
  }

  @Test
  void aSwitchInsideTheSetsIsOfferedAndMadeWhereItHelps() {
    List<String> ten =
        List.of("pairs", "--pairs", "10", "--rounds", "9", "--play", "shared", "--effort", "100ms");
    Ran whole = design(ten.toArray(String[]::new));
    assertThat(whole.exits(Exit.DONE).out()).contains("Calibre: 83.33, at most 90.00");
    assertThat(whole.err())
        .contains(
            "after half of the boards of every round, and the other tables are switched to suit it,"
                + " the calibre is 100.00. Maybe add --split-switch.");
    Path file = temp.resolve("halves.yaml");
    List<String> split = new ArrayList<>(ten);
    split.addAll(List.of("--split-switch", "--out", file.toString()));
    Ran halves = design(split.toArray(String[]::new));
    assertThat(halves.exits(Exit.DONE).out())
        .contains("10 pairs, 5 tables, 18 rounds, 18 sets of 1 board", "Calibre: 100.00");
    assertThat(halves.err()).doesNotContain("Maybe add --split-switch");
    assertThat(Ran.of("check", file.toString()).exits(Exit.DONE).out())
        .contains("No rule is broken", "Calibre: 100.00");
    Ran other = design("pairs", "--pairs", "10", "--rounds", "9", "--split-switch");
    assertThat(other.exits(Exit.USAGE).err())
        .contains("--split-switch is for one winner in shared play", "\nMaybe add --play shared");
  }

  @Test
  void anEngineThatHasNothingToDoIsSaidSo() {
    String said = "Engine [choco] had nothing to do: a rule makes such movements";
    List<String> web = List.of("web", "--tables", "8", "--rounds", "5", "--engine", "choco");
    assertThat(design(web.toArray(String[]::new)).exits(Exit.DONE).err()).contains(said);
    List<String> free = new ArrayList<>(web);
    free.addAll(List.of("--boarding", "free", "--effort", "100ms"));
    assertThat(design(free.toArray(String[]::new)).exits(Exit.DONE).err()).doesNotContain(said);
    assertThat(design("web", "--tables", "8", "--rounds", "5", "--effort", "100ms").err())
        .doesNotContain("Engine");
  }

  @Test
  void copiesThatAreNotNeededAreSaidSo() {
    assertThat(design("mitchell", "--tables", "5", "--copies", "4").exits(Exit.DONE).out())
        .contains("circulating play, 4 copies (1 needed), 2 winners");
  }

  @Test
  void whereARuleDoesNotServeTheFormThatDoesIsNamed() {
    assertThat(design("howell", "--pairs", "24", "--rounds", "6").exits(Exit.GAVE_UP).out())
        .contains("design pairs --pairs 24 --rounds 6")
        .doesNotContain("--time");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", ", copies: 3"})
  void inSharedPlayAModelNeedsNoCopiesButMayHaveThem(String copies) throws IOException {
    Path model = temp.resolve("six.yaml");
    Files.writeString(
        model,
        """
        format: boardwalk/model/1
        name: six
        kind: pairs
        pairs: 6
        rounds: 5
        boards: {perSet: 2, sets: 5, play: shared%s}
        movement: free
        search: {effort: 50ms, workers: 1}
        """
            .formatted(copies));
    Ran ran = Ran.of("solve", model.toString(), "--no-cache").exits(Exit.DONE);
    assertThat(ran.out()).contains("shared play, 3 copies", "No rule is broken.");
    assertThat(ran.err()).doesNotContain("failed");
  }

  @Test
  void anyMovementOfPairsIsDesignedWithOneCopy() {
    Ran ran =
        design("pairs", "--pairs", "12", "--rounds", "6", "--effort", "500ms").exits(Exit.DONE);
    assertThat(ran.out())
        .contains("1 copy, 1 winner", "No rule is broken.")
        .contains("after every round each table gets its boards from the next table");
  }

  @Test
  void twoWinnersAreDesignedAsAMitchellOrAWeb() {
    assertThat(
            design("pairs", "--tables", "5", "--rounds", "5", "--winners", "2")
                .exits(Exit.DONE)
                .out())
        .contains("NS stay, EW up one");
    assertThat(
            design("pairs", "--pairs", "12", "--rounds", "4", "--winners", "2", "--effort", "100ms")
                .exits(Exit.DONE)
                .out())
        .contains("2 copies, 2 winners", "Calibre, inside each field: NS");
  }

  /** Five rounds of six sets are 83 per cent of the boards, four 67. */
  @Test
  void aMitchellIsCutShortWhereEverybodyPlaysSeventyPerCentOfTheBoards() {
    Ran ran = design("pairs", "--pairs", "12", "--rounds", "5", "--winners", "2");
    assertThat(ran.exits(Exit.DONE).out())
        .contains("6 sets of 2 boards, circulating play, 1 copy, 2 winners", "Skip Mitchell");
    assertThat(
            design("pairs --pairs 12 --rounds 5 --sets 5 --winners 2 --effort 100ms".split(" "))
                .exits(Exit.DONE)
                .out())
        .contains("5 sets of 2 boards, circulating play, 2 copies");
  }

  @Test
  void moreRoundsThanTablesEndAnExtendedMitchellEarly() {
    assertThat(
            design("pairs --pairs 14 --rounds 10 --winners 2 --effort 300ms".split(" "))
                .exits(Exit.DONE)
                .out())
        .contains("10 rounds, 11 sets", "1 copy, 2 winners", "Form: Blackpool (extended Mitchell)");
  }

  @Test
  void itIsSaidHowOftenPairsMeetAtMost() {
    String wish = "pairs --pairs 13 --rounds 9 --missing ew --winners 2 --effort 300ms";
    assertThat(design(wish.split(" ")).exits(Exit.DONE).out())
        .containsPattern("[0-9]+ couples of pairs meet again, up to 3 times\n");
  }

  @Test
  void nobodyIsMissingWhereNumbersAreEven() {
    Ran ran = design("solo", "--players", "10", "--missing", "ns").exits(Exit.USAGE);
    ran.refusedInOneMessage();
    assertThat(ran.err()).contains("--missing [ns] is for an odd number", "here are 10");
  }

  @Test
  void oneCopyServesTwiceAnOddNumberOfTablesInAsManyRoundsByTwoFurtherSets() {
    assertThat(
            design("pairs --pairs 20 --rounds 10 --winners 2 --copies 1 --effort 100ms".split(" "))
                .exits(Exit.DONE)
                .out())
        .contains("10 rounds, 12 sets", "1 copy, 18 breaks", "Form: Bye-stand Mitchell");
  }

  @Test
  void pairsOrTablesAreNeeded() {
    assertThat(design("pairs", "--rounds", "5").exits(Exit.USAGE).err())
        .contains("Say either --pairs or --tables.");
    assertThat(
            design("pairs", "--pairs", "8", "--rounds", "5", "--walk", "free")
                .exits(Exit.USAGE)
                .err())
        .contains("--walk [free] must be one of down-one, rule, any with --winners 1");
  }

  @Test
  void pairsThatStayAndTheWalkOfBoardsAreHardRules() {
    Ran ran =
        design(
                "pairs --pairs 12 --rounds 8 --stationary 4 --walk down-one --effort 20ms"
                    .split(" "))
            .exits(Exit.DONE);
    assertThat(ran.out())
        .contains("After every round the boards go down one table")
        .contains("pairs 9-12 keep their table");
    assertThat(
            design("pairs --pairs 12 --rounds 8 --stationary 5".split(" ")).exits(Exit.USAGE).err())
        .contains("stationary [5] must be from 0 to 4", "never meet each other");
    assertThat(
            design("pairs --pairs 12 --rounds 8 --play shared --walk rule".split(" "))
                .exits(Exit.USAGE)
                .err())
        .contains("walk [rule] is for circulating play");
    assertThat(
            design("pairs --pairs 8 --rounds 6 --sets 8 --walk down-one --effort 20ms".split(" "))
                .exits(Exit.GAVE_UP)
                .out())
        .contains("circles of as many as there are sets", "leave the walk out");
  }

  @Test
  void inAHowellSingleEncountersAreSwitchedAndCounted() {
    Ran ran =
        design("howell", "--pairs", "12", "--rounds", "8", "--effort", "100ms").exits(Exit.DONE);
    String shown = ran.out().replaceAll("(?s).*\nCalibre: ([0-9.]+).*", "$1");
    assertThat(Double.parseDouble(shown)).isGreaterThanOrEqualTo(83.9);
    assertThat(ran.err()).containsPattern("[0-9]+ (single )?encounters? switched");
  }

  @Test
  void aWebByRuleTakesAsFewCopiesAsItsRuleNeeds() {
    assertThat(web("--tables", "18", "--rounds", "13").out())
        .contains("2 copies, 24 breaks, 0 moves not up one");
    Ran nineteen = web("--tables", "19", "--rounds", "13");
    assertThat(nineteen.out()).contains("3 copies");
    assertThat(nineteen.err()).contains("With copies [2]: Impossible");
  }

  @Test
  void aWebWhoseBoardsGoByARuleComesBeforeACopySaved() {
    assertThat(design("web", "--tables", "19", "--rounds", "12").exits(Exit.DONE).out())
        .contains("13 sets", "3 copies, 22 breaks, 0 moves not up one");
    assertThat(design("web", "--tables", "18", "--rounds", "12").exits(Exit.DONE).out())
        .contains("12 sets");
  }

  private Ran web(String... sizes) {
    return design(
            Stream.concat(Stream.of("web", "--boarding", "rule"), Stream.of(sizes))
                .toArray(String[]::new))
        .exits(Exit.DONE);
  }

  @Test
  void aHowellOfEightPairsIsBalanced() {
    assertThat(design("howell", "--pairs", "8").exits(Exit.DONE).out())
        .contains("ideal: 1 copy, calibre 100.00", "everybody meets all the others");
  }

  @Test
  void fewLonePlayersPlayAHowellAndMoreAMitchell() {
    assertThat(design("solo", "--players", "8").exits(Exit.DONE).out()).contains("Howell");
    assertThat(design("solo", "--players", "14").exits(Exit.DONE).out())
        .contains("Mitchell", "14 players, 7 tables", "2 winners");
  }

  @Test
  void nobodyHoldsTheSameCardsTwiceAtASingleTable() {
    assertThat(design("single-table").exits(Exit.DONE).out())
        .contains("2 pairs, 1 table, 6 rounds");
    Ran four = design("single-table", "--individual").exits(Exit.DONE);
    assertThat(four.out())
        .contains("4 players, 1 table, 6 rounds", "No rule is broken")
        .containsPattern("partner +0 +0 +8 +6 of 6");
  }

  @Test
  void roundsOfSeveralSetsAreForOneWinner() {
    Ran six = design("pairs", "--pairs", "6", "--rounds", "5", "--parts", "2");
    assertThat(six.exits(Exit.DONE).out())
        .contains("6 pairs, 3 tables, 5 rounds of 2 sets", "ideal: 1 copy, calibre 100.00")
        .contains("all the others\n", "Parts: Every table plays 2 sets in a round");
    design("pairs", "--pairs", "6", "--rounds", "5", "--parts", "2", "--winners", "2")
        .exits(Exit.USAGE)
        .refusedInOneMessage();
    design("pairs", "--pairs", "6", "--rounds", "101", "--parts", "2").exits(Exit.USAGE);
    Ran few = design("pairs", "--pairs", "6", "--rounds", "5", "--parts", "2", "--sets", "9");
    assertThat(few.exits(Exit.USAGE).err()).contains("at least parts of rounds [10]");
  }

  @Test
  void whatIsOutOfRangeIsRefused() {
    design("mitchell", "--tables", "101").exits(Exit.USAGE).refusedInOneMessage();
    design("web", "--tables", "18", "--rounds", "13", "--boarding", "13-up").exits(Exit.USAGE);
    design("web", "--tables", "18", "--rounds", "13", "--boarding", "up-13").exits(Exit.USAGE);
    design("howell", "--pairs", "1").exits(Exit.USAGE).refusedInOneMessage();
    design("single-table", "--individual", "--sets", "4").exits(Exit.USAGE);
  }

  @Test
  void impossibilityIsReportedOnceWithoutAFinder() {
    Ran ran = design("mitchell", "--tables", "4", "--rounds", "7").exits(Exit.IMPOSSIBLE);
    assertThat(ran.out()).startsWith("Impossible: ");
    assertThat(ran.err()).doesNotContain("Impossible").doesNotContain("Found by");
  }
}
