package org.boardwalk.model.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.Unfolding;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Counted.Relation;
import org.boardwalk.quality.rule.Couples;
import org.boardwalk.quality.rule.Couples.Two;
import org.boardwalk.quality.rule.RandomRules;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.SomeEvents;
import org.boardwalk.quality.rule.Times;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.Fixed;
import org.boardwalk.wish.Fixed.SitOutRule;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Holds the symmetry that models break against all schedules of tiny wishes, which the judge
 * accepts or not: every renaming of the stabiliser maps answers to answers, and a model keeps at
 * least one answer of each orbit, and nothing but answers.
 */
@Tag("thorough")
class StabiliserTest {

  private static final List<Integer> EXPERTS = List.of(1, 2, 3, 4);
  private static final List<Integer> NOVICES = List.of(5, 6, 7, 8);

  @Test
  void withoutRulesAllIsAlike() {
    Stabiliser all = Stabiliser.of(Wishes.complete(8));
    assertThat(all.classes()).containsExactly(List.of(0, 1, 2, 3, 4, 5, 6, 7));
    assertThat(all.rounds() && all.tables() && all.turns()).isTrue();
  }

  @Test
  void expertsAreAlikeAndNovicesAreAlike() {
    Rule mixed =
        Rule.must(
            new Counted.Meeting(
                new Couples(List.of(EXPERTS, NOVICES), List.of()), Set.of(Relation.PARTNER)),
            Times.ONLY);
    Stabiliser both = Stabiliser.of(ruled(Wishes.shared(8, 2, 4), mixed));
    assertThat(both.classes()).containsExactly(List.of(0, 1, 2, 3), List.of(4, 5, 6, 7));
    assertThat(both.rounds() && both.tables() && both.turns()).isTrue();
  }

  @Test
  void rulesThatSayTheSameInPartsLeavePlayersAlike() {
    Rule one = Rule.must(new Counted.SittingOut(List.of(1)), Times.NEVER);
    Rule other = Rule.must(new Counted.SittingOut(List.of(3)), Times.NEVER);
    assertThat(Stabiliser.of(ruled(Wishes.shared(6, 1, 2), one, other)).classes())
        .containsExactly(List.of(0, 2), List.of(1, 3, 4, 5));
  }

  @Test
  void historyTellsPlayersApart() {
    Counted all = new Counted.Meeting(Couples.within(EXPERTS), Set.of(Relation.PARTNER));
    Rule before = new Rule(all, Times.between(0, 1), List.of(), 0, List.of(new Two(2, 4)), 0);
    assertThat(Stabiliser.of(ruled(Wishes.shared(4, 1, 2), before)).classes())
        .containsExactly(List.of(0, 2), List.of(1, 3));
  }

  @Test
  void settledRoundsAndAttendanceTellPlayersApart() {
    IndividualWish sizes = Wishes.shared(9, 1, 3);
    Movement played =
        Unfolding.movement(
            Wishes.shared(9, 1, 1),
            Unfolding.shared(List.of(List.of(new Foursome(0, 1, 2, 3, 0)))));
    Attendance late = new Attendance(List.of(new Attendance.Late(8, 2)), List.of());
    Stabiliser left = Stabiliser.of(sizes.with(Fixed.NOTHING.after(played.rounds(), late)));
    assertThat(left.classes())
        .containsExactly(
            List.of(0), List.of(1), List.of(2), List.of(3), List.of(4, 5, 6, 8), List.of(7));
    assertThat(left.rounds() || left.tables()).isFalse();
    assertThat(left.turns()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "4,1,2,SHARED,NONE,0,24",
    "4,1,3,SHARED,NONE,30,8",
    "5,1,2,SHARED,NONE,0,3",
    "6,1,1,SHARED,NONE,0,8",
    "8,2,1,SHARED,NONE,0,3",
    "4,1,2,SHARED,ROTATE,0,3",
    "4,1,2,CIRCULATING,NONE,0,6"
  })
  void modelsKeepAnAnswerOfEachOrbitUnderRules(
      int players, int tables, int rounds, Play play, Rotation rotation, int from, int wishes) {
    IndividualWish sizes = sizes(players, tables, rounds, play, rotation);
    Map<String, Integer> seen = new HashMap<>();
    for (long seed = from; seed < from + wishes; seed++) {
      check(must(RandomRules.over(sizes, seed)), seen);
    }
    assertThat(seen).containsKeys("answers", "renamed");
  }

