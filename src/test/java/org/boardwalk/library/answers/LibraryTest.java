package org.boardwalk.library.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.boardwalk.library.files.Samples;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;
import org.junit.jupiter.api.Test;

/** What is stored is found again, unless something better comes. */
class LibraryTest extends LibraryFixture {

  @Test
  void anEmptyLibraryKnowsNothing() {
    assertThat(find(WISH)).isEmpty();
    assertThat(library.names()).isEmpty();
    assertThat(library.directory()).doesNotExist();
  }

  @Test
  void whatIsStoredIsFoundInItsFolder() {
    Answer answer = Samples.answer(WISH, Samples.whist13(3));
    assertThat(store(answer)).isEqualTo(StoreOutcome.NEW);

    Answer read = find(WISH).orElseThrow();

    assertThat(read.outcome()).isEqualTo(answer.outcome());
    assertThat(read.origin()).isEqualTo(Samples.ORIGIN);
    assertThat(library.names())
        .singleElement()
        .asString()
        .matches("individual/shared/13-players/individual-13p-13r-shared-[0-9a-f]{8}\\.yaml");
    assertThat(library.file(WISH))
        .isEqualTo(library.directory().resolve(library.names().get(0)))
        .isRegularFile();
    assertThat(library.read(library.names().get(0)).outcome()).isEqualTo(answer.outcome());
    assertThat(SolutionFile.text(library.first(library.names().get(0)).inspection().solution()))
        .isEqualTo(SolutionFile.text(Solution.of(answer)));
  }

  @Test
  void nameAndSearchSettingsAndAHelpfulSymmetryAreNotPartOfTheWish() {
    store(Samples.answer(WISH, Samples.whist13(0)));
    IndividualWish same =
        WISH.named("club evening")
            .with(
                new SearchSettings(
                    SearchSettings.EngineChoice.CHOCO, Limit.effort(Duration.ofHours(1)), 9, 1))
            .with(Symmetry.NONE);

    assertThat(find(same).map(Answer::wish)).contains(same);
    assertThat(found(same).movement()).isEqualTo(Samples.whist13(0).named("club evening"));
    assertThat(find(WISH.with(Symmetry.cyclic(13)))).isEmpty();
    assertThat(
            find(
                WISH.demanding(
                    Samples.criteria(
                        Demand.REQUIRE, Demand.REQUIRE, Demand.REQUIRE, Demand.MINIMISE))))
        .isEmpty();
  }

  @Test
  void aBetterMovementReplacesAWorseOneAndNeverTheReverse() {
    assertThat(store(Samples.answer(WISH, Samples.whist13(5)))).isEqualTo(StoreOutcome.NEW);
    assertThat(store(Samples.answer(WISH, Samples.whist13(9)))).isEqualTo(StoreOutcome.KEPT);
    assertThat(store(Samples.answer(WISH, Samples.whist13(5)))).isEqualTo(StoreOutcome.KEPT);
    assertThat(store(Samples.answer(WISH, Samples.whist13(0)))).isEqualTo(StoreOutcome.BETTER);
    assertThat(store(Samples.answer(WISH, Samples.whist13(5)))).isEqualTo(StoreOutcome.KEPT);

    assertThat(found(WISH).movement()).isEqualTo(Samples.whist13(0));
  }

  @Test
  void givingUpIsNotStored() {
    Answer answer = new Answer(WISH, new Outcome.GaveUp("60s"), Samples.ORIGIN, List.of());

    assertThat(store(answer)).isEqualTo(StoreOutcome.KEPT);
    assertThat(find(WISH)).isEmpty();
  }
}
