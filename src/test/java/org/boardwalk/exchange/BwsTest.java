package org.boardwalk.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.healthmarketscience.jackcess.Database;
import com.healthmarketscience.jackcess.DatabaseBuilder;
import com.healthmarketscience.jackcess.Row;
import com.healthmarketscience.jackcess.Table;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.LongStream;
import org.boardwalk.Needed;
import org.boardwalk.design.named.NamedForm;
import org.boardwalk.design.named.NamedForms;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.PairNumbering.Style;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Seat;
import org.boardwalk.quality.RandomMovements;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bridgemate databases, in and out, and as Debian's mdbtools see them. */
@Tag("thorough")
class BwsTest {

  @TempDir Path temp = Path.of("");

  private static Movement read(byte[] bytes) {
    return new BwsReader().read(new Source(Path.of("night.bws"), bytes), Unstated.USUAL);
  }

  private static byte[] write(Movement movement) {
    return new BwsWriter().bytes(movement);
  }

  private Path file(Movement movement) throws IOException {
    return Files.write(temp.resolve("night.bws"), write(movement));
  }

  /** What mdb-export prints. */
  private static List<String> exported(Path file, String table) throws Exception {
    Path program = Needed.program("mdb-export", "mdbtools");
    Process process =
        new ProcessBuilder(program.toString(), file.toString(), table)
            .redirectErrorStream(true)
            .start();
    String text =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    assertThat(process.waitFor()).as(text).isZero();
    return text.lines().toList();
  }

  @Test
  void mdbtoolsSeePairs() throws Exception {
    Path file = file(Examples.mitchell(3, 0, 2));
    assertThat(exported(file, "RoundData"))
        .containsExactly(
            "Section,Table,Round,NSPair,EWPair,LowBoard,HighBoard,CustomBoards,South,West",
            "1,1,1,1,4,1,2,,,",
            "1,1,2,1,6,3,4,,,",
            "1,1,3,1,5,5,6,,,",
            "1,2,1,2,5,3,4,,,",
            "1,2,2,2,4,5,6,,,",
            "1,2,3,2,6,1,2,,,",
            "1,3,1,3,6,5,6,,,",
            "1,3,2,3,5,1,2,,,",
            "1,3,3,3,4,3,4,,,");
    assertThat(exported(file, "Section"))
        .containsExactly(
            "ID,Letter,Tables,MissingPair,EWMoveBeforePlay,Session,ScoringType,Winners",
            "1,\"A\",3,0,0,1,1,2");
    assertThat(exported(file, "Tables"))
        .containsExactly(
            "Section,Table,ComputerID,Status,LogOnOff,CurrentRound,CurrentBoard,UpdateFromRound,Group",
            "1,1,1,0,2,0,0,0,1",
            "1,2,1,0,2,0,0,0,1",
            "1,3,1,0,2,0,0,0,1");
    assertThat(exported(file, "Settings")).hasSize(2);
    assertThat(exported(file, "PlayerNames")).containsExactly("ID,Name,strID");
  }

  @Test
  void mdbtoolsSeeIndividuals() throws Exception {
    Movement m = Examples.eightPlayers();
    List<String> expected = new ArrayList<>();
    expected.add("Section,Table,Round,NSPair,EWPair,LowBoard,HighBoard,CustomBoards,South,West");
    for (int t = 1; t <= 2; t++) {
      for (int r = 1; r <= 7; r++) {
        Encounter e = m.rounds().get(r - 1).encounters().get(t - 1);
        Map<Seat, Integer> at = e.seating().seats();
        expected.add(
            "1,%d,%d,%d,%d,%d,%d,,%d,%d"
                .formatted(
                    t,
                    r,
                    at.get(Seat.NORTH),
                    at.get(Seat.EAST),
                    2 * r - 1,
                    2 * r,
                    at.get(Seat.SOUTH),
                    at.get(Seat.WEST)));
      }
    }
    assertThat(expected).contains("1,1,1,8,5,1,2,,1,7");
    assertThat(exported(file(m), "RoundData")).isEqualTo(expected);
  }

