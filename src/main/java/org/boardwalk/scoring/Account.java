package org.boardwalk.scoring;

import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Seat;

/**
 * The contract played at a table, with its result.
 *
 * @param contract the contract
 * @param declarer the declarer
 * @param result tricks beyond the contract, negative when it went down
 * @param lead the card led, as it was written; empty where it is not known
 */
public record Account(Contract contract, Seat declarer, int result, String lead) {

  /**
   * @param kind the kind of contestants: each of two lone players also declares the hand of their
   *     dummy
   * @return the contract with its result, from which the points follow
   */
  public Played played(Kind kind) {
    return new Played(contract, declarer.direction(kind), result);
  }

  /** {@return the tricks that the declarer won, 0 to 13} */
  public int tricks() {
    return 6 + contract.level() + result;
  }

  /** {@return the contract in the usual notation of programs: 4S, 3NTx, 6Dxx} */
  public String words() {
    String mark =
        switch (contract.doubling()) {
          case UNDOUBLED -> "";
          case DOUBLED -> "x";
          case REDOUBLED -> "xx";
        };
    return contract.level() + contract.denomination().letters() + mark;
  }

  /** {@return this account with that lead} */
  public Account led(String card) {
    return new Account(contract, declarer, result, card);
  }
}
