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

class SectionRuleTest {

  private static Playbacks playbacks(Session before, Session later) {
    assertThat(Judge.judge(later.whole()).violations()).isEmpty();
    return Playbacks.of(List.of(before.whole()), later.whole());
  }

  /**
   * In a 13-table Mitchell all NS meet all EW, and in the 18-table Web each of the 13 NS meets all
   * but 5 EW: so at least 13 · 8 playbacks.
   */
  @Test
  void sectionsThatOnlyExchangeRoomsMeetAgain() {
    Session session = Session.of(List.of(WebExamples.mitchell(13), WebExamples.web(18, 13, 13)));
    Session later = SectionRule.best(CrossoverWish.plain(session, session)).orElseThrow();
    Playbacks playbacks = playbacks(session, later);
    assertThat(playbacks.total()).isBetween(13 * 8, 13 * 13 + 18 * 13);
    assertThat(DirectionChanges.of(session.whole(), later.whole()).changers()).isZero();
    Session mixed = ShiftRule.best(CrossoverWish.plain(session, session)).orElseThrow();
    assertThat(playbacks(session, mixed).total()).isLessThan(playbacks.total());
  }

  @Test
  void equalMitchellsThatChangeRoomsMeetTheSameOpponentsAgain() {
    Session session = Session.of(List.of(WebExamples.mitchell(7), WebExamples.mitchell(7)));
    Session later = SectionRule.best(CrossoverWish.plain(session, session)).orElseThrow();
    assertThat(playbacks(session, later).total()).isEqualTo(2 * 49);
  }

  @Test
  void thereIsNoneForOneSectionOrWhenSomebodyMustChangeDirection() {
    Session one = Session.of(List.of(WebExamples.mitchell(7)));
    assertThat(SectionRule.best(CrossoverWish.plain(one, one))).isEmpty();
    Session two = Session.of(List.of(WebExamples.mitchell(7), WebExamples.mitchell(9)));
    assertThat(
            SectionRule.best(
                new CrossoverWish(List.of(two), two, DirectionWish.ALL, SectionWish.ANY, Set.of())))
        .isEmpty();
  }
}
