package org.boardwalk.wish;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.EvenMeetings;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Counted.Relation;
import org.boardwalk.quality.rule.Couples;
import org.boardwalk.quality.rule.Couples.Two;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.Times;

/**
 * Conversion of a wish's couples who must or must not partner, and of its stationary players, to
 * rules and back; and the players whom rules let play in every round. This class is apart from
 * {@link Fixed} so that commands without rules load no types of rules.
 */
final class SettledRules {

  private SettledRules() {}

  /**
   * The rules in their order, but couples who must or must not partner are one rule each, where the
   * first of them stood, and so are the two by which players keep their seats.
   */
  static List<Rule> joined(List<Rule> rules) {
    List<Rule> moving = new ArrayList<>(besidesStationary(rules));
    Set<Rule> joined = new LinkedHashSet<>();
    List<Rule> all = new ArrayList<>();
    for (Rule rule : rules) {
      List<Rule> together =
          !moving.remove(rule)
              ? staying(stationary(rules))
              : ofCouples(rule, Times.ONCE)
                  ? partnering(couples(rules, true), List.of())
                  : ofCouples(rule, Times.NEVER)
                      ? partnering(List.of(), couples(rules, false))
                      : List.of();
      if (together.isEmpty()) {
        all.add(rule);
      } else if (joined.add(together.get(0))) {
        all.addAll(together);
      }
    }
    return List.copyOf(all);
  }

  /**
   * The rules with other stationary players, where their rules stood, or else after the couples who
   * stand first.
   */
  static List<Rule> withStaying(List<Rule> rules, List<Integer> players) {
    List<Rule> all = new ArrayList<>(besidesStationary(rules));
    long at =
        all.size() < rules.size()
            ? rules.indexOf(staying(stationary(rules)).get(0))
            : all.stream()
                .takeWhile(r -> ofCouples(r, Times.ONCE) || ofCouples(r, Times.NEVER))
                .count();
    all.addAll((int) at, staying(players));
    return all;
  }

  /** The rules with those that have keys of their own first. */
  static List<Rule> inOrder(List<Rule> rules) {
    List<Rule> all = new ArrayList<>(partnering(couples(rules, true), couples(rules, false)));
    all.addAll(staying(stationary(rules)));
    all.addAll(others(rules));
    return List.copyOf(all);
  }

  static List<Rule> partnering(List<Couple> partners, List<Couple> apart) {
    return Stream.concat(
            partners.isEmpty() ? Stream.of() : Stream.of(partnering(partners, Times.ONCE)),
            apart.isEmpty() ? Stream.of() : Stream.of(partnering(apart, Times.NEVER)))
        .toList();
  }

  private static Rule partnering(List<Couple> couples, Times times) {
    List<Two> named = couples.stream().map(c -> new Two(c.first(), c.second())).toList();
    return Rule.must(new Counted.Meeting(Couples.of(named), Set.of(Relation.PARTNER)), times);
  }

  private static boolean ofCouples(Rule rule, Times times) {
    return rule.counted() instanceof Counted.Meeting meeting
        && !meeting.between().named().isEmpty()
        && rule.equals(Rule.must(meeting, times))
        && meeting.relations().equals(Set.of(Relation.PARTNER));
  }

  private static List<Couple> couples(List<Rule> rules, Times times) {
    return rules.stream()
        .filter(rule -> ofCouples(rule, times))
        .flatMap(rule -> ((Counted.Meeting) rule.counted()).between().named().stream())
        .map(two -> new Couple(two.one(), two.other()))
        .sorted(Couple.ORDER)
        .toList();
  }

  /** The couples who must partner, or those who must not. */
  static List<Couple> couples(List<Rule> rules, boolean partners) {
    return couples(rules, partners ? Times.ONCE : Times.NEVER);
  }

  /**
   * The two rules by which players never change seats and never sit out; two more for players who
   * are named again.
   */
  static List<Rule> staying(List<Integer> players) {
    if (players.isEmpty()) {
      return List.of();
    }
    List<Integer> again = new ArrayList<>(players);
    new TreeSet<>(players).forEach(again::remove);
    List<Rule> rules = new ArrayList<>();
    rules.add(Rule.must(new Counted.Moving(players, Counted.MoveTo.SEAT), Times.NEVER));
    rules.add(Rule.must(new Counted.SittingOut(players), Times.NEVER));
    rules.addAll(staying(again));
    return rules;
  }

