package org.boardwalk.quality;

import java.util.ArrayList;
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
 * @param all the matches, by their teams and set
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
    int stationary,
    List<Match> all) {

  /** Copies the lists. */
  public Matches {
    scoreBreaks = List.copyOf(scoreBreaks);
    all = List.copyOf(all);
  }

  /**
   * A match of two teams on a set.
   *
   * @param one the team with the smaller number
   * @param other the other team
   * @param set the set
   * @param home where NS of the first team play EW of the other
   * @param away where NS of the other team play EW of the first
   * @param first the round from which it is open
   * @param last the round in which its result is known; that of its first half where it is whole
   */
  public record Match(int one, int other, int set, Half home, Half away, int first, int last) {

    /** {@return whether one of its halves is played after a round and the other is not} */
    public boolean open(int round) {
      return first() <= round && round < last();
    }
  }

  /**
   * A half of a match: where it is played.
   *
   * @param round the round, from 1, parts counted as one
   * @param table the table
   */
  public record Half(int round, int table) {}

  private static final Comparator<List<Integer>> ORDER =
      Comparator.comparing((List<Integer> m) -> m.get(0))
          .thenComparing(m -> m.get(1))
          .thenComparing(m -> m.get(2));

  /**
   * Counts; O(encounters).
   *
   * @param movement a movement, valid or not
   * @return its matches; empty unless teams play it, see {@link TeamsOfFour#in}
   */
  public static Optional<Matches> of(Movement movement) {
    return TeamsOfFour.in(movement) ? Optional.of(counted(movement)) : Optional.empty();
  }

  private static Matches counted(Movement movement) {
    int teams = movement.contestants() / 2;
    // Two teams, the smaller number first, and a set; a broken movement may repeat a half.
    Map<List<Integer>, Map<Boolean, List<Half>>> halves = new TreeMap<>(ORDER);
    Map<Integer, Set<Integer>> sets = new TreeMap<>();
    IntStream.rangeClosed(1, teams).forEach(t -> sets.put(t, new TreeSet<>()));
    for (int part = 1; part <= movement.rounds().size(); part++) {
      int round = movement.wholeRound(part);
      for (Encounter e : movement.rounds().get(part - 1).encounters()) {
        int ns = e.seating().at(Direction.NS).get(0);
        int ew = e.seating().at(Direction.EW).get(0) - teams;
        halves
            .computeIfAbsent(
                List.of(Math.min(ns, ew), Math.max(ns, ew), e.set()), m -> new HashMap<>())
            .computeIfAbsent(ns < ew, home -> new ArrayList<>())
            .add(new Half(round, e.table()));
        for (int team : List.of(ns, ew)) {
          sets.getOrDefault(team, new TreeSet<>()).add(e.set());
        }
      }
    }
    List<Match> all = new ArrayList<>();
    // A team that has left before the second half leaves no match.
    halves.values().removeIf(two -> two.size() < 2);
    halves.forEach((m, two) -> all.add(match(m, two)));
    Map<List<Integer>, Integer> often = new HashMap<>();
    all.forEach(m -> often.merge(List.of(m.one(), m.other()), 1, Integer::sum));
    var delay = all.stream().mapToInt(m -> m.last() - m.first()).summaryStatistics();
    Movement seated = movement.inWholeRounds();
    return new Matches(
        teams,
        all.size(),
        often.size(),
        often.values().stream().mapToInt(n -> n).max().orElse(0),
        (int) all.stream().filter(m -> m.last() == m.first()).count(),
        delay.getSum(),
        delay.getMax(),
        IntStream.range(1, seated.rounds().size())
            .filter(r -> all.stream().noneMatch(m -> m.open(r)))
            .boxed()
            .toList(),
        sets.values().stream().mapToInt(Set::size).min().orElse(0),
        sets.values().stream().distinct().count() == 1,
        uneven(seated),
        TableMoves.of(seated).stationary().size(),
        all);
  }

  private static Match match(List<Integer> teams, Map<Boolean, List<Half>> halves) {
    var rounds =
        halves.values().stream().flatMap(List::stream).mapToInt(Half::round).summaryStatistics();
    return new Match(
        teams.get(0),
        teams.get(1),
        teams.get(2),
        halves.getOrDefault(true, List.of()).get(0),
        halves.getOrDefault(false, List.of()).get(0),
        rounds.getMin(),
        rounds.getMax());
  }

  /**
   * @param one a team
   * @param other another team
   * @param set a set on which they meet
   * @return their match on that set; empty where one of them has left before its second half
   */
  public Optional<Match> of(int one, int other, int set) {
    return all.stream()
        .filter(m -> m.set() == set)
        .filter(m -> m.one() == Math.min(one, other) && m.other() == Math.max(one, other))
        .findFirst();
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
