package org.boardwalk.search.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.boardwalk.model.PartnersFirst;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.Hunts;
import org.boardwalk.wish.Fixed;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PartnersFirstMethodTest {

  private static final Duration LONG = Duration.ofSeconds(60);

  /** Numbers of starters in cyclic groups; whoever stays may partner any of the others. */
  @ParameterizedTest
  @CsvSource({"8,7,3", "12,11,25", "13,1,133"})
  void allStartersAreSolutions(int players, int turns, int starters) {
    for (EngineChoice engine : List.of(EngineChoice.CPSAT, EngineChoice.CHOCO)) {
      PartnersFirst models = PartnersFirst.of(Wishes.complete(players)).get(0);
      Set<String> all = new HashSet<>();
      Engines.chosen(engine)
          .enumerate(models.partners(List.of()), values -> all.add(text(models.couples(values))));
      assertThat(all).hasSize(turns * starters);
    }
  }

  private static String text(List<int[]> couples) {
    return couples.stream().map(c -> c[0] + "-" + c[1]).collect(Collectors.joining(" "));
  }

  @ParameterizedTest
  @CsvSource({"12,CPSAT", "13,CPSAT", "24,CPSAT", "28,CPSAT", "12,CHOCO", "17,CHOCO"})
  void eachEngineFindsCompleteSchedules(int players, EngineChoice engine) {
    IndividualWish wish = Wishes.complete(players);
    Hunt<IndividualWish> hunt = Hunts.of(wish);
    assertThat(method(wish, engine).run(hunt, LONG, 1)).isFalse();
    Scorecard card = hunt.bestCard().orElseThrow();
    assertThat(card.valid()).isTrue();
    assertThat(card.cost(Criterion.PARTNER)).isZero();
    assertThat(card.cost(Criterion.OPPONENT)).isZero();
    assertThat(hunt.find().orElseThrow().finder().method()).startsWith("partners first");
  }

  private static PartnersFirstMethod method(IndividualWish wish, EngineChoice engine) {
    return new PartnersFirstMethod(PartnersFirst.of(wish).get(0), Engines.chosen(engine));
  }

  @Test
  void someCouplesCanBePartnersTogether() {
    PartnersFirst models = PartnersFirst.of(Wishes.complete(24)).get(0);
    Engine engine = Engines.chosen(EngineChoice.CPSAT);
    Set<String> found = new HashSet<>();
    for (int seed = 1; seed <= 5; seed++) {
      List<Integer> some = models.someCouples(new SplittableRandom(seed));
      assertThat(some).hasSizeBetween(1, 3);
      engine.solve(
          models.partners(List.of()).settled(some),
          new Engine.Limits(2, 20, () -> false, 1),
          values -> found.add(text(models.couples(values))));
    }
    assertThat(found).hasSizeGreaterThan(2);
  }

  @Test
  void whatWasTriedIsNotFoundAgain() {
    PartnersFirst models = PartnersFirst.of(Wishes.complete(8)).get(0);
    Set<String> left = new HashSet<>();
    List<List<int[]>> tried = new ArrayList<>();
    Engine engine = Engines.chosen(EngineChoice.CPSAT);
    for (int k = 0; k < 21; k++) {
      int before = tried.size();
      engine.solve(
          models.partners(tried),
          new Engine.Limits(2, 20, () -> false, 1),
          values -> tried.add(models.couples(values)));
      assertThat(tried).hasSize(before + 1);
      left.add(text(tried.get(before)));
    }
    assertThat(left).hasSize(21);
    assertThat(
            engine.solve(
                models.partners(tried),
                new Engine.Limits(2, 20, () -> false, 1),
                values -> {
                  throw new AssertionError("a starter too many");
                }))
        .isEqualTo(Engine.Verdict.EXHAUSTED);
  }

  @Test
  void servesCompleteSchedulesWithNoMoreRequired() {
    IndividualWish wish = Wishes.complete(13);
    assertThat(PartnersFirst.of(wish)).hasSize(1);
    assertThat(PartnersFirst.of(Wishes.complete(14))).isEmpty();
    assertThat(PartnersFirst.of(wish.with(Fixed.NOTHING.stationary(List.of(3))))).isEmpty();
    assertThat(PartnersFirst.of(Wishes.shared(13, 3, 12))).isEmpty();
    assertThat(PartnersFirst.of(Wishes.requiring(wish, Criterion.SIDE))).isEmpty();
    assertThat(PartnersFirst.of(Wishes.circulating(13, 3, 13, 13, 1))).isEmpty();
  }
}
