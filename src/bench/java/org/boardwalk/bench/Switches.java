package org.boardwalk.bench;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Judge;
import org.boardwalk.search.local.switches.ArrowSwitches;
import org.boardwalk.search.local.switches.Granularity;
import org.boardwalk.search.local.switches.Switched;

/**
 * Calibre of one-winner Mitchells with as many rounds as tables: the last rounds switched, as the
 * usual rule has it, beside the best rounds and the best tables in each round.
 */
public final class Switches {

  private Switches() {}

  /**
   * One Mitchell.
   *
   * @param tables its tables, rounds and sets
   * @param plain calibre without switches
   * @param lastRounds the best number of last rounds to switch
   * @param last calibre with them switched
   * @param rounds the best rounds
   * @param single the best tables in each round
   * @param seconds time of both searches
   */
  public record Row(
      int tables,
      double plain,
      int lastRounds,
      double last,
      Switched rounds,
      Switched single,
      double seconds) {}

  /**
   * Computes a line of calibres; takes some seconds for 21 tables and more.
   *
   * @param tables an odd number of tables, at least 3
   * @param flips switches that an annealing tries
   * @param seed source of chance
   * @return the calibres
   * @throws IllegalArgumentException for an even number, where pairs would meet boards again
   */
  public static Row row(int tables, long flips, long seed) {
    if (tables < 3 || tables % 2 == 0) {
      throw new IllegalArgumentException(
          Text.of("tables [%d] must be odd and at least 3%nMaybe %d?", tables, tables + 1));
    }
    double plain = calibre(mitchell(tables, 0));
    int best = 0;
    for (int k = 1; k <= tables / 2; k++) {
      best = calibre(mitchell(tables, k)) > calibre(mitchell(tables, best)) ? k : best;
    }
    long start = System.nanoTime();
    Movement mitchell = mitchell(tables, 0);
    Switched rounds = ArrowSwitches.best(mitchell, Granularity.ROUND, flips, seed);
    Switched single = ArrowSwitches.best(mitchell, Granularity.TABLE, flips, seed);
    double seconds = (System.nanoTime() - start) / 1e9;
    return new Row(tables, plain, best, calibre(mitchell(tables, best)), rounds, single, seconds);
  }

  private static double calibre(Movement movement) {
    return Judge.judge(movement).calibre().worst();
  }

  /** A Mitchell: NS pair t stays at table t, EW up 1, sets down 1; the last rounds are switched. */
  private static Movement mitchell(int tables, int switched) {
    List<Round> rounds = new ArrayList<>();
    for (int r = 0; r < tables; r++) {
      List<Encounter> encounters = new ArrayList<>();
      for (int t = 0; t < tables; t++) {
        int ns = t + 1;
        int ew = tables + Math.floorMod(t - r, tables) + 1;
        boolean turned = r >= tables - switched;
        encounters.add(
            new Encounter(
                t + 1,
                turned ? new Seating.TwoPairs(ew, ns) : new Seating.TwoPairs(ns, ew),
                (t + r) % tables + 1));
      }
      rounds.add(new Round(encounters));
    }
    return new Movement(
        "Mitchell, " + tables + " tables",
        Kind.PAIRS,
        2 * tables,
        tables,
        new Boards(tables, 2, Play.CIRCULATING, 1),
        Rotation.NONE,
        1,
        rounds);
  }
}
