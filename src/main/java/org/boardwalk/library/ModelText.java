package org.boardwalk.library;

import static java.util.stream.Collectors.joining;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Boards.Replay;
import org.boardwalk.problem.IndividualWish;
import org.boardwalk.problem.PairsWish;
import org.boardwalk.problem.SearchSettings;
import org.boardwalk.problem.Wish;
import org.boardwalk.quality.Criterion;

/** A wish as the lines of a YAML model, every key written out; and the words of its values. */
final class ModelText implements Wish.Visitor<List<String>> {

  private static final ModelText BY_KIND = new ModelText();

  private ModelText() {}

  static List<String> lines(Wish wish) {
    List<String> lines = new ArrayList<>();
    lines.add("format: " + Format.MODEL.id());
    lines.add("name: " + QuotedText.line(wish.name()));
    lines.add("kind: " + word(wish.kind()));
    lines.addAll(wish.accept(BY_KIND));
    lines.add("search: " + search(wish.search()));
    return lines;
  }

  @Override
  public List<String> individual(IndividualWish wish) {
    return IndividualText.lines(wish);
  }

  @Override
  public List<String> pairs(PairsWish wish) {
    return PairsText.lines(wish);
  }

  /** Replay is only written where it is not never. */
  static String boards(Boards boards) {
    return "{sets: %d, perSet: %d, play: %s, copies: %d%s}"
        .formatted(
            boards.sets(),
            boards.perSet(),
            word(boards.play()),
            boards.copies(),
            boards.replay() == Replay.NEVER ? "" : ", replay: " + word(boards.replay()));
  }

  static String each(Function<Criterion, Object> value) {
    return Arrays.stream(Criterion.values())
        .map(c -> c.word() + ": " + value.apply(c))
        .collect(joining(", ", "{", "}"));
  }

  /** The name in lower case, hyphens between words. */
  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static String search(SearchSettings search) {
    return "{engine: %s, time: %s, seed: %d, workers: %d}"
        .formatted(word(search.engine()), time(search.time()), search.seed(), search.workers());
  }

  /** In whole seconds, or in milliseconds rounded up. */
  private static String time(Duration time) {
    long millis = time.plusNanos(999_999).toMillis();
    return millis % 1000 == 0 ? millis / 1000 + "s" : millis + "ms";
  }
}
