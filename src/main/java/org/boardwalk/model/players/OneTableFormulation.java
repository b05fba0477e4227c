package org.boardwalk.model.players;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.model.ModelBuilder;
import org.boardwalk.model.Roles;
import org.boardwalk.model.RoundOrder;
import org.boardwalk.model.RuleLimits;
import org.boardwalk.model.Sum;
import org.boardwalk.model.Unfolding;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.IndividualWish;

/**
 * Four to seven players at one table. A round is then one seating, and the order of the rounds
 * changes no count, so that a schedule is a multiset of seatings: one whole number for each seating
 * says how often it is played. Seatings that no criterion tells apart are taken once. The number of
 * variables does not grow with the number of rounds. Complete: the rule that sit-outs take turns is
 * kept by the sit-outs of the first turn, see {@link OneTableSitOuts}. With rules of a designer's
 * own that {@link SeatingConstraints} states; then only players who are alike are renamed.
 */
public final class OneTableFormulation {

  private static final int MOST_PLAYERS = 7;

  private final IndividualWish wish;
  private final boolean ruled;
  private final ModelBuilder model = new ModelBuilder();
  private final PairTerms terms;
  private final Roles roles;
  private final List<int[]> seatings;

  /** The place of each list of counts in the list of seatings. */
  private final Map<List<Integer>, Integer> kinds = new HashMap<>();

  /** How often each seating is played. */
  private final int[] times;

  private final SeatingTimes counts;
  private final OneTableSitOuts sitOuts;

  private OneTableFormulation(IndividualWish wish) {
    this.wish = wish;
    ruled = !wish.rules().isEmpty();
    terms = new PairTerms(model, wish, OneTableConstraints.COUNTS);
    roles = new Roles(wish);
    seatings = seatings();
    times =
        seatings.stream()
            .mapToInt(s -> model.integer(OneTableConstraints.TIMES, 0, wish.rounds(), s))
            .toArray();
    counts = new SeatingTimes(seatings, Arrays.stream(times).boxed().toList());
    everyRoundHasASeating();
    sitOuts = new OneTableSitOuts(wish, model, roles, counts);
    SeatSets.allAlike(wish, model);
    criteria();
    theFirstSeatingIsPlayedMost();
  }

  /**
   * @param wish a wish
   * @return whether it asks for one table that holds more than half of the players, with nothing
   *     settled but rules that it can state, and sit-outs in turn; any two rounds then have a
   *     player in common and need different sets
   */
  public static boolean fits(IndividualWish wish) {
    return wish.players() <= MOST_PLAYERS
        && wish.boards().sets() >= wish.rounds()
        && (wish.fixed().alike() || SeatingConstraints.fit(wish))
        && wish.fixed().inTurn()
        && !wish.symmetry().restricts();
  }

  /** {@return the model; empty when the wish does not fit} */
  public static Optional<ConstraintModel> of(IndividualWish wish) {
    if (!fits(wish)) {
      return Optional.empty();
    }
    OneTableFormulation table = new OneTableFormulation(wish);
    return Optional.of(
        new ConstraintModel(
            "one table",
            table.model.build(),
            table.model.legend(OneTableConstraints.IDEA),
            table::movement,
            true));
  }

  /** One seating for each list of counts, in lexicographic order. */
  private List<int[]> seatings() {
    int players = wish.players();
    List<int[]> all = new ArrayList<>();
    for (int code = 0; code < Math.pow(players, 4); code++) {
      int[] seats = {
        code / (players * players * players),
        code / (players * players) % players,
        code / players % players,
        code % players
      };
      if (Arrays.stream(seats).distinct().count() == 4
          && kinds.putIfAbsent(counts(seats), all.size()) == null) {
        all.add(seats);
      }
    }
    return List.copyOf(all);
  }

  /**
   * The counts of all criteria for a seating, as one list. The direction criterion compares tables,
   * so it has no counts here; but rules may tell North from East.
   */
  private List<Integer> counts(int[] seats) {
    List<Integer> counts = new ArrayList<>();
    for (int p = 0; p < wish.players(); p++) {
      for (int q = p + 1; q < wish.players(); q++) {
        int a = SeatingTimes.seat(seats, p);
        int b = SeatingTimes.seat(seats, q);
        boolean both = a >= 0 && b >= 0;
        for (Criterion criterion : roles.criteria()) {
          counts.add(both ? roles.of(criterion, a, b) : -1);
        }
      }
    }
    counts.add(Arrays.stream(seats).map(p -> 1 << p).sum());
    counts.add(ruled ? 1 << seats[0] | 1 << seats[2] : 0);
    return counts;
  }

  private void everyRoundHasASeating() {
    model.family(OneTableConstraints.rounds(wish));
    model.equal(Sum.of(times), wish.rounds());
  }

