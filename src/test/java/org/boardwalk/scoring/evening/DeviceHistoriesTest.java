package org.boardwalk.scoring.evening;

import static org.assertj.core.api.Assertions.assertThat;

import com.healthmarketscience.jackcess.Database;
import com.healthmarketscience.jackcess.DatabaseBuilder;
import com.healthmarketscience.jackcess.Row;
import com.healthmarketscience.jackcess.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.MovementFormat;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Plays;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.Score;
import org.boardwalk.wish.answer.Judged;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random evenings with table devices: rows are sent, changed and erased, the database is cut,
 * emptied, zeroed page by page, replaced and exported over, the director corrects and decides, and
 * the program starts again. What the evening has is compared with a plain replay.
 */
@Tag("thorough")
class DeviceHistoriesTest {

  private static final int PAGE = 4096;
  private static final Movement MOVEMENT = Examples.mitchell(5, 0, 2);
  private static final List<BoardPlay> PLAYS = Plays.of(MOVEMENT).all();

  @TempDir Path temp = Path.of("");

  @Test
  void nothingIsLostInEightRandomHistories() throws IOException {
    histories(77, 8);
  }

  @Test
  @Tag("slow")
  void nothingIsLostInAThousandRandomHistories() throws IOException {
    histories(78, 1000);
  }

  private void histories(int seed, int count) throws IOException {
    int steps = 0;
    for (int k = 0; k < count; k++) {
      steps += new History(new Random(1000L * seed + k), temp.resolve("" + k), k % 4 > 0).run();
    }
    assertThat(steps).isGreaterThan(20 * count);
  }

  @Test
  void aPageOfZerosLosesNothingWhicheverItIs() throws IOException {
    History history = new History(new Random(5), temp.resolve("pages"), true);
    for (int k = 0; k < 12; k++) {
      history.lookAndCompare(history.replaying(history::send));
    }
    byte[] whole = Files.readAllBytes(history.database);
    int pages = whole.length / PAGE;
    assertThat(pages).isGreaterThan(40);
    int asked = 0;
    for (int page = 0; page < pages; page++) {
      byte[] damaged = whole.clone();
      Arrays.fill(damaged, page * PAGE, (page + 1) * PAGE, (byte) 0);
      Files.write(history.database, damaged);
      history.lookAndCompare("page " + page);
      SavedEvening evening = history.evening.current();
      asked += evening.devices().open(evening).isEmpty() ? 0 : 1;
      Files.write(history.database, Arrays.copyOf(whole, page * PAGE + 17));
      history.lookAndCompare("cut in page " + page);
      Files.write(history.database, whole);
      history.lookAndCompare("whole again after page " + page);
      assertThat(history.evening.current().devices().open(history.evening.current())).isEmpty();
    }
    assertThat(asked).isPositive();
  }

  /** A row as it stands in the database: which result at which time. */
  private record Sent(int id, int at, BoardPlay play, int level, boolean erased) {

    Sent marked(boolean mark) {
      return new Sent(id, at, play, level, mark);
    }
  }

  /** A step of a history, which says what was done. */
  private interface Step {
    String done() throws IOException;
  }

  /** One evening, and the plain replay of what was said. */
  private static final class History {

    private final Random random;
    private final boolean timed;
    private final Path database;
    private final Path file;
    private EveningStore evening;
    private WatchedResults watched;
    private int clock;

    /** The rows of the database, or of the one that was damaged. */
    private List<Sent> rows = new ArrayList<>();

    private boolean damaged;
    private byte[] copy = {};
    private List<Sent> copied = List.of();

    /** Replay: the results due; level 0 is the director's -200. */
    private final Map<BoardPlay, Integer> due = new LinkedHashMap<>();

    /** Replay: what the tables have said and not taken back, board by board, the latest last. */
    private final Map<BoardPlay, List<Sent>> said = new LinkedHashMap<>();

    /** Replay: what the tables have said in this step. */
    private final Set<Sent> news = new HashSet<>();

    /** Replay: rows as they were when they were marked as erased. */
    private final Set<Sent> erased = new HashSet<>();

    /** Replay: rows that the director has kept, or taken out, after they were gone. */
    private final Set<Sent> kept = new HashSet<>();

    private final Set<Sent> takenOut = new HashSet<>();

