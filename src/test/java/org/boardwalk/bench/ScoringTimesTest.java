package org.boardwalk.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.boardwalk.movement.Direction;
import org.boardwalk.scoring.Award;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Event;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.ScoringMethod;
import org.junit.jupiter.api.Test;

/** What is timed gives the same scores. */
class ScoringTimesTest {

  @Test
  void comparingEveryTwoScoresAgrees() {
    Event event = ScoringTimes.event(7, 6);
    assertThat(event.missing()).isEmpty();
    Map<BoardPlay, Fraction> ns = new HashMap<>();
    Map<BoardPlay, Fraction> ew = new HashMap<>();
    for (Award award : ScoringMethod.MATCHPOINTS.awards(event)) {
      (award.side() == Direction.NS ? ns : ew).put(award.play(), award.gained());
    }
    List<long[]> plain = ScoringTimes.plain(event);
    List<Fraction> expected = new ArrayList<>();
    List<Fraction> actual = new ArrayList<>();
    for (int k = 0; k < plain.size(); k++) {
      BoardPlay play = event.results().get(k).play();
      expected.add(Fraction.of(plain.get(k)[0]));
      expected.add(Fraction.of(plain.get(k)[1]));
      actual.add(ns.get(play));
      actual.add(ew.get(play));
    }
    assertThat(actual).hasSize(84).isEqualTo(expected);
  }
}
