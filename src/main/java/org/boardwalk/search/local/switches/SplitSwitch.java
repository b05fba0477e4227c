package org.boardwalk.search.local.switches;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Boards.Replay;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;

/**
 * An arrow switch inside the sets of boards of a barometer: in every round one table changes
 * directions after half of the boards, and the other tables are switched to suit it. It can lift
 * the calibre above the bound of whole rounds. The movement in halves has two rounds for each, with
 * half of the boards, between which no pair leaves its table.
 *
 * @param table the table that changes directions
 * @param halves the movement with each round in two halves
 * @param calibre its calibre as the judge counts it, 0 to 100
 */
public record SplitSwitch(int table, Movement halves, double calibre) {

  /** Switches to try for all tables together, about half a second for few tables. */
  private static final long FLIPS = 4_000_000;

  private static final long SEED = 1;

  private static final double EQUAL = 1e-9;

  /**
   * Finds the best table for such a switch, heuristically, in a second or two.
   *
   * @param movement any movement, valid or not
   * @return the best split switch found; empty where none makes the calibre higher, or where the
   *     movement breaks rules or is not one of pairs with one winner in shared play with an even
   *     number of boards in each set
   */
  public static Optional<SplitSwitch> of(Movement movement) {
    if (!fits(movement)) {
      return Optional.empty();
    }
    Scorecard card = Judge.judge(movement);
    if (!thinkable(movement, card)) {
      return Optional.empty();
    }
    double whole = card.calibre().worst();
    long flips = Math.max(1, FLIPS / movement.tables());
    Optional<SplitSwitch> best = Optional.empty();
    double most = Math.max(whole, Math.min(100, bestOfAll(movement, flips))) + EQUAL;
    for (int table = 1; table <= movement.tables() && most < 100; table++) {
      SplitSwitch split = at(movement, table, flips);
      if (split.calibre > most) {
        best = Optional.of(split);
        most = split.calibre + EQUAL;
      }
    }
    return best;
  }

  /**
   * Whether it is worth looking for such a switch. Quick.
   *
   * @param movement any movement, valid or not
   * @param card its scorecard
   * @return whether the movement is of the kind that can be split, breaks no rule and has a calibre
   *     below 100
   */
  public static boolean thinkable(Movement movement, Scorecard card) {
    return fits(movement) && card.valid() && card.calibre().worst() < 100;
  }

  private static boolean fits(Movement movement) {
    Boards boards = movement.boards();
    return movement.kind() == Kind.PAIRS
        && movement.winners() == 1
        && boards.play() == Play.SHARED
        && boards.replay() == Replay.NEVER
        && boards.parts() == 1
        && boards.perSet() % 2 == 0;
  }

  /** The best calibre without a split, so that a split is not praised for what others do. */
  private static double bestOfAll(Movement movement, long flips) {
    return ArrowSwitches.best(movement, Granularity.TABLE, flips, SEED).calibre();
  }

  private static SplitSwitch at(Movement movement, int table, long flips) {
    SwitchCounts counts = new SwitchCounts(movement, table);
    long sum = counts.sum();
    long couples = (long) counts.size * (counts.size - 1) / 2;
    ArrowSwitches.TableByTable.search(
        counts, e -> false, flips, sum * sum / couples, SEED, () -> false);
    Movement halves = halves(counts.applied(movement), table);
    return new SplitSwitch(table, halves, Judge.judge(halves).calibre().worst());
  }

  /**
   * A movement with each round in two halves, each with half of the boards of its sets.
   *
   * @param movement a movement with an even number of boards in each set
   * @param table the table that changes directions in the second halves
   * @return the movement of twice as many rounds and sets
   */
  static Movement halves(Movement movement, int table) {
    Boards boards = movement.boards();
    List<Round> rounds = new ArrayList<>();
    for (Round round : movement.rounds()) {
      for (int half : new int[] {0, 1}) {
        List<Encounter> here = new ArrayList<>();
        for (Encounter e : round.encounters()) {
          boolean turns = half == 1 && e.table() == table;
          here.add(
              new Encounter(
                  e.table(),
                  turns ? SwitchCounts.turned(e.seating()) : e.seating(),
                  2 * e.set() - 1 + half));
        }
        rounds.add(new Round(here));
      }
    }
    return new Movement(
        Text.of("%s, table %d switched inside each set", movement.name(), table),
        movement.kind(),
        movement.contestants(),
        movement.tables(),
        new Boards(2 * boards.sets(), boards.perSet() / 2, boards.play(), boards.copies()),
        movement.rotation(),
        movement.winners(),
        rounds,
        movement.numbering());
  }

  /** {@return a sentence that says what the director announces, and what it is good for} */
  public String sentence() {
    return Text.of(
        "If table %d changes directions after half of the boards of every round, and the other"
            + " tables are switched to suit it, the calibre is %.2f.",
        table, calibre);
  }
}
