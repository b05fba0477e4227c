package org.boardwalk.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.quality.Judge;
import org.boardwalk.search.construct.Design;
import org.boardwalk.search.construct.pairs.PairsConstruction;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsForm.Party;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.UsualPairs;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Webs of 6 to 45 tables and 6 to 15 rounds, by rule and out of the atlas, as files of ACBLscore.
 * The bytes are taken apart and the rounds judged by code that stands here alone.
 */
class WebsAsMovTest {

  private static final int FEWEST = 6;
  private static final int MOST_TABLES = 45;
  private static final int MOST_ROUNDS = 15;
  private static final int HELD = 36;

  /** The size of a Web, and who visits its tables. */
  private record Size(int tables, int sets, Party party) {}

  /** A table in a round, in the bytes of a file. */
  private record Cell(int table, int round, int ns, int ew, int set) {}

  private static List<Cell> cells(byte[] file) {
    assertThat(file[0] & 0xFF).isEqualTo(0x5D);
    assertThat(file[1] & 0xFF).isEqualTo(0x8D);
    int rounds = file[4];
    assertThat(file.length).isEqualTo(707 + 3 * file[3] * rounds);
    List<Cell> cells = new ArrayList<>();
    for (int k = 0; 707 + 3 * k < file.length; k++) {
      int at = 707 + 3 * k;
      cells.add(
          new Cell(
              k / rounds + 1,
              k % rounds + 1,
              file[at] & 0xFF,
              file[at + 1] & 0xFF,
              file[at + 2] & 0xFF));
    }
    return cells;
  }

  /**
   * No pair plays a set twice or two tables in a round; unless there are more rounds than tables,
   * no two meet twice.
   */
  private static void assertRules(String name, byte[] file, int copies) {
    boolean apart = file[2] == 0;
    Set<List<Integer>> seen = new HashSet<>();
    Map<List<Integer>, Integer> copiesInUse = new HashMap<>();
    for (Cell c : cells(file)) {
      int ew = apart ? 1000 + c.ew() : c.ew();
      assertThat(c.ns()).as(name).isNotEqualTo(ew);
      for (int pair : new int[] {c.ns(), ew}) {
        assertThat(seen.add(List.of(1, pair, c.set()))).as("%s, replay: %s", name, c).isTrue();
        assertThat(seen.add(List.of(2, pair, c.round()))).as("%s, twice: %s", name, c).isTrue();
      }
      List<Integer> meeting = List.of(3, Math.min(c.ns(), ew), Math.max(c.ns(), ew));
      assertThat(seen.add(meeting) || file[4] > file[3]).as("%s, meeting: %s", name, c).isTrue();
      int used = copiesInUse.merge(List.of(c.round(), c.set()), 1, Integer::sum);
      assertThat(used).as("%s, copies: %s", name, c).isLessThanOrEqualTo(copies);
    }
  }

  private static void assertSameCells(Movement m, byte[] file) {
    int before = file[2] == 0 ? cells(file).stream().mapToInt(Cell::ns).max().orElse(0) : 0;
    List<Set<Encounter>> due = new ArrayList<>();
    for (Round round : m.rounds()) {
      due.add(new HashSet<>(round.encounters()));
    }
    for (Cell c : cells(file)) {
      Seating seating = new Seating.TwoPairs(c.ns(), before + c.ew());
      assertThat(due.get(c.round() - 1).remove(new Encounter(c.table(), seating, c.set())))
          .as("%s: %s", m.name(), c)
          .isTrue();
    }
    assertThat(due).as(m.name()).allMatch(Set::isEmpty);
  }

  /** A Web by rule, if there is one, of these sizes. */
  private static Stream<Movement> byRule(Size size) {
    PairsForm form =
        new PairsForm.Web(UsualPairs.WEB.boarding(), UsualPairs.WEB.walk(), size.party());
    Boards boards = new Boards(size.sets(), 2, Play.CIRCULATING, size.tables());
    if (size.tables() < size.sets()) {
      return Stream.of();
    }
    PairsWish wish = UsualPairs.of(Kind.PAIRS, form, size.tables(), size.sets()).with(boards);
    return PairsConstruction.design(wish) instanceof Design.Built built
        ? Stream.of(built.movement())
        : Stream.of();
  }

  /** The movement and those that stop after fewer rounds. */
  private static Stream<Movement> curtailed(Movement m) {
    return IntStream.rangeClosed(FEWEST, m.rounds().size())
        .mapToObj(rounds -> leastCopies(m.with(m.rounds().subList(0, rounds))));
  }

