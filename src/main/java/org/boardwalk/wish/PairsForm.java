package org.boardwalk.wish;

import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.text.Text;

/** The family of movements that a wish for pairs, or for lone players, is to be answered from. */
public sealed interface PairsForm {

  /**
   * @return its name in files and messages
   */
  String word();

  /**
   * @return whether NS stay NS and EW stay EW, but for arrow switches
   */
  boolean keepsDirection();

  /**
   * @return whether a rule makes its movements, so that nothing is searched
   */
  default boolean byRule() {
    return true;
  }

  /**
   * @param <R> what comes of it
   * @param visitor what to do with each family
   * @return what the visitor made of it
   */
  <R> R accept(Visitor<R> visitor);

  /**
   * Checks that what is said of the form fits the sizes.
   *
   * @param contestants how many
   * @param tables how many tables, the party table included
   * @param rounds number of rounds
   * @param play how the boards are used
   * @throws IllegalArgumentException when it does not
   */
  default void check(int contestants, int tables, int rounds, Play play) {}

  /**
   * What to do with each family of movements of pairs and of lone players.
   *
   * @param <R> what comes of it
   */
  interface Visitor<R> {

    /**
     * @param mitchell the family
     * @return what comes of it
     */
    R mitchell(Mitchell mitchell);

    /**
     * @param howell the family
     * @return what comes of it
     */
    R howell(Howell howell);

    /**
     * @param web the family
     * @return what comes of it
     */
    R web(Web web);

    /**
     * @param one the family
     * @return what comes of it
     */
    R oneTable(OneTable one);

    /**
     * @param form the family
     * @return what comes of it
     */
    R byName(ByName form);

    /**
     * @param free the family
     * @return what comes of it
     */
    R free(Free free);
  }

  /** NS stay, EW move up one table, the sets down one. */
  record Mitchell(Closing closing) implements PairsForm {

    @Override
    public String word() {
      return "mitchell";
    }

    @Override
    public boolean keepsDirection() {
      return true;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.mitchell(this);
    }
  }

  /** How a Mitchell of an even number of tables avoids that pairs meet a set again. */
  enum Closing {
    /** Whatever the size needs: nothing for an odd number of tables, else a relay. */
    AUTO,
    /** EW skip a table after half of the rounds. */
    SKIP,
    /** Table 1 and the last share boards, and a bye stand waits half way round. */
    RELAY
  }

  /** Everybody but the stationary moves by one cyclic rule, and all meet all where rounds allow. */
  record Howell() implements PairsForm {

    @Override
    public String word() {
      return "howell";
    }

    @Override
    public boolean keepsDirection() {
      return false;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.howell(this);
    }
  }

  /**
   * NS stay, EW move up one table, and sets come in copies, so that all tables play the same
   * boards.
   *
   * @param boarding which sets the tables play
   * @param walk how EW move
   * @param party whether there is a rover and a party table, the last one
   */
  record Web(Boarding boarding, EwWalk walk, Party party) implements PairsForm {

    @Override
    public String word() {
      return "web";
    }

    @Override
    public boolean keepsDirection() {
      return true;
    }

    @Override
    public boolean byRule() {
      return !boarding.searched();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.web(this);
    }

    /** Segments which are given must fit the tables, the party table not counted. */
    @Override
    public void check(int contestants, int tables, int rounds, Play play) {
      int cut = tables - (party == Party.NONE ? 0 : 1);
      if (boarding instanceof Boarding.Given given && given.segments().tables() != cut) {
        throw new IllegalArgumentException(
            Text.of(
                "boarding [%s] must be for %d tables, here it is for %d",
                given.segments(), cut, given.segments().tables()));
      }
    }
  }

  /** How the EW pairs of a Web move. */
  enum EwWalk {
    /** Up one; after half of the rounds they skip a table where the published rule says so. */
    RULE,
    /** Up one after every round. */
    UP_ONE,
    /** Up one, but some rounds all of them skip tables; anywhere where that cannot be. */
    SKIPS,
    /** Anywhere: each pair its own way, but it meets nobody twice. */
    FREE
  }

  /** Who visits tables as a rover while the pairs they bump play at the party table. */
  enum Party {
    /** Nobody. */
    NONE,
    /** A pair that sits EW. */
    EW_ROVER,
    /** A pair that sits NS. */
    NS_ROVER
  }

  /**
   * Two pairs at one table, who play all boards a second time with the cards of the other
   * direction.
   */
  record OneTable() implements PairsForm {

    @Override
    public String word() {
      return "single-table";
    }

    @Override
    public boolean keepsDirection() {
      return false;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.oneTable(this);
    }
  }

  /** The best of the movements in two fields that directors know by name. */
  record ByName() implements PairsForm {

    @Override
    public String word() {
      return "by-name";
    }

    @Override
    public boolean keepsDirection() {
      return true;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.byName(this);
    }
  }

  /**
   * Any movement of one winner in which pairs meet at most once, or as evenly as can be where there
   * are more rounds than opponents; balanced as well as possible.
   *
   * @param stationary how many contestants, at least, play at one table only
   * @param walk the worst grade of the walk of boards that circulate
   */
  record Free(int stationary, WalkGrade walk) implements PairsForm {

    /** Everybody and everything may go anywhere. */
    public Free() {
      this(0, WalkGrade.ANY);
    }

    @Override
    public void check(int contestants, int tables, int rounds, Play play) {
      FreeDemands.check(this, contestants, tables, rounds, play);
    }

    /** Whether meetings, those who stay and the walk of the boards are as wished for. */
    boolean holds(Movement movement) {
      return FreeDemands.hold(this, movement);
    }

    @Override
    public String word() {
      return "free";
    }

    @Override
    public boolean keepsDirection() {
      return false;
    }

    @Override
    public boolean byRule() {
      return false;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.free(this);
    }
  }
}
