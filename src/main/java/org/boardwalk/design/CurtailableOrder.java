package org.boardwalk.design;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Round;
import org.boardwalk.quality.Beginning;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.wish.IndividualWish;

/**
 * Puts the rounds of a movement in an order in which it can be stopped early. It minimises Σ c(r)
 * over r = k .. rounds-1, where c(r) is the weighted cost of the first r rounds, judged as a
 * movement of their own, and k is the first round after which the session may be stopped. Uneven
 * sit-outs in the first rounds cost more than all criteria. The cost of the whole movement does not
 * depend on the order, and that of rules with a weight does not rise. Fixed rounds stay first,
 * sit-outs stay even, and no absent player plays.
 *
 * <p>Heuristic: local search from two orders, the given one and the one got by repeatedly removing
 * the round without which the rest is best. Two rounds are exchanged as long as that helps; at most
 * about {@value #MOST_EFFORT} / (players² · rounds) beginnings are judged.
 */
final class CurtailableOrder {

  private static final long MOST_EFFORT = 100_000_000;
  private static final long LEAST_JUDGED = 200;
  private static final long UNEVEN = 1L << 48;

  private final IndividualWish wish;
  private final Movement movement;
  private final int settled;
  private final int least;
  private final long[] weights;

  /** The cost of rules with a weight: some, such as those on moves, depend on the order. */
  private final long ofRules;

  private final Map<BitSet, Long> known = new HashMap<>();
  private long left;

  private CurtailableOrder(IndividualWish wish, Movement movement) {
    this.wish = wish;
    this.movement = movement;
    int rounds = movement.rounds().size();
    settled = wish.fixed().first().size();
    least = Math.max(Math.max(settled, 1), wish.fixed().curtail().orElse(rounds));
    weights = SearchWeights.of(wish);
    ofRules = wish.judge(movement).costOfRules();
    left = Math.max(LEAST_JUDGED, MOST_EFFORT / ((long) wish.players() * wish.players() * rounds));
  }

  /** The movement in the best order found; unchanged when none is better, or none is asked for. */
  static Movement of(IndividualWish wish, Movement movement) {
    return wish.fixed().curtail().isPresent()
        ? new CurtailableOrder(wish, movement).best()
        : movement;
  }

  private Movement best() {
    List<Integer> given = IntStream.range(0, movement.rounds().size()).boxed().toList();
    List<Integer> first = improved(given);
    List<Integer> stripped = stripped(given);
    List<Integer> second = accepted(stripped) ? improved(stripped) : first;
    return ordered(cost(second) < cost(first) ? second : first);
  }

  /** Removes again and again the round without which the others are best; it is played last. */
  private List<Integer> stripped(List<Integer> given) {
    List<Integer> rest = new ArrayList<>(given);
    List<Integer> last = new ArrayList<>();
    while (rest.size() > least) {
      int worst = rest.size() - 1;
      long best = Long.MAX_VALUE;
      for (int k = settled; k < rest.size(); k++) {
        BitSet others = set(rest, rest.size());
        others.clear(rest.get(k));
        long cost = cost(others);
        worst = cost < best ? k : worst;
        best = Math.min(best, cost);
      }
      last.add(0, rest.remove(worst));
    }
    rest.addAll(last);
    return rest;
  }

  private List<Integer> improved(List<Integer> start) {
    List<Integer> order = new ArrayList<>(start);
    boolean better = true;
    while (better && left > 0) {
      better = false;
      for (int i = settled; i < order.size(); i++) {
        for (int j = i + 1; j < order.size(); j++) {
          long before = cost(order, i, j);
          Collections.swap(order, i, j);
          if (left > 0 && cost(order, i, j) < before && accepted(order)) {
            better = true;
          } else {
            Collections.swap(order, i, j);
          }
        }
      }
    }
    return order;
  }

  private boolean accepted(List<Integer> order) {
    Movement moved = ordered(order);
    left--;
    Scorecard card = wish.judge(moved);
    return wish.accepts(moved, card) && card.costOfRules() <= ofRules;
  }

  private long cost(List<Integer> order) {
    return cost(order, 0, order.size() - 1);
  }

  /** The cost of the beginnings that end after one place and before or at another. */
  private long cost(List<Integer> order, int after, int last) {
    long sum = 0;
    for (int r = Math.max(least, after + 1); r <= last; r++) {
      sum += cost(set(order, r));
    }
    return sum;
  }

  private static BitSet set(List<Integer> order, int rounds) {
    BitSet set = new BitSet();
    order.subList(0, rounds).forEach(set::set);
    return set;
  }

  /** The cost of a set of rounds, which does not depend on their order. */
  private long cost(BitSet rounds) {
    Long before = known.get(rounds);
    if (before != null) {
      return before;
    }
    left--;
    Movement part = Beginning.of(ordered(rounds.stream().boxed().toList()), rounds.cardinality());
    Scorecard card = wish.judge(part);
    boolean uneven =
        !wish.turns().continued() && card.sitOuts().most() - card.sitOuts().least() > 1;
    long cost = SearchWeights.total(weights, card) + (uneven ? UNEVEN : 0);
    known.put(rounds, cost);
    return cost;
  }

  /** The rounds in this order; in shared play their sets are numbered again. */
  private Movement ordered(List<Integer> order) {
    boolean shared = movement.boards().play() == Play.SHARED;
    List<Round> rounds = new ArrayList<>();
    for (int r : order) {
      int number = rounds.size() + 1;
      rounds.add(
          new Round(
              movement.rounds().get(r).encounters().stream()
                  .map(e -> new Encounter(e.table(), e.seating(), shared ? number : e.set()))
                  .toList()));
    }
    return movement.with(rounds);
  }
}
