package org.boardwalk.scoring;

/** The denomination of a contract, with the value of its odd tricks (Law 77). */
public enum Denomination {
  CLUBS(20, 0),
  DIAMONDS(20, 0),
  HEARTS(30, 0),
  SPADES(30, 0),
  NOTRUMP(30, 10);

  private final int trick;
  private final int first;

  Denomination(int trick, int first) {
    this.trick = trick;
    this.first = first;
  }

  /** {@return C, D, H, S or NT} */
  public String letters() {
    return this == NOTRUMP ? "NT" : name().substring(0, 1);
  }

  /** Points for an undoubled trick, contracted or over. */
  int trick() {
    return trick;
  }

  /** Points for the first odd trick beyond the value of a trick. */
  int first() {
    return first;
  }
}
