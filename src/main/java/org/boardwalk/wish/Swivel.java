package org.boardwalk.wish;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.WrongValue;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Profile;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.TheoremCase;
import org.boardwalk.quality.Weights;

/**
 * A swivel: two or three stanzas, each of which is a rainbow with its own sets. Between them
 * players change direction, so that the players of each field partner those of another field. One
 * winner; all tables are in play, with one copy of as many sets in a stanza as tables. No two
 * players partner twice; players of one field never meet, and others oppose each other as often as
 * there are stanzas, less one if they partner.
 */
public record Swivel() implements Form {

  private static final int MOST_STANZAS = 3;

  /**
   * @param boards the boards
   * @param tables number of tables, at least 1
   * @return the number of stanzas: sets divided by tables
   */
  public static int stanzas(Boards boards, int tables) {
    return boards.sets() / tables;
  }

  /**
   * @param wish a wish
   * @return whether a swivel has its sizes and could keep what it asks for
   */
  public static boolean fits(IndividualWish wish) {
    try {
      Form.SWIVEL.checkSizes(wish.players(), wish.tables(), wish.rounds(), wish.boards());
      return wish.fixed().nothing() && !wish.symmetry().restricts();
    } catch (WrongValue e) {
      return false;
    }
  }

  @Override
  public String word() {
    return "swivel";
  }

  @Override
  public <R> R accept(Visitor<R> visitor) {
    return visitor.swivel(this);
  }

  @Override
  public int winners() {
    return 1;
  }

  @Override
  public Demand unsaid(Criterion criterion) {
    return Demand.MINIMISE;
  }

  @Override
  public void checkSizes(int players, int tables, int rounds, Boards boards) {
    if (players != 4 * tables) {
      throw new WrongValue(
          "players", "[%d] must be 4 at each of [%d] tables in a swivel", players, tables);
    }
    int stanzas = stanzas(boards, tables);
    if (boards.sets() != stanzas * tables || stanzas < 2 || stanzas > MOST_STANZAS) {
      throw new WrongValue(
          "boards sets",
          "[%d] must be 2 or 3 times the [%d] tables in a swivel, as many as tables in a stanza",
          boards.sets(),
          tables);
    }
    if (rounds % stanzas != 0 || rounds / stanzas > tables) {
      throw new WrongValue(
          "rounds",
          "[%d] must be %d times at most [%d], the tables of the swivel",
          rounds,
          stanzas,
          tables);
    }
    SingleTable.refuseReplay(boards);
    if (boards.play() != Play.CIRCULATING || boards.copies() != 1) {
      throw new WrongValue("boards", "must be circulating in a swivel, with one copy");
    }
  }

  @Override
  public void checkWishes(Map<Criterion, Demand> criteria, Symmetry symmetry, Fixed fixed) {
    if (symmetry.restricts() || !fixed.nothing()) {
      throw new IllegalArgumentException(
          "neither symmetry nor fixed can be asked of a swivel: its rule settles all");
    }
  }

  @Override
  public Bounds bounds(Profile profile, Set<Criterion> held, Weights weights) {
    return FREE.bounds(profile, held, weights);
  }

  @Override
  public List<TheoremCase> forbidding(Profile profile, Set<Criterion> held, Symmetry symmetry) {
    return FREE.forbidding(profile, held, symmetry);
  }

  @Override
  public boolean holds(Scorecard card, int rounds) {
    return true;
  }
}