  private void criteria() {
    int most = wish.rounds() * roles.units();
    for (int p = 0; p < wish.players(); p++) {
      for (int q = p + 1; q < wish.players(); q++) {
        int[] pair = {p, q};
        for (Criterion c : roles.criteria()) {
          terms.add(c, pair, counts.count(pair, (a, b) -> roles.of(c, a, b)), most, 1);
        }
      }
    }
    terms.given(Criterion.DIRECTION); // There is no other table to compare with.
    RuleLimits limits = new RuleLimits(Kind.INDIVIDUAL, model, terms::cost);
    new SeatingConstraints(wish, limits, roles, counts).state();
    terms.finish();
  }

  /**
   * Breaks the symmetry of players' names where sit-outs do not: of the seatings into which players
   * who are alike can be renamed, one that is played most can be renamed into the first. That holds
   * for one such orbit at a time; the largest is taken.
   */
  private void theFirstSeatingIsPlayedMost() {
    if (sitOuts.name()) {
      return;
    }
    List<List<Integer>> classes = Stabiliser.of(wish).classes();
    Set<Integer> seen = new HashSet<>();
    Set<Integer> largest = Set.of();
    for (int i = 0; i < times.length; i++) {
      Set<Integer> orbit = seen.contains(i) ? Set.of() : orbit(i, classes);
      seen.addAll(orbit);
      largest = orbit.size() > largest.size() ? orbit : largest;
    }
    int first = Collections.min(largest);
    for (int other : largest) {
      if (other != first) {
        model.family(OneTableConstraints.MOST_PLAYED);
        model.atLeast(Sum.of(times[first]).add(times[other], -1), 0);
      }
    }
  }

  /** The seatings into which one can be renamed, exchanging neighbours in a class. */
  private Set<Integer> orbit(int seating, List<List<Integer>> classes) {
    Set<Integer> orbit = new TreeSet<>(Set.of(seating));
    Deque<Integer> next = new ArrayDeque<>(orbit);
    while (!next.isEmpty()) {
      int[] seats = seatings.get(next.pop());
      for (List<Integer> alike : classes) {
        for (int k = 0; k + 1 < alike.size(); k++) {
          int one = alike.get(k);
          int other = alike.get(k + 1);
          int[] renamed =
              Arrays.stream(seats).map(p -> p == one ? other : p == other ? one : p).toArray();
          int image = Objects.requireNonNull(kinds.get(counts(renamed)));
          if (orbit.add(image)) {
            next.push(image);
          }
        }
      }
    }
    return orbit;
  }

  private Movement movement(Assignment values) {
    List<List<Foursome>> rounds = new ArrayList<>();
    List<Integer> missing =
        IntStream.range(0, times.length)
            .filter(i -> values.value(times[i]) > 0)
            .map(i -> sitOuts.missing(seatings.get(i)))
            .boxed()
            .sorted()
            .distinct()
            .toList();
    List<Integer> turns = sitOuts.firstTurn(missing);
    for (int group : turns) {
      int[] first = first(values, seats -> sitOuts.missing(seats) == group);
      rounds.add(List.of(Foursome.of(first, 0)));
    }
    List<List<Foursome>> more = rest(values, rounds);
    // Players who have not sat out yet do so next.
    int out = turns.stream().mapToInt(Integer::intValue).sum();
    more.sort(
        Comparator.comparing(
            r ->
                IntStream.range(0, wish.players())
                    .filter(p -> (out >> p & 1) == 0)
                    .anyMatch(p -> plays(r.get(0), p))));
    rounds.addAll(more);
    return Unfolding.movement(wish, Unfolding.shared(RoundOrder.fair(rounds, wish.players())));
  }

  private int[] first(Assignment values, Predicate<int[]> which) {
    return IntStream.range(0, times.length)
        .filter(i -> values.value(times[i]) > 0)
        .mapToObj(seatings::get)
        .filter(which)
        .findFirst()
        .orElseThrow();
  }

  /** All rounds except the given ones. */
  private List<List<Foursome>> rest(Assignment values, List<List<Foursome>> but) {
    Map<Foursome, Long> taken =
        but.stream().collect(Collectors.groupingBy(r -> r.get(0), Collectors.counting()));
    List<List<Foursome>> rest = new ArrayList<>();
    for (int i = 0; i < times.length; i++) {
      Foursome f = Foursome.of(seatings.get(i), 0);
      long left = values.value(times[i]) - taken.getOrDefault(f, 0L);
      for (long time = 0; time < left; time++) {
        rest.add(List.of(f));
      }
    }
    return rest;
  }

  private static boolean plays(Foursome f, int player) {
    return f.north() == player || f.east() == player || f.south() == player || f.west() == player;
  }
}
