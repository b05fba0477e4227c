package org.boardwalk.scoring;

import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Range;

/**
 * A contract and its result, without the declarer's seat.
 *
 * @param contract the contract
 * @param declarer the declarer's side
 * @param result tricks beyond the contract, negative when it went down
 */
public record Played(Contract contract, Direction declarer, int result) {

  /** Checks the range of the result. */
  public Played {
    Range.check("result", result, -contract.mostDown(), contract.mostOver());
  }

  /**
   * @param vulnerability which sides are vulnerable
   * @return points for NS, negative when EW score
   */
  public int points(Vulnerability vulnerability) {
    int points =
        vulnerability.includes(declarer)
            ? contract.vulnerable(result)
            : contract.notVulnerable(result);
    return declarer == Direction.NS ? points : -points;
  }
}
