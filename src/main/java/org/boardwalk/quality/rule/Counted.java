package org.boardwalk.quality.rule;

import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.boardwalk.movement.Direction;
import org.jspecify.annotations.Nullable;

/**
 * What a rule counts: meetings of two players, the boards that both play, the places in which a
 * player sits, their moves, or an event of your own; or one of these in a {@link Qualified} way.
 */
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
    public int subjects() {
      return couples().size();
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
    public int subjects() {
      return of.size();
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
    public int subjects() {
      return of.size();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.sittingOut(this);
    }
  }

  /** What a player who moves comes to. */
  enum MoveTo {
    /** Another table. */
    TABLE,
    /** Another seat, at another table or at the same. */
    SEAT
  }

  /**
   * Rounds in which a player sits elsewhere than in the round before; each player has a count of
   * their own. The round before is the last among those counted together in which they sat: rounds
   * in which they sit out, and rounds that do not count, are passed over, and the first is no move.
   * With seats that change board by board, the seat is that of the first board of the set.
   *
   * @param of the players, ascending
   * @param to where they sit otherwise
   */
  record Moving(List<Integer> of, MoveTo to) implements Counted {

    /** Sorts the list. */
    public Moving {
      of = List.copyOf(new TreeSet<>(of));
    }

    @Override
    public Set<Integer> players() {
      return new TreeSet<>(of);
    }

    @Override
    public int subjects() {
      return of.size();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.moving(this);
    }
  }

  /**
   * Sets of boards that two players both play, at one table or at two, in one round or in two; each
   * set counts once, however often a player plays it.
   *
   * @param between the couples, each of which is counted by itself
   */
  record SameBoards(Couples between) implements Counted {

    /**
     * @return the couples, one by one
     */
    public List<Couples.Two> couples() {
      return between.all(false);
    }

    @Override
    public Set<Integer> players() {
      return between.players();
    }

    @Override
    public int subjects() {
      return couples().size();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.sameBoards(this);
    }
  }

  /**
   * Rounds in which an event of your own happens: to each couple, or to each player for an event of
   * one player.
   *
   * @param to the couples; for an event of one player, one party of players
   * @param event the event
   */
  record Happening(Couples to, OwnEvent event) implements Counted {

    /** Checks that an event of one player has one party. */
    public Happening {
      if (event instanceof OwnEvent.OfPlayer && to.parties().size() != 1) {
        throw new IllegalArgumentException(
            "an event of one player happens to players of one party");
      }
    }

    /**
     * @return whether it happens to players one by one
     */
    public boolean ofPlayer() {
      return event instanceof OwnEvent.OfPlayer;
    }

    /**
     * Those to whom it happens, for models and searches; the judge finds them by itself.
     *
     * @return the couples; for an event of one player, each player with themselves
     */
    public List<Couples.Two> counts() {
      return ofPlayer()
          ? players().stream().map(p -> new Couples.Two(p, p)).toList()
          : to.all(false);
    }

    /**
     * For which places it happens, for models and searches; the judge asks the event by itself.
     *
     * @param round the round, from 1
     * @param tables number of tables
     * @return whether it happens to players in two places, in either order: each number is twice
     *     the table, from 0, and 1 more for EW
     */
    public boolean[][] inRound(int round, int tables) {
      boolean[][] happens = new boolean[2 * tables][2 * tables];
      for (int a = 0; a < happens.length; a++) {
        for (int b = 0; b < happens.length; b++) {
          if (happens(place(round, a), place(round, b))) {
            happens[a][b] = true;
            happens[b][a] = true;
          }
        }
      }
      return happens;
    }

    /** Asks the event, which is not part of the program and may fail. */
    boolean happens(OwnEvent.TableSide one, OwnEvent.TableSide other) {
      try {
        return event.happens(one, other);
      } catch (RuntimeException | LinkageError | StackOverflowError e) {
        throw new OwnEvents.Failed(event, "failed: " + e, e);
      }
    }

    private static OwnEvent.TableSide place(int round, int number) {
      return new OwnEvent.TableSide(
          round, number / 2 + 1, number % 2 == 0 ? Direction.NS : Direction.EW);
    }

    @Override
    public Set<Integer> players() {
      return to.players();
    }

    @Override
    public int subjects() {
      return counts().size();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.happening(this);
    }

    /** Two events with one word are one event, which may have been loaded twice. */
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Happening happening
          && to.equals(happening.to)
          && event.word().equals(happening.event.word());
    }

    @Override
    public int hashCode() {
      return Objects.hash(to, event.word());
    }
  }

  /**
   * Something that is counted in a part of the rounds, added up, or where something else is so. The
   * three may be combined: rounds are left out first, then counts are added up.
   *
   * @param plain what is counted; not qualified itself
   * @param until what ends the rounds that count: for each couple or player, only rounds before the
   *     first, of all rounds, in which this happens to the same couple or player; empty for none
   * @param together whether the counts of all couples or players are one count; places that are
   *     told apart have one count each
   * @param conditions the rule asks something only where all of these rules are kept
   */
  record Qualified(Counted plain, Optional<Counted> until, boolean together, List<Rule> conditions)
      implements Counted {

    /** Copies the list, and checks that the parts are plain and of the same couples or players. */
    public Qualified {
      conditions = List.copyOf(conditions);
      if (plain.plain() != plain
          || until
              .filter(u -> u.plain() != u || !u.players().equals(plain.players()))
              .isPresent()) {
        throw new IllegalArgumentException("qualifies what is not plain, or ends with others");
      }
    }

    @Override
    public int subjects() {
      return plain.subjects();
    }

    @Override
    public Set<Integer> players() {
      Set<Integer> players = new TreeSet<>(plain.players());
      conditions.forEach(rule -> players.addAll(rule.counted().players()));
      return players;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.qualified(this);
    }
  }

  /**
   * @return the players whom it names, ascending
   */
  Set<Integer> players();

  /**
   * @return how many couples or players it is about
   */
  int subjects();

  /**
   * @return what is counted without what qualifies it: itself, where nothing does
   */
  default Counted plain() {
    return this;
  }

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
     * @param same sets of boards that two players both play
     * @return the result
     */
    R sameBoards(SameBoards same);

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

    /**
     * @param moving moves of a player
     * @return the result
     */
    R moving(Moving moving);

    /**
     * @param happening an event of your own
     * @return the result
     */
    R happening(Happening happening);

    /**
     * @param qualified something in a part of the rounds, added up, or under conditions
     * @return the result
     */
    R qualified(Qualified qualified);
  }

  /**
   * A visitor of what happens, or does not, in each round by itself. Boards in common and moves are
   * of several rounds, and what is qualified is visited part by part.
   *
   * @param <R> the type of the result
   */
  interface RoundVisitor<R> extends Visitor<R> {

    /**
     * @throws IllegalArgumentException always
     */
    @Override
    default R sameBoards(SameBoards same) {
      throw new IllegalArgumentException("boards in common are not of one round");
    }

    /**
     * @throws IllegalArgumentException always
     */
    @Override
    default R moving(Moving moving) {
      throw new IllegalArgumentException("a move is not of one round");
    }

    /**
     * @throws IllegalArgumentException always
     */
    @Override
    default R qualified(Qualified qualified) {
      throw new IllegalArgumentException("what is qualified is not of one round");
    }
  }
}
