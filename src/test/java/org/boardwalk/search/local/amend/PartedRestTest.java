package org.boardwalk.search.local.amend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.PartedExamples;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.quality.Detour;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How sessions in rounds of two sets of two boards go on when pairs come or leave. */
@Tag("thorough")
final class PartedRestTest extends Amending {

  private static final Movement SIX = PartedExamples.sixPairs();

  /** In each of two rounds another pair was to meet pair 6, for four boards. */
  @Test
  void theOpponentsOfAPairThatLeavesWaitForBothSets() {
    Amendment planned = of(new Disruption(SIX, 3, List.of(6), 0)).get(0);
    assertThat(planned.way()).isEqualTo(ContinuationWay.PLANNED);
    assertThat(planned.detour()).isEqualTo(new Detour(8, 4, 0, 0, 0, 0, 0));
    for (int part = 7; part <= 10; part++) {
      assertThat(planned.movement().rounds().get(part - 1).encounters()).hasSize(2);
    }
  }

  /**
   * Each pair that waits at the empty table has two sets left that it does not play later; they are
   * free in that round alone.
   */
  @Test
  void aSixthPairFindsInEveryRoundTheTwoSetsThatItsOpponentsHaveNotPlayed() {
    Amendment planned = of(new Disruption(PartedExamples.fivePairs(), 1, List.of(), 1)).get(0);
    assertThat(planned.way()).isEqualTo(ContinuationWay.PLANNED);
    assertThat(planned.detour()).isEqualTo(new Detour(0, 0, 0, 0, 0, 0, 0));
    Set<Integer> played = new HashSet<>();
    for (Round part : planned.movement().after(1)) {
      Encounter sixth = part.encounters().get(0);
      assertThat(sixth.table()).isEqualTo(1);
      assertThat(sixth.seating().seats()).containsValue(6);
      assertThat(played.add(sixth.set())).isTrue();
    }
    assertThat(played).hasSize(8);
  }

  @Test
  void inEveryWayNobodyChangesSeatsInsideARound() {
    List<Amendment> all = new ArrayList<>(of(new Disruption(SIX, 2, List.of(1, 4), 0)));
    all.addAll(of(new Disruption(SIX, 1, List.of(), 2)));
    for (Amendment way : all) {
      Movement now = way.movement();
      for (int round = 1; round <= now.wholeRounds(); round++) {
        List<Round> parts = now.parts(round);
        assertThat(seats(parts.get(1))).as(way.way().name()).isEqualTo(seats(parts.get(0)));
      }
    }
  }

  private static List<String> seats(Round part) {
    return part.encounters().stream().map(e -> e.table() + " " + e.seating()).toList();
  }

  /** Pairs 1 and 3 sat in each other's seats for both sets of round 1. */
  @Test
  void afterAnExchangeOfPlacesBothSetsCountAsPlayed() {
    List<Round> really = SIX.parts(1).stream().map(part -> exchanged(part, 1, 3)).toList();
    Disruption exchange = Disruption.wronglyPlayed(SIX, 1, really);
    assertThat(exchange.exchanged()).containsOnlyKeys(1, 3);
    List<Amendment> all = of(exchange);
    assertThat(by(ContinuationWay.EXCHANGED, all).detour().moved()).isEqualTo(2);
    assertThat(all.get(0).movement().parts(1)).isEqualTo(really);
  }

  private static Round exchanged(Round part, int one, int other) {
    return new Round(
        part.encounters().stream()
            .map(e -> new Encounter(e.table(), exchanged(e.seating(), one, other), e.set()))
            .toList());
  }

  private static Seating exchanged(Seating seating, int one, int other) {
    return seating.takenBy(c -> c == one ? other : c == other ? one : c);
  }

  @Test
  void onlyWholeRoundsCountAsPlayed() {
    assertThatThrownBy(() -> new Disruption(SIX, 5, List.of(1), 0))
        .hasMessageContaining("played [5] must be from 1 to 4");
  }
}
