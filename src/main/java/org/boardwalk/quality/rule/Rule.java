package org.boardwalk.quality.rule;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * A rule of a designer's own: for each of the chosen players or couples, the number of the chosen
 * rounds in which something happens, or of sets played in them, is to lie in a range. A rule
 * without a weight must be kept; one with a weight costs that weight times the sum of squares of
 * what lies outside the range, over all counts.
 *
 * @param counted what is counted
 * @param times how often it is to happen
 * @param rounds the rounds that count, from 1, ascending; empty for all
 * @param within where above 0, every so many rounds in a row are counted by themselves
 * @param before couples who have met in this way before the first round, once for each time
 * @param weight the weight of its cost; 0 for a rule that must be kept
 */
public record Rule(
    Counted counted,
    Times times,
    List<Integer> rounds,
    int within,
    List<Couples.Two> before,
    int weight) {

  /** Sorts the rounds and what was before. */
  public Rule {
    rounds = List.copyOf(new TreeSet<>(rounds));
    boolean ordered = counted.plain() instanceof Counted.Meeting meeting && meeting.ordered();
    before = before.stream().map(c -> ordered ? c : c.sorted()).sorted().toList();
  }

  /**
   * @param counted what is counted, over all rounds
   * @param times how often it must happen
   * @return the rule that it must
   */
  public static Rule must(Counted counted, Times times) {
    return new Rule(counted, times, List.of(), 0, List.of(), 0);
  }

  /**
   * @return whether a movement that breaks it is no answer
   */
  public boolean must() {
    return weight == 0;
  }

  /**
   * @return whether the counts of all its couples or players are added up
   */
  public boolean together() {
    return counted instanceof Counted.Qualified qualified && qualified.together();
  }

  /**
   * The plain rules that it is made of: what it counts, what ends the rounds that count, and its
   * conditions. They name all its players, tables, directions and rounds. A renaming of players,
   * tables or directions that maps each of them to itself maps this rule to itself.
   *
   * @return itself, where nothing is qualified
   */
  public List<Rule> parts() {
    if (!(counted instanceof Counted.Qualified qualified)) {
      return List.of(this);
    }
    List<Rule> parts = new ArrayList<>();
    parts.add(new Rule(qualified.plain(), times, rounds, within, before, weight));
    qualified.until().ifPresent(end -> parts.add(must(end, Times.ONCE)));
    qualified.conditions().forEach(condition -> parts.addAll(condition.parts()));
    return List.copyOf(parts);
  }

  /**
   * The couples that are counted, for models and searches; the judge finds them by itself.
   *
   * @param meeting what the rule counts
   * @param players number of players
   * @return the couples of the rule; where they meet only each other, all other couples in which
   *     one of its players is
   */
  public List<Couples.Two> couples(Counted.Meeting meeting, int players) {
    List<Couples.Two> named = meeting.couples();
    if (times.shape() != Times.Shape.ONLY) {
      return named;
    }
    Set<Integer> own = meeting.between().players();
    Set<Couples.Two> others =
        new LinkedHashSet<>(
            Couples.within(IntStream.rangeClosed(1, players).boxed().toList())
                .all(meeting.ordered()));
    others.removeIf(two -> !own.contains(two.one()) && !own.contains(two.other()));
    named.forEach(others::remove);
    return List.copyOf(others);
  }

  /**
   * The rounds that are counted together, for models and searches; the judge finds them by itself.
   *
   * @param all number of rounds of the movement
   * @return one list of rounds for each count of a player or couple, from 1
   */
  public List<List<Integer>> spans(int all) {
    List<Integer> chosen =
        IntStream.rangeClosed(1, all)
            .filter(r -> rounds.isEmpty() || rounds.contains(r))
            .boxed()
            .toList();
    if (within == 0 || within >= chosen.size()) {
      return List.of(chosen);
    }
    return IntStream.rangeClosed(0, chosen.size() - within)
        .mapToObj(first -> chosen.subList(first, first + within))
        .toList();
  }
}
