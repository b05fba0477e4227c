package org.boardwalk.scoring.deal;

/** The suits in the order in which hands are written. */
public enum Suit {
  SPADES('♠', false),
  HEARTS('♥', true),
  DIAMONDS('♦', true),
  CLUBS('♣', false);

  private final char sign;
  private final boolean red;

  Suit(char sign, boolean red) {
    this.sign = sign;
    this.red = red;
  }

  /** {@return ♠, ♥, ♦ or ♣} */
  public char sign() {
    return sign;
  }

  /** {@return whether it is printed in red} */
  public boolean red() {
    return red;
  }
}
