package org.boardwalk.bench;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.Boarding;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.Objective;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsForm.EwWalk;
import org.boardwalk.wish.PairsForm.Party;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.PairsWish.Switching;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.WishSizes;

/** The wishes on which the methods are tried: always the same, so that figures can be compared. */
final class AblationWishes {

  private AblationWishes() {}

  /**
   * Complete schedules, which starters answer, under the total and in order; wishes that a group
   * fits, with and without rotation, shared and circulating; wishes that no group fits; one wish
   * small enough to be settled; and pairs, for whom the walk of the boards or the balance counts.
   *
   * @param time limit of each search
   * @return the wishes, of different names; one thread each
   */
  static List<Wish> all(Duration time) {
    SearchSettings settings = new SearchSettings(EngineChoice.AUTO, Limit.time(time), 1, 1);
    return Stream.of(shared(), rotating(), complete(), circulating(), pairs())
        .flatMap(wishes -> wishes)
        .map(wish -> wish.with(settings))
        .toList();
  }

  private static Stream<Wish> shared() {
    return Stream.of(
        shared(8, 6),
        shared(8, 7),
        shared(9, 6),
        shared(10, 9),
        shared(12, 11),
        shared(13, 13),
        shared(14, 9),
        shared(17, 8),
        shared(18, 12),
        shared(20, 19),
        shared(24, 11),
        shared(30, 10),
        shared(41, 9),
        inOrder(of(23, 11, Play.SHARED, Rotation.NONE)));
  }

  private static Stream<Wish> rotating() {
    return Stream.of(
        of(13, 6, Play.SHARED, Rotation.ROTATE),
        of(16, 5, Play.SHARED, Rotation.ROTATE),
        of(20, 9, Play.SHARED, Rotation.ROTATE),
        of(28, 9, Play.SHARED, Rotation.ROTATE),
        inOrder(of(28, 9, Play.SHARED, Rotation.ROTATE)));
  }

  private static Wish inOrder(IndividualWish wish) {
    return wish.with(new Objective.Ordered(List.of(Criterion.values())))
        .named(wish.name() + ", in order");
  }

  private static Stream<Wish> complete() {
    return Stream.of(12, 14, 16, 17, 21)
        .map(v -> UsualWish.complete(v).named(Text.of("complete %d", v)));
  }

  private static Stream<Wish> circulating() {
    return Stream.of(
        of(9, 9, Play.CIRCULATING, Rotation.NONE),
        of(12, 7, Play.CIRCULATING, Rotation.NONE),
        of(13, 13, Play.CIRCULATING, Rotation.NONE),
        of(18, 9, Play.CIRCULATING, Rotation.NONE));
  }

  private static Stream<Wish> pairs() {
    PairsForm cut = new PairsForm.Web(new Boarding.Cut(), EwWalk.SKIPS, Party.NONE);
    return Stream.of(
        UsualPairs.web(9, 8, 2),
        UsualPairs.web(13, 9, 2),
        UsualPairs.of(Kind.PAIRS, cut, 14, 8).named("cut web, 14 tables, 8 rounds"),
        free(4, 7),
        free(5, 6),
        free(6, 8),
        UsualPairs.web(8, 6, 2).with(Switching.ROUNDS).named("web, 8 tables, 6 rounds, switched"));
  }

  private static PairsWish free(int tables, int rounds) {
    return UsualPairs.of(Kind.PAIRS, new PairsForm.Free(), tables, rounds)
        .named(Text.of("free pairs, %d tables, %d rounds", tables, rounds));
  }

  private static Wish shared(int players, int rounds) {
    return of(players, rounds, Play.SHARED, Rotation.NONE);
  }

  private static IndividualWish of(int players, int rounds, Play play, Rotation rotation) {
    String more =
        (rotation == Rotation.NONE ? "" : ", rotating")
            + (play == Play.SHARED ? "" : ", circulating");
    IndividualWish sizes = WishSizes.of(players, rounds).play(play).individual(rotation);
    return sizes.named(sizes.name() + more);
  }
}
