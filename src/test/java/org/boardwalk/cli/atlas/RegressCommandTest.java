package org.boardwalk.cli.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.design.named.FormSize;
import org.boardwalk.design.named.NamedForms;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.MovementFormat;
import org.boardwalk.exchange.Volume;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating.FourPlayers;
import org.boardwalk.movement.TeamsOfFour;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Our movements compared with references on the command line. */
@Tag("thorough")
class RegressCommandTest {

  @TempDir Path temp = Path.of("");

  private void reference(String name, Movement movement) throws IOException {
    String text = Exchange.text(movement, MovementFormat.ASC);
    Files.writeString(Files.createDirectories(temp.resolve("in")).resolve(name), text);
  }

  private Ran regress(String... more) {
    return of(temp.resolve("in").toString(), more);
  }

  private Ran of(String references, String... more) {
    List<String> args = new ArrayList<>(List.of("regress", references));
    args.addAll(List.of("--solutions", Path.of(temp.toString(), "ours").toString()));
    args.addAll(List.of(more));
    return Ran.of(args);
  }

  private void keep(String name, Movement movement) throws IOException {
    Path ours = Files.createDirectories(temp.resolve("ours"));
    SolutionFile.write(ours.resolve(name), Solution.of(Judged.of(movement)));
  }

  @Test
  void onIsForSearchesAndPlacesThatThereAre() throws IOException {
    reference("seven.asc", Examples.mitchell(7, 0, 2));
    assertThat(regress("--on", "local").exits(Exit.USAGE).err())
        .contains("--on is for searches: without --time there are none");
    assertThat(regress("--on", "moon", "--effort", "1s").exits(Exit.USAGE).err())
        .contains("--on [moon] must be local, spark://HOST:PORT, yarn or k8s://HOST:PORT");
    regress("--on", "local", "--effort", "1s").exits(Exit.DONE);
  }

  @Test
  void whatARuleMakesNeedsNoLibrary() throws IOException {
    reference("seven.asc", Examples.mitchell(7, 0, 2));
    Ran ran = regress().exits(Exit.DONE);
    assertThat(ran.out())
        .contains("14 pairs, 7 tables, 7 rounds, 7 sets, 2 winners")
        .containsPattern("1 copy, 0 breaks, 0 moves +1 copy, 0 breaks, 0 moves +1 copy +equal")
        .endsWith(
            "1 reference: we have a movement like 1 of them: 0 better, 1 equal, 0 worse, 0 mixed; 0"
                + " unreadable\n");
  }

  @Test
  void itFailsOnlyWhereOursIsWorse() throws IOException {
    // Arrow switches of 15 rounds are not searched for while a user waits, so the kept movement
    // is ours.
    Movement best = Examples.mitchell(15, 2, 1);
    reference("two.asc", best);
    keep("one.yaml", Examples.mitchell(15, 1, 1));
    Ran ran = regress().exits(Exit.BROKEN_RULES);
    assertThat(ran.out())
        .contains("one.yaml", "calibre (79.29 against 95.16)")
        .contains("0 better, 0 equal, 1 worse, 0 mixed");
    keep("two.yaml", best);
    assertThat(regress().exits(Exit.DONE).out()).contains("0 better, 1 equal, 0 worse");
  }

  @Test
  void tablesThatStayEmptyAreNotNeeded() throws IOException {
    Movement m = Examples.mitchell(5, 0, 2);
    Movement larger =
        new Movement(m.name(), m.kind(), 10, 7, m.boards(), m.rotation(), m.winners(), m.rounds());
    Path json = Files.createDirectories(temp.resolve("in")).resolve("larger.json");
    Files.writeString(json, Exchange.text(larger, MovementFormat.JSON));
    assertThat(regress().exits(Exit.DONE).out())
        .contains("10 pairs, 7 tables, 5 rounds")
        .contains("we have a movement like 1 of them");
  }

  @Test
  void aHalfTableCountsWhereverTheOddPairWaits() throws IOException {
    Path csv = Files.createDirectories(temp.resolve("in")).resolve("three.csv");
    Files.writeString(csv, "round,table,ns,ew,set\n1,1,1,2,1\n2,1,3,1,2\n3,1,2,3,3\n");
    assertThat(regress().exits(Exit.DONE).out())
        .contains("3 pairs, 2 tables, 3 rounds, 3 sets, 1 winner")
        .contains("we have a movement like 1 of them");
  }

