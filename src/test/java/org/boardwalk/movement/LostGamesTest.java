package org.boardwalk.movement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The plan of a session that pairs leave early or join late, from the games that are played. */
class LostGamesTest {

  @ParameterizedTest
  @ValueSource(ints = {5, 6, 7, 8, 11})
  void mitchellsAreKnownThoughAnyPairLeavesAfterAnyRoundFromTheSecond(int tables) {
    Movement plan = mitchell(tables);
    int rounds = plan.rounds().size();
    for (int pair = 1; pair <= plan.contestants(); pair++) {
      for (int after = 2; after < rounds; after++) {
        assertThat(LostGames.restored(without(plan, pair, after + 1, rounds))).isEqualTo(plan);
      }
    }
  }

  @Test
  void mitchellsAreKnownThoughTwoPairsLeave() {
    Movement plan = mitchell(9);
    Movement played = without(without(plan, 3, 4, 9), 15, 6, 9);
    assertThat(LostGames.restored(played)).isEqualTo(plan);
  }

  @Test
  void mitchellsAreKnownThoughAPairComesLate() {
    Movement plan = mitchell(7);
    assertThat(LostGames.restored(without(plan, 9, 1, 2))).isEqualTo(plan);
  }

  @Test
  void boardsOfALostGameRestAtItsTable() {
    Movement plan = mitchell(7);
    Movement played = without(plan, 2, 4, 7);
    assertThat(Rests.of(played).rests())
        .containsExactlyElementsOf(
            IntStream.rangeClosed(4, 7)
                .mapToObj(
                    r -> new Rests.AtRest(r, 2, plan.rounds().get(r - 1).encounters().get(1).set()))
                .toList());
  }

  @Test
  void noGameIsLostWhereEverybodyPlaysOrAHalfTableIsPlanned() {
    assertThat(LostGames.restored(mitchell(7))).isEqualTo(mitchell(7));
    assertThat(LostGames.restored(HalfMitchell.planned())).isEqualTo(HalfMitchell.planned());
  }

  @Test
  void aSessionThatGoesOnByNoRuleHasNoLostGames() {
    Movement played = without(mitchell(5), 2, 3, 5);
    List<Round> rounds = new ArrayList<>(played.rounds());
    List<Encounter> last = new ArrayList<>(rounds.get(4).encounters());
    Encounter first = last.get(0);
    last.set(0, new Encounter(2, first.seating(), first.set()));
    rounds.set(4, new Round(last));
    Movement elsewhere = played.with(rounds);
    assertThat(LostGames.restored(elsewhere)).isEqualTo(elsewhere);
  }

  /** NS stay, EW move up one and sets down one; of even numbers EW skip a table half way. */
  private static Movement mitchell(int tables) {
    int n = tables % 2 == 0 ? tables - 1 : tables;
    List<Round> rounds = new ArrayList<>();
    for (int r = 0; r < n; r++) {
      List<Encounter> round = new ArrayList<>();
      int skip = tables % 2 == 0 && r >= tables / 2 ? 1 : 0;
      for (int t = 0; t < tables; t++) {
        int ew = tables + 1 + Math.floorMod(t - r - skip, tables);
        round.add(new Encounter(t + 1, new Seating.TwoPairs(t + 1, ew), (t + r) % tables + 1));
      }
      rounds.add(new Round(round));
    }
    return new Movement(
        "Mitchell",
        Kind.PAIRS,
        2 * tables,
        tables,
        new Boards(tables, 2, Play.CIRCULATING, 1),
        Rotation.NONE,
        2,
        rounds);
  }

  private static Movement without(Movement plan, int pair, int from, int to) {
    List<Round> rounds = new ArrayList<>();
    for (int r = 1; r <= plan.rounds().size(); r++) {
      boolean absent = r >= from && r <= to;
      rounds.add(
          new Round(
              plan.rounds().get(r - 1).encounters().stream()
                  .filter(e -> !absent || !e.seating().contestants().contains(pair))
                  .toList()));
    }
    return plan.with(rounds);
  }
}