  @Test
  void movementsAreReadAsTheyWereWritten() {
    for (Movement m :
        List.of(
            Examples.eightPlayers(),
            Examples.mitchell(5, 0, 2),
            Examples.mitchell(7, 1, 1),
            PairsExamples.fivePairs())) {
      assertThat(read(write(m))).isEqualTo(m.named("night"));
    }
  }

  @Test
  void whatIsWrittenIsReadAgain() {
    for (long seed = 1; seed <= 60; seed++) {
      Movement m = RandomMovements.any(seed);
      if (m.kind() != Kind.SOLO) {
        Movement again = read(write(m));
        assertThat(again.rounds()).as("seed %d", seed).isEqualTo(m.rounds());
        assertThat(again.boards().perSet()).isEqualTo(m.boards().perSet());
        assertThat(again.tables()).isEqualTo(m.tables());
      }
    }
  }

  @Test
  void seatsAreThoseOfTheFirstBoard() {
    Movement m =
        LongStream.iterate(1, s -> s + 1)
            .mapToObj(RandomMovements::any)
            .filter(x -> x.rotation() != Rotation.NONE)
            .findFirst()
            .orElseThrow();
    assertThat(read(write(m)).rounds()).isEqualTo(m.rounds());
    assertThat(Exchange.lost(m, MovementFormat.BWS, Unstated.USUAL))
        .contains("rotation [%s]".formatted(m.rotation().name().toLowerCase(Locale.ROOT)));
  }

  @Test
  void hostileNamesAreNotInTheFile() throws IOException {
    Path file = file(Examples.mitchell(3, 0, 2).named("=cmd|' /C calc'!A0"));
    try (Database database = new DatabaseBuilder(file).setReadOnly(true).open()) {
      for (Table table : database) {
        for (Row row : table) {
          assertThat(row.values()).noneMatch(v -> v instanceof String s && !s.equals("A"));
        }
      }
    }
  }

  /** A change to a file that was written. */
  private interface Change {
    void to(Database database) throws IOException;
  }

  private byte[] changed(Movement movement, Change change) throws IOException {
    Path file = file(movement);
    try (Database database = new DatabaseBuilder(file).open()) {
      change.to(database);
    }
    return Files.readAllBytes(file);
  }

  private static void everyRow(
      Database database, String table, String column, @Nullable Object value) throws IOException {
    Table rows = database.getTable(table);
    for (Row row : rows) {
      row.put(column, value);
      rows.updateRow(row);
    }
  }

  private static void firstRow(Database database, String table, String column, String value)
      throws IOException {
    Table rows = database.getTable(table);
    Row row = rows.iterator().next();
    row.put(column, value);
    rows.updateRow(row);
  }

  @Test
  void customBoardsAreReadWhenTheyAreSets() throws IOException {
    Movement m = Examples.mitchell(3, 0, 2);
    assertThat(read(changed(m, d -> everyRow(d, "RoundData", "CustomBoards", "1, 2, 3"))).boards())
        .isEqualTo(new Boards(1, 3, Play.SHARED, 3));
    assertThat(read(changed(m, d -> everyRow(d, "RoundData", "CustomBoards", "1,3"))).boards())
        .isEqualTo(new Boards(1, 2, Play.SHARED, 3));
    assertRefused(
        changed(m, d -> firstRow(d, "RoundData", "CustomBoards", "1,3")),
        "round 1, table 1: boards [1, 3] are not consecutive, and do not form a set");
    assertRefused(changed(m, d -> everyRow(d, "RoundData", "CustomBoards", "x")), "[x]");
  }

  @Test
  void twoFieldsMayBothBeNumberedFromOne() throws IOException {
    assertThat(fromOne(0, 2)).isEqualTo(Examples.mitchell(3, 0, 2).named("night"));
  }

  @Test
  void whatIsWrongIsSaid() throws IOException {
    Movement m = Examples.mitchell(3, 0, 2);
    assertRefused(changed(m, d -> everyRow(d, "RoundData", "Round", null)), "lacks a number");
    assertRefused(changed(m, d -> everyRow(d, "RoundData", "Round", 0)), "Round [0]");
    assertRefused(changed(m, d -> everyRow(d, "RoundData", "HighBoard", 9)), "are not");
    assertRefused(changed(m, d -> everyRow(d, "RoundData", "EWPair", 0)), "holds no play");
    assertRefused(
        changed(m, d -> d.getTable("Section").addRow(2, "B", 3, 0, 0, 1, 1, 2)),
        "section [B] has no rounds");
    assertRefused("4 2 1 2 0\n1-2 1 3-4 2\n".getBytes(StandardCharsets.UTF_8), "not a Microsoft");
    assertRefused(new byte[0], "is empty");
  }