    History(Random random, Path folder, boolean timed) throws IOException {
      this.random = random;
      this.timed = timed;
      Files.createDirectories(folder);
      database = folder.resolve("club.bws");
      file = folder.resolve("tuesday.yaml");
      Files.write(database, export());
      EveningFile.write(
          file, SavedEvening.of(Judged.of(MOVEMENT), LocalDate.of(2026, 11, 29), Map.of()));
      evening = EveningStore.open(file);
      watched = new WatchedResults(database, Optional.empty(), evening);
    }

    private static byte[] export() {
      return Exchange.bytes(MOVEMENT, MovementFormat.BWS);
    }

    int run() throws IOException {
      int steps = 25 + random.nextInt(15);
      List<String> done = new ArrayList<>();
      for (int k = 0; k < steps; k++) {
        done.add(replaying(this::step));
        lookAndCompare(String.join(", ", done));
      }
      assertThat(EveningFile.read(file)).isEqualTo(evening.current());
      return steps;
    }

    private String step() throws IOException {
      return switch (random.nextInt(damaged ? 5 : 13)) {
        case 0 -> {
          evening = EveningStore.open(file);
          watched = new WatchedResults(database, Optional.empty(), evening);
          yield "restart";
        }
        case 1 -> correct();
        case 2 -> "decide " + decide();
        case 3 -> replace();
        case 4 -> damaged ? replace() : damage();
        case 5 -> copy.length == 0 ? copied() : send();
        case 6 -> change(false);
        case 7 -> change(true);
        default -> send();
      };
    }

    private String copied() throws IOException {
      copy = Files.readAllBytes(database);
      copied = List.copyOf(rows);
      return "copy";
    }

    private String correct() {
      BoardPlay play = PLAYS.get(random.nextInt(PLAYS.size()));
      if (random.nextInt(4) == 0) {
        evening.change(e -> e.withdrawn(play));
        due.remove(play);
        return "withdraw " + play;
      }
      Score lower = new Score.Points(-200);
      evening.change(e -> e.with(new Result(play, lower)));
      due.put(play, 0);
      return "correct " + play;
    }

    /** A step, and what it makes of the results due. */
    String replaying(Step step) throws IOException {
      Map<BoardPlay, Integer> before = levels();
      news.clear();
      String done = step.done();
      Map<BoardPlay, Integer> after = levels();
      for (BoardPlay play : PLAYS) {
        Integer was = before.get(play);
        Integer is = after.get(play);
        boolean told = is != null && news.contains(last(play));
        if (!Objects.equals(was, is) && (told || (was != null && was.equals(due.get(play))))) {
          due.remove(play);
          if (is != null) {
            due.put(play, is);
          }
        }
      }
      if (!damaged) {
        kept.removeAll(rows);
      }
      return done;
    }

    private Map<BoardPlay, Integer> levels() {
      Map<BoardPlay, Integer> levels = new LinkedHashMap<>();
      said.forEach((play, all) -> all.forEach(row -> levels.put(play, row.level())));
      return levels;
    }

    /** What a table has said last of a board, and not taken back. */
    private @Nullable Sent last(BoardPlay play) {
      List<Sent> all = said.getOrDefault(play, List.of());
      return all.isEmpty() ? null : all.get(all.size() - 1);
    }

    /** The director decides, unless the test does not know which rows a damaged database lacks. */
    private String decide() {
      if (damaged) {
        return "nothing";
      }
      boolean keep = random.nextBoolean();
      evening.change(e -> DeviceLog.decided(e, keep));
      for (BoardPlay play : PLAYS) {
        Sent last = last(play);
        if (last != null
            && Objects.equals(due.get(play), last.level())
            && !rows.contains(last)
            && !kept.contains(last)) {
          (keep ? kept : takenOut).add(last);
          if (!keep) {
            said.getOrDefault(play, new ArrayList<>()).remove(last);
          }
        }
      }
      return keep ? "keep" : "out";
    }

    /** A row says something. Without times an equal row of another database is not told apart. */
    private void say(Sent row) {
      List<Sent> all = said.computeIfAbsent(row.play(), p -> new ArrayList<>());
      if (!all.contains(row) && !takenOut.contains(row)) {
        all.removeIf(r -> r.id() == row.id());
        all.add(row);
        news.add(row);
        erased.remove(row);
      }
    }

    /** A row is marked as erased. */
    private void erase(Sent row) {
      said.getOrDefault(row.play(), new ArrayList<>()).remove(row);
      erased.add(row);
      takenOut.remove(row);
    }

