package org.boardwalk.wish;

/** The boarding of a Web: the choice of the sets that its tables play. */
public sealed interface Boarding {

  /** The published rule for the size. */
  Boarding RULE = new Published();

  /** Segments of tables that the search cuts. */
  Boarding CUT = new Cut();

  /** Any set at any table in any round. */
  Boarding FREE = new Free();

  /**
   * @param text rule, segments, free, or segments such as 13-up-3-up-3-down
   * @return the boarding
   * @throws IllegalArgumentException when the text is not a boarding
   */
  static Boarding of(String text) {
    return switch (text) {
      case "rule" -> RULE;
      case "segments" -> CUT;
      case "free" -> FREE;
      default -> new Given(Segments.of(text));
    };
  }

  /**
   * @return its name in files and messages, which {@link #of} reads
   */
  String word();

  /**
   * @return whether it needs a search
   */
  boolean searched();

  /** The published rule for the size. */
  record Published() implements Boarding {

    @Override
    public String word() {
      return "rule";
    }

    @Override
    public boolean searched() {
      return false;
    }
  }

  /** Segments of tables that the search cuts: fewest copies, then fewest segments. */
  record Cut() implements Boarding {

    @Override
    public String word() {
      return "segments";
    }

    @Override
    public boolean searched() {
      return true;
    }
  }

  /** Any set at any table in any round: fewest breaks in the walk of the boards. */
  record Free() implements Boarding {

    @Override
    public String word() {
      return "free";
    }

    @Override
    public boolean searched() {
      return true;
    }
  }

  /**
   * Given segments.
   *
   * @param segments such as 13-up-3-up-3-down
   */
  record Given(Segments segments) implements Boarding {

    @Override
    public String word() {
      return segments.toString();
    }

    @Override
    public boolean searched() {
      return false;
    }
  }
}
