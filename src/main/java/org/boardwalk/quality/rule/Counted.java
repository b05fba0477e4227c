package org.boardwalk.quality.rule;

import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.boardwalk.movement.Direction;

/** What a rule counts: meetings of two players, or the places in which a player sits. */
public sealed interface Counted {

  /** How two players meet in a round. With seats that change board by board, on any board of it. */
  enum Relation {
    /** They partner each other. */
    PARTNER(1),
    /** They oppose each other. */
    OPPONENT(2),
    /** The second of the two is the left-hand opponent of the first. */
    LEFT(4),
    /** They sit at one table. */
    TABLE(8);

    private final int bit;

    Relation(int bit) {
      this.bit = bit;
    }

    /**
     * @return a bit of its own, for sets of relations in one number
     */
    public int bit() {
      return bit;
    }
  }

  /**
   * Rounds in which two players meet in one of several ways.
   *
   * @param between the couples, each of which is counted by itself
   * @param relations the ways of meeting, at least one
   */
  record Meeting(Couples between, Set<Relation> relations) implements Counted {

    /** Copies the set. */
    public Meeting {
      relations = Set.copyOf(EnumSet.copyOf(relations));
    }

    /**
     * @return whether it matters which player of a couple is named first
     */
    public boolean ordered() {
      return relations.contains(Relation.LEFT);
    }

    /**
     * @return the couples, one by one
     */
    public List<Couples.Two> couples() {
      return between.all(ordered());
    }

    @Override
    public Set<Integer> players() {
      return between.players();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.meeting(this);
    }
  }

  /** What is told apart when the places of a player are counted. */
  enum Apart {
    /** Nothing: all places that are named count together. */
    NOTHING,
    /** Each table is counted by itself. */
    TABLES,
    /** North-South and East-West are counted by themselves. */
    DIRECTIONS
  }

  /**
   * Rounds in which a player has one of several places; one count for each player.
   *
   * @param of the players, ascending
   * @param tables the tables that count, ascending; empty for all
   * @param directions the directions that count; empty for both
   * @param apart what is told apart among these places
   */
  record Sitting(List<Integer> of, List<Integer> tables, Set<Direction> directions, Apart apart)
      implements Counted {

    /** Sorts the lists. */
    public Sitting {
      of = List.copyOf(new TreeSet<>(of));
      tables = List.copyOf(new TreeSet<>(tables));
      directions = Set.copyOf(directions);
    }

    @Override
    public Set<Integer> players() {
      return new TreeSet<>(of);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.sitting(this);
    }
  }

  /**
   * Rounds in which a player sits out though present; each player has a count of their own.
   *
   * @param of the players, ascending
   */
  record SittingOut(List<Integer> of) implements Counted {

    /** Sorts the list. */
    public SittingOut {
      of = List.copyOf(new TreeSet<>(of));
    }

    @Override
    public Set<Integer> players() {
      return new TreeSet<>(of);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.sittingOut(this);
    }
  }

  /**
   * @return the players whom it names, ascending
   */
  Collection<Integer> players();

  /**
   * @param <R> the type of the result
   * @param visitor the code for each kind
   * @return the visitor's result
   */
  <R> R accept(Visitor<R> visitor);

  /**
   * A visitor of what rules count.
   *
   * @param <R> the type of the result
   */
  interface Visitor<R> {

    /**
     * @param meeting meetings of two players
     * @return the result
     */
    R meeting(Meeting meeting);

    /**
     * @param sitting places of a player
     * @return the result
     */
    R sitting(Sitting sitting);

    /**
     * @param out sit-outs of a player
     * @return the result
     */
    R sittingOut(SittingOut out);
  }
}
