package org.boardwalk.library.atlas;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.library.files.CanonicalModel;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.UsualBoards;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.Wish;

/**
 * A cell of the atlas, which holds the answer to one wish: for players with as many tables as they
 * fill, the usual boards and the usual criteria; for a Web with free boarding, in which EW move up
 * one; or for pairs of one winner or two, in any form. Cells are ordered by variety, size, rounds.
 *
 * @param size players, 4 to {@value org.boardwalk.wish.IndividualWish#MOST_PLAYERS}; for a Web
 *     tables, 1 to {@value org.boardwalk.wish.PairsWish#MOST_TABLES}; pairs, 4 to twice as many
 * @param rounds 1 to {@value org.boardwalk.wish.IndividualWish#MOST_ROUNDS}
 * @param variety the use of boards and seats
 */
public record Cell(int size, int rounds, Variety variety) implements Comparable<Cell> {

  /** The lengths of the usual sessions. */
  public static final List<Integer> USUAL_ROUNDS = from(3, 15);

  /** The lengths of the usual Webs. */
  public static final List<Integer> WEB_ROUNDS = from(6, 15);

  /** The lengths of the usual sessions of pairs. */
  public static final List<Integer> PAIRS_ROUNDS = from(4, 15);

  private static final int LEAST_PAIRS = 4;

  private static final Comparator<Cell> ORDER =
      Comparator.comparing(Cell::variety)
          .thenComparingInt(Cell::size)
          .thenComparingInt(Cell::rounds);

  /** Checks the ranges. */
  public Cell {
    if (variety.web()) {
      Range.check("tables", size, 1, PairsWish.MOST_TABLES);
    } else if (variety.kind() == Kind.PAIRS) {
      Range.check("pairs", size, LEAST_PAIRS, 2 * PairsWish.MOST_TABLES);
    } else {
      Range.check("players", size, 4, IndividualWish.MOST_PLAYERS);
    }
    Range.check("rounds", rounds, 1, IndividualWish.MOST_ROUNDS);
  }

  /**
   * The wish of this cell: the usual wish of a director for these sizes.
   *
   * @return the wish
   * @throws IllegalArgumentException when the boards are too few, or the schedule is not complete
   */
  public Wish wish() {
    if (variety.web()) {
      return UsualPairs.web(size, rounds, variety.copies());
    }
    if (variety.kind() == Kind.PAIRS) {
      return variety.twoFields()
          ? UsualPairs.fields(size, rounds, variety.copies())
          : UsualPairs.free(size, rounds, variety.copies());
    }
    if (variety.equals(Variety.COMPLETE)) {
      return UsualWish.complete(size);
    }
    int tables = size / 4;
    Boards usual = UsualBoards.of(tables, rounds, variety.play(), variety.rotation());
    int copies = variety.copies() == 0 ? usual.copies() : variety.copies();
    Boards boards = new Boards(rounds, usual.perSet(), variety.play(), copies);
    return UsualWish.of(size, tables, rounds, boards, variety.rotation());
  }

  /**
   * @param wish a wish
   * @return the cell that answers it, independently of its name and search settings; empty when
   *     none does
   */
  public static Optional<Cell> of(Wish wish) {
    String text = CanonicalModel.text(wish);
    return Variety.all().stream()
        .filter(v -> v.play() == wish.boards().play() && v.rotation() == wish.rotation())
        .filter(v -> v.kind() == wish.kind())
        .filter(v -> v.copies() == 0 || v.copies() == wish.boards().copies())
        .filter(v -> v.kind() == Kind.INDIVIDUAL || v.web() || wish.contestants() >= LEAST_PAIRS)
        .map(v -> new Cell(v.web() ? wish.tables() : wish.contestants(), wish.rounds(), v))
        .filter(Cell::fits)
        .filter(c -> CanonicalModel.text(c.wish()).equals(text))
        .findFirst();
  }

  /**
   * @param sizes numbers of players, pairs, or for a Web tables
   * @param rounds numbers of rounds
   * @param variety the use of boards and seats
   * @return their cells, in order, without those with too few boards
   */
  public static List<Cell> grid(
      Collection<Integer> sizes, Collection<Integer> rounds, Variety variety) {
    List<Cell> cells = new ArrayList<>();
    for (int v : sizes) {
      for (int r : rounds) {
        cells.add(new Cell(v, r, variety));
      }
    }
    return cells.stream().filter(Cell::fits).sorted().toList();
  }

  /**
   * @param players numbers of players
   * @return the cells of their complete schedules, in order
   */
  public static List<Cell> complete(Collection<Integer> players) {
    return players.stream()
        .map(v -> new Cell(v, UsualWish.completeRounds(v), Variety.COMPLETE))
        .sorted()
        .toList();
  }

  /**
   * @param pairs numbers of pairs
   * @param variety the variety, which gives the copies of the boards
   * @return the cells in which all meet all, in order
   */
  public static List<Cell> allMeet(Collection<Integer> pairs, Variety variety) {
    return pairs.stream()
        .map(p -> new Cell(p, UsualPairs.mostRounds(p), variety))
        .filter(Cell::fits)
        .sorted()
        .toList();
  }

  /**
   * The cells that the atlas should have at least.
   *
   * @param variety the use of boards and seats
   * @return 4 to 40 players over 3 to 15 rounds; circulating 8 to 60 players over 4 to 15 rounds,
   *     and complete ones of up to 41; complete ones, in which all players partner each other, of
   *     up to 61 players; Webs of 6 to 45 tables over 6 to 15 rounds; 4 to 40 pairs over 4 to 15
   *     rounds, of one winner also until all have met
   */
  public static List<Cell> usual(Variety variety) {
    return switch (variety.sheet()) {
      case COMPLETE -> complete(from(4, 61).stream().filter(v -> v % 4 <= 1).toList());
      case CIRCULATING -> circulating(variety);
      case SHARED, SWAP, ROTATE -> grid(from(4, 40), USUAL_ROUNDS, variety);
      case WEB -> grid(from(6, 45), WEB_ROUNDS, variety);
      case PAIRS -> pairs(variety);
      case FIELDS -> grid(from(LEAST_PAIRS, 40), PAIRS_ROUNDS, variety);
    };
  }

  private static List<Cell> circulating(Variety variety) {
    List<Cell> cells = new ArrayList<>(grid(from(8, 60), from(4, 15), variety));
    for (int v = 8; v <= 41; v++) {
      Cell complete = new Cell(v, UsualWish.completeRounds(v), variety);
      if (complete.fits() && !cells.contains(complete)) {
        cells.add(complete);
      }
    }
    Collections.sort(cells);
    return cells;
  }

  private static List<Cell> pairs(Variety variety) {
    List<Integer> pairs = from(LEAST_PAIRS, 40);
    return Stream.concat(
            grid(pairs, PAIRS_ROUNDS, variety).stream(), allMeet(pairs, variety).stream())
        .distinct()
        .sorted()
        .toList();
  }

  private static List<Integer> from(int first, int last) {
    return IntStream.rangeClosed(first, last).boxed().toList();
  }

  private boolean fits() {
    return variety.fits(size, rounds);
  }

  @Override
  public int compareTo(Cell other) {
    return ORDER.compare(this, other);
  }

  /** {@return such as "13 players, 9 rounds, shared"} */
  @Override
  public String toString() {
    return Text.of(
        "%d %s, %s, %s", size, variety.unit(), Text.count(rounds, "round"), variety.word());
  }
}
