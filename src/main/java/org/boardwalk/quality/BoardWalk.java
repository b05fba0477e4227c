package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Boards.Shortage;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rests;

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
    Rests rests = Rests.of(movement);
    TableRing ring = TableRing.of(movement, rests);
    RegularWays regular = new RegularWays(movement, rests, ring);
    TreeMap<Integer, List<Copy.Stop>> stops = new TreeMap<>();
    for (int r = 1; r <= movement.rounds().size(); r++) {
      for (Encounter e : movement.rounds().get(r - 1).encounters()) {
        stops.computeIfAbsent(e.set(), s -> new ArrayList<>()).add(new Copy.Stop(r, e.table()));
      }
      rests.in(r).forEach(rest -> rest(rest, stops));
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

  private static void rest(Rests.AtRest rest, Map<Integer, List<Copy.Stop>> stops) {
    stops
        .computeIfAbsent(rest.set(), s -> new ArrayList<>())
        .add(new Copy.Stop(rest.round(), rest.table(), true));
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

  /** {@return the number of sets that come to tables in this way after round 1} */
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

  /** Distributes the plays of one set among its copies, round by round. */
  private static final class SetWalk {

    /** The ways in which a copy can come to a table, the simplest first. */
    private enum Step {
      NEXT_TABLE,
      STAYS,
      BY_RULE,
      FIRST,
      FROM_STAND_BETWEEN,
      FROM_STAND,
      JUMP
    }

    private record Choice(int copy, Copy.Stop to, Step step) {}

    private final RegularWays regular;
    private final TableRing ring;
    private final List<List<Copy.Stop>> walks = new ArrayList<>();

    SetWalk(RegularWays regular, TableRing ring, int copies) {
      this.regular = regular;
      this.ring = ring;
      IntStream.range(0, copies).forEach(k -> walks.add(new ArrayList<>()));
    }

    /**
     * @param stops the plays of the set, by round; in a round with more tables than copies the
     *     tables share
     * @return the stops of each copy that is played
     */
    List<List<Copy.Stop>> walks(List<Copy.Stop> stops) {
      int from = 0;
      while (from < stops.size()) {
        int to = from;
        while (to < stops.size() && stops.get(to).round() == stops.get(from).round()) {
          to++;
        }
        share(stops.subList(from, to));
        from = to;
      }
      // A movement with two encounters at one table needs fewer copies than it has encounters.
      return walks.stream().filter(walk -> !walk.isEmpty()).toList();
    }

    private void share(List<Copy.Stop> round) {
      List<Choice> choices = new ArrayList<>();
      for (Copy.Stop to : round) {
        IntStream.range(0, walks.size()).forEach(k -> choices.add(new Choice(k, to, step(k, to))));
      }
      choices.sort(Comparator.comparing(Choice::step));
      List<Copy.Stop> left = new ArrayList<>(round);
      while (!choices.isEmpty()) {
        Choice best = choices.get(0);
        walks.get(best.copy()).add(best.to());
        choices.removeIf(c -> c.copy() == best.copy() || c.to().equals(best.to()));
        left.removeIf(best.to()::equals);
      }
      for (int k = 0; k < left.size(); k++) {
        walks.get(k % walks.size()).add(left.get(k));
      }
    }

    private Step step(int copy, Copy.Stop to) {
      List<Copy.Stop> walk = walks.get(copy);
      if (walk.isEmpty()) {
        return Step.FIRST;
      }
      int last = walk.get(walk.size() - 1).round();
      return walk.stream()
          .filter(stop -> stop.round() == last)
          .map(stop -> step(stop, to))
          .min(Comparator.naturalOrder())
          .orElse(Step.FIRST);
    }

    private Step step(Copy.Stop last, Copy.Stop to) {
      int wait = to.round() - last.round() - 1;
      boolean next = last.table() == ring.next(to.table());
      if (wait == 0 && next) {
        return Step.NEXT_TABLE;
      }
      if (wait == 0 && last.table() == to.table()) {
        return Step.STAYS;
      }
      if (regular.rules(to.table(), last.table(), wait)) {
        return Step.BY_RULE;
      }
      if (wait == 0) {
        return Step.JUMP;
      }
      return next ? Step.FROM_STAND_BETWEEN : Step.FROM_STAND;
    }
  }

  /**
   * The regular ways of boards to tables at a break of the walk: each comes from a table whose
   * boards always come here after the same number of rounds on a stand, such as the first table of
   * a segment for its last one. Of several such tables the one with the shortest wait is taken.
   */
  private static final class RegularWays {

    /** The least number of times a way must occur to be a rule. */
    private static final int LEAST_SEEN = 2;

    /**
     * @param table the table that the boards come from
     * @param rounds rounds between, 0 for a jump
     */
    record Way(int table, int rounds) {}

    private final int tables;
    private final TableRing ring;
    private final int rounds;
    private final int[][] set;
    private final Map<Integer, Way> ways = new HashMap<>();

    RegularWays(Movement movement, Rests rests, TableRing ring) {
      tables = movement.tables();
      this.ring = ring;
      rounds = movement.rounds().size();
      set = new int[tables + 1][rounds + 1];
      for (int r = 1; r <= rounds; r++) {
        for (Encounter e : movement.rounds().get(r - 1).encounters()) {
          set[e.table()][r] = e.set();
        }
        rests.in(r).forEach(rest -> set[rest.table()][rest.round()] = rest.set());
      }
      for (int table = 1; table <= tables; table++) {
        int to = table;
        find(table).ifPresent(way -> ways.put(to, way));
      }
    }

    /**
     * Whether boards that left table {@code from} and waited {@code wait} rounds come to table
     * {@code to} by the rule.
     */
    boolean rules(int to, int from, int wait) {
      return new Way(from, wait).equals(ways.get(to));
    }

    private Optional<Way> find(int to) {
      for (int wait = 0; wait < rounds; wait++) {
        for (int from = 1; from <= tables; from++) {
          if (always(to, from, wait)) {
            return Optional.of(new Way(from, wait));
          }
        }
      }
      return Optional.empty();
    }

    private boolean always(int to, int from, int wait) {
      int seen = 0;
      int down = 0;
      int above = ring.next(to);
      int below = ring.before(from);
      for (int r = wait + 2; r <= rounds; r++) {
        int now = set[to][r];
        if (now != 0 && set[above][r - 1] != now) {
          if (set[from][r - 1 - wait] != now) {
            return false;
          }
          seen++;
          down += set[below][r - wait] == now ? 1 : 0;
        }
      }
      return seen >= LEAST_SEEN && 2 * down < seen;
    }
  }
}
