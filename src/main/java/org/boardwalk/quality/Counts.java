package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Seating;

/**
 * Counts, for every two contestants, how often they partner, oppose, sit on each other's left, and
 * compare. The unit of counting is a board set or, with a rotation, a board; where rounds have
 * parts, those who stay together at a table meet once in the round. O(units · contestants²) time,
 * O(contestants²) space.
 */
final class Counts {

  final int size;
  final int[][] partner;
  final int[][] opponent;
  final int[][] left;
  final int[][] direction;
  final int[][] compared;
  final long[][] balance;

  /** The rounds in which two are at a table, whatever the seats. */
  final int[][] rounds;

  private final List<List<Place>> units = new ArrayList<>();

  /** A contestant at a table, comparing with all who play the same unit elsewhere. */
  private record Place(int contestant, int sign, int encounter) {}

  Counts(Movement movement) {
    size = movement.contestants();
    partner = new int[size][size];
    opponent = new int[size][size];
    left = new int[size][size];
    direction = new int[size][size];
    compared = new int[size][size];
    balance = new long[size][size];
    rounds = new int[size][size];
    int perSet = movement.rotation() == Rotation.NONE ? 1 : movement.boards().perSet();
    for (int u = 0; u < movement.boards().sets() * perSet; u++) {
      units.add(new ArrayList<>());
    }
    int id = 0;
    for (int r = 0; r < movement.rounds().size(); r++) {
      boolean sameRound = r % movement.boards().parts() > 0;
      List<Encounter> before = sameRound ? movement.rounds().get(r - 1).encounters() : List.of();
      for (Encounter e : movement.rounds().get(r).encounters()) {
        boolean meet = before.stream().noneMatch(e::sameSeats);
        for (int board = 0; board < perSet; board++) {
          Seating seating = movement.seating(e, board);
          compete(seating, units.get((e.set() - 1) * perSet + board), id);
          if (meet) {
            meet(seating);
          }
        }
        if (meet) {
          sitTogether(e.seating());
        }
        id++;
      }
    }
    units.forEach(this::compare);
  }

  /** The counts of a criterion. */
  int[][] of(Criterion criterion) {
    return switch (criterion) {
      case PARTNER -> partner;
      case OPPONENT -> opponent;
      case SIDE -> left;
      case DIRECTION -> direction;
    };
  }

  /** The number of events that a criterion counts, with either sign. */
  int[][] events(Criterion criterion) {
    return switch (criterion) {
      case PARTNER -> partner;
      case OPPONENT, SIDE -> opponent;
      case DIRECTION -> compared;
    };
  }

  private static void compete(Seating seating, List<Place> unit, int encounter) {
    for (Direction d : Direction.values()) {
      seating.at(d).forEach(c -> unit.add(new Place(c - 1, d == Direction.NS ? 1 : -1, encounter)));
    }
  }

  private void meet(Seating seating) {
    for (Direction d : Direction.values()) {
      List<Integer> side = seating.at(d);
      if (side.size() == 2) {
        both(partner, side.get(0) - 1, side.get(1) - 1);
      }
    }
    for (int a : seating.at(Direction.NS)) {
      for (int b : seating.at(Direction.EW)) {
        both(opponent, a - 1, b - 1);
      }
    }
    if (seating instanceof Seating.FourPlayers f) {
      int[] clockwise = {f.north() - 1, f.east() - 1, f.south() - 1, f.west() - 1};
      for (int k = 0; k < 4; k++) {
        int lho = clockwise[(k + 1) % 4];
        left[clockwise[k]][lho]++;
        left[lho][clockwise[k]]--;
      }
    }
  }

  private void sitTogether(Seating seating) {
    List<Integer> all =
        Stream.of(Direction.values()).flatMap(d -> seating.at(d).stream()).distinct().toList();
    for (int x = 0; x < all.size(); x++) {
      for (int y = x + 1; y < all.size(); y++) {
        both(rounds, all.get(x) - 1, all.get(y) - 1);
      }
    }
  }

  private static void both(int[][] count, int a, int b) {
    count[a][b]++;
    if (a != b) {
      count[b][a]++;
    }
  }

  private void compare(List<Place> unit) {
    int others = (int) unit.stream().mapToInt(Place::encounter).distinct().count() - 1;
    for (int x = 0; x < unit.size(); x++) {
      Place a = unit.get(x);
      for (int y = x + 1; y < unit.size(); y++) {
        Place b = unit.get(y);
        if (a.contestant == b.contestant) {
          continue;
        }
        boolean together = a.encounter == b.encounter;
        int same = a.sign * b.sign;
        add(
            a.contestant,
            b.contestant,
            together ? 0 : same,
            together ? -same * others : same,
            together);
      }
    }
  }

  private void add(int a, int b, int same, int weight, boolean together) {
    direction[a][b] += same;
    direction[b][a] += same;
    balance[a][b] += weight;
    balance[b][a] += weight;
    if (!together) {
      compared[a][b]++;
      compared[b][a]++;
    }
  }
}
