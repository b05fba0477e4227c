package org.boardwalk.quality;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating.FourPlayers;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("thorough")
class RotationParityTest {

  private static Boards boards(int rounds) {
    return new Boards(rounds, 3, Play.SHARED, 1);
  }

  private static Profile profile(int players, int rounds) {
    return Profiles.even(
        Kind.INDIVIDUAL, players, rounds, players / 4, boards(rounds), Rotation.ROTATE);
  }

  /** Who is North settles all that a round of one table counts of sides, but for its sign. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void ofAllSchedulesOfOneTableNoneCostsLess(int rounds) {
    long least = least(new ArrayList<>(), rounds);
    assertThat(least).isGreaterThanOrEqualTo(new RotationParity(profile(4, rounds)).side());
    if (rounds % 2 == 1) {
      assertThat(least).isEqualTo(12);
    }
  }

  private static long least(List<Round> begun, int rounds) {
    if (begun.size() == rounds) {
      Movement movement =
          new Movement("all", Kind.INDIVIDUAL, 4, 1, boards(rounds), Rotation.ROTATE, 1, begun);
      return Judge.judge(movement).cost(Criterion.SIDE);
    }
    long least = Long.MAX_VALUE;
    int set = begun.size() + 1;
    for (FourPlayers seats :
        List.of(
            new FourPlayers(1, 2, 3, 4),
            new FourPlayers(1, 3, 2, 4),
            new FourPlayers(2, 1, 3, 4),
            new FourPlayers(2, 3, 1, 4),
            new FourPlayers(3, 1, 2, 4),
            new FourPlayers(3, 2, 1, 4),
            new FourPlayers(4, 1, 2, 3),
            new FourPlayers(4, 2, 1, 3))) {
      List<Round> more = new ArrayList<>(begun);
      more.add(new Round(List.of(new Encounter(1, seats, set))));
      least = Math.min(least, least(more, rounds));
    }
    return least;
  }

  @ParameterizedTest
  @CsvSource({"4, 5, 12", "4, 6, 0", "12, 5, 12", "12, 6, 0", "16, 5, 0"})
  void onlyOddNumbersOfEncountersAreUneven(int players, int rounds, long side) {
    Profile profile = profile(players, rounds);
    Bounds bounds = Bounds.of(profile, Set.of(), Weights.alone(Criterion.SIDE));
    assertThat(new RotationParity(profile).side()).isEqualTo(side);
    assertThat(bounds.of(Criterion.SIDE)).isGreaterThanOrEqualTo(side);
    assertThat(bounds.total()).isGreaterThanOrEqualTo(side);
    if (side > 0) {
      assertThat(Bounds.forbidding(profile, Set.of(Criterion.SIDE))).isNotEmpty();
    }
  }
}
