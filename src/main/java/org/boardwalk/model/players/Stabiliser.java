package org.boardwalk.model.players;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Couples.Two;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.Times;
import org.boardwalk.wish.Fixed.SitOutRule;
import org.boardwalk.wish.IndividualWish;

/**
 * The renamings that map a wish to itself, and so any answer to an answer of the same cost: a part
 * of its stabiliser, from which formulations take the symmetry that they break. Without anything
 * settled it is the whole group; rules, history, settled rounds and attendance leave less of it.
 *
 * <p>Players are alike when exchanging the names of the two leaves the wish as it is. That is an
 * equivalence, as (p r) = (p q)(q r)(p q); so every permutation within the classes maps the wish to
 * itself. Renamings that only map it to itself together, such as those of couples, are not found.
 *
 * @param classes the players, from 0, in classes of players who are alike, each ascending
 * @param rounds whether the rounds that are not settled may be put in any order
 * @param tables whether tables may be numbered in another way, the same in all rounds
 * @param turns whether all tables of a round that is not settled may be turned by one seat, in each
 *     round by itself
 */
record Stabiliser(List<List<Integer>> classes, boolean rounds, boolean tables, boolean turns) {

  /** Copies the lists. */
  Stabiliser {
    classes = classes.stream().map(List::copyOf).toList();
  }

  /**
   * What maps a wish to itself. O(players² · couples of the rules).
   *
   * @param wish a wish
   * @return its stabiliser, as far as it is found
   */
  static Stabiliser of(IndividualWish wish) {
    List<Rule> rules =
        wish.fixed().rules().stream().flatMap(rule -> rule.parts().stream()).toList();
    boolean everybody = wish.fixed().attendance().full();
    return new Stabiliser(
        classes(wish),
        everybody
            && sitOutsInAnyOrder(wish)
            && rules.stream().noneMatch(Stabiliser::tellsRounds)
            && wish.fixed().rules().stream().noneMatch(Stabiliser::waits),
        everybody
            && wish.fixed().first().isEmpty()
            && rules.stream().map(Rule::counted).noneMatch(Stabiliser::tellsTables),
        wish.boards().play() == Play.SHARED
            && wish.rotation() == Rotation.NONE
            && wish.fixed().stationary().isEmpty()
            && rules.stream().map(Rule::counted).noneMatch(Stabiliser::tellsDirections));
  }

  private static List<List<Integer>> classes(IndividualWish wish) {
    List<List<Integer>> classes = new ArrayList<>();
    Map<Object, Long> asked = asked(wish, p -> p);
    for (int p = 0; p < wish.players(); p++) {
      int player = p;
      classes.stream()
          .filter(all -> exchangeable(wish, asked, all.get(0), player))
          .findFirst()
          .orElseGet(
              () -> {
                classes.add(new ArrayList<>());
                return classes.get(classes.size() - 1);
              })
          .add(p);
    }
    return classes;
  }

  private static boolean exchangeable(
      IndividualWish wish, Map<Object, Long> asked, int one, int other) {
    return history(wish, one).equals(history(wish, other))
        && (asked.isEmpty()
            || asked.equals(
                asked(wish, p -> p == one + 1 ? other + 1 : p == other + 1 ? one + 1 : p)));
  }

  /** When a player is there, and their seats in settled rounds, which no other player shares. */
  private static List<Object> history(IndividualWish wish, int player) {
    int name = player + 1;
    boolean seated =
        wish.fixed().first().stream()
            .flatMap(round -> round.encounters().stream())
            .anyMatch(encounter -> encounter.seating().contestants().contains(name));
    List<Integer> there =
        IntStream.rangeClosed(1, wish.rounds())
            .filter(r -> wish.fixed().attendance().present(name, r))
            .boxed()
            .toList();
    return List.of(there, seated ? name : 0);
  }

  /**
   * What the rules ask, with renamed players: each couple or player by itself where a rule counts
   * them one by one, so that rules which say the same in other parts are the same.
   */
  private static Map<Object, Long> asked(IndividualWish wish, IntUnaryOperator names) {
    return asked(wish.fixed().allRules().stream(), names);
  }

  private static Map<Object, Long> asked(Stream<Rule> rules, IntUnaryOperator names) {
    return rules
        .flatMap(rule -> rule.counted().accept(new Asked(rule, names)))
        .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
  }

