package org.boardwalk.design;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.RuleCounts;
import org.boardwalk.quality.rule.RuleScore;
import org.boardwalk.wish.Demands;
import org.boardwalk.wish.Implied;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.Wish;

/**
 * All movements of tiny sizes, one by one, in which nothing but the rules of the game is taken for
 * granted: full tables, and no set twice for anybody. So it is seen whether demands that a proof
 * names forbid all of them. It shares no code with the models.
 */
final class AllMovements {

  /** More would take too long. */
  private static final double MOST = 300_000;

  private final Demands demands;
  private final Wish wish;
  private final boolean players;
  private final boolean sets;
  private final boolean seats;
  private final boolean numbered;
  private final List<List<Encounter>> choices = new ArrayList<>();

  private AllMovements(Demands demands) {
    this.demands = demands;
    wish = demands.wish();
    players = wish.kind() == Kind.INDIVIDUAL;
    boolean boards =
        demands.implied().contains(Implied.COPIES)
            || demands.implied().contains(Implied.OTHER_RESULTS)
            || demands.implied().contains(Implied.DIRECTION)
            || demands.rules().stream().anyMatch(r -> r.counted() instanceof Counted.SameBoards);
    sets = boards && wish.boards().play() == Play.CIRCULATING;
    seats =
        demands.rules().stream()
            .anyMatch(
                rule ->
                    rule.counted() instanceof Counted.Moving moving
                        && moving.to() == Counted.MoveTo.SEAT);
    numbered =
        demands.rules().stream()
            .anyMatch(
                rule ->
                    rule.counted() instanceof Counted.Moving
                        || rule.counted() instanceof Counted.Sitting);
    rounds(new ArrayList<>(), new boolean[wish.contestants() + 1]);
  }

  /** Whether any movement meets the demands; empty where there are too many to look at. */
  static Optional<Boolean> anyMeets(Demands demands) {
    AllMovements all = new AllMovements(demands);
    double number = Math.pow(all.choices.size(), demands.wish().rounds());
    return number > MOST ? Optional.empty() : Optional.of(all.any(new ArrayList<>()));
  }

  private int tables() {
    return players ? wish.tables() : wish.contestants() / 2;
  }

  /** Adds all ways to fill the tables that are still free in a round. */
  private void rounds(List<Encounter> now, boolean[] used) {
    if (choices.size() > MOST) {
      return;
    }
    if (now.size() == tables()) {
      choices.add(List.copyOf(now));
      return;
    }
    List<Integer> free =
        IntStream.rangeClosed(1, wish.contestants()).filter(p -> !used[p]).boxed().toList();
    int least = now.isEmpty() || (players && numbered) ? 0 : lowest(now.get(now.size() - 1));
    for (List<Integer> seated : tuples(free, players ? 4 : 2)) {
      if (seated.stream().min(Integer::compare).orElseThrow() > least && first(seated)) {
        for (int set = 1; set <= (sets ? wish.boards().sets() : 1); set++) {
          now.add(new Encounter(now.size() + 1, seating(seated), set));
          seated.forEach(p -> used[p] = true);
          rounds(now, used);
          seated.forEach(p -> used[p] = false);
          now.remove(now.size() - 1);
        }
      }
    }
  }

  private static int lowest(Encounter encounter) {
    return encounter.seating().seats().values().stream().min(Integer::compare).orElseThrow();
  }

  /** Whether it is the first of those that differ by half a turn, or by who of a pair sits NS. */
  private boolean first(List<Integer> seated) {
    return (players && seats) || seated.get(0) < seated.get(players ? 2 : 1);
  }

  private Seating seating(List<Integer> seated) {
    return players
        ? new Seating.FourPlayers(seated.get(0), seated.get(1), seated.get(2), seated.get(3))
        : Seating.of(wish.kind(), seated.get(0), seated.get(1));
  }

  private static List<List<Integer>> tuples(List<Integer> from, int size) {
    if (size == 0) {
      return List.of(List.of());
    }
    List<List<Integer>> all = new ArrayList<>();
    for (int one : from) {
      List<Integer> rest = from.stream().filter(p -> p != one).toList();
      for (List<Integer> others : tuples(rest, size - 1)) {
        List<Integer> tuple = new ArrayList<>(List.of(one));
        tuple.addAll(others);
        all.add(tuple);
      }
    }
    return all;
  }