  @Test
  void whatIsMissingIsSearchedForAndKept() throws IOException {
    reference("five.asc", Examples.fivePlayers());
    assertThat(regress().exits(Exit.DONE).out()).contains("not known without a search: --time 20s");
    Ran first = regress("--effort", "20s").exits(Exit.DONE);
    assertThat(first.out()).contains("we have a movement like 1 of them");
    assertThat(first.err()).contains("1: searching for one like ");
    try (Stream<Path> files = Files.walk(temp.resolve("ours"))) {
      assertThat(files.filter(f -> f.toString().endsWith(".yaml"))).isNotEmpty();
    }
    Ran again = regress("--effort", "20s").exits(Exit.DONE);
    assertThat(again.out()).isEqualTo(first.out());
    assertThat(again.err()).doesNotContain("searching");
    assertThat(regress().exits(Exit.DONE).out()).isEqualTo(first.out());
  }

  @Test
  void aBrokenReferenceIsNeitherBetterNorWorse() throws IOException {
    Movement m = Examples.mitchell(5, 0, 2);
    reference("twice.asc", m.with(List.of(m.rounds().get(0), m.rounds().get(0))));
    assertThat(regress().exits(Exit.DONE).out())
        .contains("10 (pair 1 plays set 1 in round 1 and again in round 2, at table 1;")
        .contains("it breaks rules, so it is not compared")
        .contains("like 0 of them: 0 better, 0 equal, 0 worse, 0 mixed; 1 broken; 0 unreadable");
  }

  /** Two rings of five tables with the same sets, NS and EW numbered from 1 each. */
  private void webNumberedTwice(String name) throws IOException {
    StringBuilder text = new StringBuilder("round,table,ns,ew,set\n");
    for (int r = 0; r < 5; r++) {
      for (int t = 0; t < 10; t++) {
        int ring = t / 5 * 5;
        int ew = ring + (t + 5 - r) % 5 + 1;
        text.append(Text.of("%d,%d,%d,%d,%d\n", r + 1, t + 1, t + 1, ew, (t + r) % 5 + 1));
      }
    }
    Files.writeString(Files.createDirectories(temp.resolve("in")).resolve(name), text);
  }

  /** Three stanzas of a rainbow of five tables in which each field partners another. */
  private static Movement swivel() {
    int[][] seats = {{0, 2, 1, 3}, {0, 1, 2, 3}, {0, 1, 3, 2}};
    List<Round> rounds = new ArrayList<>();
    for (int r = 0; r < 15; r++) {
      int[] field = seats[r / 5];
      List<Encounter> tables = new ArrayList<>();
      for (int t = 0; t < 5; t++) {
        int[] player = new int[4];
        for (int k = 0; k < 4; k++) {
          player[k] = 5 * field[k] + (t + k * r) % 5 + 1;
        }
        int set = r / 5 * 5 + (t + 4 * r) % 5 + 1;
        FourPlayers four = Examples.four(player[0], player[1], player[2], player[3]);
        tables.add(new Encounter(t + 1, four, set));
      }
      rounds.add(new Round(tables));
    }
    Boards boards = new Boards(15, 2, Play.CIRCULATING, 1);
    return new Movement("Swivel", Kind.INDIVIDUAL, 20, 5, boards, Rotation.NONE, 1, rounds);
  }

  private void json(String name, Movement movement) throws IOException {
    Path file = Files.createDirectories(temp.resolve("in")).resolve(name);
    Files.writeString(file, Exchange.text(movement, MovementFormat.JSON));
  }

