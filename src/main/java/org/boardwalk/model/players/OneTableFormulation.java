package org.boardwalk.model.players;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
 * own that {@link SeatingConstraints} states; then players keep their names.
 */
public final class OneTableFormulation {

  private static final int MOST_PLAYERS = 7;

  private final IndividualWish wish;
  private final boolean ruled;
  private final ModelBuilder model = new ModelBuilder();
  private final PairTerms terms;
  private final Roles roles;
  private final List<int[]> seatings;

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
    Map<List<Integer>, int[]> kinds = new LinkedHashMap<>();
    for (int code = 0; code < Math.pow(players, 4); code++) {
      int[] seats = {
        code / (players * players * players),
        code / (players * players) % players,
        code / players % players,
        code % players
      };
      if (Arrays.stream(seats).distinct().count() == 4) {
        kinds.putIfAbsent(counts(seats), seats);
      }
    }
    return List.copyOf(kinds.values());
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
   * Breaks the symmetry of players' names where no player sits out: renaming turns any seating into
   * any other.
   */
  private void theFirstSeatingIsPlayedMost() {
    if (sitOuts.out() > 0 || ruled) {
      return;
    }
    model.family(OneTableConstraints.MOST_PLAYED);
    for (int i = 1; i < times.length; i++) {
      model.atLeast(Sum.of(times[0]).add(times[i], -1), 0);
    }
  }

  private Movement movement(Assignment values) {
    List<List<Foursome>> rounds = new ArrayList<>();
    // Five players whom rules name sit out one by one: any of their rounds has a fair order.
    int turns = ruled ? 0 : sitOuts.turns();
    for (int turn = 0; turn < turns; turn++) {
      int first = turn * sitOuts.out();
      rounds.add(List.of(Foursome.of(first(values, seats -> sitOuts.missed(seats, first)), 0)));
    }
    List<List<Foursome>> more = rest(values, rounds);
    // Players who have not sat out yet do so next.
    int last = turns * sitOuts.out();
    more.sort(
        Comparator.comparing(
            r -> IntStream.range(last, wish.players()).anyMatch(p -> plays(r.get(0), p))));
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