  /** The movement with as many copies as its rounds use. */
  private static Movement leastCopies(Movement m) {
    int most = 1;
    for (Round round : m.rounds()) {
      Map<Integer, Integer> uses = new HashMap<>();
      for (Encounter e : round.encounters()) {
        most = Math.max(most, uses.merge(e.set(), 1, Integer::sum));
      }
    }
    return m.with(new Boards(m.boards().sets(), 2, Play.CIRCULATING, most));
  }

  private static List<Size> sizes() {
    List<Size> sizes = new ArrayList<>();
    for (int tables = FEWEST; tables <= MOST_TABLES; tables++) {
      for (int sets = FEWEST; sets <= MOST_ROUNDS; sets++) {
        sizes.add(new Size(tables, sets, Party.NONE));
      }
    }
    for (int tables = 15; tables <= 35; tables += 4) {
      sizes.add(new Size(tables, 12, Party.EW_ROVER));
      sizes.add(new Size(tables, 12, Party.NS_ROVER));
    }
    return sizes;
  }

  private static List<Movement> built(List<Size> sizes) {
    return sizes.stream().flatMap(WebsAsMovTest::byRule).flatMap(WebsAsMovTest::curtailed).toList();
  }

  private static List<Path> shipped() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("solutions/pairs/web"))) {
      return files
          .filter(
              f ->
                  String.valueOf(f.getFileName())
                      .matches("pairs-([6-9]|[1-4]\\d)t-([6-9]|1[0-5])r.*"))
          .sorted()
          .toList();
    }
  }

  private static List<Movement> read(List<Path> files) {
    return files.stream()
        .flatMap(f -> SolutionFile.read(f).solution().movement().stream())
        .filter(m -> m.tables() <= MOST_TABLES)
        .toList();
  }

  /** Writes each, reads it back and judges it; those that have no place are refused. */
  private static void assertComeAndGo(List<Movement> webs) {
    for (Movement m : webs) {
      if (m.tables() > HELD || m.contestants() < 2 * m.tables()) {
        String why =
            m.tables() > HELD ? "tables [" + m.tables() + "] must be at most 36" : "is not used";
        assertThatThrownBy(() -> Exchange.bytes(m, MovementFormat.MOV))
            .as(m.name())
            .hasMessageContaining(why)
            .hasMessageContaining("\nMaybe ");
        continue;
      }
      byte[] file = Exchange.bytes(m, MovementFormat.MOV);
      assertSameCells(m, file);
      assertRules(m.name(), file, m.boards().copies());
      assertThat(Exchange.lost(m, MovementFormat.MOV, Unstated.USUAL))
          .as(m.name())
          .allMatch(lost -> lost.matches("(copies|boards in a set) .*|name \\[.{61,}]"));
      Source written = new Source(Path.of("w.mov"), file);
      Piece again = Exchange.volume(written, Unstated.USUAL).pieces().get(0);
      Movement read = again.movement().orElseThrow();
      assertThat(read.rounds()).as(m.name()).isEqualTo(m.rounds());
      assertThat(Judge.judge(read).valid()).as(m.name()).isTrue();
      assertThat(Exchange.bytes(again, MovementFormat.MOV)).as(m.name()).isEqualTo(file);
      assertThat(m.name()).startsWith(new String(file, 6, 60, StandardCharsets.US_ASCII).strip());
    }
  }

  private static <T> List<T> sample(List<T> all, int most) {
    int step = all.size() / most + 1;
    return IntStream.range(0, all.size()).filter(k -> k % step == 0).mapToObj(all::get).toList();
  }

  @Test
  @Tag("thorough")
  void someWebsComeAndGo() throws IOException {
    List<Movement> webs = new ArrayList<>(sample(built(sample(sizes(), 20)), 20));
    webs.addAll(read(sample(shipped(), 10)));
    assertThat(webs).anyMatch(m -> m.tables() > HELD);
    assertComeAndGo(webs);
  }

  @Test
  @Tag("slow")
  void allWebsComeAndGo() throws IOException {
    List<Movement> webs = new ArrayList<>(built(sizes()));
    webs.addAll(read(shipped()));
    assertThat(webs.stream().filter(m -> m.tables() <= HELD).map(Movement::rounds).distinct())
        .hasSizeGreaterThan(1000);
    assertComeAndGo(webs);
  }
}
