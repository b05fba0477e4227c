package org.boardwalk.search.local.state;

import java.util.Arrays;
import org.boardwalk.model.Roles;
import org.boardwalk.quality.rule.Counted.Relation;
import org.boardwalk.wish.IndividualWish;

/**
 * The places of the contestants in each round, the sets at the tables, and how the seats of a table
 * are related. A search that changes the arrays shares them with its {@link RuleLedger}. Places of
 * a round are numbered table by table: N, E, S and W of a table of four, as in {@link Schedule}, or
 * NS and EW of a table of two pairs or lone players.
 */
public final class Positions {

  /** The number of tables. */
  final int tables;

  /** seated[r][i]: whether a place of a round is a seat in play. */
  final boolean[][] seated;

  /**
   * who[r][i]: the contestant in a place; place[r][p]: the place of a contestant. Numbers above
   * those of the contestants stand for places that are empty.
   */
  public final int[][] who;

  public final int[][] place;

  /** setAt[r][t]: the set at a table, from 0. */
  final int[][] setAt;

  /** relations[a][b]: those of the player in seat a to that in seat b, as bits. */
  final int[][] relations;

  /** Exchanges the players in two places of a round. */
  public interface Swap {
    void accept(int r, int i, int j);
  }

  private Positions(
      int tables,
      boolean[][] seated,
      int[][] who,
      int[][] place,
      int[][] setAt,
      int[][] relations) {
    this.tables = tables;
    this.seated = seated;
    this.who = who;
    this.place = place;
    this.setAt = setAt;
    this.relations = relations;
  }

  /** Tables of four players. */
  public static Positions of(IndividualWish wish, int[][] who, int[][] place, int[][] setAt) {
    boolean[][] seated = new boolean[wish.rounds()][wish.players()];
    for (int r = 0; r < seated.length; r++) {
      Arrays.fill(seated[r], 0, 4 * wish.turnout().tables(r + 1), true);
    }
    return new Positions(wish.tables(), seated, who, place, setAt, relations(new Roles(wish)));
  }

  /** Tables of two pairs or lone players, who oppose each other. */
  public static Positions ofPairs(int tables, boolean[][] seated, int[][] who, int[][] setAt) {
    int met = Relation.OPPONENT.bit() | Relation.TABLE.bit();
    int[][] relations = {{0, met}, {met, 0}};
    return new Positions(tables, seated, who, places(who), setAt, relations);
  }

  /** The place of each contestant. */
  public static int[][] places(int[][] who) {
    int[][] place = new int[who.length][who[0].length];
    for (int r = 0; r < who.length; r++) {
      for (int i = 0; i < who[r].length; i++) {
        place[r][who[r][i]] = i;
      }
    }
    return place;
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

  /** Exchanges the contestants in two places of a round. */
  public void exchange(int r, int i, int j) {
    int contestant = who[r][i];
    who[r][i] = who[r][j];
    who[r][j] = contestant;
    place[r][contestant] = j;
    place[r][who[r][i]] = i;
  }
}
