package org.boardwalk.scoring.entry;

import static org.assertj.core.api.Assertions.assertThat;

import com.healthmarketscience.jackcess.Database;
import com.healthmarketscience.jackcess.DatabaseBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.MovementFormat;
import org.boardwalk.exchange.Source;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.entry.ResultsFile.Reading;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whose are the names that players key in at their tables, of movements that we wrote. */
class BwsNamesTest {

  private static final List<String> SEATS = List.of("N", "E", "S", "W");

  @TempDir Path temp = Path.of("");

  /** What is written into a file. */
  private interface Keys {
    void add(Database database) throws IOException;
  }

  private List<HandedIn> read(Movement movement, Reading reading, Keys keys) throws IOException {
    Path file = temp.resolve("club.bws");
    Files.write(file, Exchange.bytes(movement, MovementFormat.BWS));
    try (Database database = DatabaseBuilder.open(file.toFile())) {
      keys.add(database);
    }
    return ResultsFile.read(Source.read(file), reading);
  }

  private static void name(Database database, int section, int table, String seat)
      throws IOException {
    Map<String, Object> row = new TreeMap<>();
    row.putAll(Map.of("Section", section, "Table", table, "Direction", seat));
    row.put("Name", seat + table + (section > 1 ? " of B" : ""));
    database.getTable("PlayerNumbers").addRowFromMap(row);
  }

  private static void scored(Database database, int section, int table, int board, int... seats)
      throws IOException {
    Map<String, Object> row = new TreeMap<>();
    row.putAll(Map.of("Section", section, "Table", table, "Round", 1, "Board", board));
    List<String> columns = List.of("PairNS", "PairEW", "South", "West");
    for (int k = 0; k < seats.length; k++) {
      row.put(columns.get(k), seats[k]);
    }
    row.putAll(Map.of("NS/EW", "N", "Contract", "1 NT", "Result", "="));
    database.getTable("ReceivedData").addRowFromMap(row);
  }

  private static Map<String, String> names(HandedIn in) {
    Map<String, String> names = new TreeMap<>();
    in.entrants()
        .names()
        .forEach((number, name) -> names.put(in.event().roster().label(number), name));
    return names;
  }

  @Test
  void ofTwoFieldsThatTheFileDoesNotNameEachSideHasItsOwn() throws IOException {
    Movement mitchell = Examples.mitchell(3, 0, 2);
    HandedIn in =
        read(
                mitchell,
                Reading.PLAIN,
                database -> {
                  var section = database.getTable("Section").iterator().next();
                  section.put("Winners", null);
                  database.getTable("Section").updateRow(section);
                  for (int table = 1; table <= 3; table++) {
                    var round = round(database, table);
                    round.put("EWPair", table);
                    database.getTable("RoundData").updateRow(round);
                    scored(database, 1, table, 2 * table, table, table);
                    for (String seat : SEATS) {
                      name(database, 1, table, seat);
                    }
                  }
                })
            .get(0);
    assertThat(names(in))
        .isEqualTo(
            Map.of(
                "NS 1", "N1 & S1", "EW 1", "E1 & W1", "NS 2", "N2 & S2", "EW 2", "E2 & W2", "NS 3",
                "N3 & S3", "EW 3", "E3 & W3"));
  }

  private static com.healthmarketscience.jackcess.Row round(Database database, int table)
      throws IOException {
    for (var row : database.getTable("RoundData")) {
      if (row.getShort("Table") == table && row.getShort("Round") == 1) {
        return row;
      }
    }
    throw new IllegalArgumentException("table " + table);
  }

  /** Round 1: table 1 N8 S1 E5 W7. */
  @Test
  void playersOfAnIndividualHaveTheNamesOfTheirSeats() throws IOException {
    HandedIn in =
        read(
                Examples.eightPlayers(),
                Reading.PLAIN,
                database -> {
                  scored(database, 1, 1, 1, 8, 5, 1, 7);
                  for (String seat : SEATS) {
                    name(database, 1, 1, seat);
                  }
                })
            .get(0);
    assertThat(names(in)).isEqualTo(Map.of("8", "N1", "5", "E1", "1", "S1", "7", "W1"));
  }

  @Test
  void aTeamHasTheNamesOfBothItsTables() throws IOException {
    HandedIn in =
        read(
                Examples.mitchell(3, 0, 2),
                new Reading(Optional.of(1), false, Optional.of(ScoringMethod.TEAMS)),
                database -> {
                  var second = round(database, 2);
                  second.put("NSPair", 4);
                  second.put("EWPair", 1);
                  database.getTable("RoundData").updateRow(second);
                  scored(database, 1, 1, 1, 1, 4);
                  scored(database, 1, 2, 1, 4, 1);
                  for (String seat : SEATS) {
                    name(database, 1, 1, seat);
                    name(database, 1, 2, seat);
                  }
                })
            .get(0);
    assertThat(names(in)).containsEntry("1", "N1 & S1 & E2 & W2");
  }

  @Test
  void whatWasEnteredAgainIsSaidInItsSectionOnly() throws IOException {
    List<HandedIn> sections =
        read(
            Examples.mitchell(3, 0, 2),
            Reading.PLAIN,
            database -> {
              database
                  .getTable("Section")
                  .addRowFromMap(new TreeMap<>(Map.of("ID", 2, "Letter", "B")));
              scored(database, 1, 1, 1, 1, 4);
              scored(database, 2, 1, 1, 1, 4);
              scored(database, 2, 1, 1, 1, 4);
            });
    assertThat(sections.get(0).remarks()).isEmpty();
    assertThat(sections.get(1).remarks())
        .containsExactly("Board 1, round 1, table 1: entered again, the last entry counts.");
  }
}
