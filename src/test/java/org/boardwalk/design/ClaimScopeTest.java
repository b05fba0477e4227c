package org.boardwalk.design;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import org.boardwalk.movement.Attendance;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.wish.Fixed.SitOutRule;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.Wishes;
import org.boardwalk.wish.answer.Outcome.Found;
import org.boardwalk.wish.answer.Status;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Compares every movement that is called best possible with all schedules of its size. The test
 * lists these schedules itself; the only rule that it keeps is the one on sit-outs.
 */
@Tag("thorough")
class ClaimScopeTest {

  private static final int[] WEIGHTS = {8, 4, 1, 1};

  /** All schedules of one table, or of two tables that hold all players. */
  private static final class Everything {

    private final int players;
    private final int rounds;
    private final SitOutRule rule;
    private final List<int[]> seatings = new ArrayList<>();
    private final int[][] schedule;
    private long best = Long.MAX_VALUE;

    Everything(int players, int rounds, SitOutRule rule) {
      this.players = players;
      this.rounds = rounds;
      this.rule = rule;
      schedule = new int[rounds][];
      seat(new int[players == 8 ? 8 : 4], 0, 0);
    }

    /** Seats North, East, South, West of each table; North of a table has its lowest number. */
    private void seat(int[] seats, int at, int used) {
      if (at == seats.length) {
        seatings.add(seats.clone());
        return;
      }
      for (int p = 0; p < players; p++) {
        boolean free = (used & (1 << p)) == 0;
        boolean first = at % 4 == 0 || p > seats[at / 4 * 4];
        boolean tables = at != 4 || p > seats[0];
        if (free && first && tables) {
          seats[at] = p;
          seat(seats, at + 1, used | (1 << p));
        }
      }
    }

    /** The least cost; players can be renamed, so the first round stays as it is. */
    long best() {
      schedule[0] = seatings.get(0);
      fill(1);
      return best;
    }

    private void fill(int round) {
      if (round == rounds) {
        if (allowed()) {
          best = Math.min(best, cost());
        }
        return;
      }
      for (int[] seats : seatings) {
        schedule[round] = seats;
        fill(round + 1);
      }
    }

    /** Turned by one seat a table swaps its directions, which a second table can see. */
    private long cost() {
      if (schedule[0].length == 4) {
        return cost(0);
      }
      long least = Long.MAX_VALUE;
      for (int turned = 0; turned < (1 << rounds); turned++) {
        least = Math.min(least, cost(turned));
      }
      return least;
    }

    private long cost(int turned) {
      int[][] partner = new int[players][players];
      int[][] opponent = new int[players][players];
      int[][] left = new int[players][players];
      int[][] direction = new int[players][players];
      int[][] compared = new int[players][players];
      for (int r = 0; r < rounds; r++) {
        int[] seats = schedule[r];
        for (int i = 0; i < seats.length; i++) {
          for (int j = 0; j < seats.length; j++) {
            int steps = Math.floorMod(j - i, 4);
            int p = seats[i];
            int q = seats[j];
            if (i / 4 != j / 4) {
              compared[p][q]++;
              boolean other = ((turned >> r) & 1) == 1;
              direction[p][q] += (i % 2 == j % 2) != other ? 1 : -1;
            } else if (steps == 2) {
              partner[p][q]++;
            } else if (steps != 0) {
              opponent[p][q]++;
              left[p][q] += steps == 1 ? 1 : -1;
            }
          }
        }
      }
      int tables = schedule[0].length / 4;
      return WEIGHTS[0] * spread(partner, 2 * tables * rounds)
          + WEIGHTS[1] * spread(opponent, 4 * tables * rounds)
          + WEIGHTS[2] * odd(left, opponent)
          + WEIGHTS[3] * odd(direction, compared);
    }

    private long spread(int[][] counts, int total) {
      int floor = total / (players * (players - 1) / 2);
      long sum = 0;
      for (int p = 0; p < players; p++) {
        for (int q = p + 1; q < players; q++) {
          sum += (long) (counts[p][q] - floor) * (counts[p][q] - floor - 1);
        }
      }
      return sum;
    }

