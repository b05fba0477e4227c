package org.boardwalk.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.Times;
import org.boardwalk.search.Method;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.WishSizes;
import org.boardwalk.wish.answer.Answer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The counted effort of whole searches, at sizes from small to the largest. */
@Tag("thorough")
class LimitsTest {

  private static final Duration EFFORT = Duration.ofMillis(40);

  private static IndividualWish wish(int players, int rounds, Play play) {
    return WishSizes.of(players, rounds)
        .play(play)
        .individual()
        .with(SearchSettings.repeatable(EFFORT, 1));
  }

  private static Answer answer(IndividualWish wish, AtomicLong counted) {
    return Designer.answer(
        wish,
        new SearchListener() {
          @Override
          public void took(Method<?> method, Duration effort) {
            counted.addAndGet(effort.toNanos());
          }
        },
        new AtomicBoolean());
  }

  /** A first answer is always made, and judging it may take longer than the limit. */
  @ParameterizedTest
  @CsvSource({
    "4, 200, SHARED",
    "6, 3, CIRCULATING",
    "9, 64, SHARED",
    "24, 12, SHARED",
    "61, 30, SHARED",
    "101, 5, SHARED",
    "200, 3, SHARED",
    "200, 200, SHARED",
    "8, 119, CIRCULATING"
  })
  void aSearchCountsAboutTheEffortOfItsLimitAndFindsAMovement(int players, int rounds, Play play) {
    AtomicLong counted = new AtomicLong();
    Answer answer = answer(wish(players, rounds, play), counted);
    assertThat(answer.outcome().found()).isPresent();
    assertThat(Duration.ofNanos(counted.get())).isLessThanOrEqualTo(EFFORT.multipliedBy(2));
  }

  @Test
  void inARoomTooLargeForTheLimitNoSearchBegins() {
    IndividualWish wish = wish(200, 200, Play.SHARED);
    Limit limit = Limit.effort(EFFORT.multipliedBy(3));
    Answer answer = answer(wish.with(wish.search().with(limit)), new AtomicLong());
    assertThat(answer.origin().finder().method()).isEqualTo("plain rotation");
    assertThat(answer.tried()).anyMatch(t -> t.endsWith("too little effort left to begin it"));
  }

  @ParameterizedTest
  @CsvSource({"76, 75, SHARED", "112, 111, SHARED", "18, 40, CIRCULATING"})
  void startsAndSearchesOfLargeRoomsAreCounted(int players, int rounds, Play play) {
    AtomicLong counted = new AtomicLong();
    IndividualWish wish = wish(players, rounds, play);
    answer(wish.with(wish.search().with(Limit.effort(Duration.ofMillis(100)))), counted);
    assertThat(Duration.ofNanos(counted.get()))
        .isBetween(Duration.ofMillis(10), Duration.ofMillis(200));
  }

  /** The frame for 33 players takes more than a third of a second, and 133 is made of it. */
  @Test
  void aConstructionThatTheEffortEndsSaysSoAndLeavesWhatWasFound() {
    AtomicLong counted = new AtomicLong();
    Answer answer = answer(complete(133, 200), counted);
    assertThat(answer.tried()).contains("whist: gave up (effort)");
    assertThat(answer.origin().finder().method()).isEqualTo("plain rotation");
    assertThat(Duration.ofNanos(counted.get())).isLessThan(Duration.ofMillis(250));
  }

  /** The swarm of matchings that starters find would take a second more. */
  @ParameterizedTest
  @CsvSource({"69, 1000", "133, 600", "133, 1600"})
  void manyPlayersTakeNoMoreEffortThanTheyMayAndTheAnswerIsRepeated(int players, int milliseconds) {
    AtomicLong counted = new AtomicLong();
    Answer answer = answer(complete(players, milliseconds), counted);
    assertThat(answer.tried()).noneMatch(t -> t.contains("gave up"));
    assertThat(answer.outcome().found())
        .hasValueSatisfying(
            found ->
                assertThat(
                        found.judged().card().cost(Set.of(Criterion.PARTNER, Criterion.OPPONENT)))
                    .isZero());
    assertThat(counted.get()).isLessThan(milliseconds * 1_100_000L);
    assertThat(answer(complete(players, milliseconds), new AtomicLong()).outcome())
        .isEqualTo(answer.outcome());
  }

  private static IndividualWish complete(int players, int milliseconds) {
    return UsualWish.complete(players)
        .with(SearchSettings.repeatable(Duration.ofMillis(milliseconds), 1));
  }

  @Test
  void rulesThatMayBeBrokenLeaveAFirstAnswer() {
    IndividualWish wish = wish(120, 60, Play.SHARED);
    Rule soft =
        new Rule(
            new Counted.Moving(List.of(5), Counted.MoveTo.TABLE),
            Times.NEVER,
            List.of(2),
            0,
            List.of(),
            3);
    IndividualWish weighed = wish.with(wish.fixed().rules(List.of(soft)));
    assertThat(answer(weighed, new AtomicLong()).outcome().found()).isPresent();
  }

  @Test
  @Tag("time")
  void theLargestRoomIsAnsweredAtOnce() {
    answer(wish(12, 8, Play.SHARED), new AtomicLong());
    Answer answer = answer(wish(200, 200, Play.SHARED), new AtomicLong());
    assertThat(answer.origin().took()).isLessThan(Duration.ofSeconds(15));
  }
}
