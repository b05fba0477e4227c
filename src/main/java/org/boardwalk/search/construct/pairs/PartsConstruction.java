package org.boardwalk.search.construct.pairs;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.Walk;
import org.boardwalk.search.construct.Design;
import org.boardwalk.wish.PairsWish;

/**
 * Builds complete movements of few contestants in rounds with parts. With v contestants, v even,
 * contestant v stays at table 1 and the others go round in Z_m, m = v - 1. In part p of round r,
 * from 0, the table that began with set s of orbit o plays set s + r mod m of it, where each part
 * brings an orbit of m sets. Every orbit holds the staying contestant's table once, and the first
 * round of its other tables, moved back by their sets, has each other contestant once, so that all
 * contestants play every set once. With v odd, the contestant of the highest number is missing.
 *
 * <p>Of all such first rounds, by backtracking, one with the highest calibre; among these one in
 * which the fewest sets change tables inside a round; among these one whose boards walk as quietly
 * as can be. Exact for up to {@value #MOST_TABLES} tables and two parts, in a fraction of a second.
 * So six contestants play with one copy, which they cannot in whole rounds: there is no Room square
 * of side 5.
 */
final class PartsConstruction {

  private static final int MOST_TABLES = 4;

  private static final int MOST_PARTS = 2;

  /** The most first rounds of one quality whose walks are compared. */
  private static final int MOST_COMPARED = 60;

  /**
   * The contestants and the sets of a table in the first round; set m·o + s is set s of orbit o.
   */
  private record Table(int ns, int ew, List<Integer> sets) {

    Table turned() {
      return new Table(ew, ns, sets);
    }
  }

  /** A first round with the number of sets that change tables in it. */
  private record First(List<Table> tables, double calibre, int passed) {

    static final Comparator<First> ORDER =
        Comparator.comparingDouble(First::calibre).reversed().thenComparingInt(First::passed);
  }

  private final PairsWish wish;
  private final int parts;
  private final int tables;
  private final int modulus;
  private final List<First> best = new ArrayList<>();

  private PartsConstruction(PairsWish wish) {
    this.wish = wish;
    parts = wish.boards().parts();
    tables = wish.tables();
    modulus = 2 * tables - 1;
  }

  static Design design(PairsWish wish) {
    return new PartsConstruction(wish).design();
  }

  private Design design() {
    boolean complete =
        wish.rounds() == parts * modulus
            && wish.boards().sets() == parts * modulus
            && wish.boards().play() == Play.CIRCULATING;
    if (!complete || tables < 2 || tables > MOST_TABLES || parts > MOST_PARTS) {
      return new Design.Unknown(
          Text.of(
              "in rounds of %d parts, only complete movements of 3 to %d contestants are built",
              parts, 2 * MOST_TABLES));
    }
    meet(new ArrayList<>(List.of(new int[] {modulus, 0})));
    return best.stream()
        .limit(MOST_COMPARED)
        .flatMap(first -> orders(first.tables()).stream())
        .min(Comparator.comparing(first -> Walk.of(movement(first)), Walk.ORDER))
        .flatMap(first -> Staging.byNumber(wish, plan(first)).built(explanation(first)))
        .orElseGet(() -> new Design.Unknown("no cyclic movement in such rounds was found"));
  }

  /** Pairs off the contestants that go round, so that each difference occurs at one table. */
  private void meet(List<int[]> met) {
    int next =
        IntStream.range(0, modulus)
            .filter(x -> met.stream().noneMatch(m -> m[0] == x || m[1] == x))
            .findFirst()
            .orElse(modulus);
    if (next == modulus) {
      board(met, new ArrayList<>());
      return;
    }
    for (int other = next + 1; other < modulus; other++) {
      int x = other;
      int apart = apart(next, other);
      if (met.stream()
          .noneMatch(
              m -> m[0] == x || m[1] == x || (m[0] < modulus && apart(m[0], m[1]) == apart))) {
        met.add(new int[] {next, other});
        meet(met);
        met.remove(met.size() - 1);
      }
    }
  }

  private int apart(int x, int y) {
    return Math.min(Math.floorMod(x - y, modulus), Math.floorMod(y - x, modulus));
  }

