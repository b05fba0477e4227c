package org.boardwalk.library.answers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.files.Samples;
import org.boardwalk.library.task.DesignTask;
import org.boardwalk.library.task.ManySeeds;
import org.boardwalk.library.task.Runner;
import org.boardwalk.library.task.Task;
import org.boardwalk.library.task.Work;
import org.boardwalk.search.Hunts;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Preference;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.Wishes;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Status;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Replies that a worker of a cluster has made up. */
class ForgedRepliesTest {

  private static final IndividualWish FIVE =
      Wishes.searching(RepetitionTest.FIVE, 1, Duration.ofSeconds(1));

  @TempDir Path home;

  /** A worker that replies to every task with the same text. */
  private record Forger(String reply) implements Runner {
    @Override
    public <R> void run(Work<R> work, AtomicBoolean cancelled) {
      for (var task = work.next(); task.isPresent(); task = work.next()) {
        tell(work, task.get());
      }
    }

    private <R> void tell(Work<R> work, Task<R> task) {
      try {
        work.done(task, task.read(reply));
      } catch (FileException e) {
        work.failed(task, e);
      }
    }

    @Override
    public boolean here() {
      return false;
    }

    @Override
    public void close() {
      // Nothing is held.
    }
  }

  private static String forged(Answer answer) {
    return new DesignTask(answer.wish(), List.of()).written(answer);
  }

  private Library library() {
    return Libraries.in(home.resolve("solutions"));
  }

  private Keeper.Delivery designed(Wish wish, Answer reply) {
    Keeper keeper =
        new Keeper(
            Optional.of(library()), Libraries.NO_FAULTS, new ManySeeds(new Forger(forged(reply))));
    return keeper.answer(Preference.of(wish), SearchListener.SILENT, new AtomicBoolean());
  }

  private Outcome kept(Wish wish) {
    return library().find(wish, Libraries.NO_FAULTS).orElseThrow().outcome();
  }

  @Test
  void aMovementOfAnotherSizeIsRefused() {
    IndividualWish four = Wishes.searching(Wishes.shared(4, 1, 3), 1, Duration.ofMillis(100));
    Answer other = Samples.answer(four, Hunts.found(four).movement());

    assertThatThrownBy(() -> designed(FIVE, other))
        .isInstanceOf(FileException.class)
        .hasMessageContaining("answers another wish");

    assertThat(library().names()).isEmpty();
  }

  @Test
  void aMadeUpOptimumIsKeptAsAClaim() {
    Answer optimum = Samples.proved(FIVE, RepetitionTest.careless());
    assertThat(optimum.outcome().found().orElseThrow().status()).isEqualTo(Status.OPTIMAL);

    Keeper.Delivery delivery = designed(FIVE, optimum);

    assertThat(delivery.stored()).contains(Stored.NEW);
    assertThat(delivery.answer().outcome().found().orElseThrow().standing().claimed()).isTrue();
    assertThat(kept(FIVE).found().orElseThrow().standing().claimed()).isTrue();
    assertThat(Files.exists(home.resolve("repeated.txt"))).isFalse();
  }

  @Test
  void aMadeUpImpossibilityIsKeptAsAClaim() {
    Keeper.Delivery delivery = designed(FIVE, Samples.impossible(FIVE));

    assertThat(delivery.stored()).contains(Stored.NEW);
    assertThat(delivery.answer().outcome())
        .isEqualTo(Outcome.GaveUp.claiming(Samples.CERTIFICATE))
        .isEqualTo(kept(FIVE));
    assertThat(Files.exists(home.resolve("repeated.txt"))).isFalse();
  }
}
