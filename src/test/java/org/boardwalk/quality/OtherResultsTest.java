package org.boardwalk.quality;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.quality.OtherResults.Own;
import org.junit.jupiter.api.Test;

class OtherResultsTest {

  /** Set by set: the results of all others on it, as a scorer would look them up. */
  private static Own recounted(Movement movement, int contestant) {
    List<Encounter> all = new ArrayList<>();
    movement.rounds().forEach(round -> all.addAll(round.encounters()));
    List<Integer> others = new ArrayList<>();
    for (int own = 0; own < all.size(); own++) {
      if (all.get(own).seating().seats().containsValue(contestant)) {
        int found = 0;
        for (int other = 0; other < all.size(); other++) {
          found += other != own && all.get(other).set() == all.get(own).set() ? 1 : 0;
        }
        others.add(found);
      }
    }
    return new Own(
        others.size(),
        others.stream().mapToInt(n -> n).min().orElse(0),
        others.stream().mapToInt(n -> n).sum(),
        (int) others.stream().filter(n -> n == 0).count());
  }

  @Test
  void agreesWithARecountOfRandomMovements() {
    for (long seed = 1; seed <= 60; seed++) {
      Movement movement = RandomMovements.any(seed);
      OtherResults judged = Judge.judge(movement).others();
      for (int c = 1; c <= movement.contestants(); c++) {
        assertThat(judged.contestants().get(c - 1))
            .as("seed %d, contestant %d", seed, c)
            .isEqualTo(recounted(movement, c));
      }
    }
  }

  @Test
  void inSharedPlayEveryTableButOneIsCompared() {
    Own all = OtherResults.of(Examples.eightPlayers()).all();
    assertThat(all.least()).isEqualTo(1);
    assertThat(all.mean()).isEqualTo(1);
    assertThat(all.share()).isZero();
  }

  @Test
  void aContestantWhoNeverPlaysDoesNotCount() {
    Movement movement = rounds(5, round(1, 2, 1, 3, 4, 1));
    OtherResults others = OtherResults.of(movement);
    assertThat(others.contestants().get(4).sets()).isZero();
    assertThat(others.all()).isEqualTo(new Own(4, 1, 4, 0));
  }

  /** Set 2 is played by pairs 1 and 3 alone, and set 1 at both tables. */
  @Test
  void namesThePairsOnBoardsThatOneTableAlonePlays() {
    Movement movement = rounds(5, round(1, 2, 1, 3, 4, 1), round(1, 3, 2));
    OtherResults others = Judge.judge(movement).others();
    assertThat(others.hit()).containsExactly(1, 3);
    assertThat(others.contestants().get(0).share()).isEqualTo(0.5);
    assertThat(others.contestants().get(1).share()).isZero();
    assertThat(others.all().mean()).isEqualTo(4.0 / 6);
    assertThat(others.all().share()).isEqualTo(2.0 / 6);
  }

  /** The published calibre is relative to the comparisons there are: lost ones do not lower it. */
  @Test
  void calibreDoesNotSeeRoundsInWhichNothingIsCompared() {
    Round compared = round(1, 2, 1, 3, 4, 1);
    Round again = round(1, 3, 2, 4, 2, 2);
    Movement whole = rounds(4, compared, again);
    Movement longer = rounds(4, compared, again, round(1, 4, 3, 2, 3, 4));
    assertThat(OtherResults.of(whole).all().share()).isZero();
    assertThat(OtherResults.of(longer).all().share()).isEqualTo(1.0 / 3);
    assertThat(Judge.judge(longer).calibre()).isEqualTo(Judge.judge(whole).calibre());
    assertThat(Judge.judge(whole).calibre().worst()).isPositive();
  }

  /** NS, EW and set of each table. */
  private static Round round(int... lines) {
    return new Round(
        IntStream.range(0, lines.length / 3)
            .mapToObj(
                t ->
                    new Encounter(
                        t + 1,
                        new Seating.TwoPairs(lines[3 * t], lines[3 * t + 1]),
                        lines[3 * t + 2]))
            .toList());
  }

  private static Movement rounds(int pairs, Round... rounds) {
    Boards boards = new Boards(6, 2, Play.CIRCULATING, 2);
    return new Movement("test", Kind.PAIRS, pairs, 2, boards, Rotation.NONE, 1, List.of(rounds));
  }
}
