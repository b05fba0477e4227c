package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.TeamsOfFour;

/**
 * The matches of teams of four. A match of two teams on a set has two halves: NS of one against EW
 * of the other, and the reverse, on the same boards. What a director asks of it is here: how late
 * the second half comes, when no match is open, and how many of the sets a team plays. Balance of
 * directions does not matter, as scores are compared inside a match.
 *
 * @param teams number of teams, from 2
 * @param whole matches of two teams on one set, both halves of which are played
 * @param met how many pairs of teams meet in a match, at most teams (teams - 1) / 2
 * @param most the most matches of two teams
 * @param together matches whose halves are in one round
 * @param delays the sum over all matches of the rounds between their halves
 * @param mostDelay the most rounds between the halves of a match
 * @param scoreBreaks the rounds, except the last, after which no match is open, ascending
 * @param leastSets the fewest sets that a team plays
 * @param sameSets whether all teams play the same sets
 * @param uneven after how many rounds not all EW pairs that move go the same number of tables
 *     further, or not all sets
 * @param stationary how many halves of teams play at one table only, at most two for each team
 */
public record Matches(
    int teams,
    int whole,
    int met,
    int most,
    int together,
    long delays,
    int mostDelay,
    List<Integer> scoreBreaks,
    int leastSets,
    boolean sameSets,
    int uneven,
    int stationary) {

  /** Copies the list. */
  public Matches {
    scoreBreaks = List.copyOf(scoreBreaks);
  }

  /** Two teams, the smaller number first, and a set. */
  private record Match(int a, int b, int set) {

    static Match of(int a, int b, int set) {
      return new Match(Math.min(a, b), Math.max(a, b), set);
    }
  }

  /** The first and the last round of a match. */
  private record Span(int first, int last) {

    Span and(Span other) {
      return new Span(Math.min(first, other.first), Math.max(last, other.last));
    }
  }

  /**
   * Counts; O(encounters).
   *
   * @param movement a movement, valid or not
   * @return its matches; empty unless teams play it, see {@link TeamsOfFour#in}
   */
  public static Optional<Matches> of(Movement movement) {
    return TeamsOfFour.in(movement)
        ? Optional.of(counted(movement.inWholeRounds()))
        : Optional.empty();
  }

  private static Matches counted(Movement movement) {
    int teams = movement.contestants() / 2;
    Map<Match, Span> spans = new HashMap<>();
    Map<Integer, Set<Integer>> sets = new TreeMap<>();
    IntStream.rangeClosed(1, teams).forEach(t -> sets.put(t, new TreeSet<>()));
    for (int r = 0; r < movement.rounds().size(); r++) {
      for (Encounter e : movement.rounds().get(r).encounters()) {
        int ns = e.seating().at(Direction.NS).get(0);
        int ew = e.seating().at(Direction.EW).get(0) - teams;
        spans.merge(Match.of(ns, ew, e.set()), new Span(r, r), Span::and);
        for (int team : List.of(ns, ew)) {
          sets.getOrDefault(team, new TreeSet<>()).add(e.set());
        }
      }
    }
    Map<List<Integer>, Integer> often = new HashMap<>();
    spans.keySet().forEach(m -> often.merge(List.of(m.a(), m.b()), 1, Integer::sum));
    IntStream lengths = spans.values().stream().mapToInt(s -> s.last() - s.first());
    var delay = lengths.summaryStatistics();
    return new Matches(
        teams,
        spans.size(),
        often.size(),
        often.values().stream().mapToInt(n -> n).max().orElse(0),
        (int) spans.values().stream().filter(s -> s.last() == s.first()).count(),
        delay.getSum(),
        delay.getMax(),
        breaks(spans.values(), movement.rounds().size()),
        sets.values().stream().mapToInt(Set::size).min().orElse(0),
        sets.values().stream().distinct().count() == 1,
        uneven(movement),
        TableMoves.of(movement).stationary().size());
  }

  private static List<Integer> breaks(Collection<Span> spans, int rounds) {
    List<Integer> breaks = new ArrayList<>();
    for (int r = 0; r < rounds - 1; r++) {
      int after = r;
      if (spans.stream().noneMatch(s -> s.first() <= after && after < s.last())) {
        breaks.add(r + 1);
      }
    }
    return breaks;
  }

  /**
   * Compares by the most rounds between the halves of a match, then by the moves that differ from
   * table to table, then by the sum of those rounds.
   *
   * @param a matches of one movement
   * @param b those of another one of the same sizes
   * @return negative if the results of a come earlier; 0 where one of them has no matches
   */
  public static int late(Optional<Matches> a, Optional<Matches> b) {
    return a.isEmpty() || b.isEmpty()
        ? 0
        : Comparator.comparingInt(Matches::mostDelay)
            .thenComparingInt(Matches::uneven)
            .thenComparingLong(Matches::delays)
            .compare(a.get(), b.get());
  }

  private static int uneven(Movement movement) {
    int uneven = 0;
    for (int r = 1; r < movement.rounds().size(); r++) {
      List<Encounter> before = movement.rounds().get(r - 1).encounters();
      List<Encounter> after = movement.rounds().get(r).encounters();
      boolean alike =
          steps(before, after, movement.tables(), e -> e.seating().at(Direction.EW).get(0)) <= 1
              && steps(before, after, movement.tables(), Encounter::set) <= 1;
      uneven += alike ? 0 : 1;
    }
    return uneven;
  }

  /** How many different numbers of tables those go further that are at one table in both rounds. */
  private static int steps(
      List<Encounter> before, List<Encounter> after, int tables, ToIntFunction<Encounter> what) {
    Map<Integer, List<Integer>> from =
        before.stream()
            .collect(
                Collectors.groupingBy(
                    what::applyAsInt, Collectors.mapping(Encounter::table, Collectors.toList())));
    return (int)
        after.stream()
            .flatMap(
                e ->
                    Optional.ofNullable(from.get(what.applyAsInt(e))).stream()
                        .filter(places -> places.size() == 1)
                        .map(places -> Math.floorMod(e.table() - places.get(0), tables)))
            .distinct()
            .count();
  }

  /** {@return the rounds between the halves of a match on average; 0 without matches} */
  public double meanDelay() {
    return whole == 0 ? 0 : (double) delays / whole;
  }

  /**
   * @param copies copies of the boards
   * @return whether results come as soon as so many copies allow: with one, tables that play a set
   *     at once would share it, so that halves of a match are a round apart
   */
  public boolean soonest(int copies) {
    return delays <= (copies == 1 ? whole : 0);
  }

  /** {@return whether every team plays every other} */
  public boolean complete() {
    return met == teams * (teams - 1) / 2;
  }
}