  @Test
  void aSwivelABrokenWebAndAMixedMovementGetTrueVerdicts() throws IOException {
    json("swivel.json", swivel().ranked(4));
    keep("swivel.yaml", swivel());
    webNumberedTwice("web.csv");
    JsonNode two = new JsonMapper().readTree(regress("--format", "json").exits(Exit.DONE).out());
    JsonNode swivel = two.at("/references/0");
    assertThat(swivel.at("/verdict").asText()).isEqualTo("equal");
    assertThat(swivel.at("/size").asText()).endsWith("1 winner");
    assertThat(swivel.at("/broken rules of theirs").asText())
        .contains("Contestants change fields, so that it has one ranking, not 4.");
    JsonNode web = two.at("/references/1");
    assertThat(web.at("/verdict").asText()).isEqualTo("broken");
    assertThat(web.at("/broken rules of theirs").asText())
        .contains("pair 1 sits twice in round 1")
        .contains("Maybe its EW pairs are numbered from 1 like its NS: give EW other numbers")
        .contains("such as 11 to 20. With these it breaks no rule.");
    assertThat(web.at("/size").asText()).startsWith("20 pairs, 10 tables");
    assertThat(two.at("/totals/broken").asInt()).isEqualTo(1);
    assertThat(two.at("/totals/equal").asInt()).isEqualTo(1);

    Movement eight = Examples.eightPlayers();
    IndividualWish wish = UsualWish.of(8, 2, 7, eight.boards(), Rotation.NONE);
    SolutionFile.write(
        temp.resolve("ours").resolve("eight.yaml"), Solution.of(Judged.of(eight, wish)));
    json("mixed.json", Examples.worseEightPlayers());
    assertThat(regress().exits(Exit.BROKEN_RULES).out())
        .contains("like 2 of them: 0 better, 1 equal, 0 worse, 1 mixed; 1 broken; 0 unreadable");

    IndividualWish inOrder = UsualWish.inOrder(wish);
    SolutionFile.write(
        temp.resolve("ours").resolve("order.yaml"),
        Solution.of(Judged.of(Examples.worseEightPlayers(), inOrder)));
    assertThat(regress().exits(Exit.DONE).out())
        .contains("like 2 of them: 0 better, 2 equal, 0 worse, 0 mixed; 1 broken; 0 unreadable");
  }

  @Test
  void everyMovementOfALibraryIsAReference() throws IOException {
    Path text = temp.resolve("club.txt");
    Files.writeString(
        text,
        Exchange.text(Examples.mitchell(5, 0, 2), MovementFormat.EBUSCORE)
            + Exchange.text(Examples.mitchell(7, 0, 2), MovementFormat.EBUSCORE)
            + "\nTeams\n7,4,6,2,3\n1,2,1\n\nShort\n0,1,2,2,1,0\n1,2\n");
    Ran ran = of(text.toString()).exits(Exit.BAD_INPUT);
    assertThat(ran.out())
        .contains("club.txt#1 [U1] Mitchell, 5 tables", "club.txt#2 [U1] Mitchell, 7 tables")
        .contains("4 references: we have a movement like 2 of them: 0 better, 2 equal")
        .contains("2 unreadable");
    assertThat(ran.err()).contains("club.txt:26: #4 Short: ");
    assertThat(of(text + "#2").exits(Exit.DONE).out()).contains("1 reference:");
  }

  /** A movement of teams as a line for each table: NS team, EW team and set of each round. */
  private static String typed(Movement movement) {
    int teams = movement.contestants() / 2;
    StringBuilder text = new StringBuilder("[T] Teams\n5,");
    text.append(teams).append(",10,2,").append(movement.rounds().size()).append('\n');
    for (int t = 0; t < movement.tables(); t++) {
      List<String> cells = new ArrayList<>();
      for (Round round : movement.rounds()) {
        Encounter e = round.encounters().get(t);
        int ew = e.seating().at(Direction.EW).get(0) - teams;
        cells.add(e.seating().at(Direction.NS).get(0) + "," + ew + "," + e.set());
      }
      text.append(String.join(",", cells)).append('\n');
    }
    return text + "\n";
  }

  @Test
  void movementsOfTeamsAreComparedWithFormsOfTeamsOnly() throws IOException {
    Movement whist =
        NamedForms.of("american-whist").orElseThrow().build(new FormSize(5, 4, 5)).orElseThrow();
    Movement mitchell = Examples.mitchell(5, 0, 2);
    Path text = temp.resolve("teams.txt");
    Files.writeString(text, typed(whist) + typed(mitchell.with(mitchell.rounds().subList(0, 3))));
    Ran ran = of(text.toString()).exits(Exit.DONE);
    assertThat(ran.out())
        .contains("teams.txt#1 [T] Teams", "American Whist")
        .contains("not all matches have both halves here")
        .contains("2 references: we have a movement like 1 of them: 0 better, 1 equal, 0 worse")
        .contains("0 unreadable");
    assertThat(TeamsOfFour.in(whist)).isTrue();
    assertThat(TeamsOfFour.in(mitchell)).isFalse();
    Ran check = Ran.of("check", text.toString());
    assertThat(check.out()).contains("0 cannot be read");
  }

