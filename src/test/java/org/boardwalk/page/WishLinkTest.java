package org.boardwalk.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.boardwalk.plan.Occasion;
import org.boardwalk.plan.People;
import org.boardwalk.plan.Planner;
import org.boardwalk.wish.Wish;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Links that reproduce a wish. */
class WishLinkTest {

  /** Every wish that the planner looks up for an evening. */
  private static List<Wish> wishes(People people) {
    List<Wish> wishes = Collections.synchronizedList(new ArrayList<>());
    new Planner(
            wish -> {
              wishes.add(wish);
              return Optional.empty();
            })
        .proposals(Occasion.of(people, OptionalInt.of(26)));
    return wishes;
  }

  private static void makesTheSameAgain(List<Wish> wishes) {
    assertThat(wishes).isNotEmpty();
    for (Wish wish : wishes) {
      Parameters link = Parameters.parse(WishLink.of(wish, 3).query());
      assertThat(WishLink.wish(link).named("")).as(link.query()).isEqualTo(wish.named(""));
      assertThat(WishLink.perRound(link)).isEqualTo(3);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 8, 13, 14, 28, 40, 61})
  void everyProposalForPlayersIsFoundAgain(int players) {
    makesTheSameAgain(wishes(new People.Players(players)));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 7, 14, 26, 36})
  void everyProposalForPairsIsFoundAgain(int pairs) {
    makesTheSameAgain(wishes(new People.Pairs(pairs)));
  }

  @Test
  void aCutLinkIsRefused() {
    assertThatThrownBy(() -> WishLink.wish(Parameters.parse("form=usual&players=14")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("tables is missing");
  }
}
