package org.boardwalk.wish;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Boards.Replay;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.WrongValue;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Profile;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.TheoremCase;
import org.boardwalk.quality.Weights;

/**
 * Four players at one table: {@value #ROUNDS} rounds, in which any two players partner twice, with
 * {@value #SETS} sets, each played twice. No player holds the same cards twice.
 */
public record SingleTable() implements Form {

  private static final int PLAYERS = 4;

  /** Number of rounds. */
  public static final int ROUNDS = 6;

  /** Number of sets. */
  public static final int SETS = 3;

  /**
   * Refuses boards that may be replayed, for movements with more tables.
   *
   * @throws IllegalArgumentException when the boards may be replayed
   */
  static void refuseReplay(Boards boards) {
    if (boards.replay() != Replay.NEVER) {
      throw new WrongValue("boards", "are played again with other cards at a single table only");
    }
  }

  /**
   * @param perSet boards in a set, at least 1
   * @return the boards of such a session, one copy of each
   */
  public static Boards boards(int perSet) {
    return new Boards(SETS, perSet, Play.CIRCULATING, 1, Replay.OTHER_CARDS);
  }

  @Override
  public String word() {
    return "single-table";
  }

  @Override
  public <R> R accept(Visitor<R> visitor) {
    return visitor.singleTable(this);
  }

  @Override
  public int winners() {
    return 1;
  }

  /** The default demands: directions are ignored, as there are no other tables to compare with. */
  @Override
  public Demand unsaid(Criterion criterion) {
    return criterion.atTable() ? Demand.MINIMISE : Demand.IGNORE;
  }

  @Override
  public void checkSizes(int players, int tables, int rounds, Boards boards) {
    must("players", players, PLAYERS);
    must("tables", tables, 1);
    must("rounds", rounds, ROUNDS);
    must("boards sets", boards.sets(), SETS);
    if (boards.replay() != Replay.OTHER_CARDS || boards.play() != Play.CIRCULATING) {
      throw new WrongValue(
          "boards", "must be circulating and played again with other cards at a single table");
    }
  }

  private static void must(String what, int value, int wanted) {
    if (value != wanted) {
      throw new WrongValue(what, "[%d] must be [%d] at a single table", value, wanted);
    }
  }

  @Override
  public void checkWishes(Map<Criterion, Demand> criteria, Symmetry symmetry, Fixed fixed) {
    if (symmetry.restricts() || !fixed.nothing()) {
      throw new IllegalArgumentException(
          "neither symmetry nor fixed can be asked of a single table: its rule settles all");
    }
  }

  @Override
  public Bounds bounds(Profile profile, Set<Criterion> held, Weights weights) {
    return Bounds.of(profile, held, weights);
  }

  @Override
  public List<TheoremCase> forbidding(Profile profile, Set<Criterion> held, Symmetry symmetry) {
    return Bounds.forbidding(profile, held);
  }

  @Override
  public boolean holds(Scorecard card, int rounds) {
    return true;
  }
}
