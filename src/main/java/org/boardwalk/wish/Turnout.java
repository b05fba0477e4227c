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
 * The number of tables in play in each round, and the number of rounds each player plays, as far as
 * the wish settles them.
 *
 * @param players number of players
 * @param tables most tables in play in a round
 * @param rounds number of rounds
 * @param fixed the settled parts
 */
public record Turnout(int players, int tables, int rounds, Fixed fixed) {

  /**
   * @param round a round, from 1
   * @return tables in play in that round: fewer than usual when too few players are present
   */
  public int tables(int round) {
    return round <= fixed.first().size()
        ? fixed.first().get(round - 1).encounters().size()
        : Math.min(tables, present(round) / 4);
  }

  /** The sizes of every answer, with one winner; units are sets, or with a rotation boards. */
  Profile profile(Boards boards, Rotation rotation) {
    int units = rotation == Rotation.NONE ? 1 : boards.perSet();
    List<Integer> plays = plays().stream().map(p -> p * units).toList();
    return new Profile(Kind.INDIVIDUAL, 1, rotation, rounds, boards.sets() * units, units, plays);
  }

  private int present(int round) {
    return fixed.attendance().full() ? players : fixed.attendance().there(players, round).size();
  }

  /** The sum of the tables in play over all rounds. */
  private int encounters() {
    return IntStream.rangeClosed(1, rounds).map(this::tables).sum();
  }

  /**
   * The number of rounds each player plays. Where the numbers are not settled (sit-outs are free,
   * or players who come or leave in a round to be designed may have sat out more or less), they are
   * the most uneven ones that attendance allows. These majorise all others, so that every sum of
   * convex functions of them is greatest.
   */
  List<Integer> plays() {
    if (fixed.sitOuts() == Fixed.SitOutRule.FREE) {
      return mostUneven();
    }
    if (fixed.first().isEmpty() && fixed.attendance().full()) {
      return even();
    }
    return steady() ? goneOn() : mostUneven();
  }

  /** The numbers where some players always play and the others share the remaining seats evenly. */
  private List<Integer> even() {
    int always = fixed.alwaysPlaying(rounds).size();
    int others = players - always;
    int seats = 4 * encounters() - always * rounds;
    List<Integer> plays = new ArrayList<>();
    for (int c = 0; c < players; c++) {
      int extra = others > 0 && c < seats % others ? 1 : 0;
      plays.add(c < others ? seats / others + extra : rounds);
    }
    return plays;
  }

  /**
   * @return whether rounds are settled, and the same players are present in all rounds after them
   */
  public boolean steady() {
    List<Integer> first = fixed.attendance().there(players, fixed.first().size() + 1);
    return !fixed.first().isEmpty()
        && IntStream.rangeClosed(fixed.first().size() + 1, rounds)
            .allMatch(r -> fixed.attendance().there(players, r).equals(first));
  }

  /**
   * The numbers of rounds played after settled rounds. The players who have sat out least always
   * sit out; how many do is settled, which of them is open. Latecomers have played less than others
   * with as many sit-outs, so the numbers depend on the choice. Here the players who play least sit
   * out, which makes the numbers as uneven as possible.
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
   * The sit-outs, before the first round to be designed, of the players who take turns to sit out
   * in it. A latecomer begins with the least number among the others.
   *
   * @return the number of sit-outs of each player
   */
  public Map<Integer, Integer> sitOutsBefore() {
    Map<Integer, Integer> times = new HashMap<>();
    for (int r = 1; r <= fixed.first().size() + 1; r++) {
      List<Integer> due = new ArrayList<>(fixed.attendance().there(players, r));
      due.removeAll(fixed.alwaysPlaying(rounds));
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
        .anyMatch(s -> s.contestants().contains(player));
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

  /** The most rounds that a player plays who never sits out: all in which they are present. */
  int mostOfAlwaysPlaying() {
    return fixed.alwaysPlaying(rounds).stream().mapToInt(this::roundsThere).max().orElse(0);
  }

  private int roundsThere(int player) {
    return (int)
        IntStream.rangeClosed(1, rounds).filter(r -> fixed.attendance().present(player, r)).count();
  }

  /**
   * Whether every movement of these sizes can be made to keep the settled parts by renaming players
   * and turning tables, without changing a count. That is so when only the order of the rounds is
   * settled and sit-outs go in turn; or when one player is stationary in shared play without
   * rotation, and no player sits out.
   *
   * @param boards the boards
   * @param rotation seats changing board by board
   * @return whether the search can ignore the settled parts
   */
  public boolean arrangeable(Boards boards, Rotation rotation) {
    return fixed.inTurn() && alike(boards, rotation);
  }

  private boolean alike(Boards boards, Rotation rotation) {
    return fixed.alike()
        || (fixed.stationary(List.of()).alike()
            && fixed.stationary().size() == 1
            && boards.play() == Play.SHARED
            && rotation == Rotation.NONE
            && 4 * tables == players);
  }
}
