package org.boardwalk.movement;

/** Who is ranked. */
public enum Kind {
  /** Players, four at a table; everybody changes partners. */
  INDIVIDUAL("players"),
  /** Pairs, two at a table. */
  PAIRS("pairs"),
  /**
   * Lone players of the two-handed game: South keeps the NS cards, North moves and is ranked as EW.
   */
  SOLO("players");

  private final String contestants;

  Kind(String contestants) {
    this.contestants = contestants;
  }

  /**
   * @return what the contestants are called, in the plural
   */
  public String contestants() {
    return contestants;
  }

  /**
   * @return contestants at a full table: 4 for an individual, else 2
   */
  public int perTable() {
    return this == INDIVIDUAL ? 4 : 2;
  }
}
