package org.boardwalk.model.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.movement.group.FiniteField;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.Wishes;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Base rounds whose directions are given, and fields kept by their automorphisms. */
@Tag("thorough")
class DirectedDevelopmentTest {

  /** Every schedule with these directions, as judged movements. */
  private static List<Judged> all(IndividualWish wish, Development development) {
    ConstraintModel model = DevelopedFormulation.of(wish, development).orElseThrow();
    List<Judged> all = new ArrayList<>();
    Engines.chosen(EngineChoice.CPSAT)
        .enumerate(model, values -> all.add(Judged.of(model.decoder().apply(values), wish)));
    return all;
  }

  @ParameterizedTest
  @ValueSource(ints = {5})
  void aPerfectSequenceMakesDirectionsIdealWherePartnersAndOpponentsAre(int players) {
    IndividualWish wish =
        Wishes.requiring(
            UsualWish.complete(players),
            Criterion.PARTNER,
            Criterion.OPPONENT,
            Criterion.DIRECTION);
    List<Development> directed = Developments.directed(wish);
    assertThat(directed).isNotEmpty();
    int found = 0;
    for (Development development : directed) {
      for (Judged judged : all(wish, development)) {
        assertThat(judged.answers()).as(development.name()).isTrue();
        found++;
      }
    }
    assertThat(found).isPositive();
  }

  @Test
  void thirteenPlayersWithOneCopyMeetEvenlyInIdealDirections() {
    IndividualWish wish =
        Wishes.requiring(
            Wishes.circulating(13, 3, 13, 13, 1),
            Criterion.PARTNER,
            Criterion.OPPONENT,
            Criterion.DIRECTION);
    Development kept = Developments.directed(wish).get(0);
    assertThat(kept.multiplied()).isTrue();
    List<Judged> found = new ArrayList<>();
    ConstraintModel model = DevelopedFormulation.of(wish, kept).orElseThrow();
    Engines.chosen(EngineChoice.CPSAT)
        .solve(
            model,
            Engine.Limits.effort(60, 1),
            values -> found.add(Judged.of(model.decoder().apply(values), wish)));
    assertThat(found).isNotEmpty().allMatch(Judged::answers);
    assertThat(found).allMatch(j -> j.card().carried(WalkGrade.DOWN_ONE));
  }

  @ParameterizedTest
  @ValueSource(ints = {12, 15, 18, 22, 23})
  void asManySitInEitherDirectionAndOrbitsTakeTurnsInWaiting(int players) {
    int tables = players / 4;
    Development development = Development.of(AbelianGroup.cyclic(7), players);
    for (int number = 0; number < 4; number++) {
      BaseDirections directions = GoodDirections.of(development, tables, number).orElseThrow();
      assertThat(directions.facing(1)).isEqualTo(2L * tables);
      assertThat(directions.facing(-1)).isEqualTo(2L * tables);
      List<Integer> waiting =
          IntStream.range(0, players / 7)
              .map(
                  orbit ->
                      Collections.frequency(
                          directions.signs().subList(7 * orbit, 7 * orbit + 7), 0))
              .boxed()
              .toList();
      assertThat(Collections.max(waiting) - Collections.min(waiting)).isLessThanOrEqualTo(1);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {12, 16, 20, 24, 28})
  void onlyGroupsWithoutAPerfectSequenceGetOthers(int players) {
    IndividualWish wish = UsualWish.complete(players);
    assertThat(Developments.directed(wish).size() + Developments.nearlyDirected(wish).size())
        .isGreaterThanOrEqualTo(AbelianGroup.ofOrder(players - 1).size());
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 9, 27})
  void conjugationIsAnAutomorphismOfTheField(int order) {
    FiniteField field = FiniteField.ofOrder(order).orElseThrow();
    List<Integer> images =
        IntStream.range(0, order).map(field::conjugate).boxed().distinct().toList();
    assertThat(images).hasSize(order);
    for (int a = 0; a < order; a++) {
      for (int b = 0; b < order; b++) {
        assertThat(field.conjugate(field.additive().add(a, b)))
            .isEqualTo(field.additive().add(field.conjugate(a), field.conjugate(b)));
        assertThat(field.conjugate(field.multiply(a, b)))
            .isEqualTo(field.multiply(field.conjugate(a), field.conjugate(b)));
      }
      int again = a;
      for (int k = 0; k < field.degree(); k++) {
        again = field.conjugate(again);
      }
      assertThat(again).isEqualTo(a);
    }
  }
}
