package org.boardwalk.search.local;

import java.util.Arrays;
import org.boardwalk.model.Roles;
import org.boardwalk.quality.rule.Counted.Relation;
import org.boardwalk.wish.IndividualWish;

/** What a {@link RuleLedger} knows of the places of a schedule. */
final class Floor {

  /** The number of tables. */
  final int tables;

  /** seated[r][i]: whether a place of a round is a seat in play; one more for no place. */
  final boolean[][] seated;

  /** setAt[r][t]: the set at a table, from 0. */
  final int[][] setAt;

  /** relations[a][b]: those of the player in seat a to that in seat b, as bits. */
  final int[][] relations;

  private Floor(int tables, boolean[][] seated, int[][] setAt, int[][] relations) {
    this.tables = tables;
    this.seated = seated;
    this.setAt = setAt;
    this.relations = relations;
  }

  static Floor of(IndividualWish wish, int[][] setAt) {
    boolean ruled = !wish.rules().isEmpty();
    boolean[][] seated = new boolean[ruled ? wish.rounds() : 0][wish.players() + 1];
    for (int r = 0; r < seated.length; r++) {
      Arrays.fill(seated[r], 0, 4 * wish.turnout().tables(r + 1), true);
    }
    int[][] relations = ruled ? relations(new Roles(wish)) : new int[4][4];
    return new Floor(wish.tables(), seated, setAt, relations);
  }

  /** Tables of two pairs or lone players, who oppose each other. */
  static Floor ofPairs(int tables, boolean[][] seated, int[][] setAt) {
    int met = Relation.OPPONENT.bit() | Relation.TABLE.bit();
    return new Floor(tables, seated, setAt, new int[][] {{0, met}, {met, 0}});
  }

  private static int[][] relations(Roles roles) {
    int[][] relations = new int[4][4];
    for (int a = 0; a < 4; a++) {
      for (int b = 0; b < 4; b++) {
        if (a != b) {
          relations[a][b] =
              Relation.TABLE.bit()
                  | (roles.partner(a, b) > 0 ? Relation.PARTNER.bit() : 0)
                  | (roles.opponent(a, b) > 0 ? Relation.OPPONENT.bit() : 0)
                  | (roles.left(a, b) > 0 ? Relation.LEFT.bit() : 0);
        }
      }
    }
    return relations;
  }
}
