package org.boardwalk.library.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.boardwalk.library.files.ClaimDigest;
import org.boardwalk.library.files.Samples;
import org.boardwalk.movement.Movement;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Standing;
import org.boardwalk.wish.answer.Status;
import org.junit.jupiter.api.Test;

/**
 * Tests how proofs of optimality and impossibility count where they were made, and where they are
 * only read.
 */
class LibraryClaimsTest extends LibraryFixture {

  private static String digest(Movement movement) {
    return ClaimDigest.of(Optional.of(WISH), Optional.of(Judged.of(movement, WISH)));
  }

  @Test
  void aProofReplacesTheSameMovementWithoutOne() {
    // The claim that nothing better exists is false, but only a search could tell.
    Movement movement = Samples.whist13(4);
    assertThat(store(Samples.answer(WISH, movement))).isEqualTo(StoreOutcome.NEW);
    assertThat(store(Samples.proved(WISH, movement))).isEqualTo(StoreOutcome.BETTER);
    assertThat(store(Samples.answer(WISH, movement))).isEqualTo(StoreOutcome.KEPT);
    assertThat(store(Samples.proved(WISH, movement))).isEqualTo(StoreOutcome.KEPT);

    assertThat(found(WISH).status()).isEqualTo(Status.OPTIMAL);
    assertThat(found(WISH).standing())
        .isEqualTo(Standing.proved(found(WISH).judged(), Samples.CERTIFICATE));
  }

  @Test
  void aClaimedOptimumCountsNoMoreThanTheoremsSayUntilItIsRepeated() {
    store(Samples.proved(WISH, Samples.whist13(4)));
    Repeated repeated = nothing();
    Library elsewhere = elsewhere(repeated);

    Outcome.Found claimed = found(elsewhere, WISH);
    assertThat(claimed.status()).isEqualTo(Status.FEASIBLE);
    assertThat(claimed.standing().claimed()).isTrue();
    assertThat(claimed.standing().certificate()).contains(Samples.CERTIFICATE);
    assertThat(claimed.bounds()).isEqualTo(WISH.bounds());

    repeated.add(digest(Samples.whist13(5)));
    assertThat(found(elsewhere, WISH).standing()).isEqualTo(claimed.standing());

    repeated.add(digest(Samples.whist13(4)));
    Outcome.Found repeatedHere = found(elsewhere, WISH);
    assertThat(repeatedHere.status()).isEqualTo(Status.OPTIMAL);
    assertThat(repeatedHere.standing().claimed()).isFalse();
    assertThat(repeatedHere.bounds().total()).isEqualTo(repeatedHere.judged().cost());
  }

  @Test
  void whatWasExhaustedHereReplacesTheSameThatIsOnlyClaimed() {
    Answer proved = Samples.proved(WISH, Samples.whist13(4));
    store(proved);
    Library elsewhere = elsewhere(nothing());

    assertThat(elsewhere.store(proved, Libraries.NO_FAULTS)).isEqualTo(StoreOutcome.BETTER);
    assertThat(found(elsewhere, WISH).status()).isEqualTo(Status.OPTIMAL);
    assertThat(elsewhere.store(proved, Libraries.NO_FAULTS)).isEqualTo(StoreOutcome.KEPT);
  }

  @Test
  void whatWasExhaustedMayBeNotedInTheSameFolder() {
    Path directory = home.resolve("all");
    Library both = Library.alone(directory, new Repeated(directory.resolve("repeated.txt")));
    Answer proved = Samples.proved(WISH, Samples.whist13(4));

    assertThat(both.store(proved, Libraries.NO_FAULTS)).isEqualTo(StoreOutcome.NEW);
    assertThat(found(both, WISH).status()).isEqualTo(Status.OPTIMAL);
  }

  @Test
  void aBetterMovementWinsOverAProofAndSetsItAside() throws IOException {
    store(Samples.proved(WISH, Samples.whist13(4)));
    String wrong = Files.readString(library.file(WISH));

    assertThat(stored(Samples.answer(WISH, Samples.whist13(0)))).isEqualTo(StoreOutcome.BETTER);

    assertThat(found(WISH).movement()).isEqualTo(Samples.whist13(0));
    assertThat(notices)
        .singleElement()
        .satisfies(
            e ->
                assertThat(e)
                    .hasMessageStartingWith(
                        library.file(WISH) + ": wrongly claims that there is no movement")
                    .hasMessageContaining("wrongly claims")
                    .hasMessageContaining("set aside as " + aside(".aside").getFileName()));
    assertThat(aside(".aside")).hasContent(wrong);
    assertThat(library.names()).hasSize(1);
  }

  @Test
  void aBetterMovementWinsOverAMereClaimToo() {
    store(Samples.proved(WISH, Samples.whist13(4)));
    Library elsewhere = elsewhere(nothing());

    StoreOutcome stored = elsewhere.store(Samples.answer(WISH, Samples.whist13(0)), notices::add);

    assertThat(stored).isEqualTo(StoreOutcome.BETTER);
    assertThat(notices).singleElement().asString().contains("wrongly claims");
    assertThat(aside(".aside")).isRegularFile();
  }

  @Test
  void anImpossibilityThatWasShownHereIsFoundAndStays() {
    Answer impossible = Samples.impossible(WISH);

    assertThat(store(impossible)).isEqualTo(StoreOutcome.NEW);
    assertThat(store(impossible)).isEqualTo(StoreOutcome.KEPT);
    assertThat(find(WISH).map(Answer::outcome)).contains(impossible.outcome());
  }

  @Test
  void aStoredImpossibilityIsNotKnownUntilItIsRepeated() {
    store(Samples.impossible(WISH));
    Repeated repeated = nothing();
    Library elsewhere = elsewhere(repeated);

    assertThat(outcome(elsewhere, WISH))
        .isInstanceOfSatisfying(
            Outcome.GaveUp.class,
            gaveUp ->
                assertThat(gaveUp.limit())
                    .contains("not repeated here", Samples.CERTIFICATE.sentence()));

    repeated.add(ClaimDigest.of(Optional.of(WISH), Optional.empty()));
    assertThat(outcome(elsewhere, WISH)).isEqualTo(Samples.impossible(WISH).outcome());
  }

  @Test
  void anImpossibilityByTheoremsIsFoundAgainByEverybody() {
    IndividualWish forbidden = Samples.forbidden();
    assertThat(store(Samples.refuted(forbidden))).isEqualTo(StoreOutcome.NEW);

    assertThat(outcome(elsewhere(nothing()), forbidden))
        .isEqualTo(Samples.refuted(forbidden).outcome());
  }

  @Test
  void anImpossibilityNeverReplacesAMovement() {
    store(Samples.answer(WISH, Samples.whist13(0)));

    assertThat(store(Samples.impossible(WISH))).isEqualTo(StoreOutcome.KEPT);
    assertThat(found(WISH).movement()).isEqualTo(Samples.whist13(0));
  }

  @Test
  void aMovementReplacesAnImpossibilityAndSetsItAside() throws IOException {
    store(Samples.impossible(WISH));
    String wrong = Files.readString(library.file(WISH));

    assertThat(stored(Samples.answer(WISH, Samples.whist13(5)))).isEqualTo(StoreOutcome.BETTER);

    assertThat(found(WISH).movement()).isEqualTo(Samples.whist13(5));
    assertThat(notices)
        .singleElement()
        .satisfies(
            e -> assertThat(e).hasMessageStartingWith(library.file(WISH) + ": wrongly claims"));
    assertThat(aside(".aside")).hasContent(wrong);
  }
}
