package org.boardwalk.search.construct.pairs;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.Boards.Replay;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.construct.Design;
import org.boardwalk.wish.PairsWish;

/**
 * Builds the session of two pairs, or two lone players, at one table: all sets once, then once more
 * in another order with the boards turned by a quarter, so that each side holds the other's cards.
 * In the second half the sets of odd number come first, so that each set waits for at least half of
 * the others. From 3 sets on; rounds are twice the sets.
 */
final class SingleTableConstruction {

  private static final int LEAST_SETS = 3;

  private SingleTableConstruction() {}

  static Design design(PairsWish wish) {
    int sets = wish.boards().sets();
    if (wish.tables() != 1 || wish.contestants() != 2) {
      return new Design.Refuted(
          Text.of(
              "2 contestants play at a single table, not %d at %d",
              wish.contestants(), wish.tables()));
    }
    if (wish.boards().replay() != Replay.OTHER_CARDS || wish.boards().play() != Play.CIRCULATING) {
      return new Design.Refuted(
          "at a single table all sets are played a second time with the other cards, but contestant"
              + " 1 may not play set 1 again");
    }
    if (wish.rounds() != 2 * sets) {
      return new Design.Refuted(
          Text.of("%d sets played twice make %d rounds, not %d", sets, 2 * sets, wish.rounds()));
    }
    if (sets < LEAST_SETS) {
      return new Design.Refuted(
          Text.of(
              "in another order of %s, one would be played twice in a row",
              Text.count(sets, "set")));
    }
    List<Integer> order =
        Stream.of(
                IntStream.range(0, sets),
                IntStream.range(0, sets).filter(s -> s % 2 == 0),
                IntStream.range(0, sets).filter(s -> s % 2 == 1))
            .flatMap(IntStream::boxed)
            .toList();
    PairsPlan plan =
        (t, r) -> r < sets ? new Meeting(0, 1, order.get(r)) : new Meeting(1, 0, order.get(r));
    return new Design.Built(
        Staging.byNumber(wish, plan).movement(),
        "single table: all sets, then again turned by a quarter, in the order "
            + order.subList(sets, 2 * sets).stream().map(s -> s + 1).toList());
  }
}
