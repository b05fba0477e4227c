package org.boardwalk.library.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.Preference;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Origin;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Standing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is known but poor does not stand before a search. */
class WeakAnswersTest {

  private static final SearchSettings QUICK = SearchSettings.repeatable(Duration.ofMillis(500), 1);

  @TempDir Path temp;

  /** A Mitchell as it stands, with everybody in one ranking, and some of its rounds switched. */
  private static Answer mitchell(int switchedRounds) {
    return mitchell(switchedRounds, QUICK.time());
  }

  private static Answer mitchell(int switchedRounds, Duration took) {
    Movement movement = Examples.mitchell(7, switchedRounds, 1);
    PairsWish wish = UsualPairs.free(14, 7, 1).with(movement.boards()).with(QUICK);
    Judged judged = Judged.of(wish.adopted(movement), wish);
    return new Answer(
        wish,
        new Outcome.Found(judged, Standing.of(judged)),
        Origin.today(Finder.own("test", "a rule"), 1, took),
        List.of());
  }

  @Test
  void aMitchellWithoutSwitchesIsWeakInOneRankingAndOneWithAnyIsNot() {
    assertThat(WeakAnswers.weak(mitchell(0))).isTrue();
    assertThat(WeakAnswers.weak(mitchell(1))).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "1, 0"})
  void whatIsWeakIsSearchedForAgain(int switchedRounds, int searches) {
    assertThat(searches(mitchell(switchedRounds))).isEqualTo(searches);
  }

  @ParameterizedTest
  @CsvSource({"49, 1", "50, 0", "500, 0"})
  void whatWasFoundInATenthOfTheTimeIsSearchedForAgain(long millis, int searches) {
    assertThat(searches(mitchell(1, Duration.ofMillis(millis)))).isEqualTo(searches);
  }

  /** The number of searches that a request for the known answer starts. */
  private int searches(Answer known) {
    List<Wish> searched = new ArrayList<>();
    AnswerRepository repository =
        new AnswerRepository(
            Optional.of(Libraries.in(temp)),
            fault -> {},
            (wish, beginning, listener, cancelled) -> {
              searched.add(wish);
              assertThat(beginning.known()).isNotEmpty();
              return known;
            });
    repository.keep(known);
    AnswerRepository.Delivery delivery =
        repository.answer(Preference.of(known.wish()), SearchListener.SILENT, new AtomicBoolean());
    assertThat(delivery.answer().outcome().found()).isPresent();
    return searched.size();
  }
}