  @ParameterizedTest
  @CsvSource({
    "4,1,2,SHARED,NONE,100,400",
    "4,1,3,SHARED,NONE,100,100",
    "5,1,2,SHARED,NONE,100,100",
    "6,1,1,SHARED,NONE,100,200",
    "6,1,2,SHARED,NONE,100,20",
    "8,2,1,SHARED,NONE,100,30",
    "4,1,2,SHARED,ROTATE,100,100",
    "5,1,2,CIRCULATING,NONE,100,20"
  })
  @Tag("slow")
  void modelsKeepAnAnswerOfEachOrbitUnderManyRules(
      int players, int tables, int rounds, Play play, Rotation rotation, int from, int wishes) {
    modelsKeepAnAnswerOfEachOrbitUnderRules(players, tables, rounds, play, rotation, from, wishes);
  }

  @ParameterizedTest
  @CsvSource({"4,1,2,12", "5,1,1,6", "8,2,1,2"})
  void modelsKeepAnAnswerOfEachOrbitUnderEvents(int players, int tables, int rounds, int wishes) {
    IndividualWish sizes = sizes(players, tables, rounds, Play.SHARED, Rotation.NONE);
    Map<String, Integer> seen = new HashMap<>();
    for (long seed = 0; seed < wishes; seed++) {
      check(must(SomeEvents.over(sizes, seed)), seen);
    }
    assertThat(seen).containsKeys("answers", "renamed");
  }

  @ParameterizedTest
  @CsvSource({"5,EVEN", "5,FREE"})
  void modelsKeepAnAnswerOfEachOrbitWhereSitOutsAreInAnyOrder(int players, SitOutRule rule) {
    IndividualWish sizes = sizes(players, 1, 2, Play.SHARED, Rotation.NONE);
    Rule often = Rule.must(new Counted.SittingOut(List.of(1, 2)), Times.between(0, 1));
    check(ruled(sizes.with(sizes.fixed().sitOuts(rule)), often), new HashMap<>());
  }

  @ParameterizedTest
  @CsvSource({"6,EVEN", "6,FREE"})
  @Tag("slow")
  void modelsKeepAnAnswerOfEachOrbitWhereTwoSitOutInAnyOrder(int players, SitOutRule rule) {
    modelsKeepAnAnswerOfEachOrbitWhereSitOutsAreInAnyOrder(players, rule);
  }

  @Test
  void modelsKeepAnAnswerOfEachOrbitAfterSettledRounds() {
    IndividualWish sizes = sizes(5, 1, 3, Play.SHARED, Rotation.NONE);
    List<List<Foursome>> first = List.of(List.of(new Foursome(0, 1, 2, 3, 0)));
    Movement played = Unfolding.movement(Wishes.shared(5, 1, 1), Unfolding.shared(first));
    check(sizes.with(Fixed.NOTHING.after(played.rounds(), Attendance.FULL)), new HashMap<>());
  }

  /** Six classes at two tables make more kinds of rounds than are listed. */
  @Test
  void partnersAreInOrderWhereThereAreTooManyKinds() {
    IndividualWish wish =
        ruled(
            sizes(8, 2, 1, Play.SHARED, Rotation.NONE),
            never(5, 1, Relation.PARTNER),
            never(5, 2, Relation.PARTNER),
            never(6, 3, Relation.OPPONENT),
            never(6, 4, Relation.OPPONENT),
            never(7, 8, Relation.LEFT));
    assertThat(Stabiliser.of(wish).classes())
        .containsExactly(
            List.of(0, 1), List.of(2, 3), List.of(4), List.of(5), List.of(6), List.of(7));
    Map<String, Integer> seen = new HashMap<>();
    check(wish, seen);
    assertThat(seen).containsKeys("answers", "renamed").doesNotContainKey("exact");
  }

  private static Rule never(int one, int other, Relation way) {
    return Rule.must(
        new Counted.Meeting(Couples.of(List.of(new Two(one, other))), Set.of(way)), Times.NEVER);
  }

  private static IndividualWish ruled(IndividualWish wish, Rule... rules) {
    return wish.with(wish.fixed().rules(List.of(rules)));
  }

  /** Sizes without criteria, so that a model has no costs. */
  private static IndividualWish sizes(
      int players, int tables, int rounds, Play play, Rotation rotation) {
    IndividualWish sizes =
        play == Play.CIRCULATING
            ? Wishes.circulating(players, tables, rounds, rounds, tables)
            : rotation == Rotation.NONE
                ? Wishes.shared(players, tables, rounds)
                : Wishes.rotating(players, tables, rounds, rotation);
    return sizes.demanding(Criterion.all().collect(Collectors.toMap(c -> c, c -> Demand.IGNORE)));
  }

  /** The wish with all its rules to be kept. */
  private static IndividualWish must(IndividualWish wish) {
    return ruled(
        wish,
        wish.fixed().allRules().stream()
            .map(r -> new Rule(r.counted(), r.times(), r.rounds(), r.within(), r.before(), 0))
            .toArray(Rule[]::new));
  }

