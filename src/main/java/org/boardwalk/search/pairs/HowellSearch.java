package org.boardwalk.search.pairs;

import java.time.Duration;
import java.util.function.Consumer;
import org.boardwalk.answer.Finder;
import org.boardwalk.answer.Proof;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.MeetingFormulation;
import org.boardwalk.movement.Movement;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.Method;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.PairsWish;

/**
 * Searches movements of one winner in which pairs meet at most once and nobody replays a set. The
 * meetings and sets are found exactly, by the engine; tables are then turned so that the movement
 * is balanced, by annealing. Up to some 20 pairs.
 */
public final class HowellSearch implements Method<PairsWish> {

  /** Part of the time after which the engine gives up. */
  private static final double MEETINGS = 0.8;

  private static final int TURNINGS = 8;
  private static final long STEPS_PER_SECOND = 200_000;

  private final Engine engine;

  /**
   * @param engine solves the model of meetings
   */
  public HowellSearch(Engine engine) {
    this.engine = engine;
  }

  @Override
  public String name() {
    return "meetings by " + engine.name();
  }

  @Override
  public MethodKind kind() {
    return MethodKind.HOWELLS;
  }

  /** Takes the whole time of the hunt, whatever the slice. */
  @Override
  public boolean run(Hunt<PairsWish> hunt, Duration slice, long seed) {
    WebQuest quest = new WebQuest(hunt, engine, seed);
    ConstraintModel model = MeetingFormulation.of(hunt.wish());
    Latest<Movement> found = new Latest<>();
    Engine.Verdict verdict =
        quest.solve(
            model,
            quest.seconds(),
            MEETINGS,
            values -> found.accept(QuietTables.of(model.decoder().apply(values))));
    if (found.value().isPresent()) {
      Finder finder = engine.finder("meetings, then turned by annealing");
      turn(quest, found.value().get(), movement -> quest.offer(movement, finder));
    } else if (verdict == Engine.Verdict.EXHAUSTED) {
      hunt.proved(Proof.by(engine.exhausted(model)));
    }
    return false;
  }

  private static void turn(WebQuest quest, Movement start, Consumer<Movement> better) {
    long least = TableTurning.imbalance(start);
    better.accept(start);
    long steps = (long) (quest.seconds() * STEPS_PER_SECOND / TURNINGS);
    for (int k = 0; k < TURNINGS && least > 0 && !quest.over(1); k++) {
      Movement next = new TableTurning(start).run(steps, quest.seed() + k, () -> quest.over(1));
      long imbalance = TableTurning.imbalance(next);
      if (imbalance < least) {
        least = imbalance;
        better.accept(next);
      }
    }
  }
}
