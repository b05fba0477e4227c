package org.boardwalk.search.web;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.MeetingFormulation;
import org.boardwalk.movement.Movement;
import org.boardwalk.problem.PairsForm;
import org.boardwalk.problem.PairsWish;
import org.boardwalk.quality.Judge;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Origin;
import org.boardwalk.search.SearchListener;
import org.boardwalk.search.Versions;
import org.boardwalk.search.web.Figure.Measure;

/**
 * Searches movements of one winner in which pairs meet at most once and nobody replays a set. The
 * meetings and sets are found exactly, by the engine; tables are then turned so that the movement
 * is balanced, by annealing. Up to some 20 pairs.
 */
public final class HowellSearch {

  /** Part of the time after which the engine gives up. */
  private static final double MEETINGS = 0.8;

  private static final int TURNINGS = 8;
  private static final long STEPS_PER_SECOND = 200_000;

  private HowellSearch() {}

  /**
   * Takes up to the wish's time limit, with one thread.
   *
   * @param wish a free movement of pairs
   * @param listener hears how it goes
   * @param cancelled set it to stop early with the best so far
   * @return found, proved impossible or gave up
   * @throws IllegalArgumentException when the wish is for another form
   */
  public static WebAnswer solve(PairsWish wish, SearchListener listener, AtomicBoolean cancelled) {
    if (!(wish.form() instanceof PairsForm.Free)) {
      throw new IllegalArgumentException("form [" + wish.form() + "] is not free");
    }
    long start = System.nanoTime();
    WebQuest quest = new WebQuest(wish, listener, cancelled);
    WebAnswer.Outcome outcome = outcome(quest);
    boolean proved = outcome instanceof WebAnswer.Impossible && quest.tried().isEmpty();
    Origin origin =
        new Origin(
            proved ? "theorem" : quest.engine().name(),
            proved ? Versions.of("boardwalk") : quest.engine().version(),
            proved ? "counting" : "meetings, then turned by annealing",
            wish.search().seed(),
            Duration.ofNanos(System.nanoTime() - start),
            LocalDate.now(java.time.ZoneId.systemDefault()));
    return new WebAnswer(outcome, origin, quest.tried());
  }

  private static WebAnswer.Outcome outcome(WebQuest quest) {
    PairsWish wish = quest.wish();
    int most = wish.contestants() % 2 == 0 ? wish.contestants() - 1 : wish.contestants();
    if (wish.rounds() > most) {
      return new WebAnswer.Impossible(
          "%d %s can meet at most once in %d rounds only"
              .formatted(wish.contestants(), wish.kind().contestants(), most));
    }
    ConstraintModel model = MeetingFormulation.of(wish);
    quest.tried("meetings by " + quest.engine().name());
    Latest<Movement> found = new Latest<>();
    Engine.Verdict verdict =
        quest.solve(
            model,
            quest.seconds(),
            MEETINGS,
            values -> found.accept(model.decoder().apply(values)));
    if (found.value().isPresent()) {
      return turned(quest, found.value().get());
    }
    return verdict == Engine.Verdict.EXHAUSTED
        ? new WebAnswer.Impossible(
            "exhausted search of the %s model (%s, %s) by %s %s"
                .formatted(
                    model.name(),
                    model.size(),
                    model.digest(),
                    quest.engine().name(),
                    quest.engine().version()))
        : new WebAnswer.GaveUp(quest.limit());
  }

  private static WebAnswer.Found turned(WebQuest quest, Movement start) {
    Movement best = start;
    long least = Turning.imbalance(start);
    long steps = (long) (quest.seconds() * STEPS_PER_SECOND / TURNINGS);
    for (int k = 0; k < TURNINGS && least > 0 && !quest.over(1); k++) {
      long seed = quest.wish().search().seed() + k;
      Movement next = new Turning(start).run(steps, seed, () -> quest.over(1));
      long imbalance = Turning.imbalance(next);
      if (imbalance < least) {
        best = next;
        least = imbalance;
        quest.improved(least, 0, "turning");
      }
    }
    if (!Judge.judge(best).valid()) {
      throw new IllegalStateException("the judge refuses what the meetings model gave");
    }
    return new WebAnswer.Found(
        best, List.of(new Figure(Measure.IMBALANCE, least, 0)), "a sum of squares is at least 0");
  }
}
