package org.boardwalk.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import java.util.function.IntFunction;
import org.boardwalk.bench.Evenings.Verdict;
import org.boardwalk.plan.FurtherWishes;
import org.boardwalk.plan.Occasion;
import org.boardwalk.plan.Pace;
import org.boardwalk.plan.People;
import org.boardwalk.plan.Proposal;
import org.boardwalk.wish.Fixed;

/**
 * Evenings for every number of people who may come: 4 to 40 pairs in seven kinds of evening, 8 to
 * 40 players and 4 to 16 teams in two. Half tables are the odd numbers of pairs.
 */
public final class EveningTable {

  private static final int MOST_PAIRS = 40;

  /** Played best in rounds of two halves, which have a table of their own. */
  private static final List<Integer> HALVES = List.of(5, 6);

  private EveningTable() {}

  /**
   * @return all evenings of the table
   */
  public static List<Occasion> all() {
    List<Occasion> all = new ArrayList<>();
    for (int pairs = 4; pairs <= MOST_PAIRS; pairs++) {
      if (!HALVES.contains(pairs)) {
        People who = new People.Pairs(pairs);
        all.add(boards(who, 24, 0, FurtherWishes.NOTHING));
        all.add(boards(who, 26, 0, FurtherWishes.NOTHING));
        all.add(minutes(who, 150));
        all.add(minutes(who, 180));
        all.add(minutes(who, 210));
        all.add(boards(who, 24, 0, ONE_WINNER));
        all.add(boards(who, 24, 2, FurtherWishes.NOTHING));
      }
    }
    both(8, 40, People.Players::new, all);
    both(4, 16, People.Teams::new, all);
    return all;
  }

  private static final FurtherWishes ONE_WINNER =
      new FurtherWishes(OptionalInt.empty(), OptionalInt.of(1), Fixed.NOTHING);

  private static void both(int least, int most, IntFunction<People> who, List<Occasion> all) {
    for (int count = least; count <= most; count++) {
      all.add(boards(who.apply(count), 24, 0, FurtherWishes.NOTHING));
      all.add(minutes(who.apply(count), 180));
    }
  }

  private static Occasion boards(People who, int boards, int stationary, FurtherWishes further) {
    return new Occasion(
        who,
        OptionalInt.of(boards),
        Optional.empty(),
        Pace.USUAL,
        OptionalInt.empty(),
        OptionalInt.empty(),
        stationary,
        further);
  }

  private static Occasion minutes(People who, int minutes) {
    return Occasion.of(who, OptionalInt.empty()).within(Duration.ofMinutes(minutes));
  }

  /**
   * What directors say to a first proposal by the principles that they agree on.
   *
   * @param evening the evening
   * @param first the first proposal; empty where there is none
   * @param fault told each fault and how bad it is
   * @return the worst verdict of all principles
   */
  public static Verdict judge(
      Occasion evening, Optional<Proposal> first, BiConsumer<Verdict, String> fault) {
    if (first.isEmpty()) {
      fault.accept(Verdict.REFUSED, "nothing is proposed");
      return Verdict.REFUSED;
    }
    Verdict worst = Verdict.ACCEPTED;
    for (Principle principle : Principle.values()) {
      Verdict verdict = principle.on(evening, first.get());
      if (verdict != Verdict.ACCEPTED) {
        fault.accept(verdict, principle.fault());
      }
      worst = worst.or(verdict);
    }
    return worst;
  }
}
