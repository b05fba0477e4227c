package org.boardwalk.library.answers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.files.Samples;
import org.boardwalk.library.task.CubeResult;
import org.boardwalk.library.task.CubeTask;
import org.boardwalk.library.task.DesignTask;
import org.boardwalk.library.task.ManySeeds;
import org.boardwalk.library.task.Runner;
import org.boardwalk.library.task.Task;
import org.boardwalk.library.task.Work;
import org.boardwalk.model.split.Cube;
import org.boardwalk.movement.Movement;
import org.boardwalk.search.SearchListener;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Preference;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.Wishes;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Status;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Replies that a worker of a cluster has made up. */
class ForgedRepliesTest {

  private static final IndividualWish FIVE =
      Wishes.searching(RepetitionTest.FIVE, 1, Duration.ofSeconds(1));

  private static final List<String> STUMBLES =
      List.of(
          "\u0000",
          "null",
          "{}",
          "[[[[",
          "1e999",
          "-1",
          "99999999999999999999",
          "\\u",
          "\ud800",
          "&a");

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

  private AnswerRepository.Delivery designed(Wish wish, Answer reply) {
    AnswerRepository repository =
        new AnswerRepository(
            Optional.of(library()), Libraries.NO_FAULTS, new ManySeeds(new Forger(forged(reply))));
    return repository.answer(Preference.of(wish), SearchListener.SILENT, new AtomicBoolean());
  }

  private Outcome kept(Wish wish) {
    return library().find(wish, Libraries.NO_FAULTS).orElseThrow().outcome();
  }

  @Test
  void aMovementOfAnotherSizeIsRefused() {
    IndividualWish four = Wishes.searching(Wishes.shared(4, 1, 3), 1, Duration.ofMillis(100));
    Answer other = Samples.answer(four, SearchScopes.found(four).movement());

    assertThatThrownBy(() -> designed(FIVE, other))
        .isInstanceOf(FileException.class)
        .hasMessageContaining("answers another wish");

    assertThat(library().names()).isEmpty();
  }

  @Test
  void aMadeUpOptimumIsKeptAsAClaim() {
    Answer optimum = Samples.proved(FIVE, RepetitionTest.careless());
    assertThat(optimum.outcome().found().orElseThrow().status()).isEqualTo(Status.OPTIMAL);

    AnswerRepository.Delivery delivery = designed(FIVE, optimum);

    assertThat(delivery.stored()).contains(StoreOutcome.NEW);
    assertThat(delivery.answer().outcome().found().orElseThrow().standing().claimed()).isTrue();
    assertThat(kept(FIVE).found().orElseThrow().standing().claimed()).isTrue();
    assertThat(Files.exists(home.resolve("repeated.txt"))).isFalse();
  }

  @Test
  void aMadeUpImpossibilityIsKeptAsAClaim() {
    AnswerRepository.Delivery delivery = designed(FIVE, Samples.impossible(FIVE));

    assertThat(delivery.stored()).contains(StoreOutcome.NEW);
    assertThat(delivery.answer().outcome())
        .isEqualTo(Outcome.GaveUp.claiming(Samples.CERTIFICATE))
        .isEqualTo(kept(FIVE));
    assertThat(Files.exists(home.resolve("repeated.txt"))).isFalse();
  }

  /** A text in which a piece is cut, doubled, moved or replaced by what programs stumble over. */
  private static String mangled(String text, Random random) {
    int from = random.nextInt(text.length());
    int to = Math.min(text.length(), from + 1 + random.nextInt(12));
    String piece = text.substring(from, to);
    int at = random.nextInt(text.length());
    return switch (random.nextInt(5)) {
      case 0 -> text.substring(0, from) + text.substring(to);
      case 1 -> text.substring(0, to) + piece.repeat(1 + random.nextInt(50)) + text.substring(to);
      case 2 -> text.substring(0, at) + piece + text.substring(at);
      case 3 ->
          text.substring(0, from)
              + STUMBLES.get(random.nextInt(STUMBLES.size()))
              + text.substring(to);
      default -> text.replaceFirst("[1-5](?=[, }])", "" + random.nextInt(7));
    };
  }

  /** What is made of a mangled reply; empty where it is refused in words. */
  private static <R> Optional<R> reply(Task<R> task, String text) {
    try {
      return Optional.of(task.read(text));
    } catch (FileException e) {
      assertThat(e).hasMessageContaining("\nMaybe");
      return Optional.empty();
    }
  }

  @Test
  void mangledRepliesAreRefusedInWordsOrClaimNoMoreThanTheJudgeCounts() {
    DesignTask design = new DesignTask(FIVE, List.of());
    Movement honestly = SearchScopes.found(FIVE).movement();
    String honest = forged(Samples.answer(FIVE, honestly));
    CubeTask cube =
        new CubeTask(
            FIVE,
            "seats",
            "sha256:" + "0".repeat(64),
            Cube.WHOLE,
            EngineChoice.CPSAT,
            Duration.ofSeconds(1));
    String solved =
        cube.written(
            new CubeResult(
                CubeResult.Ending.FOUND, Optional.of(honestly), Finder.own("cpsat", "seats"), 5));
    Random random = new Random(772);
    int read = 0;
    for (int trial = 0; trial < 500; trial++) {
      Optional<Answer> answer = reply(design, mangled(honest, random));
      read += answer.isPresent() ? 1 : 0;
      answer
          .flatMap(a -> a.outcome().found())
          .ifPresent(
              f -> {
                assertThat(f.judged()).isEqualTo(Judged.of(f.movement(), FIVE));
                assertThat(f.judged().answers()).isTrue();
                assertThat(f.standing().certificate()).isEmpty();
              });
      reply(cube, mangled(solved, random))
          .flatMap(CubeResult::movement)
          .ifPresent(m -> assertThat(Judged.of(m, FIVE).answers()).isTrue());
    }
    assertThat(read).isBetween(5, 495);
  }
}
