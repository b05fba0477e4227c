package org.boardwalk.library.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.answers.Repetition.Ending;
import org.boardwalk.library.files.Samples;
import org.boardwalk.library.task.LocalRunner;
import org.boardwalk.library.task.Runner;
import org.boardwalk.library.task.Task;
import org.boardwalk.library.task.Work;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.Wishes;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Status;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Small wishes, which are exhausted in a moment. */
@Tag("thorough")
class RepetitionTest {

  private static final Limit LONG = Limit.effort(Duration.ofMinutes(2));

  /** No theorem says that directions cannot be even, but a search does. */
  private static final IndividualWish EIGHT =
      Wishes.searching(Wishes.shared(8, 2, 2), 1, Duration.ofSeconds(1));

  static final IndividualWish FIVE = Wishes.shared(5, 1, 4);

  @TempDir Path home;
  private final List<FileException> notices = new ArrayList<>();
  private final Map<String, Ending> endings = new HashMap<>();
  private final RepetitionListener listener =
      new RepetitionListener() {
        @Override
        public void ended(String name, Ending ending) {
          endings.put(name, ending);
        }

        @Override
        public void failed(String name, RuntimeException fault) {
          throw fault;
        }

        @Override
        public void noticed(FileException fault) {
          notices.add(fault);
        }
      };

  private Library sender;
  private Repeated repeated;
  private Library receiver;

  @BeforeEach
  void filesCanBeSentToAnotherMachine() {
    sender = Libraries.in(home.resolve("sent").resolve("solutions"));
    repeated = new Repeated(home.resolve("here").resolve("repeated.txt"));
    receiver = Library.alone(sender.directory(), repeated);
  }

  /** Everything goes there and back as text, as it would between machines. */
  private static final class Elsewhere implements Runner {
    @Override
    public <R> void run(Work<R> work, AtomicBoolean cancelled) {
      for (var task = work.next(); task.isPresent(); task = work.next()) {
        work.done(task.get(), task.get().read(Task.done(task.get().text(), cancelled)));
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

  private Optional<ClaimedProof> claim(IndividualWish wish) {
    return ClaimedProof.in(receiver, Library.name(wish));
  }

  private Ending repeat(IndividualWish wish, Limit limit) {
    return repeat(new LocalRunner(1), wish, limit);
  }

  private Ending repeat(Runner runner, IndividualWish wish, Limit limit) {
    List<ClaimedProof> claims = claim(wish).stream().toList();
    runner.run(new Repetition(receiver, repeated, claims, limit, listener), new AtomicBoolean());
    return Objects.requireNonNull(endings.remove(Library.name(wish)));
  }

  private Outcome.Found received(IndividualWish wish) {
    return receiver
        .find(wish, Libraries.NO_FAULTS)
        .flatMap(answer -> answer.outcome().found())
        .orElseThrow();
  }

  /** Every round the next player sits out, and the others sit down as they come. */
  static Movement careless() {
    List<Round> rounds = new ArrayList<>();
    for (int r = 1; r <= 4; r++) {
      List<Integer> seated = new ArrayList<>(List.of(1, 2, 3, 4, 5));
      seated.remove((Integer) r);
      rounds.add(
          new Round(
              List.of(
                  new Encounter(
                      1,
                      Examples.four(seated.get(0), seated.get(1), seated.get(2), seated.get(3)),
                      r))));
    }
    return new Movement(
        FIVE.name(), Kind.INDIVIDUAL, 5, 1, FIVE.boards(), Rotation.NONE, 1, rounds);
  }

  @Test
  void aTrueClaimIsRepeatedAndRemembered() {
    Answer answer = Samples.proved(EIGHT, SearchScopes.found(EIGHT).movement());
    assertThat(answer.outcome().found().map(Outcome.Found::status)).contains(Status.OPTIMAL);
    sender.store(answer, Libraries.NO_FAULTS);
    assertThat(received(EIGHT).standing().claimed()).isTrue();

    assertThat(repeat(EIGHT, LONG)).isEqualTo(Ending.REPEATED);

    assertThat(received(EIGHT).status()).isEqualTo(Status.OPTIMAL);
    assertThat(repeated.contains(claim(EIGHT).orElseThrow().digest())).isTrue();
    assertThat(notices).isEmpty();
  }

  @Test
  void aClaimThatOnlyOtherMachinesRepeatStaysAClaim() {
    sender.store(Samples.proved(EIGHT, SearchScopes.found(EIGHT).movement()), Libraries.NO_FAULTS);

    assertThat(repeat(new Elsewhere(), EIGHT, LONG)).isEqualTo(Ending.CLAIMED);

    assertThat(received(EIGHT).standing().claimed()).isTrue();
    assertThat(repeated.contains(claim(EIGHT).orElseThrow().digest())).isFalse();
    assertThat(notices).isEmpty();
  }

  @Test
  void aFalseClaimIsShownToBeWrongAndTheBetterMovementIsKept() {
    sender.store(Samples.proved(FIVE, careless()), Libraries.NO_FAULTS);
    long claimed = received(FIVE).judged().cost();

    assertThat(repeat(FIVE, LONG)).isEqualTo(Ending.WRONG);

    assertThat(received(FIVE).judged().cost()).isLessThan(claimed);
    assertThat(notices)
        .singleElement()
        .satisfies(e -> assertThat(e.path()).isEqualTo(receiver.file(FIVE)));
  }

  @Test
  void aFalseImpossibilityIsShownToBeWrongAndTheMovementIsKept() {
    sender.store(Samples.impossible(FIVE), Libraries.NO_FAULTS);

    assertThat(repeat(FIVE, LONG)).isEqualTo(Ending.WRONG);

    assertThat(received(FIVE).movement().rounds()).hasSize(4);
    assertThat(notices).singleElement().asString().contains("wrongly claims");
  }

  @Test
  void whatNeedsMoreTimeStaysAClaim() {
    Answer answer = Samples.proved(EIGHT, SearchScopes.found(EIGHT).movement());
    sender.store(answer, Libraries.NO_FAULTS);

    assertThat(repeat(EIGHT, Limit.effort(Duration.ofMillis(1)))).isEqualTo(Ending.NOT_FINISHED);

    assertThat(received(EIGHT).standing().claimed()).isTrue();
    assertThat(notices).isEmpty();
  }

  @Test
  void whatRestsOnNoSearchHasNothingToRepeat() {
    sender.store(Samples.answer(FIVE, careless()), Libraries.NO_FAULTS);
    sender.store(Samples.refuted(Samples.forbidden()), Libraries.NO_FAULTS);

    assertThat(claim(FIVE)).isEmpty();
    assertThat(ClaimedProof.in(receiver, Library.name(Samples.forbidden()))).isEmpty();
    assertThat(receiver.find(Samples.forbidden(), Libraries.NO_FAULTS).map(Answer::outcome))
        .isEqualTo(Optional.of(Samples.refuted(Samples.forbidden()).outcome()));
  }
}