  private boolean any(List<Round> now) {
    if (now.size() == wish.rounds()) {
      return meets(wish.movement(now));
    }
    for (List<Encounter> choice : choices) {
      int set = now.size() + 1;
      now.add(
          new Round(
              sets
                  ? choice
                  : choice.stream().map(e -> new Encounter(e.table(), e.seating(), set)).toList()));
      boolean met = (!sets || newSets(now)) && any(now);
      now.remove(now.size() - 1);
      if (met) {
        return true;
      }
    }
    return false;
  }

  private static boolean newSets(List<Round> now) {
    Set<Integer> last =
        now.get(now.size() - 1).encounters().stream()
            .map(Encounter::set)
            .collect(Collectors.toSet());
    List<Round> before = now.subList(0, now.size() - 1);
    return last.stream().noneMatch(set -> before.stream().anyMatch(r -> again(r, set, now)));
  }

  private static boolean again(Round before, int set, List<Round> now) {
    Round last = now.get(now.size() - 1);
    return last.encounters().stream()
        .filter(e -> e.set() == set)
        .flatMap(e -> e.seating().seats().values().stream())
        .anyMatch(
            p ->
                before.encounters().stream()
                    .anyMatch(e -> e.set() == set && e.seating().seats().containsValue(p)));
  }

  private boolean meets(Movement movement) {
    return RuleScore.hold(RuleCounts.scores(movement, Attendance.FULL, demands.rules()))
        && demands.implied().stream().allMatch(demand -> meets(movement, demand));
  }

  /** Every set that is played is played at two tables or more, the default of all wishes. */
  private static boolean otherResults(Movement movement) {
    Map<Integer, Long> times =
        movement.rounds().stream()
            .flatMap(round -> round.encounters().stream())
            .collect(Collectors.groupingBy(Encounter::set, Collectors.counting()));
    return times.values().stream().allMatch(n -> n > 1);
  }

  private boolean meets(Movement movement, Implied demand) {
    return switch (demand) {
      case MEETINGS -> spread(IntStream.of(met(movement)));
      case SIT_OUTS -> players ? sitOuts(movement) : spread(IntStream.of(plays(movement)));
      case COPIES -> movement.rounds().stream().allMatch(this::enough);
      case PARTNER, OPPONENT, SIDE, DIRECTION ->
          card(movement).of(Criterion.valueOf(demand.name())).ideal();
      case STAYING -> stay(movement);
      case OTHER_RESULTS -> otherResults(movement);
      default -> throw new IllegalArgumentException("not drawn: " + demand);
    };
  }

  private static boolean spread(IntStream counts) {
    var range = counts.summaryStatistics();
    return range.getMax() - range.getMin() <= 1;
  }

  private int[] met(Movement movement) {
    int n = wish.contestants();
    int[] met = new int[n * (n - 1) / 2];
    for (Round round : movement.rounds()) {
      for (Encounter e : round.encounters()) {
        int[] two = e.seating().seats().values().stream().mapToInt(p -> p - 1).sorted().toArray();
        met[two[1] * (two[1] - 1) / 2 + two[0]]++;
      }
    }
    return met;
  }

  private int[] plays(Movement movement) {
    int[] plays = new int[wish.contestants()];
    movement.rounds().stream()
        .flatMap(round -> round.encounters().stream())
        .flatMap(e -> e.seating().seats().values().stream())
        .forEach(p -> plays[p - 1]++);
    return plays;
  }

  private boolean sitOuts(Movement movement) {
    boolean inTurn = ((IndividualWish) wish).fixed().inTurn();
    var out = card(movement).sitOuts();
    return inTurn ? out.even() : out.most() - out.least() <= 1;
  }

  private Scorecard card(Movement movement) {
    return Judge.judge(movement, ((IndividualWish) wish).turns(), List.of());
  }

  private boolean enough(Round round) {
    int[] tables = new int[wish.boards().sets() + 1];
    round.encounters().forEach(e -> tables[e.set()]++);
    return Arrays.stream(tables).max().orElse(0) <= wish.boards().copies();
  }

  /** Whether so many pairs never meet each other. */
  private boolean stay(Movement movement) {
    int[] met = met(movement);
    int count = ((PairsForm.Free) ((PairsWish) wish).form()).stationary();
    return IntStream.range(0, 1 << wish.contestants())
        .filter(some -> Integer.bitCount(some) == count)
        .anyMatch(some -> apart(met, some));
  }

  private boolean apart(int[] met, int some) {
    for (int q = 1; q < wish.contestants(); q++) {
      for (int p = 0; p < q; p++) {
        if ((some >> p & some >> q & 1) == 1 && met[q * (q - 1) / 2 + p] > 0) {
          return false;
        }
      }
    }
    return true;
  }
}
