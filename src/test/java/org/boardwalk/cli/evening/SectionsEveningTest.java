package org.boardwalk.cli.evening;

import static org.assertj.core.api.Assertions.assertThat;

import com.healthmarketscience.jackcess.Database;
import com.healthmarketscience.jackcess.DatabaseBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Stream;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.design.named.NamedForm;
import org.boardwalk.design.named.NamedForms;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.MovementFormat;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.PairNumbering.Style;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Plays;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two sections of one event, A of nine tables and B of eight, from the movement to the ranking. */
class SectionsEveningTest {

  /** Points that a contract gives whoever is vulnerable. */
  private static final int[] POINTS = {110, 140, -110, -140, 90, -90, 120, -120};

  @TempDir Path temp = Path.of("");
  private Path file = Path.of("");
  private Movement movement = built();

  private static Movement built() {
    NamedForm form = NamedForms.of("sections").orElseThrow();
    return form.build(form.usual(17, OptionalInt.of(7))).orElseThrow().numbered(Style.CONTINUED);
  }

  @BeforeEach
  void write() throws IOException {
    file = written("event", movement);
  }

  private Path written(String name, Movement some) throws IOException {
    return Files.writeString(
        temp.resolve(name + ".yaml"), SolutionFile.text(Solution.of(Judged.of(some))));
  }

  private static int points(BoardPlay play) {
    return POINTS[(play.board() * 5 + play.table() * 3 + play.round() * play.round()) % 8];
  }

  private Path results(String name, String head, Function<BoardPlay, String> line)
      throws IOException {
    return Files.write(
        temp.resolve(name + ".csv"),
        Stream.concat(Stream.of(head), Plays.of(movement).all().stream().map(p -> line.apply(p)))
            .toList());
  }

  private Path byTable() throws IOException {
    return results(
        "tables",
        "round,table,board,score",
        p ->
            String.join(
                ",", "" + p.round(), movement.table(p.table()), "" + p.board(), "" + points(p)));
  }

  private static List<String> rows(String... score) {
    List<String> args = new ArrayList<>(List.of("score"));
    args.addAll(List.of(score));
    args.addAll(List.of("--format", "csv"));
    return Ran.of(args)
        .exits(Exit.DONE)
        .out()
        .lines()
        .skip(1)
        .map(row -> row.replaceFirst("^[^,]*,(?=North-South|East-West)", ""))
        .toList();
  }

  /** Two for each score beaten in both sections, one for each equal one, factored by Neuberg. */
  private Map<String, Double> recounted() {
    Map<Integer, List<BoardPlay>> boards = new HashMap<>();
    Plays.of(movement)
        .all()
        .forEach(p -> boards.computeIfAbsent(p.board(), b -> new ArrayList<>()).add(p));
    Map<String, Double> gained = new HashMap<>();
    for (List<BoardPlay> plays : boards.values()) {
      for (BoardPlay one : plays) {
        int beaten = 0;
        for (BoardPlay other : plays) {
          beaten +=
              one.equals(other)
                  ? 0
                  : 1 + Integer.signum(Integer.compare(points(one), points(other)));
        }
        double factor = 14.0 / plays.size();
        double ns = factor * (beaten + 1) - 1;
        double ew = factor * (2 * (plays.size() - 1) - beaten + 1) - 1;
        gained.merge(label(one, Direction.NS), ns, Double::sum);
        gained.merge(label(one, Direction.EW), ew, Double::sum);
      }
    }
    return gained;
  }

  private String label(BoardPlay play, Direction side) {
    return movement.label(play.seating().at(side).get(0));
  }

  @Test
  void boardsAreMatchpointedOverBothSectionsAndEachDirectionHasOneRanking() throws IOException {
    List<String> rows = rows(file.toString(), byTable().toString());
    assertThat(rows).hasSize(34);
    assertThat(rows).filteredOn(r -> r.startsWith("North-South,1,")).hasSize(1);
    Map<String, Double> recounted = recounted();
    for (String row : rows) {
      String[] cells = row.split(",", -1);
      assertThat(cells[6])
          .as(row)
          .isEqualTo(String.format(Locale.ROOT, "%.2f", recounted.get(cells[3])));
    }
  }

  @Test
  void sectionAndNumbersSayTheSameAsLabels() throws IOException {
    List<String> rows = rows(file.toString(), byTable().toString());
    Path sections =
        results(
            "sections",
            "section,round,table,board,score",
            p ->
                movement.table(p.table()).charAt(0)
                    + String.join(
                        ",",
                        "",
                        "" + p.round(),
                        movement.table(p.table()).substring(1),
                        "" + p.board(),
                        "" + points(p)));
    assertThat(rows(file.toString(), sections.toString())).isEqualTo(rows);
    Path open =
        results(
            "open",
            "section,board,ns,ew,score",
            p ->
                String.join(
                    ",",
                    label(p, Direction.NS).substring(0, 1),
                    "" + p.board(),
                    label(p, Direction.NS).substring(1),
                    label(p, Direction.EW).substring(1),
                    "" + points(p)));
    assertThat(rows(open.toString(), "--across")).isEqualTo(rows);
  }

