package org.boardwalk.search.local.methods;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.search.Method;
import org.boardwalk.search.NamedMethod;
import org.boardwalk.search.Rate;
import org.boardwalk.search.SearchScope;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;

/**
 * Seats the players of known tables anew: takes the foursomes of movements that are built by rule
 * or have another rotation, one movement after the other, and anneals the seats within each table
 * once. Who meets at a table does not change, only in which seats. Shared play. Heuristic.
 */
public final class FoursomesTurned extends NamedMethod<IndividualWish> {

  /** Steps of one cooling for each table of each round, by trial on 16 to 32 players. */
  private static final long STEPS_PER_TABLE = 5_000;

  /** Each cooling from a built movement is so many times as long as the last, up to a turn. */
  private static final int LONGER = 4;

  private final List<Movement> starts;
  private final boolean longer;
  private final Turning turning;
  private long stepsPerTable = STEPS_PER_TABLE;

  private FoursomesTurned(String what, List<Movement> starts, boolean longer, boolean anew) {
    super(what + ", turned", MethodKind.TURNING);
    this.starts = starts;
    this.longer = longer;
    turning = new Turning(name(), anew);
  }

  /**
   * @param built a movement with the sizes and the play of a wish
   * @return the method that changes only who sits in which direction, not who partners whom
   */
  public static Method<IndividualWish> keepingPartners(Movement built) {
    return new FoursomesTurned("tables of a known design", List.of(built), true, false);
  }

  /**
   * @param wish a wish
   * @param built movements that are built for it from a plane
   * @param known known movements for these players
   * @return the method; empty when it cannot serve the wish, nothing is built, and no known
   *     movement has as many rounds and another rotation
   */
  public static List<Method<IndividualWish>> forWish(
      IndividualWish wish, List<Movement> built, List<Movement> known) {
    Stream<Movement> others =
        known.stream()
            .filter(m -> m.contestants() == wish.players() && m.tables() == wish.tables())
            .filter(m -> m.rounds().size() == wish.rounds() && m.rotation() != wish.rotation())
            .filter(m -> m.boards().play() == Play.SHARED);
    List<Movement> starts = Stream.concat(built.stream(), others).toList();
    boolean fits =
        wish.boards().play() == Play.SHARED && wish.fixed().nothing() && !starts.isEmpty();
    String what = built.isEmpty() ? "tables of another rotation" : "tables of a plane";
    return fits ? List.of(new FoursomesTurned(what, starts, !built.isEmpty(), true)) : List.of();
  }

  /** Ends after one cooling from each movement; from those that are built, longer ones follow. */
  @Override
  public boolean run(SearchScope<IndividualWish> scope, Duration slice, long seed) {
    SplittableRandom random = random(seed);
    long tables = (long) scope.wish().tables() * scope.wish().rounds();
    long turn = steps(slice, Rate.TURNING_STEP, scope.wish().players());
    long steps = Math.max(STEPS_PER_TABLE * tables, Math.min(stepsPerTable * tables, turn));
    for (Movement start : starts) {
      turning.cool(scope, random, start, steps);
    }
    stepsPerTable *= stepsPerTable * tables < turn ? LONGER : 1;
    return longer;
  }
}
