package org.boardwalk.bench;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.UsualBoards;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.answer.Answer;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.answer.Outcome;
import org.boardwalk.design.Designer;
import org.boardwalk.search.SearchListener;

/**
 * What each kind of method is worth: the portfolio with all of them, then with one kind left out at
 * a time, for a fixed set of wishes, one thread each.
 */
public final class Ablation {

  private Ablation() {}

  /**
   * A search.
   *
   * @param without the kind left out; empty when all took part
   * @param cost total cost with the standard weights; empty when nothing was found
   * @param took until the question was settled, or time was up
   */
  public record Run(Optional<MethodKind> without, OptionalLong cost, Duration took) {}

  /**
   * @param time limit of each search
   * @return the wishes: complete ones, which starters answer; some that a group fits, with and
   *     without rotation, shared and circulating; and some that no group fits
   */
  public static List<IndividualWish> wishes(Duration time) {
    SearchSettings settings = new SearchSettings(EngineChoice.AUTO, time, 1, 1);
    return Stream.of(
            shared(8, 7, Rotation.NONE),
            shared(10, 9, Rotation.NONE),
            shared(12, 11, Rotation.NONE),
            shared(13, 13, Rotation.NONE),
            shared(14, 9, Rotation.NONE),
            shared(16, 5, Rotation.ROTATE),
            shared(20, 19, Rotation.NONE),
            shared(24, 11, Rotation.NONE),
            shared(28, 9, Rotation.ROTATE),
            circulating(13, 13))
        .map(w -> w.with(settings))
        .toList();
  }

  private static IndividualWish shared(int players, int rounds, Rotation rotation) {
    return of(players, rounds, Play.SHARED, rotation);
  }

  private static IndividualWish circulating(int players, int rounds) {
    return of(players, rounds, Play.CIRCULATING, Rotation.NONE);
  }

  private static IndividualWish of(int players, int rounds, Play play, Rotation rotation) {
    String more =
        (rotation == Rotation.NONE ? "" : ", rotating")
            + (play == Play.SHARED ? "" : ", circulating");
    Boards boards = UsualBoards.of(players / 4, rounds, play, rotation);
    IndividualWish sizes = UsualWish.of(players, players / 4, rounds, boards, rotation);
    return sizes.named(sizes.name() + more);
  }

  /**
   * Searches with all methods, then without one kind after the other. Takes up to the wish's time
   * limit for each.
   *
   * @param wish a wish
   * @param listener hears of each search when it ends
   * @param cancelled set it to stop early
   */
  public static void run(IndividualWish wish, Consumer<Run> listener, AtomicBoolean cancelled) {
    Stream.concat(
            Stream.of(Optional.<MethodKind>empty()),
            Designer.kinds(wish).stream().map(Optional::of))
        .forEach(
            without -> {
              Run run = search(wish, without, cancelled);
              if (!cancelled.get()) {
                listener.accept(run);
              }
            });
  }

  private static Run search(
      IndividualWish wish, Optional<MethodKind> without, AtomicBoolean cancelled) {
    Set<MethodKind> kinds = EnumSet.allOf(MethodKind.class);
    without.ifPresent(kinds::remove);
    Answer answer =
        Designer.answer(
            wish.with(wish.search().with(kinds)), SearchListener.SILENT, cancelled);
    OptionalLong cost =
        answer.outcome() instanceof Outcome.Found found
            ? OptionalLong.of(found.card().total(wish.weights()))
            : OptionalLong.empty();
    return new Run(without, cost, answer.origin().took());
  }
}
