package org.boardwalk.search.starter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.group.DifferenceSets;
import org.boardwalk.movement.group.FiniteGroup;
import org.boardwalk.movement.group.Groups;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.UsualWish;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("thorough")
class BalancedStarterTest {

  private static final IndividualWish WISH = UsualWish.complete(28);

  @Test
  @Tag("slow")
  void twentyEightPlayersHaveAllFourCriteriaIdeal() {
    FiniteGroup group =
        Groups.nonAbelian(27).stream()
            .filter(g -> !DifferenceSets.skew(g).isEmpty())
            .findFirst()
            .orElseThrow();
    List<BitSet> sets = DifferenceSets.skew(group);
    SplittableRandom random = new SplittableRandom(4);
    List<int[]> tables = List.of();
    while (tables.isEmpty()) {
      BitSet set = sets.get(random.nextInt(sets.size()));
      tables = new BalancedRound(group, set, random).tables(400_000);
    }
    Movement movement = Unfolding.sharing(WISH, MovedRound.by(group, tables));
    Scorecard card = Judge.judge(movement);
    assertThat(card.valid()).isTrue();
    for (Criterion criterion : Criterion.values()) {
      assertThat(card.cost(criterion)).as(criterion.name()).isZero();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {12, 16, 20, 24, 29, 32, 40})
  void whereNoGroupOrNoDifferenceSetFitsThereIsNoMethod(int players) {
    assertThat(BalancedStarterMethod.forWish(UsualWish.complete(players), 1)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(names = {"SIDE", "DIRECTION"})
  void whereACriterionIsIgnoredOtherMethodsDo(Criterion criterion) {
    assertThat(BalancedStarterMethod.forWish(WISH, 1)).hasSize(1);
    IndividualWish other = WISH.demanding(Map.of(criterion, Demand.IGNORE));
    assertThat(BalancedStarterMethod.forWish(other, 1)).isEmpty();
  }
}
