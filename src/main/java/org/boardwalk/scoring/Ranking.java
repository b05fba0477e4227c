package org.boardwalk.scoring;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.movement.Field;

/**
 * The ranking of an event. Contestants are ranked by their scores on the boards they played, so
 * that a sit-out or a board that was not played neither helps nor harms. Exact: equal scores are
 * true ties. Immutable.
 *
 * @param event the event with its results
 * @param method the scoring method
 * @param terms corrections and rounding
 * @param awards the gain of each side at each play that counts, rounded as the terms say
 * @param fields the placings of each field, best first, equals by number; contestants without a
 *     board that counts are left out
 */
public record Ranking(
    Event event,
    ScoringMethod method,
    Terms terms,
    List<Award> awards,
    Map<Field, List<Placing>> fields) {

  /** Copies list and map. */
  public Ranking {
    awards = List.copyOf(awards);
    fields = Collections.unmodifiableMap(new EnumMap<>(fields));
  }

  /** Contestants that are ranked as one, and their total. */
  private record Sum(int contestant, List<Integer> mates, Total total, Fraction added) {

    Sum corrected(List<Correction> corrections) {
      Fraction all = Fraction.ZERO;
      for (Correction correction : corrections) {
        boolean theirs =
            correction.contestant() == contestant || mates.contains(correction.contestant());
        all = theirs ? all.plus(correction.share(total.units(), total.top())) : all;
      }
      return new Sum(contestant, mates, total, all);
    }

    Fraction mean() {
      return total.mean().plus(added);
    }
  }

  /**
   * @param event a finished event
   * @param method how to score it
   * @return the ranking; O(s log s) for s scores, a fraction of a second for the largest events
   * @throws IllegalArgumentException when the method cannot score the movement
   */
  public static Ranking of(Event event, ScoringMethod method) {
    return of(event, method, Terms.PLAIN);
  }

  /**
   * @param event a finished event
   * @param method how to score it
   * @param terms corrections and rounding
   * @return the ranking; O(s log s) for s scores, a fraction of a second for the largest events
   * @throws IllegalArgumentException when the method cannot score the movement
   */
  public static Ranking of(Event event, ScoringMethod method, Terms terms) {
    terms.check(method);
    List<Award> played = method.awards(event, terms.datum()).stream().map(terms::rounded).toList();
    List<Award> awards = Entitlements.granted(played).stream().map(terms::rounded).toList();
    Map<Integer, Total> totals = Total.of(event, method, awards);
    Map<Integer, Integer> mates = method.ofTeams() ? TeamMatches.of(event).mates() : Map.of();
    Map<Field, List<Placing>> fields = new EnumMap<>(Field.class);
    ranked(event.roster(), mates)
        .forEach(
            (field, contestants) ->
                fields.put(
                    field,
                    placings(
                        contestants.stream()
                            .filter(totals::containsKey)
                            .map(c -> sum(c, mates, totals).corrected(terms.corrections()))
                            .toList())));
    return new Ranking(event, method, terms, awards, fields);
  }

  /**
   * Contestants ranked together; of teams whose halves have numbers of their own, those that sit
   * NS.
   */
  private static Map<Field, List<Integer>> ranked(Roster roster, Map<Integer, Integer> mates) {
    return mates.isEmpty()
        ? roster.fields()
        : Map.of(Field.ALL, mates.keySet().stream().sorted().toList());
  }

  private static Sum sum(int contestant, Map<Integer, Integer> mates, Map<Integer, Total> totals) {
    return new Sum(
        contestant,
        Optional.ofNullable(mates.get(contestant)).map(List::of).orElse(List.of()),
        totals.getOrDefault(contestant, Total.NONE),
        Fraction.ZERO);
  }

  /**
   * @param contestant a number, from 1
   * @return the sum of their corrections, beside what their boards gave and in its unit:
   *     matchpoints, IMPs or points
   */
  public Fraction adjustment(int contestant) {
    Fraction top = Fraction.ZERO;
    int boards = 0;
    for (Award award : awards) {
      boolean theirs = award.contestants().contains(contestant);
      top = theirs ? top.plus(award.top()) : top;
      boards += theirs ? 1 : 0;
    }
    Fraction all = Fraction.ZERO;
    for (Correction c : terms.corrections()) {
      all = c.contestant() == contestant ? all.plus(c.whole(boards, top)) : all;
    }
    return all;
  }

  /**
   * @return the matches of teams that stay together, by the numbers of their teams; empty where
   *     none do or the method is not of teams
   */
  public List<MatchResult> matches() {
    return method.ofTeams() ? MatchResult.of(event, awards) : List.of();
  }

  private static List<Placing> placings(List<Sum> sums) {
    Map<Fraction, Integer> equals = new HashMap<>();
    sums.forEach(s -> equals.merge(s.mean(), 1, Integer::sum));
    List<Sum> order =
        sums.stream()
            .sorted(Comparator.comparing(Sum::mean).reversed().thenComparing(Sum::contestant))
            .toList();
    List<Placing> placings = new ArrayList<>();
    int rank = 1;
    for (int k = 0; k < order.size(); k++) {
      Sum sum = order.get(k);
      Fraction mean = sum.mean();
      if (k > 0 && !mean.equals(placings.get(k - 1).mean())) {
        rank = k + 1;
      }
      placings.add(
          new Placing(
              rank,
              equals.getOrDefault(mean, 1),
              sum.contestant(),
              sum.mates(),
              sum.total().boards(),
              sum.total().gained(),
              sum.added(),
              mean));
    }
    return placings;
  }
}
