package org.boardwalk.problem;

import java.util.Optional;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Boards.Replay;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Range;

/**
 * The wish for a movement of pairs, or of lone players of the two-handed game. Hard rules hold for
 * every answer: nobody sits twice in a round, nobody replays a set, copies suffice.
 *
 * @param name what people call it
 * @param kind pairs or solo
 * @param contestants how many pairs or players: 2 for each table, or one less
 * @param tables how many tables, the party table included
 * @param rounds number of rounds, 1 to {@value IndividualWish#MOST_ROUNDS}
 * @param boards the boards; as many copies of each set as may be used
 * @param form the family of movements it is to come from
 * @param switching which encounters may be arrow-switched, for one winner
 * @param missing the direction that lacks a pair, where one table is half; empty where none is
 * @param search how to search
 */
public record PairsWish(
    String name,
    Kind kind,
    int contestants,
    int tables,
    int rounds,
    Boards boards,
    PairsForm form,
    Switching switching,
    Optional<Direction> missing,
    SearchSettings search)
    implements Wish {

  /** The most tables that can be designed for. */
  public static final int MOST_TABLES = 100;

  /** Arrow switches, which make one ranking of two. */
  public enum Switching {
    /** None. */
    NONE,
    /** Whole rounds. */
    ROUNDS,
    /** Any table in any round. */
    TABLES
  }

  /** Checks that sizes fit together. */
  public PairsWish {
    if (kind == Kind.INDIVIDUAL) {
      throw new IllegalArgumentException("kind [individual] is no kind of pairs");
    }
    Range.check("tables", tables, 1, MOST_TABLES);
    Range.check("rounds", rounds, 1, IndividualWish.MOST_ROUNDS);
    Range.check(kind.contestants(), contestants, 2 * tables - 1, 2 * tables);
    if (missing.isPresent() == (contestants == 2 * tables)) {
      throw new IllegalArgumentException(
          "missing must be said exactly when %s [%d] are one less than 2 at each of [%d] tables"
              .formatted(kind.contestants(), contestants, tables));
    }
    boolean again = boards.replay() == Replay.OTHER_CARDS;
    if (again != form instanceof PairsForm.SingleTable) {
      throw new IllegalArgumentException(
          "boards are played again with other cards at a single table only, and there always");
    }
    if (boards.play() == Play.CIRCULATING && boards.sets() * (again ? 2 : 1) < rounds) {
      throw new IllegalArgumentException(
          "boards sets [%d] must be at least rounds [%d], else somebody replays a set"
              .formatted(boards.sets(), rounds));
    }
  }

  /**
   * @return 2 where every contestant keeps his direction, else 1
   */
  public int winners() {
    boolean fixed = form instanceof PairsForm.Mitchell || form instanceof PairsForm.Web;
    return fixed && switching == Switching.NONE ? 2 : 1;
  }

  @Override
  public PairsWish named(String name) {
    return new PairsWish(
        name, kind, contestants, tables, rounds, boards, form, switching, missing, search);
  }

  @Override
  public PairsWish with(SearchSettings search) {
    return new PairsWish(
        name, kind, contestants, tables, rounds, boards, form, switching, missing, search);
  }

  @Override
  public <R> R accept(Visitor<R> visitor) {
    return visitor.pairs(this);
  }
}
