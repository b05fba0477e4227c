package org.boardwalk.wish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.Times;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WishSizesTest {

  private static final Rule RULE = Rule.must(new Counted.SittingOut(List.of(3)), Times.NEVER);

  @Test
  void aWishFromSizesEqualsTheOneOfTheLongConstructor() {
    IndividualWish wish =
        WishSizes.of(14, 9)
            .tables(2)
            .inSetsOf(6)
            .play(Play.CIRCULATING)
            .ofSets(12)
            .ofCopies(2)
            .individual(Rotation.SWAP)
            .named("fourteen")
            .with(Demand.REQUIRE, Criterion.OPPONENT)
            .with(Demand.IGNORE, Criterion.SIDE, Criterion.DIRECTION)
            .with(WalkWish.ANY)
            .with(List.of(RULE))
            .with(SearchSettings.repeatable(Duration.ofMillis(300), 7));
    assertThat(wish)
        .isEqualTo(
            new IndividualWish(
                "fourteen",
                14,
                2,
                9,
                new Boards(12, 6, Play.CIRCULATING, 2),
                Rotation.SWAP,
                Form.FREE,
                Map.of(
                    Criterion.OPPONENT, Demand.REQUIRE,
                    Criterion.SIDE, Demand.IGNORE,
                    Criterion.DIRECTION, Demand.IGNORE),
                Objective.STANDARD,
                Symmetry.AUTO,
                Fixed.NOTHING.rules(List.of(RULE)),
                WalkWish.ANY,
                new SearchSettings(EngineChoice.AUTO, Limit.effort(Duration.ofMillis(300)), 7, 1)));
  }

  @Test
  void aPairsWishFromSizesEqualsTheOneOfTheLongConstructor() {
    PairsForm form = new PairsForm.Free();
    PairsWish wish =
        WishSizes.of(9, 7)
            .missing(Direction.NS)
            .inSetsOf(4)
            .ofSets(8)
            .ofCopies(2)
            .pairs(form)
            .named("nine")
            .with(PairsWish.Switching.TABLES)
            .comparedWith(2)
            .with(List.of(RULE));
    assertThat(wish)
        .isEqualTo(
            new PairsWish(
                "nine",
                Kind.PAIRS,
                9,
                5,
                7,
                new Boards(8, 4, Play.CIRCULATING, 2),
                form,
                PairsWish.Switching.TABLES,
                Optional.of(Direction.NS),
                2,
                List.of(RULE),
                SearchSettings.STANDARD));
  }

  @ParameterizedTest
  @CsvSource({
    "4,3,SHARED,NONE",
    "13,13,SHARED,NONE",
    "16,5,SHARED,ROTATE",
    "9,4,CIRCULATING,SWAP",
    "34,7,CIRCULATING,NONE"
  })
  void whatIsNotSaidIsAsUsual(int players, int rounds, Play play, Rotation rotation) {
    int tables = players / 4;
    assertThat(WishSizes.of(players, rounds).play(play).individual(rotation))
        .isEqualTo(
            UsualWish.of(
                players, tables, rounds, UsualBoards.of(tables, rounds, play, rotation), rotation));
  }

  @Test
  void pairsAreAsUsualInEveryForm() {
    for (PairsForm form : List.of(UsualPairs.WEB, new PairsForm.Howell(), new PairsForm.Free())) {
      assertThat(WishSizes.of(10, 5).pairs(form)).isEqualTo(UsualPairs.of(Kind.PAIRS, form, 5, 5));
    }
    assertThat(WishSizes.of(9, 5).solo(new PairsForm.Free()))
        .isEqualTo(UsualPairs.of(Kind.SOLO, new PairsForm.Free(), 5, 5, Optional.of(Direction.EW)));
    assertThat(WishSizes.of(8, 7).play(Play.SHARED).pairs(new PairsForm.Free()).boards())
        .isEqualTo(new Boards(7, 2, Play.SHARED, 4));
  }

  @Test
  void copiesFollowFromTheSetsAndSetsFromTheCopies() {
    WishSizes sizes = WishSizes.of(34, 7).play(Play.CIRCULATING);
    assertThat(sizes.ofSets(7).individual().boards())
        .isEqualTo(new Boards(7, 2, Play.CIRCULATING, 2));
    assertThat(sizes.ofCopies(2).individual().boards())
        .isEqualTo(new Boards(7, 2, Play.CIRCULATING, 2));
    assertThat(sizes.individual().boards()).isEqualTo(new Boards(8, 2, Play.CIRCULATING, 1));
  }

  @Test
  void theOrderInWhichSizesAreSaidDoesNotMatterAndSizesDoNotChange() {
    WishSizes begun = WishSizes.of(12, 4);
    assertThat(begun.tables(2).inSetsOf(3).individual())
        .isEqualTo(begun.inSetsOf(3).tables(2).individual());
    assertThat(begun.individual().tables()).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "3;5;1;1;players [3] must be from 4 to 200",
        "9000;5;1;1;players [9000] must be from 4 to 200",
        "8;0;1;1;rounds [0] must be from 1 to 200",
        "8;201;1;1;rounds [201] must be from 1 to 200",
        "8;5;0;1;tables [0] must be from 1 to 8",
        "8;5;3;1;tables [3] must be from 1 to 2",
        "8;5;2;0;copies [0] must be from 1 to 1000",
        "8;5;2;1;boards copies [1] must be at least tables [2] in shared play"
      })
  void wrongSizesAreNamed(int players, int rounds, int tables, int copies, String message) {
    assertThatThrownBy(
            () -> WishSizes.of(players, rounds).tables(tables).ofCopies(copies).individual())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  @Test
  void wrongSizesOfPairsAreNamed() {
    assertThatThrownBy(() -> WishSizes.of(1, 3).pairs(new PairsForm.Free()))
        .hasMessage("pairs [1] must be from 2 to 200");
    assertThatThrownBy(() -> WishSizes.of(9, 3).tables(7).pairs(new PairsForm.Free()))
        .hasMessage("pairs [9] must be from 13 to 14");
  }
}
