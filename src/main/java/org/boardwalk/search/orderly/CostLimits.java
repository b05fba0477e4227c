package org.boardwalk.search.orderly;

import java.util.Set;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Weights;
import org.boardwalk.wish.IndividualWish;

/**
 * Limits on the cost of some rounds of a schedule whose total must be below a given cost.
 *
 * <p>The weighted Σ P² and Σ O² of a schedule is a constant plus twice a sum over pairs of rounds,
 * of what two rounds have in common. So of R rounds one can be left out such that the others have
 * at most (R - 2)/R of that sum: any schedule can be grown round by round, in some order, such that
 * r rounds never have more in common than {@link #common} says. And further rounds cannot make P
 * and O more even than whole numbers allow.
 */
final class CostLimits {

  final long partnerWeight;
  final long opponentWeight;

  /** The most that partners and opponents may cost, with the other criteria at their bounds. */
  private final long room;

  private final long[] common;
  private final long leastPartner;
  private final long leastOpponent;
  private final int partnersARound;
  private final int opponentsARound;
  private final int rounds;
  private final Set<Criterion> required;

  /**
   * @param wish a wish in which the weighted cost counts
   * @param kinds its tables
   * @param below the cost to undercut: dearer schedules are ignored
   */
  CostLimits(IndividualWish wish, TableKinds kinds, long below) {
    Weights weights = wish.weights();
    Bounds bounds = wish.bounds();
    partnerWeight = weights.of(Criterion.PARTNER);
    opponentWeight = weights.of(Criterion.OPPONENT);
    required = wish.required();
    rounds = wish.rounds();
    long others = weights.only(c -> !Criterion.WHIST.contains(c)).total(bounds::of);
    room = below - 1 - others;
    int partners = 0;
    int opponents = 0;
    long alone = 0;
    for (int k = 0; k < kinds.partner.length; k++) {
      partners += kinds.partner[k];
      opponents += kinds.opponent[k];
      alone += partnerWeight * kinds.partner[k] * kinds.partner[k];
      alone += opponentWeight * kinds.opponent[k] * kinds.opponent[k];
    }
    partnersARound = partners * wish.tables();
    opponentsARound = opponents * wish.tables();
    int[] none = new int[kinds.pairCount()];
    leastPartner = MeetingTally.leastSquares(none, partnersARound * rounds);
    leastOpponent = MeetingTally.leastSquares(none, opponentsARound * rounds);
    long least = partnerWeight * leastPartner + opponentWeight * leastOpponent;
    common = new long[rounds + 1];
    common[rounds] = Math.floorDiv(room + least - alone * wish.tables() * rounds, 2);
    for (int r = rounds - 1; r > 0; r--) {
      common[r] = Math.floorDiv(common[r + 1] * (r - 1), r + 1);
    }
  }

  /** The most that r rounds may have in common, by their weights. */
  long common(int r) {
    return common[r];
  }

  /** A lower bound on the final cost of partners and opponents, after r rounds. */
  long least(MeetingTally tally, int r) {
    long partner =
        MeetingTally.leastSquares(tally.partners, partnersARound * (rounds - r)) - leastPartner;
    long opponent =
        MeetingTally.leastSquares(tally.opponents, opponentsARound * (rounds - r)) - leastOpponent;
    boolean refused =
        (partner > 0 && required.contains(Criterion.PARTNER))
            || (opponent > 0 && required.contains(Criterion.OPPONENT));
    return refused ? Long.MAX_VALUE : partnerWeight * partner + opponentWeight * opponent;
  }

  boolean allows(MeetingTally tally, int r) {
    return least(tally, r) <= room;
  }
}
