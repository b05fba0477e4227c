package org.boardwalk.search.local;

import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.UsualBoards;

/**
 * Which sets tables play where boards go down one table after every round, and now and then all are
 * put away for others: rounds and sets fall into as many laps, as even as can be, each with sets of
 * its own. A lap in which everybody plays nearly every set is filled more easily than a whole
 * session of that kind, and what goes wrong in it stays in it.
 *
 * @param rounds number of rounds
 * @param sets number of sets
 * @param number number of laps, at least 1
 */
record Laps(int rounds, int sets, int number) {

  /**
   * All numbers of laps that the boards allow, beginning with one: no lap has fewer sets than
   * rounds, or than its tables need.
   */
  static List<Laps> all(IndividualWish wish) {
    Boards boards = wish.boards();
    int least = UsualBoards.leastSets(wish.tables(), boards.copies());
    boolean several = boards.play() == Play.CIRCULATING && boards.sets() >= wish.rounds();
    int most = several ? Math.min(wish.rounds(), boards.sets() / least) : 1;
    return IntStream.rangeClosed(1, Math.max(1, most))
        .mapToObj(laps -> new Laps(wish.rounds(), boards.sets(), laps))
        .toList();
  }

  /**
   * @param round from 0
   * @param table from 0
   * @return the set, from 0
   */
  int set(int round, int table) {
    int lap = 0;
    while (before(lap + 1, rounds) <= round) {
      lap++;
    }
    int first = before(lap, sets);
    return first + (round - before(lap, rounds) + table) % (before(lap + 1, sets) - first);
  }

  /** Of so many in all, those before a lap; where laps cannot have as many, the first have more. */
  private int before(int lap, int all) {
    return lap * (all / number) + Math.min(lap, all % number);
  }
}
