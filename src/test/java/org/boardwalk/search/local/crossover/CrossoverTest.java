package org.boardwalk.search.local.crossover;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Session;
import org.boardwalk.movement.WebExamples;
import org.boardwalk.quality.DirectionChanges;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Playbacks;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("thorough")
class CrossoverTest {

  private static final Session EIGHTEEN = Session.of(List.of(WebExamples.web(18, 13, 13)));
  private static final Session UNEQUAL =
      Session.of(List.of(WebExamples.mitchell(13), WebExamples.web(18, 13, 13)));

  private static CrossoverOutcome search(CrossoverWish wish, int starts) {
    return Crossover.search(wish, new Crossover.Effort(starts, 1, () -> false));
  }

  private static CrossoverOutcome.Found found(CrossoverWish wish, int starts) {
    CrossoverOutcome.Found found = (CrossoverOutcome.Found) search(wish, starts);
    assertThat(Judge.judge(found.later().whole()).violations()).isEmpty();
    assertThat(found.playbacks().total()).isGreaterThanOrEqualTo(found.bound());
    return found;
  }

  private static CrossoverWish wish(Session session, DirectionWish change) {
    return new CrossoverWish(List.of(session), session, change, SectionWish.ANY, Set.of());
  }

  private static int changers(Session before, Session later) {
    return DirectionChanges.of(before.whole(), later.whole()).changers();
  }

  @Test
  void eighteenTablesAndThirteenRoundsNeedNoMoreThanTwelve() {
    CrossoverOutcome.Found found = found(wish(EIGHTEEN, DirectionWish.HALF), 1);
    assertThat(found.playbacks().total()).isLessThanOrEqualTo(12);
    assertThat(found.bound()).isEqualTo(6);
    assertThat(changers(EIGHTEEN, found.later())).isEqualTo(18);
  }

  @Test
  @Tag("slow")
  void eighteenTablesAndTwelveRoundsNeedNoMoreThanEight() {
    Session session = Session.of(List.of(WebExamples.web(18, 12, 6)));
    CrossoverOutcome.Found found = found(CrossoverWish.plain(session, session), 3);
    assertThat(found.playbacks().total()).isLessThanOrEqualTo(8);
  }

  @Test
  void twentyTablesAndThirteenRoundsNeedNone() {
    Session session = Session.of(List.of(WebExamples.web(20, 13, 13)));
    CrossoverOutcome.Found found = found(CrossoverWish.plain(session, session), 1);
    assertThat(found.playbacks().total()).isZero();
    assertThat(found.optimal()).isTrue();
  }

  @Test
  @Tag("slow")
  void unequalSectionsMixedNeedNone() {
    CrossoverWish wish =
        new CrossoverWish(
            List.of(UNEQUAL), UNEQUAL, DirectionWish.HALF, SectionWish.MIXED, Set.of());
    CrossoverOutcome.Found found = found(wish, 3);
    assertThat(found.playbacks().total()).isZero();
    // 26 of 62 sit in section A: of its 26 pairs 10 or 11 stay.
    long stay =
        IntStream.rangeClosed(1, 26)
            .filter(c -> found.later().start(c).orElseThrow().table() <= 13)
            .count();
    assertThat(stay).isBetween(10L, 11L);
    assertThat(changers(UNEQUAL, found.later())).isBetween(30, 32);
  }

  @Test
  void whenEverybodyChangesDirectionTheFieldsMeetAgain() {
    // 18 tables: everybody has met 13 of the 18, and meets 13 of them again.
    CrossoverOutcome.Found found = found(wish(EIGHTEEN, DirectionWish.ALL), 1);
    assertThat(changers(EIGHTEEN, found.later())).isEqualTo(36);
    assertThat(found.playbacks().total()).isEqualTo(144);
    assertThat(found.playbacks().most()).isEqualTo(8);
    assertThat(found.optimal()).isTrue();
  }

  @Test
  void stationaryPlayersDoNotMove() {
    CrossoverWish wish =
        new CrossoverWish(
            List.of(EIGHTEEN), EIGHTEEN, DirectionWish.HALF, SectionWish.ANY, Set.of(5, 30));
    Session later = found(wish, 1).later();
    for (int c : wish.stationary()) {
      assertThat(
              later.whole().rounds().stream()
                  .flatMap(r -> r.encounters().stream())
                  .filter(e -> e.seating().at(Direction.NS).contains(c))
                  .map(e -> e.table())
                  .distinct())
          .hasSize(1);
    }
  }

  @Test
  void aThirdSessionIsComparedWithBoth() {
    Session session = Session.of(List.of(WebExamples.mitchell(7)));
    List<Session> played = new ArrayList<>(List.of(session));
    played.add(found(CrossoverWish.plain(session, session), 1).later());
    CrossoverWish third =
        new CrossoverWish(played, session, DirectionWish.ANY, SectionWish.ANY, Set.of());
    CrossoverOutcome.Found found = found(third, 1);
    List<Movement> earlier = played.stream().map(Session::whole).toList();
    assertThat(found.playbacks()).isEqualTo(Playbacks.of(earlier, found.later().whole()));
    // 14 pairs: 7 + 7 + 7 meetings of 13 others, so at least 8 each in all three.
    int second = Playbacks.of(List.of(session.whole()), played.get(1).whole()).total();
    assertThat(second + found.playbacks().total()).isGreaterThanOrEqualTo(14 * 8 / 2);
  }

  @Test
  void theSameEffortGivesTheSameAnswer() {
    CrossoverWish wish = wish(Session.of(List.of(WebExamples.mitchell(9))), DirectionWish.HALF);
    assertThat(search(wish, 1)).isEqualTo(search(wish, 1));
  }

  @Test
  void sessionsOfDifferentSizeAreImpossible() {
    CrossoverWish wish = CrossoverWish.plain(EIGHTEEN, UNEQUAL);
    assertThat(search(wish, 1))
        .isEqualTo(
            new CrossoverOutcome.Impossible(
                "36 contestants cannot take the 62 numbers of [Mitchell 13 + Web 18]"));
  }

  @Test
  void moreStationaryPairsThanStationaryPlacesAreImpossible() {
    Session session = Session.of(List.of(WebExamples.mitchell(3)));
    CrossoverWish wish =
        new CrossoverWish(
            List.of(session), session, DirectionWish.ANY, SectionWish.ANY, Set.of(1, 2, 3, 4));
    assertThat(search(wish, 1)).isInstanceOf(CrossoverOutcome.Impossible.class);
  }
}
