package org.boardwalk.bench;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.WishSizes;

/** Wishes small and large of every kind, none of which is answered at once by every engine. */
final class OverrunWishes {

  private OverrunWishes() {}

  static List<Wish> all() {
    return Stream.concat(
            Stream.of(
                shared(9, 6),
                circulating(41, 10),
                complete(16),
                rotating(28, 9),
                shared(101, 13),
                UsualPairs.web(19, 12, 2),
                complete(61),
                circulating(13, 13),
                shared(24, 11),
                rotating(60, 10),
                complete(33),
                free(8, 12),
                circulating(101, 25),
                shared(40, 13),
                rotating(16, 5),
                complete(101),
                shared(61, 9)),
            Stream.of(
                circulating(18, 9),
                shared(14, 9),
                UsualPairs.of(Kind.PAIRS, new PairsForm.Howell(), 6, 11)))
        .toList();
  }

  /**
   * The engines of all runs: the wishes take turns, and each time around begins with the next
   * engine.
   */
  static <E> List<E> inTurn(int runs, int wishes, List<E> engines) {
    return IntStream.range(0, runs)
        .mapToObj(k -> engines.get((k % wishes + k / wishes) % engines.size()))
        .toList();
  }

  private static Wish complete(int players) {
    return UsualWish.complete(players).named(Text.of("complete %d", players));
  }

  private static Wish shared(int players, int rounds) {
    return of(players, rounds, Play.SHARED, Rotation.NONE);
  }

  private static Wish circulating(int players, int rounds) {
    IndividualWish wish = of(players, rounds, Play.CIRCULATING, Rotation.NONE);
    return wish.named(wish.name() + ", one copy");
  }

  private static Wish rotating(int players, int rounds) {
    IndividualWish wish = of(players, rounds, Play.SHARED, Rotation.ROTATE);
    return wish.named(wish.name() + ", rotating");
  }

  private static IndividualWish of(int players, int rounds, Play play, Rotation rotation) {
    return WishSizes.of(players, rounds).play(play).individual(rotation);
  }

  private static Wish free(int tables, int rounds) {
    return UsualPairs.of(Kind.PAIRS, new PairsForm.Free(), tables, rounds)
        .named(Text.of("free pairs, %d tables, %d rounds", tables, rounds));
  }
}
