package org.boardwalk.search.local.crossover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.publish.NightsReport;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Reunions;
import org.junit.jupiter.api.Test;

/** Matches of several nights, counted again by hand. */
class NightsTest {

  /** Lone players: South stays, North goes up one table, the boards go down one. */
  private static Movement solo(int tables) {
    List<Round> rounds = new ArrayList<>();
    for (int r = 0; r < tables; r++) {
      List<Encounter> encounters = new ArrayList<>();
      for (int t = 0; t < tables; t++) {
        int north = tables + 1 + Math.floorMod(t - r, tables);
        encounters.add(
            new Encounter(t + 1, new Seating.TwoPlayers(t + 1, north), 1 + (t + r) % tables));
      }
      rounds.add(new Round(encounters));
    }
    return new Movement(
        "solo",
        Kind.SOLO,
        2 * tables,
        tables,
        new Boards(tables, 2, Play.CIRCULATING, 1),
        Rotation.NONE,
        2,
        rounds);
  }

  /** Sixteen at tables of four, every round the lines of a field of four elements. */
  private static Movement sixteen() {
    int[][] times = {{0, 0, 0, 0}, {0, 1, 2, 3}, {0, 2, 3, 1}, {0, 3, 1, 2}};
    List<Round> rounds = new ArrayList<>();
    for (int slope = 0; slope < 4; slope++) {
      List<Encounter> encounters = new ArrayList<>();
      for (int c = 0; c < 4; c++) {
        int[] there = new int[4];
        for (int x = 0; x < 4; x++) {
          there[x] = 1 + 4 * x + (times[slope][x] ^ c);
        }
        encounters.add(
            new Encounter(
                c + 1, new Seating.FourPlayers(there[0], there[1], there[2], there[3]), slope + 1));
      }
      rounds.add(new Round(encounters));
    }
    return new Movement(
        "sixteen",
        Kind.INDIVIDUAL,
        16,
        4,
        new Boards(4, 2, Play.SHARED, 4),
        Rotation.NONE,
        1,
        rounds);
  }

  private static long recount(List<Movement> nights) {
    Map<String, Integer> met = new HashMap<>();
    long repeated = 0;
    for (Movement night : nights) {
      for (Round round : night.rounds()) {
        for (Encounter e : round.encounters()) {
          List<Integer> there = e.seating().seats().values().stream().sorted().toList();
          for (int a : there) {
            for (int b : there) {
              if (a < b) {
                repeated += met.merge(a + "/" + b, 1, Integer::sum) - 1;
              }
            }
          }
        }
      }
    }
    return repeated;
  }

  private static double drawn(List<Movement> nights) {
    return Nights.drawn(nights, 100, 1).stream()
        .mapToLong(r -> r.meetings().repeated())
        .average()
        .orElseThrow();
  }

  @Test
  void tenLonePlayersMeetAsEvenlyAsCanBeOverSixNights() {
    List<Movement> nights = Collections.nCopies(6, solo(5));
    List<Movement> found = Nights.search(nights, 1, () -> false);
    Reunions reunions = Reunions.of(found);
    // 150 meetings of 45 couples: 15 meet four times and 30 three times.
    assertThat(reunions.meetings().bound()).isEqualTo(15 * 6 + 30 * 3);
    assertThat(reunions.meetings().repeated())
        .isEqualTo(recount(found))
        .isBetween(reunions.meetings().bound(), 195L)
        .isLessThan((long) drawn(nights) - 5);
    assertThat(reunions.partners().repeated()).isZero();
    found.forEach(night -> assertThat(Judge.violations(night)).isEmpty());
    assertThat(found.get(0)).isEqualTo(nights.get(0));
  }

  @Test
  void sixteenPlayersMeetAndPartnerMoreEvenlyThanByLot() {
    List<Movement> nights = Collections.nCopies(6, sixteen());
    List<Movement> found = Nights.search(nights, 1, () -> false);
    Reunions ours = Reunions.of(found);
    assertThat(ours.meetings().repeated())
        .isEqualTo(recount(found))
        .isBetween(ours.meetings().bound(), (long) drawn(nights));
    double byLot =
        Nights.drawn(nights, 100, 1).stream()
            .mapToLong(r -> r.partners().repeated())
            .average()
            .orElseThrow();
    assertThat(ours.partners().repeated()).isBetween(ours.partners().bound(), (long) byLot);
    found.forEach(night -> assertThat(Judge.violations(night)).isEmpty());
  }

  @Test
  void theSameSeedGivesTheSameNights() {
    List<Movement> nights = Collections.nCopies(3, solo(4));
    assertThat(Nights.search(nights, 5, () -> false))
        .isEqualTo(Nights.search(nights, 5, () -> false));
  }

  @Test
  void theSameNumbersEveryNightRepeatEverything() {
    Reunions same = Reunions.of(Collections.nCopies(3, solo(3)));
    // Nine couples meet three times.
    assertThat(same.meetings()).isEqualTo(new Reunions.Count(27, 12 * 1 + 0, 0, 3));
  }

  @Test
  void partnersThatAreNotCountedAreNotTold() {
    Reunions.Count none = new Reunions.Count(0, 0, 0, 0);
    Reunions met = new Reunions(new Reunions.Count(3, 0, 1, 2), none);
    assertThat(NightsReport.of(List.of(Examples.eightPlayers()), met, List.of(met), met).notes())
        .containsExactly("Each two meet 1 to 2 times.");
  }

  @Test
  void nightsOfDifferentSizesAreRefused() {
    assertThatThrownBy(() -> Reunions.of(List.of(solo(3), solo(4))))
        .hasMessageContaining("nights have 6 and 8 contestants\nMaybe");
  }
}