  /** Counts wishes that have answers, that have renamings, and whose orbits are met once. */
  private static void check(IndividualWish wish, Map<String, Integer> seen) {
    String what = wish.players() + " players, " + wish.fixed();
    Schedules schedules = new Schedules(wish);
    Set<List<List<Foursome>>> answers = schedules.answers();
    List<Set<List<List<Foursome>>>> orbits = schedules.orbits(answers, what);
    ConstraintModel model = SeatsFormulation.of(wish).orElseThrow();
    for (Engine engine : Engines.all()) {
      Set<List<List<Foursome>>> kept = schedules.solutions(engine, model);
      assertThat(answers).as(what).containsAll(kept);
      assertThat(orbits)
          .as("%s by %s", what, engine.name())
          .allMatch(orbit -> orbit.stream().anyMatch(kept::contains));
      if (schedules.exact()) {
        assertThat(kept).as("%s by %s", what, engine.name()).hasSameSizeAs(orbits);
        seen.merge("exact", 1, Integer::sum);
      }
    }
    Engine quick = Engines.all().get(0);
    int[] count = {0};
    assertThat(schedules.solutions(quick, model.withoutSymmetryBreaking(), count))
        .as(what)
        .isEqualTo(answers);
    assertThat(count[0]).isEqualTo(count(quick, SeatsFormulation.of(wish, false).orElseThrow()));
    if (!answers.isEmpty()) {
      seen.merge("answers", 1, Integer::sum);
    }
    if (orbits.size() < answers.size()) {
      seen.merge("renamed", 1, Integer::sum);
    }
  }

  private static int count(Engine engine, ConstraintModel model) {
    int[] count = {0};
    engine.enumerate(model, values -> count[0]++);
    return count[0];
  }

  /** All schedules of a wish, in a form in which equal ones are equal. */
  private static final class Schedules {

    private final IndividualWish wish;
    private final Stabiliser stabiliser;
    private final boolean shared;
    private final boolean halfTurns;
    private final int settled;

    Schedules(IndividualWish wish) {
      this.wish = wish;
      stabiliser = Stabiliser.of(wish);
      shared = wish.boards().play() == Play.SHARED;
      halfTurns = wish.rotation() == Rotation.NONE && !SeatTables.seated(wish);
      settled = wish.fixed().first().size();
    }

    /** Whether the only round is in a form that no other round of its orbit has. */
    boolean exact() {
      return wish.rounds() == 1
          && shared
          && (stabiliser.tables() || !SeatTables.numbered(wish))
          && !RoundKinds.of(stabiliser.classes(), wish.tables(), halfTurns, stabiliser.turns(), 300)
              .isEmpty();
    }

    Set<List<List<Foursome>>> answers() {
      Set<List<List<Foursome>>> found = new HashSet<>();
      extend(rounds(), new ArrayList<>(), found);
      return found;
    }

    private void extend(
        List<List<Foursome>> rounds, List<List<Foursome>> now, Set<List<List<Foursome>>> found) {
      if (now.size() == wish.rounds()) {
        Movement movement = Unfolding.movement(wish, shared ? Unfolding.shared(now) : now);
        if (wish.accepts(movement, wish.judge(movement))) {
          found.add(normal(now));
        }
        return;
      }
      List<List<Foursome>> next =
          now.size() < settled
              ? List.of(Unfolding.indices(wish.fixed().first()).get(now.size()))
              : rounds;
      for (List<Foursome> round : next) {
        now.add(round);
        extend(rounds, now, found);
        now.remove(now.size() - 1);
      }
    }

    /** Every round, with its tables in every order, and turned where that may matter. */
    private List<List<Foursome>> rounds() {
      List<List<Foursome>> all = BruteForce.rounds(wish, wish.tables());
      if (wish.tables() == 2) {
        all = both(all, round -> List.of(round.get(1), round.get(0)));
      }
      boolean told = !halfTurns || !wish.fixed().stationary().isEmpty();
      for (int t = 0; told && wish.rotation() == Rotation.NONE && t < wish.tables(); t++) {
        int table = t;
        all = both(all, round -> with(round, table, turned(turned(round.get(table)))));
      }
      for (int t = 0; !shared && t < wish.tables(); t++) {
        int table = t;
        all =
            all.stream()
                .flatMap(
                    round ->
                        IntStream.range(0, wish.boards().sets())
                            .mapToObj(s -> with(round, table, playing(round.get(table), s))))
                .toList();
      }
      return all;
    }

