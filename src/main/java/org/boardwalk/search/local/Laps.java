package org.boardwalk.search.local;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
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
 * <p>Within a lap the sets go round. How many of them wait on stands between two tables makes a
 * fifth of the cost or more, by trial: it decides what ways people have through the session without
 * playing a set twice. Where neighbours play consecutive sets there are many ways, but nobody can
 * ever go down one table. What is best differs from room to room.
 *
 * @param rounds number of rounds
 * @param sets number of sets
 * @param number number of laps, at least 1
 * @param first by table, which of the sets of a lap it plays in the first round of it, from 0
 */
record Laps(int rounds, int sets, int number, List<Integer> first) {

  /** Copies the list. */
  Laps {
    first = List.copyOf(first);
  }

  /**
   * What the boards allow, beginning with one lap: no lap has fewer sets than rounds, or than its
   * tables need. For every number of laps neighbours play consecutive sets, or all copies of a set
   * are in play in the same rounds, or tables are as far apart as chance has it.
   *
   * @param wish a wish
   * @param random for what chance has
   * @return all different, at least one
   */
  static List<Laps> all(IndividualWish wish, SplittableRandom random) {
    Boards boards = wish.boards();
    int least = UsualBoards.leastSets(wish.tables(), boards.copies());
    boolean several = boards.play() == Play.CIRCULATING && boards.sets() >= wish.rounds();
    int most = several ? Math.min(wish.rounds(), boards.sets() / least) : 1;
    List<Laps> all = new ArrayList<>();
    for (int number = 1; number <= Math.max(1, most); number++) {
      int size = boards.sets() / number;
      all.add(of(wish, number, IntStream.range(0, size).toArray()));
      if (several) {
        int together = Math.min(size, (wish.tables() + boards.copies() - 1) / boards.copies());
        all.add(of(wish, number, IntStream.range(0, together).toArray()));
        all.add(
            of(wish, number, random.ints(0, size).distinct().limit(together).sorted().toArray()));
      }
    }
    return all.stream().distinct().toList();
  }

  /** So many laps, in which tables begin with these sets, and further tables with them again. */
  private static Laps of(IndividualWish wish, int number, int[] begun) {
    List<Integer> first =
        IntStream.range(0, wish.tables()).mapToObj(t -> begun[t % begun.length]).toList();
    return new Laps(wish.rounds(), wish.boards().sets(), number, first);
  }

  /**
   * @return whether every lap has as many rounds as the others, and as many sets: then boards go
   *     down one table; else there may be no rule
   */
  boolean alike() {
    return rounds % number == 0 && sets % number == 0;
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
    int least = before(lap, sets);
    int size = before(lap + 1, sets) - least;
    return least + (round - before(lap, rounds) + first.get(table)) % size;
  }

  /** Of so many in all, those before a lap; where laps cannot have as many, the first have more. */
  private int before(int lap, int all) {
    return lap * (all / number) + Math.min(lap, all % number);
  }
}
