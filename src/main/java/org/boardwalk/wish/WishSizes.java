package org.boardwalk.wish;

import java.util.Optional;
import java.util.OptionalInt;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.Rotation;

/**
 * The sizes from which a wish is made. A size that is not given has its usual value. Immutable:
 * each method returns other sizes. They are checked together when the wish is made, so that their
 * order does not matter. The wish has methods for everything that is no size: {@link
 * IndividualWish#with(Demand, org.boardwalk.quality.Criterion...)} and others.
 *
 * <pre>{@code
 * IndividualWish wish =
 *     WishSizes.of(12, 8).inSetsOf(3).individual().with(Demand.REQUIRE, Criterion.OPPONENT);
 * }</pre>
 */
public final class WishSizes {

  private final int contestants;
  private final int rounds;
  private final OptionalInt tables;
  private final Optional<Play> play;
  private final OptionalInt sets;
  private final OptionalInt perSet;
  private final OptionalInt copies;
  private final Direction missing;

  private WishSizes(
      int contestants,
      int rounds,
      OptionalInt tables,
      Optional<Play> play,
      OptionalInt sets,
      OptionalInt perSet,
      OptionalInt copies,
      Direction missing) {
    this.contestants = contestants;
    this.rounds = rounds;
    this.tables = tables;
    this.play = play;
    this.sets = sets;
    this.perSet = perSet;
    this.copies = copies;
    this.missing = missing;
  }

  /**
   * @param contestants number of players or pairs
   * @param rounds number of rounds
   * @return sizes of which all others are as usual
   */
  public static WishSizes of(int contestants, int rounds) {
    OptionalInt usual = OptionalInt.empty();
    return new WishSizes(
        contestants, rounds, usual, Optional.empty(), usual, usual, usual, Direction.EW);
  }

  /**
   * @param number tables in play; usually as many as the contestants fill, and for pairs a half one
   * @return these sizes with that many tables
   */
  public WishSizes tables(int number) {
    return new WishSizes(
        contestants, rounds, OptionalInt.of(number), play, sets, perSet, copies, missing);
  }

  /**
   * @param how how board sets are used; usually shared for players, circulating for pairs
   * @return these sizes with that play
   */
  public WishSizes play(Play how) {
    return new WishSizes(
        contestants, rounds, tables, Optional.of(how), sets, perSet, copies, missing);
  }

  /**
   * @param number board sets; see {@link UsualBoards#sets} and {@link UsualPairs#boards} for how
   *     many are usual
   * @return these sizes with that many sets
   */
  public WishSizes ofSets(int number) {
    return new WishSizes(
        contestants, rounds, tables, play, OptionalInt.of(number), perSet, copies, missing);
  }

  /**
   * @param number boards in a set; usually 2, or 3 where a rotation needs them
   * @return these sizes with sets of that many boards
   */
  public WishSizes inSetsOf(int number) {
    return new WishSizes(
        contestants, rounds, tables, play, sets, OptionalInt.of(number), copies, missing);
  }

  /**
   * @param number copies of each set; usually the least possible number
   * @return these sizes with that many copies
   */
  public WishSizes ofCopies(int number) {
    return new WishSizes(
        contestants, rounds, tables, play, sets, perSet, OptionalInt.of(number), missing);
  }

  /**
   * @param direction the direction that lacks a pair where there is a half table; usually EW
   * @return these sizes with that direction
   */
  public WishSizes missing(Direction direction) {
    return new WishSizes(contestants, rounds, tables, play, sets, perSet, copies, direction);
  }

  /**
   * The usual wish for players, see {@link UsualWish#of}.
   *
   * @return the wish
   * @throws IllegalArgumentException when the sizes do not fit together
   */
  public IndividualWish individual() {
    return individual(Rotation.NONE);
  }

  /**
   * The usual wish for players with a rotation.
   *
   * @param rotation seats changing board by board
   * @return the wish
   * @throws IllegalArgumentException when the sizes do not fit together
   */
  public IndividualWish individual(Rotation rotation) {
    check(Kind.INDIVIDUAL, IndividualWish.MOST_PLAYERS);
    int filled = tables.orElse(contestants / 4);
    Play how = play.orElse(Play.SHARED);
    int enough = UsualBoards.sets(filled, rounds, how, Math.max(1, copies.orElse(1)));
    int longEnough = UsualBoards.of(1, 1, how, rotation).perSet();
    Boards boards = boards(filled, new Boards(enough, longEnough, how, 1));
    return UsualWish.of(contestants, filled, rounds, boards, rotation);
  }

  /**
   * The usual wish for pairs, see {@link UsualPairs#of(Kind, PairsForm, int, int)}.
   *
   * @param form the family of movements
   * @return the wish
   * @throws IllegalArgumentException when the sizes do not fit together
   */
  public PairsWish pairs(PairsForm form) {
    return wish(Kind.PAIRS, form);
  }

  /**
   * The usual wish for lone players of the two-handed game.
   *
   * @param form the family of movements
   * @return the wish
   * @throws IllegalArgumentException when the sizes do not fit together
   */
  public PairsWish solo(PairsForm form) {
    return wish(Kind.SOLO, form);
  }

  private PairsWish wish(Kind kind, PairsForm form) {
    check(kind, 2 * PairsWish.MOST_TABLES);
    int all = tables.orElse((contestants + 1) / 2);
    Range.check(kind.contestants(), contestants, 2 * all - 1, 2 * all);
    Optional<Direction> half = contestants < 2 * all ? Optional.of(missing) : Optional.empty();
    PairsWish usual = UsualPairs.of(kind, form, all, rounds, half);
    return usual.with(boards(all, usual.boards()));
  }

  private void check(Kind kind, int most) {
    Range.check(kind.contestants(), contestants, kind.perTable(), most);
    Range.check("rounds", rounds, 1, IndividualWish.MOST_ROUNDS);
    Range.check("tables", tables.orElse(1), 1, contestants);
  }

  /** The usual boards with what has been said of them, and copies for all tables. */
  private Boards boards(int filled, Boards usual) {
    Play how = play.orElse(usual.play());
    int number = sets.orElse(how == Play.SHARED ? rounds : usual.sets());
    int least = Boards.leastCopies(how, filled, Math.max(1, number));
    return new Boards(
        number, perSet.orElse(usual.perSet()), how, copies.orElse(least), usual.replay());
  }
}