    private String damage() throws IOException {
      byte[] bytes = Files.readAllBytes(database);
      copy = bytes.clone();
      copied = List.copyOf(rows);
      damaged = true;
      int kind = random.nextInt(4);
      if (kind == 0) {
        Files.write(database, Arrays.copyOf(bytes, random.nextInt(bytes.length)));
      } else if (kind == 1) {
        Files.writeString(database, "board,score\n");
      } else if (kind == 2) {
        Files.delete(database);
      } else {
        int page = random.nextInt(bytes.length / PAGE);
        Arrays.fill(bytes, page * PAGE, (page + 1) * PAGE, (byte) 0);
        Files.write(database, bytes);
      }
      return "damage " + kind;
    }

    /** Another database comes: a fresh export, an older copy, or one whose rows were deleted. */
    private String replace() throws IOException {
      int kind = random.nextInt(3);
      if (kind == 0 || copy.length == 0) {
        Files.write(database, export());
        rows = new ArrayList<>();
      } else if (kind == 1 || damaged) {
        Files.write(database, copy);
        rows = new ArrayList<>(copied);
        rows.forEach(this::restored);
      } else {
        empty();
        rows = new ArrayList<>();
      }
      damaged = false;
      return "replace " + kind;
    }

    /** A row of an older copy is news only if it was erased since, or if rows have no times. */
    private void restored(Sent row) {
      if (row.erased()) {
        erase(row.marked(false));
      } else if (!timed || erased.contains(row)) {
        say(row);
      }
    }

    private void empty() throws IOException {
      try (Database open = DatabaseBuilder.open(database.toFile())) {
        Table received = open.getTable("ReceivedData");
        for (Row row : received) {
          received.deleteRow(row);
        }
      }
    }

    /** One to four tables send a result. */
    private String send() throws IOException {
      Set<BoardPlay> plays = new HashSet<>();
      for (int k = 1 + random.nextInt(4); k > 0; k--) {
        plays.add(PLAYS.get(random.nextInt(PLAYS.size())));
      }
      try (Database open = DatabaseBuilder.open(database.toFile())) {
        Table received = open.getTable("ReceivedData");
        for (BoardPlay play : plays) {
          int level = 1 + random.nextInt(3);
          clock++;
          Map<String, Object> cells = new DeviceDatabase.Row(play, level, false).cells();
          written(cells);
          int id = id(received.addRowFromMap(cells));
          Sent row = new Sent(id, timed ? clock : 0, play, level, false);
          rows.add(row);
          say(row);
        }
      }
      return "send " + plays;
    }

    private static int id(Map<String, Object> cells) {
      return cells.get("ID") instanceof Number number ? number.intValue() : 0;
    }

    private void written(Map<String, Object> cells) {
      if (timed) {
        LocalDateTime time = LocalDateTime.of(2026, 11, 29, 19, 0).plusSeconds(clock);
        cells.put("DateLog", time.toLocalDate().atStartOfDay());
        cells.put("TimeLog", LocalDate.of(1899, 12, 30).atTime(time.toLocalTime()));
      }
    }

    /** A row is marked as erased, or not any more; or it gets another result. */
    private String change(boolean mark) throws IOException {
      if (rows.isEmpty()) {
        return send();
      }
      int k = random.nextInt(rows.size());
      Sent row = rows.get(k);
      clock++;
      boolean off = mark ? !row.erased() : row.erased();
      int level = mark ? row.level() : row.level() % 3 + 1;
      Sent next = new Sent(row.id(), mark || !timed ? row.at() : clock, row.play(), level, off);
      try (Database open = DatabaseBuilder.open(database.toFile())) {
        Table received = open.getTable("ReceivedData");
        for (Row cells : received) {
          if (id(cells) == row.id()) {
            cells.put("Erased", off);
            cells.put("Contract", level + " S");
            if (!mark) {
              written(cells);
            }
            received.updateRow(cells);
          }
        }
      }
      rows.set(k, next);
      if (!next.erased()) {
        say(next);
      } else if (mark) {
        erase(row);
      }
      return (mark ? "mark " : "change ") + next;
    }

    void lookAndCompare(String done) {
      try {
        watched.look();
      } catch (FileException e) {
        watched.note(String.valueOf(e.getMessage()));
        assertThat(evening.current().devices().fault()).as(done).isNotEmpty();
      }
      Map<BoardPlay, Integer> levels = new LinkedHashMap<>();
      for (Result r : evening.current().results()) {
        levels.put(r.play(), r.account().map(a -> a.contract().level()).orElse(0));
      }
      assertThat(levels).as(done).isEqualTo(due);
    }
  }
}
