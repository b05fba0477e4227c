package org.boardwalk.search.pairs;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.pairs.MeetingFormulation;
import org.boardwalk.model.pairs.MeetingTurn;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.search.Engine;
import org.boardwalk.search.NamedMethod;
import org.boardwalk.search.SearchScope;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Proof;

/**
 * Searches for movements of one winner in which pairs meet at most once and none replays a set. The
 * engine finds meetings and sets exactly: first those with a symmetry, which are far fewer, then
 * any. Tables are then turned by simulated annealing so that the movement is balanced. Up to some
 * 20 pairs.
 */
public final class HowellSearch extends NamedMethod<PairsWish> {

  /** The part of the time after which the engine gives up. */
  private static final double MEETINGS = 0.8;

  /** That part for models with a symmetry; the next constant is the part that each of them gets. */
  private static final double TURNED = 0.5;

  private static final double EACH_TURN = 0.2;

  private static final int TURNINGS = 8;

  /** Steps of all turnings together, for each second of the search; the meetings have the rest. */
  private static final long STEPS = 200_000;

  private final Engine engine;

  /**
   * @param engine the engine that solves the model of meetings
   */
  public HowellSearch(Engine engine) {
    super("meetings by " + engine.name(), MethodKind.HOWELLS);
    this.engine = engine;
  }

  /** Takes the whole time of the search, regardless of the slice. */
  @Override
  public boolean run(SearchScope<PairsWish> scope, Duration slice, long seed) {
    WebSearchScope quest = new WebSearchScope(scope, engine, seed);
    for (MeetingTurn turn : MeetingTurn.of(scope.wish())) {
      if (!quest.over(TURNED) && !scope.settled()) {
        solved(quest, MeetingFormulation.of(scope.wish(), turn), quest.seconds() * EACH_TURN);
      }
    }
    if (!quest.over(MEETINGS) && !scope.settled()) {
      ConstraintModel model = MeetingFormulation.of(scope.wish());
      boolean refuted = solved(quest, model, quest.seconds());
      if (refuted && scope.incumbent().isEmpty()) {
        scope.proved(Proof.by(engine.exhausted(model)));
      }
    }
    return false;
  }

  /** Turns and offers what the engine finds; returns whether the engine exhausted the model. */
  private boolean solved(WebSearchScope quest, ConstraintModel model, double seconds) {
    LastSolution<Movement> found = new LastSolution<>();
    boolean exhausted = solve(quest, model, seconds, found);
    Finder finder = engine.finder(model.name() + ", then turned by annealing");
    found.value().ifPresent(start -> turn(quest, start, movement -> quest.offer(movement, finder)));
    return exhausted;
  }

  private static boolean solve(
      WebSearchScope quest, ConstraintModel model, double seconds, LastSolution<Movement> found) {
    return quest
        .solve(
            model,
            seconds,
            MEETINGS,
            values -> found.accept(seated(quest.wish(), model.decoder().apply(values))))
        .exhausted();
  }

  private static Movement seated(PairsWish wish, Movement found) {
    return wish.boards().parts() == 1
        ? QuietTables.of(found)
        : PartTables.of(found, wish.form() instanceof PairsForm.Free free && free.stationary() > 0);
  }

  private static void turn(WebSearchScope quest, Movement start, Consumer<Movement> better) {
    long least = TableTurning.imbalance(start);
    better.accept(start);
    long steps = (long) (quest.seconds() * STEPS / TURNINGS);
    for (int k = 0; k < TURNINGS && least > 0 && !quest.over(1); k++) {
      Movement next = new TableTurning(start).run(steps, quest.seed() + k, () -> quest.over(1));
      long imbalance = TableTurning.imbalance(next);
      if (imbalance < least) {
        least = imbalance;
        better.accept(next);
      }
    }
  }

  /**
   * Assigns tables to the encounters of every round so that the boards walk as quietly as possible:
   * the sets of a table are played next at the table below, if that is in play. Meetings and their
   * boards do not change. The breaks of each round are then as few as its sets allow: one for each
   * set that was not played, or at fewer tables, in the round before. Exact; O(tables² · rounds).
   */
  public static final class QuietTables {

    /** In place of a set: none was played. */
    private static final int NONE = 0;

    private QuietTables() {}

    /**
     * @param movement a movement of one winner
     * @return the movement with other tables
     */
    public static Movement of(Movement movement) {
      int tables = movement.tables();
      // A slot goes down one table after every round, and its boards with it.
      List<Integer> slots = new ArrayList<>(Collections.nCopies(tables, NONE));
      List<Round> rounds = new ArrayList<>();
      for (int r = 0; r < movement.rounds().size(); r++) {
        List<Encounter> left = new ArrayList<>(movement.rounds().get(r).encounters());
        List<Encounter> seated = new ArrayList<>();
        List<Integer> empty = new ArrayList<>();
        for (int slot = 0; slot < tables; slot++) {
          int set = slots.get(slot);
          int same = indexOf(left, set);
          if (same >= 0) {
            seated.add(at(left.remove(same), slot, r, tables));
          } else {
            empty.add(slot);
          }
        }
        for (Encounter e : left) {
          int slot = empty.remove(0);
          slots.set(slot, e.set());
          seated.add(at(e, slot, r, tables));
        }
        empty.forEach(slot -> slots.set(slot, NONE));
        seated.sort(Comparator.comparingInt(Encounter::table));
        rounds.add(new Round(seated));
      }
      return movement.with(rounds);
    }

    private static int indexOf(List<Encounter> encounters, int set) {
      for (int k = 0; k < encounters.size(); k++) {
        if (encounters.get(k).set() == set) {
          return k;
        }
      }
      return -1;
    }

    private static Encounter at(Encounter e, int slot, int round, int tables) {
      return new Encounter(Math.floorMod(slot - round, tables) + 1, e.seating(), e.set());
    }
  }
}