    private long odd(int[][] counts, int[][] of) {
      long sum = 0;
      for (int p = 0; p < players; p++) {
        for (int q = p + 1; q < players; q++) {
          sum += counts[p][q] * counts[p][q] - of[p][q] % 2;
        }
      }
      return sum;
    }

    private boolean allowed() {
      int[] out = new int[players];
      boolean inTurn = true;
      for (int[] seats : schedule) {
        int playing = 0;
        for (int p : seats) {
          playing |= 1 << p;
        }
        for (int p = 0; p < players; p++) {
          out[p] += (playing & (1 << p)) == 0 ? 1 : 0;
        }
        inTurn &= max(out) < 2 || min(out) > 0;
      }
      boolean even = max(out) - min(out) < 2;
      return switch (rule) {
        case TURN -> inTurn && even;
        case EVEN -> even;
        case FREE -> true;
      };
    }

    private static int max(int[] values) {
      return Arrays.stream(values).max().orElseThrow();
    }

    private static int min(int[] values) {
      return Arrays.stream(values).min().orElseThrow();
    }
  }

  private static IndividualWish wish(int players, int rounds, SitOutRule rule) {
    IndividualWish plain = Wishes.shared(players, players / 4, rounds);
    SearchSettings proof =
        plain
            .search()
            .with(Limit.effort(Duration.ofSeconds(90)))
            .with(EnumSet.of(MethodKind.SEATS));
    return plain.with(plain.fixed().sitOuts(rule)).with(proof);
  }

  @ParameterizedTest
  @CsvSource({"5, 2", "5, 4", "6, 4", "7, 3"})
  @Tag("slow")
  void theBestOfMoreSchedulesIsFoundUnderEachRuleOfSitOuts(int players, int rounds) {
    theBestOfAllSchedulesIsFoundUnderEachRuleOfSitOuts(players, rounds);
  }

  @ParameterizedTest
  @CsvSource({"4, 3", "5, 3", "6, 2", "6, 3", "7, 2", "8, 2"})
  void theBestOfAllSchedulesIsFoundUnderEachRuleOfSitOuts(int players, int rounds) {
    for (SitOutRule rule : SitOutRule.values()) {
      long best = new Everything(players, rounds, rule).best();
      IndividualWish wish = wish(players, rounds, rule);
      Found found = SearchScopes.answer(wish).outcome().found().orElseThrow();
      assertThat(found.judged().cost()).as("%s", rule).isEqualTo(best);
      assertThat(found.bounds().total()).as("%s", rule).isLessThanOrEqualTo(best);
      assertThat(found.status())
          .as("%s", rule)
          .isEqualTo(best == 0 ? Status.IDEAL : Status.OPTIMAL);
    }
  }

  @Test
  void whereAllPlayTheRuleOfSitOutsMakesNoOtherWish() {
    assertThat(wish(8, 3, SitOutRule.FREE)).isEqualTo(wish(8, 3, SitOutRule.TURN));
    assertThat(wish(9, 3, SitOutRule.FREE)).isNotEqualTo(wish(9, 3, SitOutRule.TURN));
  }

  @Test
  void otherSitOutsGoWithoutASymmetry() {
    IndividualWish free = wish(5, 5, SitOutRule.FREE);
    assertThatThrownBy(() -> free.with(Symmetry.cyclic(5)))
        .hasMessage(
            "sit-outs [free] do not go with a symmetry, which shares them evenly\n"
                + "Maybe leave one of the two out.");
  }

  @Test
  void otherSitOutsAreForPlayersWhoAreAllThere() {
    IndividualWish even = wish(6, 4, SitOutRule.EVEN);
    Attendance late = new Attendance(List.of(new Attendance.Late(6, 2)), List.of());
    assertThatThrownBy(() -> even.with(even.fixed().after(List.of(), late)))
        .hasMessageStartingWith("sit-outs [even] are for players who are all there")
        .hasMessageContaining("\nMaybe ");
  }
}
