package org.boardwalk.search.local.crossover;

import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.Session;

/**
 * Crossovers by rule, for sessions with two fields and all tables full: half of either field
 * changes direction, in whole blocks. The tables stand in a ring, one section after the other. Each
 * field is cut into two blocks of neighbours. One block stays in its direction, the other changes,
 * and either sits at neighbouring tables again, in the old order or reversed, so that a director
 * can announce the crossover in four sentences. When all contestants change direction, each field
 * is one block. All rules of this kind are tried, with cuts for NS only where a section begins,
 * since a ring can be turned; the rule with the fewest playbacks, then the fewest of the pair with
 * the most, is returned.
 *
 * <p>For 18 tables and 13 rounds of a Web twice it leaves 32 playbacks, 0 to 4 a pair, the figures
 * of the published scheme.
 */
public final class ShiftRule {

  private final LaterPlaces places;
  private final int tables;

  /** The contestant that began at each table, of each direction. */
  private final int[][] began;

  /** The place that begins at each table, of each direction. */
  private final int[][] place;

  private final int[] who;
  private int[] best = {};
  private long bestRank = Long.MAX_VALUE;

  private ShiftRule(LaterPlaces places, int[][] began, int[][] place) {
    this.places = places;
    this.began = began;
    this.place = place;
    tables = place[0].length;
    who = new int[places.size];
  }

  /**
   * Takes less than a second.
   *
   * @param wish the sessions and the changes of direction; wishes for sections are ignored
   * @return the best session by rule; empty when the sessions have no such rule, or a contestant
   *     must not move
   */
  public static Optional<Session> best(CrossoverWish wish) {
    int tables = wish.later().whole().tables();
    boolean sameSize =
        wish.earlier().stream()
            .allMatch(
                s ->
                    s.whole().tables() == tables
                        && s.whole().contestants() == wish.later().whole().contestants());
    if (!sameSize || !wish.stationary().isEmpty() || tables < 2) {
      return Optional.empty();
    }
    LaterPlaces places = new LaterPlaces(wish);
    Optional<int[][]> began = Starts.ofFields(wish.previous(), places.before);
    Optional<int[][]> place = Starts.ofFields(wish.later(), places.lane);
    if (began.isEmpty() || place.isEmpty()) {
      return Optional.empty();
    }
    ShiftRule rule = new ShiftRule(places, began.get(), place.get());
    int block = wish.change() == DirectionWish.ALL ? 0 : (tables + 1) / 2;
    rule.tryAll(wish.previous().firstTables(), wish.later().firstTables(), block);
    return Optional.of(wish.later().takenBy(LaterPlaces.takers(rule.best)));
  }

  private void tryAll(List<Integer> cutsBefore, List<Integer> cutsLater, int block) {
    for (int from : cutsBefore) {
      for (int to : cutsLater) {
        for (int ew = 0; ew < tables; ew++) {
          for (int target = 0; target < tables; target++) {
            for (int turns = 0; turns < 16; turns++) {
              seat(from, to, ew, target, turns, block);
              rank();
            }
          }
        }
      }
    }
  }

  /** The blocks of one rule: so many NS stay, and as many EW go to the places of the others. */
  private void seat(int from, int to, int ew, int target, int turns, int block) {
    int other = tables - block;
    move(began[0], from, place[0], to, block, (turns & 1) != 0);
    move(began[0], from + block, place[1], target, other, (turns & 2) != 0);
    move(began[1], ew, place[1], target + other, block, (turns & 4) != 0);
    move(began[1], ew + block, place[0], to + block, other, (turns & 8) != 0);
  }

  private void move(int[] source, int from, int[] goal, int to, int length, boolean turned) {
    for (int k = 0; k < length; k++) {
      int seat = turned ? length - 1 - k : k;
      who[goal[(to + seat) % tables]] = source[(from + k) % tables];
    }
  }

  private void rank() {
    long rank = places.rank(who);
    if (rank < bestRank) {
      bestRank = rank;
      best = who.clone();
    }
  }
}