  @Test
  void foldersMayHoldOtherTexts() throws IOException {
    reference("five.asc", Examples.mitchell(5, 0, 2));
    Path in = temp.resolve("in");
    Files.writeString(in.resolve("README.txt"), "not a movement");
    Files.writeString(
        in.resolve("club.txt"), Exchange.text(Examples.mitchell(7, 0, 2), MovementFormat.EBUSCORE));
    assertThat(regress().exits(Exit.DONE).out()).contains("2 references: ");
  }

  @Test
  void itIsWrittenForPrograms() throws IOException {
    reference("five.asc", Examples.mitchell(5, 0, 2));
    String csv = regress("--format", "csv").exits(Exit.DONE).out();
    assertThat(csv).startsWith("reference,size,theirs,ours,bound,verdict,").hasLineCount(2);
    JsonNode json = new JsonMapper().readTree(regress("--format", "json").exits(Exit.DONE).out());
    assertThat(json.at("/references/0/verdict").asText()).isEqualTo("equal");
    assertThat(json.at("/totals/found").asInt()).isEqualTo(1);
    assertThat(regress("--format", "html").exits(Exit.DONE).out())
        .contains(">equal</td>", "1 reference: we have a movement like 1 of them")
        .doesNotContain("<script");
  }

  @Test
  void whatCannotBeReadIsNamed() throws IOException {
    reference("five.asc", Examples.mitchell(5, 0, 2));
    Files.writeString(temp.resolve("in").resolve("bad.asc"), "no movement\n");
    Ran ran = regress().exits(Exit.BAD_INPUT);
    assertThat(ran.err()).contains("bad.asc:1: ");
    assertThat(ran.out()).contains("2 references", "1 unreadable");
    assertThat(of(temp.resolve("nowhere").toString()).exits(Exit.BAD_INPUT).err())
        .contains("nowhere: there is no such file");
    of(temp.resolve("in").toString(), "--time", "0s").exits(Exit.USAGE).refusedInOneMessage();
  }

  @Test
  void foldersInAFolderAreReadAndOtherFilesAreNamed() throws IOException {
    reference("five.asc", Examples.mitchell(5, 0, 2));
    Path inner = Files.createDirectories(temp.resolve("in").resolve("b").resolve("c"));
    Files.move(temp.resolve("in").resolve("five.asc"), inner.resolve("five.asc"));
    reference("seven.asc", Examples.mitchell(7, 0, 2));
    Path readme = Files.writeString(temp.resolve("in").resolve("b").resolve("README.md"), "clubs");
    Ran ran = regress().exits(Exit.DONE);
    assertThat(ran.out()).contains("2 references: ").containsSubsequence("five.asc", "seven.asc");
    assertThat(ran.err().strip()).isEqualTo("passed over, holds no movement: " + readme);
  }

  @Test
  void aFileThatCannotBeReadIsNoTable() throws IOException {
    Ran nowhere = of(temp.resolve("nowhere").toString()).exits(Exit.BAD_INPUT);
    nowhere.refusedInOneMessage();
    Path bad = Files.writeString(temp.resolve("bad.asc"), "no movement\n");
    assertThat(of(bad.toString()).exits(Exit.BAD_INPUT).out()).isEmpty();
  }

  @Test
  void textsInCapitalsAreReadToo() throws IOException {
    reference("five.asc", Examples.mitchell(5, 0, 2));
    Files.writeString(
        temp.resolve("in").resolve("LIB.TXT"),
        Exchange.text(Examples.mitchell(7, 0, 2), MovementFormat.EBUSCORE));
    assertThat(regress().exits(Exit.DONE).out()).contains("2 references: ", "LIB.TXT");
  }

  private Ran since(String... more) {
    List<String> args = new ArrayList<>(List.of(more));
    args.addAll(List.of("--baseline", temp.resolve("in").resolve("baseline.yaml").toString()));
    return regress(args.toArray(String[]::new));
  }

