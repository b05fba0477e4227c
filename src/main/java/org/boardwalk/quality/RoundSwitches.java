package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards.Replay;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;

/**
 * The arrow switches of a movement of one winner in which whole rounds are switched: in each round
 * those who sit NS in most rounds all sit NS, or all sit EW.
 *
 * @param movement the movement
 * @param rounds the switched rounds, at most half of all, at least one, ascending
 */
public record RoundSwitches(Movement movement, List<Integer> rounds) {

  private static final double EQUAL = 1e-9;

  /** Copies the list. */
  public RoundSwitches {
    rounds = List.copyOf(rounds);
  }

  /**
   * @param movement any movement, valid or not
   * @return its switched rounds; empty where none is switched, or single tables are, or rounds have
   *     parts
   */
  public static Optional<RoundSwitches> of(Movement movement) {
    boolean open =
        movement.kind() == Kind.INDIVIDUAL
            || movement.winners() != 1
            || movement.boards().replay() != Replay.NEVER
            || movement.boards().parts() > 1;
    Map<Integer, Boolean> homes = new HashMap<>();
    List<Integer> turned = new ArrayList<>();
    for (int r = 1; r <= movement.rounds().size() && !open; r++) {
      Optional<Boolean> way = way(movement.rounds().get(r - 1), homes);
      open = way.isEmpty();
      if (way.orElse(false)) {
        turned.add(r);
      }
    }
    if (open) {
      return Optional.empty();
    }
    List<Integer> all = IntStream.rangeClosed(1, movement.rounds().size()).boxed().toList();
    List<Integer> fewer =
        2 * turned.size() > all.size()
            ? all.stream().filter(r -> !turned.contains(r)).toList()
            : turned;
    return fewer.isEmpty() ? Optional.empty() : Optional.of(new RoundSwitches(movement, fewer));
  }

  /**
   * Whether a round is turned against those before it; empty where some sit as before and others do
   * not. Those who play for the first time get their home by the others.
   */
  private static Optional<Boolean> way(Round round, Map<Integer, Boolean> homes) {
    TreeSet<Boolean> ways = new TreeSet<>();
    for (Encounter e : round.encounters()) {
      for (Direction d : Direction.values()) {
        for (int c : e.seating().at(d)) {
          Boolean home = homes.get(c);
          if (home != null) {
            ways.add(home != (d == Direction.NS));
          }
        }
      }
    }
    if (ways.size() > 1) {
      return Optional.empty();
    }
    boolean turned = !ways.isEmpty() && ways.first();
    for (Encounter e : round.encounters()) {
      for (Direction d : Direction.values()) {
        e.seating().at(d).forEach(c -> homes.putIfAbsent(c, turned != (d == Direction.NS)));
      }
    }
    return Optional.of(turned);
  }

  /**
   * @param others other rounds
   * @return the movement with those rounds switched in place of these
   */
  public Movement with(List<Integer> others) {
    List<Round> all = new ArrayList<>();
    for (int r = 1; r <= movement.rounds().size(); r++) {
      Round round = movement.rounds().get(r - 1);
      all.add(rounds.contains(r) == others.contains(r) ? round : turned(round));
    }
    return movement.with(all);
  }

  private static Round turned(Round round) {
    return new Round(
        round.encounters().stream()
            .map(e -> new Encounter(e.table(), turned(e.seating()), e.set()))
            .toList());
  }

  private static Seating turned(Seating seating) {
    int ns = seating.at(Direction.NS).get(0);
    int ew = seating.at(Direction.EW).get(0);
    return seating.takenBy(c -> c == ns ? ew : ns);
  }

  /** {@return the first rounds, as many as are switched} */
  public List<Integer> first() {
    return IntStream.rangeClosed(1, rounds.size()).boxed().toList();
  }

  /** {@return the last rounds, as many as are switched} */
  public List<Integer> last() {
    return last(rounds.size());
  }

  /**
   * The last rounds to switch: they may balance better than twice as many. Judges the movement once
   * for each number of rounds, if it is more than one.
   *
   * @return of the last rounds, at most as many as are switched, those with the highest calibre
   */
  public List<Integer> bestOfLast() {
    return IntStream.rangeClosed(1, rounds.size())
        .mapToObj(this::last)
        .max(Comparator.comparingDouble(this::calibre))
        .orElseThrow();
  }

  private List<Integer> last(int some) {
    int all = movement.rounds().size();
    return IntStream.rangeClosed(all - some + 1, all).boxed().toList();
  }

  /**
   * @param others other rounds
   * @return the calibre with those rounds switched in place of these; NaN where nothing compares
   */
  public double calibre(List<Integer> others) {
    return Judge.judge(with(others)).calibre().worst();
  }

  /**
   * @param others as many other rounds
   * @return whether switching them in place of these is as well balanced
   */
  public boolean equal(List<Integer> others) {
    return calibre(others) >= calibre(rounds) - EQUAL;
  }
}
