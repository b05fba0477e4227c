package org.boardwalk.search.local.state;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.UsualBoards;

/**
 * Assigns sets to tables where boards go down one table after every round, and now and then all
 * boards are put away for others. Rounds and sets are divided into equally many laps, as even as
 * possible, each with sets of its own. A lap in which each player plays nearly every set is filled
 * more easily than a whole session of that kind, and a fault stays within its lap.
 *
 * <p>Within a lap the sets go round. The number of sets that wait on stands between two tables
 * affects the cost by a fifth or more, by trial: it decides which ways players have through the
 * session without playing a set twice. Where neighbours play consecutive sets there are many ways,
 * but no player can ever go down one table. The best choice differs from room to room.
 *
 * @param rounds number of rounds
 * @param sets number of sets
 * @param number number of laps, at least 1
 * @param first for each table, which of the sets of a lap it plays in the first round of the lap,
 *     from 0
 */
public record Laps(int rounds, int sets, int number, List<Integer> first) {

  /** Copies the list. */
  public Laps {
    first = List.copyOf(first);
  }

  /**
   * Lists laps that the boards allow, beginning with one lap: no lap has fewer sets than rounds, or
   * than its tables need. For every number of laps there are three kinds: neighbours play
   * consecutive sets, or all copies of a set are in play in the same rounds, or the distances of
   * tables are random.
   *
   * @param wish a wish
   * @param random source of random numbers
   * @return laps, all different, at least one
   */
  public static List<Laps> all(IndividualWish wish, SplittableRandom random) {
    Boards boards = wish.boards();
    int least = UsualBoards.leastSets(wish.tables(), boards.copies());
    boolean several = boards.play() == Play.CIRCULATING && boards.sets() >= wish.rounds();
    int most = several ? Math.min(wish.rounds(), boards.sets() / least) : 1;
    List<Laps> all = new ArrayList<>();
    for (int number = 1; number <= Math.max(1, most); number++) {
      int size = boards.sets() / number;
      all.add(consecutive(wish, number));
      if (several) {
        int together = Math.min(size, (wish.tables() + boards.copies() - 1) / boards.copies());
        all.add(of(wish, number, IntStream.range(0, together).toArray()));
        all.add(
            of(wish, number, random.ints(0, size).distinct().limit(together).sorted().toArray()));
      }
    }
    return all.stream().distinct().toList();
  }

  /** So many laps, where neighbours play consecutive sets. */
  public static Laps consecutive(IndividualWish wish, int number) {
    return of(wish, number, IntStream.range(0, wish.boards().sets() / number).toArray());
  }

  /** So many laps, in which tables begin with these sets, and further tables with them again. */
  private static Laps of(IndividualWish wish, int number, int[] begun) {
    List<Integer> first =
        IntStream.range(0, wish.tables()).mapToObj(t -> begun[t % begun.length]).toList();
    return new Laps(wish.rounds(), wish.boards().sets(), number, first);
  }

  /**
   * @return whether all laps have equally many rounds and equally many sets: then boards go down
   *     one table; else there may be no rule
   */
  public boolean alike() {
    return rounds % number == 0 && sets % number == 0;
  }

  /**
   * @param round from 0
   * @param table from 0
   * @return the set, from 0
   */
  public int set(int round, int table) {
    int lap = 0;
    while (before(lap + 1, rounds) <= round) {
      lap++;
    }
    int least = before(lap, sets);
    int size = before(lap + 1, sets) - least;
    return least + (round - before(lap, rounds) + first.get(table)) % size;
  }

  /** Whether a lap begins with this round, from 0. */
  public boolean begins(int round) {
    return IntStream.range(0, number).anyMatch(lap -> before(lap, rounds) == round);
  }

  /**
   * How many of so many items come before a lap; where laps cannot have equally many, the first
   * have more.
   */
  private int before(int lap, int all) {
    return lap * (all / number) + Math.min(lap, all % number);
  }
}