  @Test
  void sectionsOfAnEventAreWrittenAsSectionsAndReadAsOneMovement() {
    NamedForm form = NamedForms.of("sections").orElseThrow();
    Movement event = form.build(form.usual(17, OptionalInt.of(7))).orElseThrow();
    Movement read = read(write(event));
    assertThat(read.tables()).isEqualTo(17);
    assertThat(read.winners()).isEqualTo(2);
    Movement theirs = read.numbered(Style.CONTINUED);
    Movement ours = event.numbered(Style.CONTINUED);
    for (int r = 0; r < 7; r++) {
      for (int t = 0; t < 17; t++) {
        Encounter there = theirs.rounds().get(r).encounters().get(t);
        Encounter here = ours.rounds().get(r).encounters().get(t);
        assertThat(theirs.table(there.table())).isEqualTo(ours.table(here.table()));
        assertThat(there.set()).isEqualTo(here.set());
        for (Direction side : Direction.values()) {
          assertThat(theirs.labels(there.seating().at(side)))
              .isEqualTo(ours.labels(here.seating().at(side)));
        }
      }
    }
  }

  @Test
  void damagedFilesAreReadOrRefused() {
    byte[] whole = write(Examples.mitchell(3, 0, 2));
    Random random = new Random(7);
    for (int k = 0; k < 60; k++) {
      byte[] damaged =
          Arrays.copyOf(whole, k % 2 == 0 ? whole.length : random.nextInt(whole.length));
      for (int hit = 0; hit < 400; hit++) {
        damaged[Math.min(damaged.length - 1, 20 + random.nextInt(damaged.length))] =
            (byte) random.nextInt();
      }
      try {
        assertThat(read(damaged).rounds()).isNotEmpty();
      } catch (FileException e) {
        assertThat(e)
            .hasMessageStartingWith("night.bws: ")
            .hasMessageNotContainingAny("Decoding", "Exception", "null", "buffer");
      }
    }
  }

  private static void assertRefused(byte[] bytes, String says) {
    assertThatThrownBy(() -> read(bytes))
        .isInstanceOf(FileException.class)
        .hasMessageStartingWith("night.bws: ")
        .hasMessageContaining(says);
  }

  @Test
  void lonePlayersAreRefused() {
    Refusals.refused(new BwsWriter(), PairsExamples.solo(), "kind [solo]");
  }

  private Movement fromOne(int missing, int winners) throws IOException {
    return read(
        changed(
            Examples.mitchell(3, 0, 2),
            d -> {
              Table rows = d.getTable("RoundData");
              for (Row row : rows) {
                row.put("EWPair", row.getShort("EWPair") - 3);
                rows.updateRow(row);
              }
              everyRow(d, "Section", "MissingPair", missing);
              everyRow(d, "Section", "Winners", winners);
            }));
  }

  @Test
  void theMissingPairOfTwoListsIsOneOfThem() throws IOException {
    Movement m = Examples.mitchell(3, 0, 2);
    assertThat(fromOne(2, 2).rounds()).isEqualTo(m.without(2).rounds());
    assertThat(fromOne(5, 2).rounds()).isEqualTo(m.without(5).rounds());
    assertThat(fromOne(5, 2).contestants()).isEqualTo(5);
  }

  @Test
  void theMissingPairDoesNotSitOutAllNight() throws IOException {
    Movement m = Examples.mitchell(3, 0, 2);
    Movement read = read(changed(m, d -> everyRow(d, "Section", "MissingPair", 5)));
    assertThat(read.rounds()).isEqualTo(m.without(5).rounds());
    assertThat(read.neverPlaying()).isEmpty();
  }

  @Test
  void twoListsShowThemselvesWhereNoWinnersAreSaid() throws IOException {
    assertThat(fromOne(0, 0)).isEqualTo(Examples.mitchell(3, 0, 2).named("night"));
  }
}
