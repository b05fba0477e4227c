package org.boardwalk.search.construct;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.Moves.Steps;

/**
 * A rainbow of one table more than the plain rule serves. Its tables are a ring of n tables, where
 * North stays, South goes up 1, East up 2, West down 2 and sets down 1, and a last table with a set
 * that stays there. Four rovers begin at the last table. From round 2 on each rover takes the seat
 * of a player of their field at a table of the ring, a new one after every round, and the displaced
 * player plays at the last table instead. After n rounds each player has played n of the n + 1
 * sets; in one more round each plays the set that is left.
 *
 * <p>A rover who is at table k·r + c in round r (0 the first) displaces each player of a field that
 * moves by m once when k - m is prime to n, plays each set once when k + 1 is, and meets each
 * player of another field at most once. So k must differ from -2, -1, 0, 1 and 2, which needs all
 * prime factors of n to be 7 or more. Players who meet at the last table meet in the ring as well:
 * two meetings too many for each of three others. For 11 and 19 tables in the ring this has the
 * figures of the movement "Prime + Rover" of the manual of the English Bridge Union (M193).
 *
 * @param ring tables of the ring, whose prime factors are 7 or more
 * @param rovers the rovers of North, South, East and West
 */
record RoverPlan(int ring, List<Roving> rovers) implements RainbowPlan {

  private static final Steps RULE = Steps.RULE;
  private static final List<Integer> STEPS = List.of(0, RULE.south(), RULE.east(), RULE.west());
  private static final int NORTH = 0;
  private static final int SOUTH = 1;
  private static final int EAST = 2;
  private static final int WEST = 3;

  /**
   * The route of a rover, who is at table step·r + start of the ring in round r, from round 1 on,
   * counting from 0.
   *
   * @param step tables up after every round
   * @param start the table of the ring where the route would begin in round 0
   */
  record Roving(int step, int start) {}

  RoverPlan {
    rovers = List.copyOf(rovers);
  }

  /**
   * @param tables number of tables, including the last one
   * @return the rainbow with rovers; empty when no steps serve the rovers
   */
  static Optional<RoverPlan> of(int tables) {
    int ring = tables - 1;
    List<Integer> steps = steps(ring);
    if (steps.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new RoverPlan(
            ring,
            IntStream.range(0, STEPS.size())
                .mapToObj(f -> new Roving(steps.get(f % steps.size()), f / steps.size()))
                .toList()));
  }

  /** The steps to try: short ones first, up before down. */
  private static List<Integer> steps(int ring) {
    List<Integer> serving = new ArrayList<>();
    for (int k = 1; k <= ring / 2; k++) {
      for (int step : new int[] {k, -k}) {
        boolean serves =
            IntStream.rangeClosed(-2, 2).allMatch(m -> Steps.roundsApart(ring, step - m) == ring);
        if (serves && !serving.contains(step)) {
          serving.add(step);
        }
      }
    }
    return serving;
  }

  @Override
  public StartTables at(int table, int round) {
    if (round == ring) {
      return new StartTables(
          missing(NORTH, table),
          missing(SOUTH, table),
          missing(EAST, table),
          missing(WEST, table),
          table);
    }
    return new StartTables(
        home(NORTH, table, round),
        home(SOUTH, table, round),
        home(EAST, table, round),
        home(WEST, table, round),
        table == ring ? ring : up(table - RULE.sets() * round));
  }

  private int home(int field, int table, int round) {
    Roving rover = rovers.get(field);
    int visited = up(rover.step() * round + rover.start());
    if (round > 0 && table == ring) {
      return up(visited - STEPS.get(field) * round);
    }
    return table == ring || (round > 0 && table == visited)
        ? ring
        : up(table - STEPS.get(field) * round);
  }

  /** The player of a field who has not played a set: those displaced from it, and two others. */
  private int missing(int field, int set) {
    Roving rover = rovers.get(field);
    if (set == ring) {
      return up(rover.start());
    }
    return IntStream.range(1, ring)
        .filter(r -> up((rover.step() - RULE.sets()) * r + rover.start()) == set)
        .map(r -> up((rover.step() - STEPS.get(field)) * r + rover.start()))
        .findFirst()
        .orElse(ring);
  }

  private int up(int table) {
    return Math.floorMod(table, ring);
  }

  @Override
  public String explanation() {
    String seats =
        Text.of(
            "North %s, South %s, East %s, West %s",
            seat(rovers.get(NORTH)),
            seat(rovers.get(SOUTH)),
            seat(rovers.get(EAST)),
            seat(rovers.get(WEST)));
    return Text.of(
        "rainbow of %d tables, %s, and rovers who begin at table %d and sit in round 2 at tables of"
            + " the first %d, %s; whoever sits there plays at table %d",
        ring, RULE.sentence() + " after every round", ring + 1, ring, seats, ring + 1);
  }

  private String seat(Roving rover) {
    return Text.of(
        "%d (then %s %d)",
        up(rover.step() + rover.start()) + 1,
        rover.step() > 0 ? "up" : "down",
        Math.abs(rover.step()));
  }
}
