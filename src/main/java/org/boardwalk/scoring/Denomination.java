package org.boardwalk.scoring;

/** What a contract is played in, with what its odd tricks count (Law 77). */
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

  /**
   * @return C, D, H, S or NT
   */
  public String letters() {
    return this == NOTRUMP ? "NT" : name().substring(0, 1);
  }

  /** What an undoubled trick counts, contracted or over. */
  int trick() {
    return trick;
  }

  /** What the first odd trick counts beyond that. */
  int first() {
    return first;
  }
}
