package org.boardwalk.model.pairs;

import static org.boardwalk.model.ModelBuilder.not;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import org.boardwalk.model.ConstraintFamily;
import org.boardwalk.model.ModelBuilder;
import org.boardwalk.model.Sum;
import org.boardwalk.model.VariableFamily;
import org.boardwalk.movement.text.Text;

/**
 * States that each set of boards is played several times or never, so that every board has other
 * results. used[s]: set s is played.
 */
final class PlayedSets {

  private static final VariableFamily USED = new VariableFamily("used", "s", "set s is played");

  private PlayedSets() {}

  /**
   * @param model the model
   * @param room the room
   * @param plays plays[t][r][s]: table t plays set s in round r
   * @param literal whether it is a literal of the model
   */
  static void state(ModelBuilder model, WebRoom room, int[][][] plays, IntPredicate literal) {
    state(
        model,
        room.sets(),
        room.fewestPlays(),
        1,
        s ->
            Arrays.stream(plays)
                .flatMap(Arrays::stream)
                .map(cell -> cell[s])
                .filter(literal::test)
                .toList());
  }

  /**
   * States nothing where once is enough.
   *
   * @param model the model
   * @param sets the number of sets
   * @param fewest the fewest times that a set is played, if at all
   * @param places the contestants that the plays count for each table
   * @param plays for a set, from 0, the literals that are true where it is played
   */
  static void state(
      ModelBuilder model, int sets, int fewest, int places, IntFunction<List<Integer>> plays) {
    if (fewest == 1) {
      return;
    }
    model.family(
        ConstraintFamily.game(
            "Every board has other results",
            Text.of("A set that is played is played at least %d times.", fewest),
            Text.of(
                "for all s: each plays[s] ⇒ used[s]; Σ plays[s] ≥ %d · used[s]", fewest * places)));
    for (int s = 0; s < sets; s++) {
      int used = model.bool(USED, s);
      Sum times = new Sum().add(used, -(long) fewest * places);
      for (int play : plays.apply(s)) {
        model.clause(not(play), used);
        times.add(play, 1);
      }
      model.atLeast(times, 0);
    }
  }
}
