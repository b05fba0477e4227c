package org.boardwalk.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Field;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.junit.jupiter.api.Test;

/** Rankings of movements with arrow switches are those of a plain count from the schedule. */
class SwitchedScoresTest {

  private final Random random = new Random(771);

  /** A score of one table as the test writes it down: pairs by their direction in that round. */
  private record Slip(int board, int ns, int ew, int points) {}

  /** A Mitchell in which any encounters are switched, not whole rounds alone. */
  private Movement switched(int tables) {
    return Examples.each(
        Examples.mitchell(tables, random.nextInt(tables), 1),
        e -> {
          Seating.TwoPairs two = (Seating.TwoPairs) e.seating();
          return random.nextInt(3) > 0
              ? e
              : new Encounter(e.table(), new Seating.TwoPairs(two.ew(), two.ns()), e.set());
        });
  }

  /** Every score from the schedule itself, in the order of the plays. */
  private List<Slip> slips(Movement movement) {
    List<Slip> slips = new ArrayList<>();
    for (Round round : movement.rounds()) {
      for (Encounter e : round.encounters()) {
        Seating.TwoPairs two = (Seating.TwoPairs) e.seating();
        int each = movement.boards().perSet();
        for (int board = (e.set() - 1) * each + 1; board <= e.set() * each; board++) {
          slips.add(new Slip(board, two.ns(), two.ew(), 10 * (random.nextInt(9) - 4)));
        }
      }
    }
    return slips;
  }

  private static Event event(Movement movement, List<Slip> slips) {
    List<Result> results = new ArrayList<>();
    for (BoardPlay play : Plays.of(movement).all()) {
      Seating.TwoPairs two = (Seating.TwoPairs) play.seating();
      Slip slip =
          slips.stream()
              .filter(s -> s.board() == play.board() && s.ns() == two.ns() && s.ew() == two.ew())
              .findFirst()
              .orElseThrow();
      results.add(new Result(play, new Score.Points(slip.points())));
    }
    return new Event(movement, results);
  }

  /** Two points for each worse score in one's own direction on the board, one for an equal one. */
  private static Map<Integer, Integer> matchpoints(List<Slip> slips) {
    Map<Integer, Integer> gained = new HashMap<>();
    for (Slip mine : slips) {
      for (Slip other : slips) {
        if (!mine.equals(other) && mine.board() == other.board()) {
          int ns = 1 + Integer.signum(mine.points() - other.points());
          gained.merge(mine.ns(), ns, Integer::sum);
          gained.merge(mine.ew(), 2 - ns, Integer::sum);
        }
      }
    }
    return gained;
  }

  private static Map<Integer, Integer> points(List<Slip> slips) {
    Map<Integer, Integer> gained = new HashMap<>();
    for (Slip slip : slips) {
      gained.merge(slip.ns(), slip.points(), Integer::sum);
      gained.merge(slip.ew(), -slip.points(), Integer::sum);
    }
    return gained;
  }

  private static void ranked(Event event, ScoringMethod method, Map<Integer, Integer> gained) {
    Map<Field, List<Placing>> fields = Ranking.of(event, method).fields();
    assertThat(fields).containsOnlyKeys(Field.ALL);
    List<Placing> all = Objects.requireNonNull(fields.get(Field.ALL));
    assertThat(all).hasSize(gained.size());
    for (Placing placing : all) {
      int own = Objects.requireNonNull(gained.get(placing.contestant()));
      long better = gained.values().stream().filter(g -> g > own).count();
      long equal = gained.values().stream().filter(g -> g == own).count();
      assertThat(placing.gained()).isEqualTo(Fraction.of(own));
      assertThat(placing.rank()).isEqualTo((int) better + 1);
      assertThat(placing.sharing()).isEqualTo((int) equal);
    }
  }

  @Test
  void switchedEncountersCountForThePairsAsTheySat() {
    for (int trial = 0; trial < 25; trial++) {
      Movement movement = switched(3 + 2 * random.nextInt(3));
      List<Slip> slips = slips(movement);
      Event event = event(movement, slips);
      ranked(event, ScoringMethod.MATCHPOINTS, matchpoints(slips));
      ranked(event, ScoringMethod.AGGREGATE, points(slips));
    }
  }
}
