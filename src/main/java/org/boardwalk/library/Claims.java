package org.boardwalk.library;

import java.util.EnumSet;
import java.util.Set;
import org.boardwalk.problem.IndividualWish;
import org.boardwalk.problem.Objective;
import org.boardwalk.problem.PairsWish;
import org.boardwalk.problem.Wish;
import org.boardwalk.quality.Scorecard;

/**
 * What may be claimed of a movement that was judged.
 *
 * @param judged what follows from its scorecard alone
 * @param others what a search may have proved or not proved beside
 */
record Claims(Claim judged, Set<Claim> others) {

  Claims {
    others = Set.copyOf(others);
  }

  boolean may(Claim claim) {
    return claim == judged || others.contains(claim);
  }

  static Claims ofCost(long cost, long bound) {
    Claim judged = cost == 0 ? Claim.IDEAL : bound == cost ? Claim.OPTIMAL : Claim.FEASIBLE;
    return new Claims(judged, Set.of());
  }

  /** By the wish that is answered. */
  record Of(Scorecard card, long bound, boolean exhausted) implements Wish.Visitor<Claims> {

    /** Under an order the least total is not what is asked for, so an exhausted search decides. */
    @Override
    public Claims individual(IndividualWish wish) {
      long cost = card.total(wish.weights());
      Claims claims = ofCost(cost, bound);
      return wish.objective() instanceof Objective.Ordered && cost > 0
          ? new Claims(claims.judged(), searched())
          : claims;
    }

    @Override
    public Claims pairs(PairsWish wish) {
      return wish.ideal(card)
          ? new Claims(Claim.IDEAL, Set.of())
          : new Claims(Claim.FEASIBLE, searched());
    }

    private Set<Claim> searched() {
      Set<Claim> searched = EnumSet.of(Claim.FEASIBLE);
      if (exhausted) {
        searched.add(Claim.OPTIMAL);
      }
      return searched;
    }
  }
}