  @Test
  void aBaselineIsWrittenOnceAndThenCompared() throws IOException {
    reference("a.asc", Examples.mitchell(5, 0, 2));
    reference("two.asc", Examples.mitchell(15, 2, 1));
    keep("one.yaml", Examples.mitchell(15, 1, 1));
    // Ours is worse than the reference, but it did not get worse.
    assertThat(since().exits(Exit.DONE).out())
        .contains("1 worse", "The baseline is kept in ", "baseline.yaml.\n");
    Path kept = temp.resolve("in").resolve("baseline.yaml");
    String text = Files.readString(kept);
    assertThat(text.lines().filter(l -> l.contains("reference: ")))
        .hasSize(2)
        .first()
        .asString()
        .startsWith("  - {reference: a.asc, theirs: ")
        .contains("broken-rules: 0.0", "copies: 1.0", "met-again: 0.0");
    Ran again = since().exits(Exit.DONE);
    assertThat(again.out()).endsWith("baseline.yaml: nothing changed.\n");
    assertThat(again.err()).isEmpty();
    assertThat(kept).hasContent(text);
  }

  @Test
  void whatGotWorseSinceTheBaselineIsNamed() throws IOException {
    reference("a.asc", Examples.mitchell(5, 0, 2));
    reference("two.asc", Examples.mitchell(15, 2, 1));
    keep("one.yaml", Examples.mitchell(15, 2, 1));
    since().exits(Exit.DONE);
    keep("one.yaml", Examples.mitchell(15, 1, 1));
    Ran worse = since().exits(Exit.BROKEN_RULES);
    assertThat(worse.out())
        .contains(
            """
            baseline.yaml: 1 worse, 0 better, 0 other changes.
              worse: two.asc: calibre 79.29, was 95.16
            """);
    Ran table = since("--format", "csv").exits(Exit.BROKEN_RULES);
    assertThat(table.out()).hasLineCount(3);
    assertThat(table.err()).contains("  worse: two.asc: calibre 79.29, was 95.16\n");
  }

  @Test
  void whatGotBetterAndOtherReferencesAreNamedToo() throws IOException {
    reference("a.asc", Examples.mitchell(5, 0, 2));
    reference("b.asc", Examples.mitchell(7, 0, 2));
    reference("two.asc", Examples.mitchell(15, 2, 1));
    keep("one.yaml", Examples.mitchell(15, 1, 1));
    since().exits(Exit.DONE);
    keep("one.yaml", Examples.mitchell(15, 2, 1));
    reference("a.asc", Examples.mitchell(9, 0, 2));
    Files.move(temp.resolve("in").resolve("b.asc"), temp.resolve("in").resolve("c.asc"));
    assertThat(since().exits(Exit.DONE).out())
        .endsWith(
            """
            baseline.yaml: 0 worse, 1 better, 3 other changes.
              better: two.asc: calibre 95.16, was 79.29
              another reference, not compared: a.asc
              new: c.asc
              gone: b.asc
            """);
  }

  @Test
  void aFileThatIsNoBaselineIsRefusedBeforeAnythingIsCompared() throws IOException {
    reference("a.asc", Examples.mitchell(5, 0, 2));
    Path other = Files.writeString(temp.resolve("in").resolve("baseline.yaml"), "kind: pairs\n");
    Ran ran = since().exits(Exit.BAD_INPUT);
    ran.refusedInOneMessage();
    assertThat(ran.err()).contains("holds no baseline", "Maybe ");
    assertThat(ran.out()).isEmpty();
    assertThat(other).hasContent("kind: pairs\n");
  }

  @Test
  void titlesWithSlashesStayWholeOnThePage() throws IOException {
    Path text = temp.resolve("club.txt");
    Files.writeString(
        text,
        Exchange.text(
            Stream.of(
                    Examples.mitchell(5, 0, 2).named("3/4 Howell"),
                    Examples.mitchell(7, 0, 2).named("1/2"))
                .flatMap(m -> Volume.of(text, m).pieces().stream())
                .toList(),
            MovementFormat.EBUSCORE));
    assertThat(of(text.toString(), "--format", "html").exits(Exit.DONE).out())
        .contains(">club.txt#1 [U1] 3/4 Howell<", ">club.txt#2 [U2] 1/2<")
        .doesNotContain(temp.toString());
  }

  @Test
  void allFormatsCountTheSameReferences() throws IOException {
    reference("five.asc", Examples.mitchell(5, 0, 2));
    Files.writeString(temp.resolve("in").resolve("bad.asc"), "no movement\n");
    JsonNode json =
        new JsonMapper().readTree(regress("--format", "json").exits(Exit.BAD_INPUT).out());
    assertThat(json.at("/totals/references").asInt()).isEqualTo(2);
    assertThat(json.at("/references")).hasSize(1);
  }
}