  /**
   * Gives every table its sets, table by table and part by part; table 1 has set 0 of each orbit.
   */
  private void board(List<int[]> met, List<Integer> sets) {
    if (sets.size() == tables * parts) {
      turn(met, sets);
      return;
    }
    int table = sets.size() / parts;
    int part = sets.size() % parts;
    for (int set = 0; set < parts * modulus; set++) {
      boolean allowed = table == 0 ? set == part * modulus : fits(met, sets, set);
      if (allowed) {
        sets.add(set);
        board(met, sets);
        sets.remove(sets.size() - 1);
      }
    }
  }

  /** Whether no contestant plays a set of this orbit twice, and copies suffice in this part. */
  private boolean fits(List<int[]> met, List<Integer> sets, int set) {
    int[] here = met.get(sets.size() / parts);
    int copies = 1;
    for (int k = 0; k < sets.size(); k++) {
      int other = sets.get(k);
      copies += k % parts == sets.size() % parts && other == set ? 1 : 0;
      int[] there = met.get(k / parts);
      if (other / modulus == set / modulus && meetAgain(here, set, there, other)) {
        return false;
      }
    }
    return copies <= wish.boards().copies();
  }

  private boolean meetAgain(int[] here, int set, int[] there, int other) {
    return IntStream.of(here)
        .anyMatch(x -> IntStream.of(there).anyMatch(y -> movedBack(x, set) == movedBack(y, other)));
  }

  private int movedBack(int contestant, int set) {
    return contestant == modulus ? modulus : Math.floorMod(contestant - set % modulus, modulus);
  }

  /** Keeps the directions with the highest calibre. */
  private void turn(List<int[]> met, List<Integer> sets) {
    int passed = sets.size() - (int) sets.stream().distinct().count();
    for (int turned = 0; turned < 1 << (tables - 1); turned++) {
      List<Table> first = new ArrayList<>();
      for (int t = 0; t < tables; t++) {
        List<Integer> here = List.copyOf(sets.subList(t * parts, (t + 1) * parts));
        Table straight = new Table(met.get(t)[0], met.get(t)[1], here);
        first.add(t > 0 && (turned >> (t - 1) & 1) == 1 ? straight.turned() : straight);
      }
      Scorecard card = Judge.judge(movement(first));
      First found = new First(first, Math.rint(card.calibre().worst() * 100), passed);
      int order = best.isEmpty() ? -1 : First.ORDER.compare(found, best.get(0));
      if (order < 0) {
        best.clear();
      }
      if (order <= 0) {
        best.add(found);
      }
      if (order == 0 || best.size() > MOST_COMPARED) {
        return;
      }
    }
  }

  /** The tables in all orders in which the first stays the first. */
  private static List<List<Table>> orders(List<Table> tables) {
    List<List<Table>> orders = List.of(List.of(tables.get(0)));
    for (Table next : tables.subList(1, tables.size())) {
      orders =
          orders.stream()
              .flatMap(
                  order ->
                      IntStream.rangeClosed(1, order.size())
                          .mapToObj(
                              k -> {
                                List<Table> longer = new ArrayList<>(order);
                                longer.add(k, next);
                                return longer;
                              }))
              .collect(Collectors.toList());
    }
    return orders;
  }

  private Movement movement(List<Table> first) {
    return Staging.byNumber(wish, plan(first)).movement();
  }

  private PairsPlan plan(List<Table> first) {
    return (t, part) -> {
      int round = part / parts;
      Table table = first.get(t);
      int set = table.sets().get(part % parts);
      return new Meeting(
          moved(table.ns(), round),
          moved(table.ew(), round),
          set / modulus * modulus + (set % modulus + round) % modulus);
    };
  }

  private int moved(int contestant, int round) {
    return contestant == modulus ? modulus : (contestant + round) % modulus;
  }

  private String explanation(List<Table> first) {
    return Text.of(
        "rounds of %d sets over Z%d: %d stays, the others follow the next lower number; first round %s",
        parts,
        modulus,
        2 * tables,
        first.stream()
            .map(
                t ->
                    Text.of(
                        "%d-%d sets %s",
                        t.ns() + 1,
                        t.ew() + 1,
                        t.sets().stream().map(s -> "" + (s + 1)).collect(Collectors.joining(", "))))
            .collect(Collectors.joining("; ")));
  }
}
