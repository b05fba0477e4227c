package org.boardwalk.model.players;

import static org.boardwalk.model.ModelBuilder.not;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.boardwalk.model.ModelBuilder;
import org.boardwalk.model.Sum;
import org.boardwalk.wish.Fixed.SitOutRule;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.SitOutShare;

/** The sit-outs, as constraints of the seats formulation. */
final class SeatSitOuts {

  private final IndividualWish wish;
  private final ModelBuilder model;
  private final int[][] plays;

  SeatSitOuts(IndividualWish wish, ModelBuilder model, int[][] plays) {
    this.wish = wish;
    this.model = model;
    this.plays = plays;
  }

  void share() {
    if (wish.turns().continued()) {
      thePlayersWhoHaveSatOutLeastSitOutNext();
    } else if (wish.fixed().sitOuts() != SitOutRule.FREE) {
      sitOutsAreEven();
    }
  }

  /**
   * Numbers of sit-outs differ by at most 1, and, where they go in turn, no player sits out twice
   * before all have sat out once; stationary players never sit out.
   */
  private void sitOutsAreEven() {
    model.family(SeatConstraints.sitOuts(wish));
    int players = wish.players();
    int rounds = wish.rounds();
    int out = SitOutShare.of(wish).inRound();
    int turns = players - wish.fixed().alwaysPlaying(wish.rounds()).size();
    boolean inTurn = wish.fixed().inTurn();
    for (int p = 0; p < players && out > 0; p++) {
      if (wish.fixed().alwaysPlaying(wish.rounds()).contains(p + 1)) {
        continue;
      }
      Sum soFar = new Sum();
      for (int r = 0; r < rounds; r++) {
        soFar.plus(1).add(plays[r][p], -1);
        int places = (r + 1) * out;
        if (inTurn && places <= turns) {
          model.atMost(soFar, 1);
        }
        if (inTurn && places >= turns) {
          model.atLeast(soFar, 1);
        }
      }
      int all = rounds * out;
      model.between(soFar, all / turns, (all + turns - 1) / turns);
    }
  }

  /** In every round that is not settled, the players who have sat out least so far sit out. */
  private void thePlayersWhoHaveSatOutLeastSitOutNext() {
    model.family(SeatConstraints.SITTING_OUT_NEXT);
    Map<Integer, Integer> before = wish.turnout().sitOutsBefore();
    SitOutLevels levels = new SitOutLevels(before);
    Map<Integer, Sum> soFar = new HashMap<>();
    for (int r = wish.fixed().first().size(); r < wish.rounds(); r++) {
      int there = wish.fixed().attendance().there(wish.players(), r + 1).size();
      levels.next(there - 4 * wish.turnout().tables(r + 1));
      for (int p : before.keySet()) {
        int playing = plays[r][p - 1];
        if (levels.must(p) || levels.mustNot(p)) {
          model.fix(levels.must(p) ? not(playing) : playing);
        }
        SitOutLevels.Interval allowed = levels.pass(p);
        int already = before.getOrDefault(p, 0);
        Sum sum = soFar.computeIfAbsent(p, x -> new Sum()).plus(1).add(playing, -1);
        model.between(sum, allowed.least() - already, allowed.most() - already);
      }
    }
  }

  /**
   * Bounds on the number of sit-outs of each player after each further round, when the players who
   * have sat out least always sit out. The number of players with each count does not depend on the
   * choices made, so the round's level L, the greatest count among the players who sit out, is
   * known beforehand: players below it must sit out, players above it must not, players at it may.
   * A player's count then lies in an interval of at most two values, and the rule holds exactly
   * when all counts lie in their intervals.
   */
  private static final class SitOutLevels {

    /** The least and the greatest count a player may have. */
    record Interval(int least, int most) {

      private Interval after(int level) {
        return new Interval(least < level ? least + 1 : least, most <= level ? most + 1 : most);
      }
    }

    private final int[] counts;
    private final Map<Integer, Interval> intervals = new HashMap<>();
    private int level;

    /** How often each player has sat out so far. */
    SitOutLevels(Map<Integer, Integer> before) {
      counts = before.values().stream().mapToInt(Integer::intValue).sorted().toArray();
      before.forEach((p, times) -> intervals.put(p, new Interval(times, times)));
    }

    /** Goes on to the next round, in which this number of players sit out. */
    void next(int sittingOut) {
      level = sittingOut == 0 ? -1 : counts[sittingOut - 1];
      for (int k = 0; k < sittingOut; k++) {
        counts[k]++;
      }
      Arrays.sort(counts);
    }

    boolean must(int player) {
      return interval(player).most < level;
    }

    boolean mustNot(int player) {
      return interval(player).least > level;
    }

    /**
     * The counts allowed for a player after this round. Call it once a round for each player, after
     * {@code must} and {@code may}.
     */
    Interval pass(int player) {
      Interval after = interval(player).after(level);
      intervals.put(player, after);
      return after;
    }

    private Interval interval(int player) {
      return Objects.requireNonNull(intervals.get(player));
    }
  }
}
