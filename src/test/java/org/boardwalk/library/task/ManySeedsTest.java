package org.boardwalk.library.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.library.files.Samples;
import org.boardwalk.quality.Criterion;
import org.boardwalk.search.HeadStart;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Standing;
import org.boardwalk.wish.answer.Status;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("thorough")
class ManySeedsTest {

  private final List<Long> costs = Collections.synchronizedList(new ArrayList<>());
  private final SearchListener listener =
      new SearchListener() {
        @Override
        public void improved(Judged best, Finder finder) {
          costs.add(best.cost());
        }
      };

  private static Wish within(Wish wish, int millis) {
    return wish.with(
        new SearchSettings(EngineChoice.AUTO, Limit.effort(Duration.ofMillis(millis)), 5, 2));
  }

  private Answer answer(Runner runner, Wish wish) {
    return new ManySeeds(runner).answer(wish, HeadStart.NOTHING, listener, new AtomicBoolean());
  }

  @Test
  void anIdealMovementEndsTheSearchAtOnce() {
    Wish wish = within(UsualWish.complete(13), 60_000);
    List<Task<?>> tasks = Collections.synchronizedList(new ArrayList<>());
    Answer answer = answer(new Noting(tasks), wish);
    assertThat(answer.wish()).isEqualTo(wish);
    assertThat(answer.outcome().found().orElseThrow().status()).isEqualTo(Status.IDEAL);
    assertThat(tasks).hasSizeLessThan(6);
  }

  @Test
  void laterTasksBeginWithTheBestOfTheEarlierOnes() {
    List<Task<?>> tasks = Collections.synchronizedList(new ArrayList<>());
    Answer answer = answer(new Noting(tasks), within(UsualWish.complete(18), 1_600));
    long best = answer.outcome().found().orElseThrow().judged().cost();
    assertThat(costs).endsWith(best);
    assertThat(tasks).hasSizeGreaterThan(1);
    assertThat(((DesignTask) tasks.get(0)).beginning()).isEmpty();
    assertThat(((DesignTask) tasks.get(1)).beginning()).isNotEmpty();
    assertThat(tasks.stream().map(t -> ((DesignTask) t).wish().search().seed()).distinct())
        .hasSameSizeAs(tasks);
    assertThat(answer.tried()).contains(tasks.size() + " seeds, 0 failed");
  }

  @Test
  void whatTheoremsForbidNeedsNoTask() {
    Map<Criterion, Demand> all =
        Map.of(
            Criterion.PARTNER, Demand.REQUIRE,
            Criterion.OPPONENT, Demand.REQUIRE,
            Criterion.SIDE, Demand.REQUIRE);
    List<Task<?>> tasks = new ArrayList<>();
    Answer answer = answer(new Noting(tasks), UsualWish.complete(8).demanding(all));
    assertThat(answer.outcome()).isInstanceOf(Outcome.Impossible.class);
    assertThat(tasks).isEmpty();
  }

  @Test
  void whereEveryTaskFailsTheFaultIsTold() {
    Wish wish = within(UsualWish.complete(18), 60_000);
    assertThatThrownBy(() -> answer(new Failing(), wish)).hasMessage("no executor");
  }

  @Test
  void aStoppedWorkerWaitsForNothing() {
    Answer answer =
        new ManySeeds(new LocalRunner(2))
            .answer(
                within(UsualWish.complete(18), 60_000),
                HeadStart.NOTHING,
                listener,
                new AtomicBoolean(true));
    assertThat(answer.outcome().found()).isEmpty();
  }

  /** Does one task after the other and keeps them. */
  private record Noting(List<Task<?>> tasks) implements Runner {

    @Override
    public <R> void run(Work<R> work, AtomicBoolean cancelled) {
      for (Optional<? extends Task<R>> t = work.next(); t.isPresent(); t = work.next()) {
        tasks.add(t.get());
        work.done(t.get(), t.get().run(cancelled));
      }
    }

    @Override
    public void close() {
      // Holds nothing.
    }
  }

  /** On which nothing can be done. */
  private record Failing() implements Runner {

    @Override
    public <R> void run(Work<R> work, AtomicBoolean cancelled) {
      for (Optional<? extends Task<R>> t = work.next(); t.isPresent(); t = work.next()) {
        work.failed(t.get(), new IllegalStateException("no executor"));
      }
    }

    @Override
    public void close() {
      // Holds nothing.
    }
  }

  /** A first reply without a proof does not hide that a later one has it. */
  @Test
  void whatCostsAsMuchButIsProvedIsKept() {
    Wish wish = within(UsualWish.complete(18), 100);
    Answer plain = answer(new LocalRunner(1), wish);
    Judged judged = plain.outcome().found().orElseThrow().judged();
    Outcome proved = new Outcome.Found(judged, Standing.proved(judged, Samples.CERTIFICATE));
    Slices slices = new Slices(wish, HeadStart.NOTHING, listener);
    Task<Answer> task = slices.next().orElseThrow();
    slices.done(task, plain);
    assertThat(slices.settled()).isFalse();
    slices.done(task, new Answer(wish, proved, plain.origin(), List.of()));
    slices.done(task, plain);
    assertThat(slices.settled()).isTrue();
    assertThat(slices.answer().outcome()).isEqualTo(proved);
  }
}
