package org.boardwalk.bench;

import java.time.Duration;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.design.Designer;
import org.boardwalk.movement.text.Word;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;

/**
 * An ablation study of the kinds of methods: runs the portfolio with all kinds, then with one kind
 * left out at a time, then with each kind alone.
 */
public final class Ablation {

  private Ablation() {}

  /**
   * The methods that take part in a search.
   *
   * @param kind a kind; empty when all take part
   * @param alone whether that kind takes part alone, or is left out
   */
  public record Subset(Optional<MethodKind> kind, boolean alone) {

    /** All kinds of methods. */
    static final Subset ALL = new Subset(Optional.empty(), false);

    static Subset without(MethodKind kind) {
      return new Subset(Optional.of(kind), false);
    }

    static Subset alone(MethodKind kind) {
      return new Subset(Optional.of(kind), true);
    }

    private Set<MethodKind> kinds() {
      if (alone) {
        return EnumSet.of(kind.orElseThrow());
      }
      Set<MethodKind> kinds = EnumSet.allOf(MethodKind.class);
      kind.ifPresent(kinds::remove);
      return kinds;
    }

    /** The subset in words. */
    String words() {
      return kind.map(k -> (alone ? "only " : "no ") + Word.of(k)).orElse("all");
    }
  }

  /**
   * A search.
   *
   * @param subset the methods that took part
   * @param card the scorecard of the answer; empty when nothing was found
   * @param settled whether the search showed that nothing better, or no movement at all, can exist
   * @param took until the question was settled, or time was up
   */
  public record Run(Subset subset, Optional<Scorecard> card, boolean settled, Duration took) {}

  /** The searches of a wish: with all methods, then without each kind, then each kind alone. */
  static List<Subset> subsets(Wish wish, boolean alone) {
    List<MethodKind> kinds = Designer.kinds(wish);
    return Stream.of(
            Stream.of(Subset.ALL),
            kinds.stream().map(Subset::without),
            kinds.stream().filter(k -> alone).map(Subset::alone))
        .flatMap(subsets -> subsets)
        .toList();
  }

  /**
   * Runs all searches of a wish; each takes up to the time limit of the wish.
   *
   * @param wish a wish
   * @param alone whether each kind is tried alone too
   * @param seeds number of searches of each subset, 1 or more; the median answer counts
   * @param listener hears of each run when it ends
   * @param cancelled set it to stop early
   */
  public static void run(
      Wish wish, boolean alone, int seeds, Consumer<Run> listener, AtomicBoolean cancelled) {
    for (Subset subset : subsets(wish, alone)) {
      Run run = middle(wish, subset, seeds, cancelled);
      if (!cancelled.get()) {
        listener.accept(run);
      }
    }
  }

  /**
   * Runs a search without a report, as the first search of a program is slower than all others.
   *
   * @param wish a wish
   * @param cancelled set it to stop early
   */
  static void warmUp(Wish wish, AtomicBoolean cancelled) {
    search(wish, Subset.ALL, cancelled);
  }

  /** The median run; of two in the middle, the better one. */
  private static Run middle(Wish wish, Subset subset, int seeds, AtomicBoolean cancelled) {
    return IntStream.range(0, seeds)
        .mapToObj(k -> wish.with(wish.search().turn(k, wish.search().time())))
        .map(seeded -> search(seeded, subset, cancelled))
        .sorted(bestFirst(wish))
        .toList()
        .get((seeds - 1) / 2);
  }

  /** Orders runs by their answers, as the wish ranks them; runs without an answer come last. */
  static Comparator<Run> bestFirst(Wish wish) {
    Comparator<Optional<Scorecard>> order =
        (a, b) ->
            a.isPresent() && b.isPresent()
                ? wish.compare(a.get(), b.get())
                : Boolean.compare(a.isEmpty(), b.isEmpty());
    return Comparator.comparing(Run::card, order);
  }

  private static Run search(Wish wish, Subset subset, AtomicBoolean cancelled) {
    Answer answer =
        Designer.answer(
            wish.with(wish.search().with(subset.kinds())), SearchListener.SILENT, cancelled);
    Optional<Outcome.Found> found = answer.outcome().found();
    boolean settled =
        found
            .map(f -> f.standing().settled())
            .orElse(answer.outcome() instanceof Outcome.Impossible);
    return new Run(subset, found.map(Outcome.Found::card), settled, answer.origin().took());
  }
}
