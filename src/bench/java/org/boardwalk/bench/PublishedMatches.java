package org.boardwalk.bench;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.bench.PublishedMatch.Ours;
import org.boardwalk.design.Designer;
import org.boardwalk.library.answers.Library;
import org.boardwalk.movement.FollowRules;
import org.boardwalk.quality.WalkRule;
import org.boardwalk.quality.Weights;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.answer.Answer;

/**
 * Published movements against ours of the same players, rounds, tables, sets, copies and play:
 * those of the library, and those of a search that begins with nothing. Costs are the judge's.
 *
 * @param library the library of shipped movements
 * @param time limit of each search
 * @param workers threads of a search, 1 to 64
 */
public record PublishedMatches(Library library, Duration time, int workers) {

  private static final long SEED = 1;

  /** Checks the ranges. */
  public PublishedMatches {
    settings(time, workers);
  }

  private static SearchSettings settings(Duration time, int workers) {
    return new SearchSettings(EngineChoice.AUTO, Limit.time(time), SEED, workers);
  }

  /**
   * Compares a published movement with ours; takes up to the time limit.
   *
   * @param row a published movement
   * @param cancelled set it to stop early
   * @return ours beside it
   * @throws org.boardwalk.exchange.file.FileException when a stored movement is damaged
   */
  public PublishedMatch match(Published row, AtomicBoolean cancelled) {
    List<IndividualWish> wishes;
    try {
      wishes = row.wishes();
    } catch (IllegalArgumentException e) {
      String why = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
      return new PublishedMatch(row, Optional.empty(), Optional.empty(), why);
    }
    return new PublishedMatch(row, known(row, wishes), afresh(wishes, cancelled), "");
  }

  private Optional<Ours> known(Published row, List<IndividualWish> wishes) {
    return wishes.stream()
        .flatMap(w -> library.find(w, damaged -> {}).stream())
        .flatMap(answer -> ours(answer).stream())
        .min(PublishedMatch.order(row));
  }

  /**
   * Our movement without the library: where rules answer the wishes, the first in order, else a
   * search for the last one.
   */
  private Optional<Ours> afresh(List<IndividualWish> wishes, AtomicBoolean cancelled) {
    List<IndividualWish> asked =
        wishes.get(0).byRule() ? wishes : List.of(wishes.get(wishes.size() - 1));
    return asked.stream()
        .map(w -> w.with(settings(time, workers)))
        .map(w -> Designer.answer(w, SearchListener.SILENT, cancelled))
        .flatMap(answer -> ours(answer).stream())
        .findFirst();
  }

  private static Optional<Ours> ours(Answer answer) {
    return answer
        .outcome()
        .found()
        .map(
            found ->
                new Ours(
                    found.card().total(Weights.STANDARD),
                    found.card().walkRule().map(WalkRule::breaks).orElse(0),
                    !FollowRules.of(found.movement()).steps().isEmpty()));
  }
}
