package org.boardwalk.wish;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.Word;
import org.boardwalk.movement.text.WrongValue;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Profile;
import org.boardwalk.quality.RainbowTheorems;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.TheoremCase;
import org.boardwalk.quality.Weights;

/**
 * A rainbow: North stays, South, East, West and the sets move, every player keeps their direction,
 * and no player meets another player or a set twice. There may be a rover in each field; rovers and
 * the players whose seats they take may meet again. 4 winners, one in each seat; all tables are in
 * play, with one copy of as many sets as tables.
 *
 * @param moves the moves of the players and sets
 */
public record Rainbow(Moves moves) implements Form {

  @Override
  public String word() {
    return "rainbow";
  }

  @Override
  public <R> R accept(Visitor<R> visitor) {
    return visitor.rainbow(this);
  }

  @Override
  public int winners() {
    return 4;
  }

  /**
   * The default demands. The players of a field always sit in the same direction, so directions
   * cannot be balanced.
   */
  @Override
  public Demand unsaid(Criterion criterion) {
    return criterion.atTable() ? Demand.MINIMISE : Demand.IGNORE;
  }

  @Override
  public void checkSizes(int players, int tables, int rounds, Boards boards) {
    if (tables < 2 || players != 4 * tables) {
      throw new WrongValue(
          "players",
          "[%d] must be 4 at each of [%d] tables in a rainbow, and tables at least 2",
          players,
          tables);
    }
    if (rounds > tables) {
      throw new WrongValue(
          "rounds", "[%d] must be at most [%d], the tables of the rainbow", rounds, tables);
    }
    if (boards.play() != Play.CIRCULATING) {
      throw new WrongValue("boards play", "[shared] must be circulating in a rainbow");
    }
    if (boards.sets() != tables) {
      throw new WrongValue(
          "boards sets",
          "[%d] must be [%d], as many as tables, in a rainbow",
          boards.sets(),
          tables);
    }
    SingleTable.refuseReplay(boards);
    if (boards.copies() != 1) {
      throw new WrongValue("boards copies", "[%d] must be 1 in a rainbow", boards.copies());
    }
  }

  @Override
  public void checkWishes(Map<Criterion, Demand> criteria, Symmetry symmetry, Fixed fixed) {
    criteria.forEach(
        (criterion, demand) -> {
          if (!criterion.atTable() && demand != Demand.IGNORE) {
            throw new WrongValue(
                "criteria " + criterion.word(),
                "[%s] must be ignore in a rainbow: a field always sits in one direction",
                Word.of(demand));
          }
        });
    if (symmetry.restricts()) {
      throw new WrongValue(
          "symmetry", "cannot be asked of a rainbow: its moves say how it repeats");
    }
    if (!fixed.nothing()) {
      throw new WrongValue("fixed", "cannot be asked of a rainbow: its moves settle all");
    }
  }

  @Override
  public Bounds bounds(Profile profile, Set<Criterion> held, Weights weights) {
    return meetOnce()
        ? RainbowTheorems.bounds(profile, weights)
        : FREE.bounds(profile, held, weights);
  }

  /**
   * The theorems that exclude a rainbow. Given steps are tried in any case, so that the answer can
   * name the players who meet twice.
   */
  @Override
  public List<TheoremCase> forbidding(Profile profile, Set<Criterion> held, Symmetry symmetry) {
    return meetOnce()
        ? RainbowTheorems.forbidding(profile, held, !(moves instanceof Moves.Steps))
        : List.of();
  }

  @Override
  public boolean holds(Scorecard card, int rounds) {
    return !meetOnce() || card.meetings().least() == 3 * rounds;
  }

  /** Whether no two players may meet twice: rovers and the players whose seats they take may. */
  private boolean meetOnce() {
    return moves != Moves.ROVERS;
  }
}
