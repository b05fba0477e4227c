package org.boardwalk.scoring;

import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Seat;

/**
 * What was bid and made at a table.
 *
 * @param contract the contract
 * @param declarer who played it
 * @param result tricks beyond the contract, negative when it went down
 * @param lead the card led, as it was written; empty where nobody says
 */
public record Account(Contract contract, Seat declarer, int result, String lead) {

  /**
   * @param kind who is ranked: of two lone players each also declares the hand of their dummy
   * @return the contract with its result, of which points are reckoned
   */
  public Played played(Kind kind) {
    return new Played(contract, declarer.direction(kind), result);
  }

  /**
   * @return the tricks that declarer won, 0 to 13
   */
  public int tricks() {
    return 6 + contract.level() + result;
  }

  /**
   * @return the contract as programs write it: 4S, 3NTx, 6Dxx
   */
  public String words() {
    String mark =
        switch (contract.doubling()) {
          case UNDOUBLED -> "";
          case DOUBLED -> "x";
          case REDOUBLED -> "xx";
        };
    return contract.level() + contract.denomination().letters() + mark;
  }

  /**
   * @param card a card
   * @return the same with this lead
   */
  public Account led(String card) {
    return new Account(contract, declarer, result, card);
  }
}
