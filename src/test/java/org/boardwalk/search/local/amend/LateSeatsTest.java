package org.boardwalk.search.local.amend;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.boardwalk.Boardwalk;
import org.boardwalk.movement.Boards.Shortage;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Judge;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.answer.Outcome.Found;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The games of a pair that comes late to a half table, against all choices of its boards. */
@Tag("thorough")
final class LateSeatsTest extends Amending {

  @Test
  void noOtherChoiceOfBoardsForTheEmptyPlacesGivesMoreGames() {
    List<String> fewer = new ArrayList<>();
    int games = 0;
    for (Movement half : halves()) {
      for (int played = 1; played < half.rounds().size(); played++) {
        Movement session = filled(new Disruption(half, played, List.of(), 1));
        assertThat(Judge.violations(session)).isEqualTo(Judge.violations(half));
        int more = encounters(session) - encounters(half);
        int most = new BruteForce(half).most(played, new HashSet<>());
        games += most;
        if (more < most) {
          fewer.add(Text.of("%s after round %d: %d, not %d", half.name(), played, more, most));
        }
      }
    }
    assertThat(fewer).isEmpty();
    assertThat(games).isGreaterThan(100);
  }

  private static int encounters(Movement movement) {
    return movement.rounds().stream().mapToInt(r -> r.encounters().size()).sum();
  }

  private static Movement filled(Disruption disruption) {
    RestPlan plan = RestPlan.of(disruption);
    Rest rest = new Rest(plan, new Rest.Price(12, 1));
    new EmptyPlaces(plan, 0, Shortage.NONE).fill(rest);
    rest.stopReplays();
    return plan.session(rest.slots(), rest.sets());
  }

  private static List<Movement> halves() {
    List<Movement> halves = new ArrayList<>();
    for (int tables = 3; tables <= 9; tables++) {
      for (int rounds : List.of(tables - 1, tables, 2 * tables - 1)) {
        for (Direction missing : Direction.values()) {
          known(MITCHELL, tables, rounds, missing).ifPresent(halves::add);
        }
        if (tables <= 6) {
          known(HOWELL, tables, rounds, Direction.EW).ifPresent(halves::add);
        }
      }
    }
    halves.removeIf(
        m -> m.rounds().stream().anyMatch(r -> r.sittingOut(m.contestants()).size() > 1));
    assertThat(halves).hasSizeGreaterThan(20);
    return halves;
  }

  private static Optional<Movement> known(
      PairsForm form, int tables, int rounds, Direction missing) {
    return new Boardwalk()
        .known(UsualPairs.of(Kind.PAIRS, form, tables, rounds, Optional.of(missing)))
        .flatMap(answer -> answer.outcome().found())
        .map(Found::movement);
  }

  /** All ways to lay a set for the pair that waits in each round, or none. */
  private record BruteForce(Movement half) {

    int most(int from, Set<Integer> laid) {
      if (from == half.rounds().size()) {
        return 0;
      }
      Round round = half.rounds().get(from);
      int waiting = round.sittingOut(half.contestants()).iterator().next();
      int best = most(from + 1, laid);
      for (int set : IntStream.rangeClosed(1, half.boards().sets()).toArray()) {
        boolean free =
            round.encounters().stream().filter(e -> e.set() == set).count()
                < half.boards().copies();
        if (free && !laid.contains(set) && !plays(waiting, set)) {
          laid.add(set);
          best = Math.max(best, 1 + most(from + 1, laid));
          laid.remove(set);
        }
      }
      return best;
    }

    /** Whether a pair plays a set in the movement. */
    private boolean plays(int pair, int set) {
      return half.rounds().stream()
          .flatMap(r -> r.encounters().stream())
          .filter(e -> e.set() == set)
          .map(Encounter::seating)
          .anyMatch(s -> s.at(Direction.NS).contains(pair) || s.at(Direction.EW).contains(pair));
    }
  }
}