  /** The players who keep their seats by two such rules, ascending. */
  static List<Integer> stationary(List<Rule> rules) {
    List<Rule> staying = new ArrayList<>(rules);
    besidesStationary(rules).forEach(staying::remove);
    return staying.stream()
        .filter(rule -> rule.counted() instanceof Counted.Moving)
        .flatMap(rule -> rule.counted().players().stream())
        .sorted()
        .toList();
  }

  /** The rules without those by which players keep their seats. */
  static List<Rule> besidesStationary(List<Rule> rules) {
    List<Rule> others = new ArrayList<>(rules);
    for (Rule rule : rules) {
      if (rule.counted() instanceof Counted.Moving moving) {
        List<Rule> staying = staying(moving.of());
        if (rule.equals(staying.get(0)) && others.containsAll(staying)) {
          staying.forEach(others::remove);
        }
      }
    }
    return List.copyOf(others);
  }

  /** The rules that are neither about such couples nor about such players. */
  static List<Rule> others(List<Rule> rules) {
    return besidesStationary(rules).stream()
        .filter(r -> !ofCouples(r, Times.ONCE) && !ofCouples(r, Times.NEVER))
        .toList();
  }

  /** Whether all rules must be kept. */
  static boolean allMust(List<Rule> rules) {
    return rules.stream().allMatch(Rule::must);
  }

  /** Whether demands contradict each other by counting. */
  static boolean contradict(Demands demands) {
    return demands
        .ofPlayers()
        .counting()
        .filter(sizes -> sizes.contradict(demands.amounting()))
        .isPresent();
  }

  /** The rules of a wish, and those that required partners and opponents amount to. */
  static List<Rule> amounting(IndividualWish wish) {
    List<Rule> must = new ArrayList<>(wish.fixed().rules());
    int players = wish.players();
    if (wish.required().contains(Criterion.PARTNER)) {
      EvenMeetings even = EvenMeetings.partners(players, wish.tables(), wish.rounds());
      must.add(meeting(players, Relation.PARTNER, even));
    }
    if (wish.required().contains(Criterion.OPPONENT)) {
      EvenMeetings even = EvenMeetings.opponents(players, wish.tables(), wish.rounds());
      must.add(meeting(players, Relation.OPPONENT, even));
    }
    return must;
  }

  /** The rules, and one more: how often every two pairs or lone players meet. */
  static List<Rule> opposing(List<Rule> rules, int contestants, EvenMeetings meetings) {
    Rule rule = meeting(contestants, Relation.OPPONENT, meetings);
    return Stream.concat(rules.stream(), Stream.of(rule)).toList();
  }

  /** The rule that every two meet in a way so often. */
  private static Rule meeting(int contestants, Relation relation, EvenMeetings meetings) {
    Couples all = Couples.within(IntStream.rangeClosed(1, contestants).boxed().toList());
    return Rule.must(
        new Counted.Meeting(all, Set.of(relation)),
        Times.between(meetings.least(), meetings.most()));
  }

  /** The players whom rules let play in every round. */
  static Set<Integer> alwaysPlaying(List<Rule> rules, int rounds) {
    Set<Integer> players = new TreeSet<>();
    rules.stream()
        .filter(rule -> rule.must() && playsAlways(rule, rounds))
        .forEach(rule -> players.addAll(rule.counted().players()));
    return players;
  }

  private static boolean playsAlways(Rule rule, int rounds) {
    boolean never =
        rule.counted() instanceof Counted.SittingOut && rule.times().equals(Times.NEVER);
    boolean somewhere =
        rule.counted() instanceof Counted.Sitting sitting
            && sitting.apart() == Counted.Apart.NOTHING
            && rule.times().least() >= rounds;
    boolean moving =
        rule.counted() instanceof Counted.Moving && rule.times().least() >= Math.max(1, rounds - 1);
    boolean always = somewhere || moving;
    return rule.rounds().isEmpty() && (always || (never && rule.within() == 0));
  }
}