  @Test
  void aTableOfEitherSectionIsRefusedWithBothNames() throws IOException {
    Path bare = Files.writeString(temp.resolve("bare.csv"), "round,table,board,score\n1,3,7,140\n");
    Ran refused = Ran.of("score", file.toString(), bare.toString()).exits(Exit.BAD_INPUT);
    refused.refusedInOneMessage();
    assertThat(refused.err())
        .contains("table [3] may mean several tables", "Maybe write one of A3, B3.");
  }

  @Test
  void oneWinnerIsOneRankingOfAllPairs() throws IOException {
    Path one = written("one", movement.ranked(1));
    assertThat(rows(one.toString(), byTable().toString()))
        .hasSize(34)
        .allMatch(row -> row.startsWith("All,"))
        .filteredOn(row -> row.contains(",B16,"))
        .hasSize(1);
  }

  @Test
  void usebioHasBothSectionsAndGivesTheRankingBack() throws IOException {
    Path results = byTable();
    String xml =
        Ran.of("score", file.toString(), results.toString(), "--format", "usebio")
            .exits(Exit.DONE)
            .out();
    assertThat(xml)
        .contains(
            "<SECTION_COUNT>2</SECTION_COUNT>",
            "<SECTION SECTION_ID=\"A\">",
            "<SECTION SECTION_ID=\"B\">",
            "<EW_PAIR_NUMBER>16</EW_PAIR_NUMBER>")
        .doesNotContain("PAIR_NUMBER>A", "PAIR_NUMBER>B", "PAIR_NUMBER>27<");
    Path written = Files.writeString(temp.resolve("event.xml"), xml);
    assertThat(rows(written.toString(), "--across"))
        .isEqualTo(rows(file.toString(), results.toString()));
  }

  @Test
  void papersCallTablesAndPairsBySection() throws IOException {
    Path html = temp.resolve("papers.html");
    Ran.of(
            "print",
            file.toString(),
            "--papers",
            "all",
            "--format",
            "html",
            "--out",
            html.toString())
        .exits(Exit.DONE);
    String text =
        Files.readString(html)
            .replaceAll("(?s)<style.*?</style>", "")
            .replaceAll("(?s)<svg.*?</svg>", "")
            .replaceAll("<[^>]*>", "|")
            .replace('\u00a0', ' ')
            .replaceAll("\\s+", " ");
    assertThat(text)
        .contains("Table A1", "Table B8", "Sign up A", "Sign up B", "Pair A10", "Pair B16")
        .contains("NS stay, EW up one, skip after round 4.")
        .contains("tables A1-A9 and tables B1-B8 apart")
        .doesNotContainPattern("[Tt]able [0-9]|(NS|EW)[0-9]|Pair [0-9]");
  }

  @Test
  void tableDevicesOfBothSectionsFillOneEvening() throws IOException {
    Path evening = temp.resolve("evening.yaml");
    Ran.of("evening", "new", file.toString(), "--date", "2026-02-03", "--out", evening.toString())
        .exits(Exit.DONE);
    assertThat(EveningFile.read(evening).movement()).isEqualTo(movement);
    Path database = temp.resolve("devices.bws");
    Files.write(database, Exchange.bytes(movement, MovementFormat.BWS));
    try (Database devices = DatabaseBuilder.open(database.toFile())) {
      for (int section = 1; section <= 2; section++) {
        // Table 3 of each: pair 3 against pair 12 of A, and against pair 11 of B.
        devices
            .getTable("ReceivedData")
            .addRowFromMap(
                new HashMap<>(
                    Map.of(
                        "Section",
                        section,
                        "Table",
                        3,
                        "Round",
                        1,
                        "Board",
                        section == 1 ? 5 : 7,
                        "PairNS",
                        3,
                        "PairEW",
                        section == 1 ? 12 : 11,
                        "NS/EW",
                        "N",
                        "Contract",
                        section + " S",
                        "Result",
                        "=")));
      }
    }
    Ran.of("evening", "watch", evening.toString(), database.toString(), "--once").exits(Exit.DONE);
    assertThat(EveningFile.read(evening).results())
        .extracting(r -> movement.table(r.play().table()) + " board " + r.play().board())
        .containsExactly("A3 board 5", "B3 board 7");
  }
}
