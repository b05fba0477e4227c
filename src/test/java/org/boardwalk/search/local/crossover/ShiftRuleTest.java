package org.boardwalk.search.local.crossover;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.boardwalk.movement.Session;
import org.boardwalk.movement.WebExamples;
import org.boardwalk.quality.DirectionChanges;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Playbacks;
import org.junit.jupiter.api.Test;

class ShiftRuleTest {

  private static Session rule(Session session, DirectionWish change) {
    return ShiftRule.best(
            new CrossoverWish(List.of(session), session, change, SectionWish.ANY, Set.of()))
        .orElseThrow();
  }

  private static Playbacks playbacks(Session before, Session later) {
    assertThat(Judge.judge(later.whole()).violations()).isEmpty();
    return Playbacks.of(List.of(before.whole()), later.whole());
  }

  @Test
  void leavesTheThirtyTwoOfThePublishedScheme() {
    Session session = Session.of(List.of(WebExamples.web(18, 13, 13)));
    Session later = rule(session, DirectionWish.HALF);
    Playbacks playbacks = playbacks(session, later);
    assertThat(playbacks.total()).isEqualTo(32);
    assertThat(playbacks.each()).contains(0).contains(4).allMatch(r -> r <= 4);
    assertThat(playbacks.mean()).isBetween(1.75, 1.85);
    assertThat(DirectionChanges.of(session.whole(), later.whole()).changers()).isEqualTo(18);
  }

  @Test
  void everybodyCanBeSentToTheOtherDirection() {
    Session session = Session.of(List.of(WebExamples.mitchell(7)));
    Session later = rule(session, DirectionWish.ALL);
    assertThat(DirectionChanges.of(session.whole(), later.whole()).changers()).isEqualTo(14);
    assertThat(playbacks(session, later).total()).isEqualTo(49);
  }

  @Test
  void mixesUnequalSections() {
    Session session = Session.of(List.of(WebExamples.mitchell(13), WebExamples.web(18, 13, 13)));
    assertThat(playbacks(session, rule(session, DirectionWish.HALF)).total()).isZero();
  }

  @Test
  void thereIsNoneForAPairThatMustNotMove() {
    Session session = Session.of(List.of(WebExamples.mitchell(7)));
    assertThat(
            ShiftRule.best(
                new CrossoverWish(
                    List.of(session), session, DirectionWish.ANY, SectionWish.ANY, Set.of(1))))
        .isEmpty();
  }
}