  /** Whether a rule counts only the rounds before something happens. */
  private static boolean waits(Rule rule) {
    return rule.counted() instanceof Counted.Qualified qualified
        && (qualified.until().isPresent()
            || qualified.conditions().stream().anyMatch(Stabiliser::waits));
  }

  private static boolean sitOutsInAnyOrder(IndividualWish wish) {
    int out = wish.players() - 4 * wish.tables();
    int turns = wish.players() - wish.fixed().alwaysPlaying(wish.rounds()).size();
    return out == 0
        || (wish.fixed().first().isEmpty()
            && (wish.fixed().sitOuts() != SitOutRule.TURN || wish.rounds() * out <= turns));
  }

  private static boolean tellsRounds(Rule rule) {
    return !rule.rounds().isEmpty()
        || rule.within() > 0
        || rule.counted() instanceof Counted.Moving
        || rule.counted() instanceof Counted.Happening;
  }

  private static boolean tellsTables(Counted counted) {
    return counted instanceof Counted.Happening
        || (counted instanceof Counted.Sitting sitting && !sitting.tables().isEmpty());
  }

  private static boolean tellsDirections(Counted counted) {
    return counted instanceof Counted.Happening
        || (counted instanceof Counted.Moving moving && moving.to() == Counted.MoveTo.SEAT)
        || (counted instanceof Counted.Sitting sitting
            && (sitting.directions().size() == 1 || sitting.apart() == Counted.Apart.DIRECTIONS));
  }

  /**
   * What a rule asks of renamed players, in a form that is equal where it means the same.
   *
   * @param rule the rule
   * @param names the new name of each player, from 1
   */
  private record Asked(Rule rule, IntUnaryOperator names)
      implements Counted.Visitor<Stream<Object>> {

    @Override
    public Stream<Object> meeting(Counted.Meeting meeting) {
      List<Two> before = couples(rule.before(), meeting.ordered());
      List<Two> all = couples(meeting.couples(), meeting.ordered());
      return rule.times().shape() == Times.Shape.RANGE
          ? all.stream().map(two -> asked(meeting, two, Collections.frequency(before, two)))
          : Stream.of(asked(meeting, Set.copyOf(all), before));
    }

    @Override
    public Stream<Object> sameBoards(Counted.SameBoards same) {
      return each(same, couples(same.couples(), false), "");
    }

    @Override
    public Stream<Object> sitting(Counted.Sitting sitting) {
      return each(
          sitting,
          players(sitting.of()),
          List.of(sitting.tables(), sitting.directions(), sitting.apart()));
    }

    @Override
    public Stream<Object> sittingOut(Counted.SittingOut out) {
      return each(out, players(out.of()), "");
    }

    @Override
    public Stream<Object> moving(Counted.Moving moving) {
      return each(moving, players(moving.of()), moving.to());
    }

    @Override
    public Stream<Object> happening(Counted.Happening happening) {
      return each(happening, couples(happening.counts(), false), happening.event().word());
    }

    /** A rule with parts asks the same where each of its parts does. */
    @Override
    public Stream<Object> qualified(Counted.Qualified qualified) {
      return Stream.of(
          List.of(
              rule,
              rule.parts().stream()
                  .map(part -> Stabiliser.asked(Stream.of(part), names))
                  .toList()));
    }

    private Stream<Object> each(Counted counted, Collection<?> named, Object how) {
      return rule.times().shape() == Times.Shape.RANGE
          ? named.stream().map(one -> asked(counted, one, how))
          : Stream.of(asked(counted, Set.copyOf(named), how));
    }

    private Object asked(Counted counted, Object named, Object how) {
      Object ways = counted instanceof Counted.Meeting meeting ? meeting.relations() : "";
      return List.of(
          counted.getClass(),
          ways,
          named,
          how,
          rule.times(),
          rule.rounds(),
          rule.within(),
          rule.weight());
    }

    private List<Integer> players(List<Integer> of) {
      return of.stream().map(names::applyAsInt).toList();
    }

    private List<Two> couples(List<Two> couples, boolean ordered) {
      return couples.stream()
          .map(two -> new Two(names.applyAsInt(two.one()), names.applyAsInt(two.other())))
          .map(two -> ordered ? two : two.sorted())
          .sorted()
          .toList();
    }
  }
}
