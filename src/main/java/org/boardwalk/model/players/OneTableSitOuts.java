package org.boardwalk.model.players;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.boardwalk.model.ModelBuilder;
import org.boardwalk.model.Roles;
import org.boardwalk.model.Sum;
import org.boardwalk.wish.IndividualWish;

/**
 * Sit-outs at one table: numbers of sit-outs differ by at most one. As the order of the rounds is
 * free, players can be numbered by their sit-outs, unless rules name them.
 */
final class OneTableSitOuts {

  private final IndividualWish wish;
  private final ModelBuilder model;
  private final Roles roles;
  private final SeatingTimes times;

  /**
   * more[p]: whether player p sits out once more than some others do; empty where all sit out
   * equally often.
   */
  private final int[] more;

  /** Says the rules. */
  OneTableSitOuts(IndividualWish wish, ModelBuilder model, Roles roles, SeatingTimes times) {
    this.wish = wish;
    this.model = model;
    this.roles = roles;
    this.times = times;
    more = new int[wish.players()];
    areEven();
    if (out() > 1 && turns() > 1) {
      groupsTakeTurns();
    }
    if (wish.rules().isEmpty()) {
      theFirstTurnIsGiven();
    } else {
      playersWhoAreAlikeComeInOrder();
    }
  }

  private void areEven() {
    model.family(OneTableConstraints.sitOuts(wish));
    int players = wish.players();
    int all = out() * wish.rounds();
    for (int p = 0; p < players && all > 0; p++) {
      int player = p;
      Sum sitting = times.played(seats -> SeatingTimes.seat(seats, player) < 0);
      if (extra() > 0) {
        more[p] = model.bool(OneTableConstraints.MORE, p);
        sitting.add(more[p], -1);
      }
      model.equal(sitting, all / players);
    }
    if (extra() > 0) {
      model.equal(Sum.of(more), extra());
    }
  }

  /** How many players sit out once more than the others. */
  private int extra() {
    return out() * wish.rounds() % wish.players();
  }

  /**
   * The rounds of the first turn have sit-outs without a player in common. Where one player sits
   * out in a round, even numbers of sit-outs see to that.
   */
  private void groupsTakeTurns() {
    model.family(OneTableConstraints.IN_TURN);
    Map<Integer, Integer> groups = new LinkedHashMap<>();
    for (int group = 0; group < 1 << wish.players(); group++) {
      if (Integer.bitCount(group) == out()) {
        int here = group;
        int sitsOut = model.bool(OneTableConstraints.GROUP_OUT, groups.size());
        Sum rounds = times.played(seats -> missing(seats) == here);
        model.atLeast(rounds.copy().add(sitsOut, -1), 0);
        model.atMost(rounds.add(sitsOut, -wish.rounds()), 0);
        groups.put(group, sitsOut);
      }
    }
    List<Integer> turns = new ArrayList<>();
    apart(List.copyOf(groups.keySet()), turns(), 0)
        .forEach(
            turn ->
                turns.add(
                    turn.stream()
                        .map(group -> Objects.requireNonNull(groups.get(group)))
                        .reduce(model.truth(), model::both)));
    model.clause(turns.stream().mapToInt(Integer::intValue).toArray());
  }

  /** Every choice of so many groups without a player in common, among groups in their order. */
  private static List<List<Integer>> apart(List<Integer> groups, int number, int taken) {
    if (number == 0) {
      return List.of(List.of());
    }
    List<List<Integer>> all = new ArrayList<>();
    for (int k = 0; k < groups.size(); k++) {
      int group = groups.get(k);
      if ((group & taken) == 0) {
        for (List<Integer> others :
            apart(groups.subList(k + 1, groups.size()), number - 1, taken | group)) {
          List<Integer> turn = new ArrayList<>(List.of(group));
          turn.addAll(others);
          all.add(turn);
        }
      }
    }
    return all;
  }

  /**
   * Groups who sit out in the first rounds, none with a player of another.
   *
   * @param played the groups who sit out in some round
   */
  List<Integer> firstTurn(List<Integer> played) {
    return apart(played, turns(), 0).stream().findFirst().orElseThrow();
  }

  /** The players who sit out, one bit each. */
  int missing(int[] seats) {
    return (1 << wish.players()) - 1 - Arrays.stream(seats).map(p -> 1 << p).sum();
  }

