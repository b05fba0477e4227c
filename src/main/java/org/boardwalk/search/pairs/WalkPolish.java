package org.boardwalk.search.pairs;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.pairs.EastWest;
import org.boardwalk.model.pairs.SetGrid;
import org.boardwalk.model.pairs.WalkFormulation;
import org.boardwalk.model.pairs.WebRoom;
import org.boardwalk.movement.Movement;
import org.boardwalk.search.Engine;

/**
 * Large neighbourhood search for fewer leaps of EW over the given boards: the engine finds the best
 * new ways for some pairs, among them one that leaps; equally good ways are accepted too.
 * Heuristic; {@link BoardingPolish} is the counterpart for breaks.
 */
final class WalkPolish {

  private static final double EFFORT = 0.4;

  private static final int LEAST_PAIRS = 2;

  private final WebSearchScope quest;
  private final WebRoom room;
  private final SetGrid grid;
  private final SplittableRandom random;

  WalkPolish(WebSearchScope quest, WebRoom room, SetGrid grid) {
    this.quest = quest;
    this.room = room;
    this.grid = grid;
    random = new SplittableRandom(quest.seed());
  }

  /** Continues until the time is over, no pair leaps, or all pairs at once gain nothing. */
  Movement polish(Movement start) {
    Movement best = start;
    double width = 4;
    while (!quest.over(1)) {
      EastWest before = EastWest.of(room, best);
      Set<Integer> open = opening(before, (int) width);
      ConstraintModel model =
          WalkFormulation.reopened(quest.wish(), room, grid, before, open)
              .below(before.leaps() + 1L);
      LastSolution<Movement> found = new LastSolution<>();
      Engine.Limits limits =
          new Engine.Limits(EFFORT, 10 * EFFORT, () -> quest.over(1), random.nextInt(1 << 30));
      boolean exhausted =
          quest
              .engine()
              .solve(model, limits, v -> found.accept(model.decoder().apply(v)))
              .exhausted();
      best = found.value().orElse(best);
      if (before.leaps() == 0 || (exhausted && open.size() == room.tables())) {
        return best;
      }
      // Wider where the engine needs little time, narrower where it needs much.
      width =
          exhausted ? Math.min(room.tables(), width + 0.15) : Math.max(LEAST_PAIRS, width - 0.3);
    }
    return best;
  }

  private Set<Integer> opening(EastWest walk, int width) {
    List<Integer> leaping = new ArrayList<>();
    for (int t = 0; t < room.tables(); t++) {
      for (int r = 0; r + 1 < room.rounds(); r++) {
        if (walk.at(t, r) != walk.at((t + 1) % room.tables(), r + 1)) {
          leaping.add(walk.at(t, r));
        }
      }
    }
    Set<Integer> open = new HashSet<>();
    while (open.size() < Math.min(width, room.tables())) {
      boolean leaps = !leaping.isEmpty() && random.nextBoolean();
      open.add(leaps ? leaping.get(random.nextInt(leaping.size())) : random.nextInt(room.tables()));
    }
    return open;
  }
}
