package org.boardwalk.quality.logistics;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Boards.Shortage;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.HalfTables;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Circulation;
import org.boardwalk.quality.TableRing;

/**
 * The place of each physical copy of each set in every round. The number of copies is the one given
 * by the movement, or the needed number if that is greater, unless tables share. A copy that is
 * needed at the table below goes there. A set that cannot come from the next table comes by the
 * rule that holds for its table in all rounds, if there is one; otherwise from a stand; otherwise
 * it jumps.
 *
 * <p>The breaks are those of {@link Circulation} for any choice of copies. The copy at a break is
 * chosen round by round; the result is simple, but not proved to be the simplest.
 *
 * @param ring the tables in their order
 * @param rounds rounds of the session
 * @param copies all copies that are played, by set and number
 */
public record BoardWalk(TableRing ring, int rounds, List<Copy> copies) {

  /** Copies the list. */
  public BoardWalk {
    copies = List.copyOf(copies);
  }

  /**
   * Finds a walk of the boards, usually in O(tables² · rounds).
   *
   * @param movement a movement, valid or not
   * @return a walk of its boards
   */
  public static BoardWalk of(Movement movement) {
    HalfTables halfTables = HalfTables.of(movement);
    TableRing ring = TableRing.of(movement);
    RegularWays regular = new RegularWays(movement, halfTables);
    TreeMap<Integer, List<Copy.Stop>> stops = new TreeMap<>();
    for (int r = 1; r <= movement.rounds().size(); r++) {
      for (Encounter e : movement.rounds().get(r - 1).encounters()) {
        stops.computeIfAbsent(e.set(), s -> new ArrayList<>()).add(new Copy.Stop(r, e.table()));
      }
      halfTables.in(r).ifPresent(half -> rest(half, stops));
    }
    List<Copy> copies = new ArrayList<>();
    stops.forEach(
        (set, all) -> {
          List<List<Copy.Stop>> walks =
              new SetWalk(regular, ring, copies(movement.boards(), all)).walks(all);
          for (int k = 0; k < walks.size(); k++) {
            copies.add(new Copy(set, k + 1, walks.get(k)));
          }
        });
    return new BoardWalk(ring, movement.rounds().size(), copies);
  }

  private static void rest(HalfTables.Wait half, Map<Integer, List<Copy.Stop>> stops) {
    half.set()
        .ifPresent(
            set ->
                stops
                    .computeIfAbsent(set, s -> new ArrayList<>())
                    .add(new Copy.Stop(half.round(), half.table(), true)));
  }

  /**
   * The number of copies of a set: as many as the room has, or as the set needs if that is more and
   * tables do not share.
   */
  private static int copies(Boards boards, List<Copy.Stop> stops) {
    int room = Math.min(boards.copies(), stops.size());
    return boards.shortage() == Shortage.SHARED ? room : Math.max(most(stops), room);
  }

  /** The most tables at which a set is in one round. */
  private static int most(List<Copy.Stop> stops) {
    Map<Integer, Integer> here = new TreeMap<>();
    stops.forEach(s -> here.merge(s.round(), 1, Integer::sum));
    return Collections.max(here.values());
  }

  /**
   * @return the arrivals of copies at tables after round 1, by round and table, without copies that
   *     come to rest at a table without a game, and only at the first of tables that share a copy
   */
  public List<Arrival> arrivals() {
    List<Arrival> arrivals = new ArrayList<>();
    for (Copy copy : copies) {
      for (Copy.Stop to : copy.stops()) {
        if (to.round() > 1 && !to.rests() && copy.table(to.round()).orElse(0) == to.table()) {
          arrivals.add(Arrival.of(copy, to, copy.before(to, ring), ring));
        }
      }
    }
    arrivals.sort(
        Comparator.comparingInt((Arrival a) -> a.to().round())
            .thenComparingInt(a -> a.to().table()));
    return arrivals;
  }

  /**
   * @param way a way
   * @return the number of sets that come to tables in this way after round 1
   */
  public int arrivals(Arrival.Way way) {
    return (int) arrivals().stream().filter(a -> a.way() == way).count();
  }

  /**
   * @return the stands where sets wait, by table; a copy that is no longer needed is at no stand
   */
  public List<Stand> stands() {
    Map<Integer, List<List<Copy>>> stands = new TreeMap<>();
    for (Copy copy : copies) {
      for (int r = 1; r <= rounds; r++) {
        int round = r;
        copy.waitsFor(r)
            .ifPresent(
                table ->
                    stands.computeIfAbsent(table, t -> everyRoundEmpty()).get(round - 1).add(copy));
      }
    }
    stands.values().forEach(this::inOrderOfNeed);
    return stands.entrySet().stream().map(s -> new Stand(s.getKey(), s.getValue())).toList();
  }

  private List<List<Copy>> everyRoundEmpty() {
    return IntStream.range(0, rounds).<List<Copy>>mapToObj(r -> new ArrayList<>()).toList();
  }

  private void inOrderOfNeed(List<List<Copy>> waiting) {
    for (int r = 1; r <= rounds; r++) {
      int round = r;
      waiting.get(r - 1).sort(Comparator.comparingInt(copy -> next(copy, round)));
    }
  }

  private static int next(Copy copy, int round) {
    return copy.stops().stream()
        .mapToInt(Copy.Stop::round)
        .filter(r -> r > round)
        .findFirst()
        .orElse(Integer.MAX_VALUE);
  }
}
