package org.boardwalk.wish;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.quality.Profile;

/**
 * How many tables are in play in each round, and how often everybody plays, as far as the wish
 * settles it.
 *
 * @param players number of players
 * @param tables most tables in play in a round
 * @param rounds number of rounds
 * @param fixed what is settled
 */
public record Turnout(int players, int tables, int rounds, Fixed fixed) {

  /**
   * @param round a round, from 1
   * @return tables in play in it: fewer than usual when too few players are there
   */
  public int tables(int round) {
    return round <= fixed.first().size()
        ? fixed.first().get(round - 1).encounters().size()
        : Math.min(tables, present(round) / 4);
  }

  /** The sizes of every answer, in one ranking: a set counts once, with a rotation each board. */
  Profile profile(Boards boards, Rotation rotation) {
    int units = rotation == Rotation.NONE ? 1 : boards.perSet();
    List<Integer> plays = plays().stream().map(p -> p * units).toList();
    return new Profile(Kind.INDIVIDUAL, 1, rotation, rounds, boards.sets() * units, units, plays);
  }

  private int present(int round) {
    return fixed.attendance().full() ? players : fixed.attendance().there(players, round).size();
  }

  /** Tables in play over all rounds. */
  private int encounters() {
    return IntStream.rangeClosed(1, rounds).map(this::tables).sum();
  }

  /**
   * How many rounds each player plays. Where that is not settled (who comes or goes in a round to
   * be designed may have sat out more or less), the most uneven shares that attendance allows: they
   * majorise all others, so that every sum of convex functions of the shares is greatest.
   */
  List<Integer> plays() {
    if (fixed.first().isEmpty() && fixed.attendance().full()) {
      return even();
    }
    return steady() ? goneOn() : mostUneven();
  }

  /** Stationary contestants always play; the others share what is left evenly. */
  private List<Integer> even() {
    int stationary = fixed.stationary().size();
    int others = players - stationary;
    int seats = 4 * encounters() - stationary * rounds;
    List<Integer> plays = new ArrayList<>();
    for (int c = 0; c < players; c++) {
      int extra = others > 0 && c < seats % others ? 1 : 0;
      plays.add(c < others ? seats / others + extra : rounds);
    }
    return plays;
  }

  /**
   * @return whether rounds are settled, and the same players are there in all rounds after them
   */
  public boolean steady() {
    List<Integer> first = fixed.attendance().there(players, fixed.first().size() + 1);
    return !fixed.first().isEmpty()
        && IntStream.rangeClosed(fixed.first().size() + 1, rounds)
            .allMatch(r -> fixed.attendance().there(players, r).equals(first));
  }

  /**
   * Always those sit out who have sat out least; how many is settled, and who of them is open. As
   * latecomers have not played as often as others who sat out as often, the shares depend on it:
   * those who play least sit out, which makes them as uneven as they can become.
   */
  private List<Integer> goneOn() {
    int free = rounds - fixed.first().size();
    Map<Integer, Integer> played = new HashMap<>();
    List<Integer> there = fixed.attendance().there(players, rounds);
    for (int p = 1; p <= players; p++) {
      played.put(p, playedFirst(p) + (there.contains(p) ? free : 0));
    }
    Map<Integer, Integer> satOut = sitOutsBefore();
    for (int r = fixed.first().size() + 1; r <= rounds; r++) {
      satOut.keySet().stream()
          .sorted(Comparator.<Integer>comparingInt(satOut::get).thenComparingInt(played::get))
          .limit(there.size() - 4L * tables(r))
          .toList()
          .forEach(
              p -> {
                satOut.merge(p, 1, Integer::sum);
                played.merge(p, -1, Integer::sum);
              });
    }
    return new ArrayList<>(played.values());
  }

  private int playedFirst(int player) {
    return (int) fixed.first().stream().filter(r -> sits(r, player)).count();
  }

  /**
   * How often those who take turns to sit out in the first round to be designed have sat out before
   * it. A latecomer begins with as many as the least of the others has.
   *
   * @return the times of each of them
   */
  public Map<Integer, Integer> sitOutsBefore() {
    Map<Integer, Integer> times = new HashMap<>();
    for (int r = 1; r <= fixed.first().size() + 1; r++) {
      List<Integer> due = new ArrayList<>(fixed.attendance().there(players, r));
      due.removeAll(fixed.stationary());
      times.keySet().retainAll(due);
      int least = times.values().stream().mapToInt(Integer::intValue).min().orElse(0);
      for (int p : due) {
        boolean out = r <= fixed.first().size() && !sits(fixed.first().get(r - 1), p);
        times.put(p, times.getOrDefault(p, least) + (out ? 1 : 0));
      }
    }
    return times;
  }

  private static boolean sits(Round round, int player) {
    return round.encounters().stream()
        .map(Encounter::seating)
        .anyMatch(s -> s.seats().containsValue(player));
  }

  private List<Integer> mostUneven() {
    int left = 4 * encounters();
    List<Integer> plays = new ArrayList<>();
    List<Integer> longest =
        IntStream.rangeClosed(1, players)
            .map(this::roundsThere)
            .boxed()
            .sorted(Comparator.reverseOrder())
            .toList();
    for (int there : longest) {
      plays.add(Math.min(there, left));
      left -= Math.min(there, left);
    }
    return plays;
  }

  /** The most rounds that somebody stationary plays: all in which they are there. */
  int playsOfStationary() {
    return fixed.stationary().stream().mapToInt(this::roundsThere).max().orElse(0);
  }

  private int roundsThere(int player) {
    return (int)
        IntStream.rangeClosed(1, rounds).filter(r -> fixed.attendance().present(player, r)).count();
  }

  /**
   * Whether every movement of these sizes can be made to keep what is settled by naming players and
   * turning tables, without changing a count: nothing is settled but the order of the rounds; or
   * one player is stationary in shared play without rotation, and nobody sits out.
   *
   * @param boards the boards
   * @param rotation seats changing board by board
   * @return whether movements need not be designed for what is settled
   */
  public boolean arrangeable(Boards boards, Rotation rotation) {
    return fixed.alike()
        || (fixed.stationary(List.of()).alike()
            && fixed.stationary().size() == 1
            && boards.play() == Play.SHARED
            && rotation == Rotation.NONE
            && 4 * tables == players);
  }
}
