package org.boardwalk.search.local.moves;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.boardwalk.search.local.kernel.Chance;
import org.boardwalk.search.local.state.OpenRounds;

/**
 * A neighbourhood: kinds of moves, each with its share of all draws in 64ths. One kind alone takes
 * no draw.
 */
public final class MoveTable {

  private static final int SIZE = 64;

  private final Move[] moves = new Move[SIZE];

  /** How many draws are for other kinds than the last. */
  private int others;

  private final Move.TwoPlayers last;

  /**
   * @param last the kind of all draws that are not for other kinds
   */
  private MoveTable(Move.TwoPlayers last) {
    this.last = last;
    Arrays.fill(moves, last);
  }

  private MoveTable with(int share, Move move) {
    Arrays.fill(moves, others, others + share, move);
    others += share;
    return this;
  }

  /** Draws a kind. */
  Move draw(Chance chance) {
    return others == 0 ? moves[0] : moves[chance.below(SIZE)];
  }

  /** The most frequent kind. */
  Move.TwoPlayers last() {
    return last;
  }

  /** Whether tables keep their sets. */
  Sets sets() {
    return moves[0] instanceof Move.OtherSet ? Sets.CHANGE : Sets.STAY;
  }

  /** For shared play, by trial. */
  public static MoveTable shared(OpenRounds open, SplittableRandom random) {
    int sitOuts = open.sitting() ? 1 : 0;
    return new MoveTable(new Move.TwoPlayers(open))
        .with(2, new Move.Turn(open))
        .with(sitOuts, SitOuts.of(open, random))
        .with(3 - sitOuts, new Move.TwoCouples(open, false));
  }

  /** For shared play in which players keep their directions, and sit out when they did before. */
  public static MoveTable directionsKept(OpenRounds open) {
    return new MoveTable(new Move.OneDirection(open)).with(2, new Move.TwoCouples(open, true));
  }

  /** For meetings alone, in shared play. */
  public static MoveTable meetings(OpenRounds open, SplittableRandom random) {
    return new MoveTable(new Move.Strangers(open))
        .with(open.sitting() ? 4 : 0, SitOuts.of(open, random));
  }

  /**
   * For the seats of each table.
   *
   * @param any whether any two players of a table exchange their seats; else East and West do, or
   *     the table turns, so that no meeting changes
   */
  public static MoveTable atTables(OpenRounds open, boolean any) {
    return new MoveTable(new Move.AtTable(open, any)).with(any ? 0 : 32, new Move.Turn(open));
  }

  /**
   * For circulating play, and for shared play with parts settled beforehand. Where sets stay,
   * sit-outs get their share, or turns where no player sits out.
   */
  public static MoveTable open(OpenRounds open, Sets sets, SplittableRandom random) {
    Move turn = new Move.Turn(open);
    Move out = open.sitting() ? SitOuts.of(open, random) : turn;
    MoveTable table =
        new MoveTable(new Move.TwoPlayers(open))
            .with(8, sets == Sets.CHANGE ? new Move.OtherSet(open) : out)
            .with(4, out)
            .with(4, turn);
    if (!open.schedule.shared) {
      table.with(12, new Move.Along(open));
    } else if (open.ledger.rules()) {
      table.with(4, new Move.TwoCouples(open, false)).with(4, new Move.Tables(open));
    }
    return table;
  }
}