  /** Players who are alike under the rules can exchange names, so those with more come first. */
  private void playersWhoAreAlikeComeInOrder() {
    for (List<Integer> alike : Stabiliser.of(wish).classes()) {
      for (int k = 0; k + 1 < alike.size() && extra() > 0; k++) {
        model.family(OneTableConstraints.MORE_ALIKE);
        model.atLeast(Sum.of(more[alike.get(k)]).add(more[alike.get(k + 1)], -1), 0);
      }
    }
  }

  /** Whether the sit-outs name players, so that no further renaming is free. */
  boolean name() {
    return out() > 0 && (wish.rules().isEmpty() || extra() > 0);
  }

  /**
   * Numbers the players by their first sit-outs. No player sits out twice before all have sat out
   * once, so as long as all sit-outs of a round are first ones, they can be given the next numbers.
   * The last players of the first turn sit out in the round after it, as they have to sit out at
   * all. The order within such a group is still free, and so are the order of the groups and the
   * numbers of all other players.
   */
  private void theFirstTurnIsGiven() {
    for (int turn = 0; turn < turns(); turn++) {
      int first = turn * out();
      model.family(OneTableConstraints.FIRST_TURN);
      model.atLeast(timesOut(first), 1);
    }
    if (out() == 1) {
      playersWithMoreSitOutsAreGiven();
    } else if (out() > 1) {
      playersWithMoreSitOutsComeFirst();
    }
    if (out() > 0) {
      // A mirror image changes the sign of every L and nothing else.
      model.family(OneTableConstraints.MIRROR);
      model.atLeast(times.count(new int[] {0, wish.players() - 1}, roles::left), 0);
    }
  }

  /**
   * Breaks symmetry where one player sits out in a round, so that each player is a group. Players
   * who sit out equally often are ordered by their partnerships with the others.
   */
  private void playersWithMoreSitOutsAreGiven() {
    int players = wish.players();
    for (int p = 0; p < players && extra() > 0; p++) {
      model.family(OneTableConstraints.MORE_GIVEN);
      model.fix(p < extra() ? more[p] : ModelBuilder.not(more[p]));
    }
    for (int p = 0; p + 1 < players && extra() > 0; p++) {
      if (p + 1 != extra()) {
        model.atLeast(partnersOfOthers(p).add(partnersOfOthers(p + 1), -1), 0);
      }
    }
  }

  private Sum partnersOfOthers(int player) {
    Sum sum = new Sum();
    for (int q = 0; q < wish.players(); q++) {
      if (player < extra() != q < extra()) {
        int[] pair = {Math.min(player, q), Math.max(player, q)};
        sum.add(times.count(pair, roles::partner), 1);
      }
    }
    return sum;
  }

  private void playersWithMoreSitOutsComeFirst() {
    int named = turns() * out();
    for (int p = 0; p + 1 < wish.players() && extra() > 0; p++) {
      if (p >= named || (p + 1) % out() != 0) {
        model.family(OneTableConstraints.MORE_FIRST);
        model.atLeast(Sum.of(more[p]).add(more[p + 1], -1), 0);
      }
    }
    model.family(extra() > 0 ? OneTableConstraints.MORE_FIRST : OneTableConstraints.OFTEN_FIRST);
    for (int group = out(); group < named; group += out()) {
      Sum before = extra() > 0 ? inGroup(group - out()) : timesOut(group - out());
      Sum here = extra() > 0 ? inGroup(group) : timesOut(group);
      model.atLeast(before.add(here, -1), 0);
    }
  }

  private Sum inGroup(int first) {
    return Sum.of(Arrays.copyOfRange(more, first, first + out()));
  }

  private Sum timesOut(int first) {
    return times.played(seats -> missed(seats, first));
  }

  /** How many players sit out in a round. */
  int out() {
    return wish.players() - 4;
  }

  /** Number of rounds of the first turn in which all sit-outs are first ones. */
  int turns() {
    return out() == 0 ? 0 : Math.min(wish.rounds(), wish.players() / out());
  }

  /** Whether exactly the players from {@code first} on sit out, as many as have to. */
  private boolean missed(int[] seats, int first) {
    return IntStream.range(first, first + out()).allMatch(p -> SeatingTimes.seat(seats, p) < 0);
  }
}
