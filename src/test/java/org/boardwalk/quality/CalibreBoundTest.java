package org.boardwalk.quality;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class CalibreBoundTest {

  /** All meet all in shared play, by the circle method; a bit for each table tells who sits NS. */
  private static Movement allPlayAll(int pairs, long directions) {
    List<Round> rounds = new ArrayList<>();
    int bit = 0;
    for (int r = 0; r < pairs - 1; r++) {
      List<Encounter> encounters = new ArrayList<>();
      for (int t = 0; t < pairs / 2; t++, bit++) {
        int one = t == 0 ? pairs : (r + t) % (pairs - 1) + 1;
        int other = (r + pairs - 1 - t) % (pairs - 1) + 1;
        boolean turned = ((directions >> bit) & 1) == 1;
        Seating seating =
            turned ? new Seating.TwoPairs(other, one) : new Seating.TwoPairs(one, other);
        encounters.add(new Encounter(t + 1, seating, r + 1));
      }
      rounds.add(new Round(encounters));
    }
    Boards boards = new Boards(pairs - 1, 2, Play.SHARED, pairs / 2);
    return new Movement("all", Kind.PAIRS, pairs, pairs / 2, boards, Rotation.NONE, 1, rounds);
  }

  private static double calibre(Movement movement) {
    return Judge.judge(movement).calibre().worst();
  }

  @Test
  @Tag("slow")
  void noDirectionsOfSixPairsExceedIt() {
    double best = 0;
    for (long directions = 0; directions < (1L << 15); directions++) {
      best = Math.max(best, calibre(allPlayAll(6, directions)));
    }
    double bound = CalibreBound.of(allPlayAll(6, 0)).orElseThrow();
    assertThat(bound).isEqualTo(100.0 * 60 / 84, within(1e-9));
    assertThat(best).isLessThanOrEqualTo(bound + 1e-9);
    assertThat(best).isGreaterThan(0);
  }

  @Test
  void tenAndFourteenPairsStayBelowTheirBounds() {
    assertThat(CalibreBound.of(allPlayAll(10, 0)).orElseThrow()).isEqualTo(90, within(1e-9));
    assertThat(CalibreBound.of(allPlayAll(14, 0)).orElseThrow()).isEqualTo(95.12, within(0.005));
    SplittableRandom random = new SplittableRandom(1);
    for (int k = 0; k < 2000; k++) {
      assertThat(calibre(allPlayAll(10, random.nextLong()))).isLessThanOrEqualTo(90);
    }
  }

  @Test
  void itIsSilentWhereItProvesNothing() {
    assertThat(CalibreBound.of(allPlayAll(8, 0))).isEmpty();
    assertThat(CalibreBound.of(Examples.mitchell(7, 1, 2))).isEmpty();
    assertThat(CalibreBound.of(Examples.eightPlayers())).isEmpty();
    Movement ten = allPlayAll(10, 0);
    assertThat(CalibreBound.of(ten.with(ten.rounds().subList(0, 8)))).isEmpty();
  }
}