    private static List<List<Foursome>> both(
        List<List<Foursome>> all, UnaryOperator<List<Foursome>> other) {
      return Stream.concat(all.stream(), all.stream().map(other)).toList();
    }

    private static List<Foursome> with(List<Foursome> round, int table, Foursome there) {
      List<Foursome> changed = new ArrayList<>(round);
      changed.set(table, there);
      return List.copyOf(changed);
    }

    private static Foursome playing(Foursome f, int set) {
      return new Foursome(f.north(), f.east(), f.south(), f.west(), set);
    }

    private static Foursome turned(Foursome f) {
      return new Foursome(f.west(), f.north(), f.east(), f.south(), f.set());
    }

    Set<List<List<Foursome>>> solutions(Engine engine, ConstraintModel model) {
      return solutions(engine, model, new int[1]);
    }

    /** The schedules that an engine enumerates, each once; counts the solutions. */
    Set<List<List<Foursome>>> solutions(Engine engine, ConstraintModel model, int[] count) {
      Set<List<List<Foursome>>> found = new HashSet<>();
      engine.enumerate(
          model,
          values -> {
            found.add(normal(Unfolding.indices(model.decoder().apply(values))));
            count[0]++;
          });
      return found;
    }

    private List<List<Foursome>> normal(List<List<Foursome>> schedule) {
      return schedule.stream()
          .map(
              round -> {
                Stream<Foursome> tables =
                    round.stream()
                        .map(f -> shared ? playing(f, 0) : f)
                        .map(f -> halfTurns && f.south() < f.north() ? turned(turned(f)) : f);
                return SeatTables.numbered(wish)
                    ? tables.toList()
                    : tables.sorted(Comparator.comparingInt(Foursome::north)).toList();
              })
          .toList();
    }

    /** The answers in classes of those that renamings map to each other; all images are answers. */
    List<Set<List<List<Foursome>>>> orbits(Set<List<List<Foursome>>> answers, String what) {
      List<UnaryOperator<List<List<Foursome>>>> renamings = renamings();
      Set<List<List<Foursome>>> open = new HashSet<>(answers);
      List<Set<List<List<Foursome>>>> orbits = new ArrayList<>();
      while (!open.isEmpty()) {
        Set<List<List<Foursome>>> orbit = new HashSet<>();
        Deque<List<List<Foursome>>> next = new ArrayDeque<>(List.of(open.iterator().next()));
        orbit.add(next.getFirst());
        while (!next.isEmpty()) {
          List<List<Foursome>> schedule = next.pop();
          for (UnaryOperator<List<List<Foursome>>> renaming : renamings) {
            List<List<Foursome>> image = normal(renaming.apply(schedule));
            assertThat(answers.contains(image)).as("%s: %s", what, image).isTrue();
            if (orbit.add(image)) {
              next.push(image);
            }
          }
        }
        open.removeAll(orbit);
        orbits.add(orbit);
      }
      return orbits;
    }

    /** Generators of the group. */
    private List<UnaryOperator<List<List<Foursome>>>> renamings() {
      List<UnaryOperator<List<List<Foursome>>>> all = new ArrayList<>();
      for (List<Integer> alike : stabiliser.classes()) {
        for (int k = 0; k + 1 < alike.size(); k++) {
          int one = alike.get(k);
          int other = alike.get(k + 1);
          IntUnaryOperator names = p -> p == one ? other : p == other ? one : p;
          all.add(each(f -> named(f, names)));
        }
      }
      for (int r = settled; r < wish.rounds(); r++) {
        int round = r;
        if (stabiliser.turns()) {
          all.add(
              schedule -> {
                List<List<Foursome>> now = new ArrayList<>(schedule);
                now.set(round, schedule.get(round).stream().map(Schedules::turned).toList());
                return now;
              });
        }
        if (stabiliser.rounds() && r + 1 < wish.rounds()) {
          all.add(
              schedule -> {
                List<List<Foursome>> now = new ArrayList<>(schedule);
                Collections.swap(now, round, round + 1);
                return now;
              });
        }
      }
      if (stabiliser.tables() && wish.tables() == 2) {
        all.add(schedule -> schedule.stream().map(r -> List.of(r.get(1), r.get(0))).toList());
      }
      return all;
    }

    private static UnaryOperator<List<List<Foursome>>> each(UnaryOperator<Foursome> change) {
      return schedule -> schedule.stream().map(r -> r.stream().map(change).toList()).toList();
    }

    private static Foursome named(Foursome f, IntUnaryOperator names) {
      return new Foursome(
          names.applyAsInt(f.north()),
          names.applyAsInt(f.east()),
          names.applyAsInt(f.south()),
          names.applyAsInt(f.west()),
          f.set());
    }
  }
}
