package org.boardwalk.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.movement.Seating.TwoPairs;

/** Pairs movements by their rules, NS numbered by table, EW on from there. */
public final class WebExamples {

  private WebExamples() {}

  /** Half the tables up, half down; EW up one, and skip a table after some round. */
  public static Movement web(int tables, int rounds, int skipAfter) {
    List<Round> all = new ArrayList<>();
    for (int r = 1; r <= rounds; r++) {
      int moved = r - 1 + (r > skipAfter ? 1 : 0);
      int round = r;
      all.add(
          new Round(
              IntStream.rangeClosed(1, tables)
                  .mapToObj(
                      t ->
                          new Encounter(
                              t,
                              new TwoPairs(t, tables + 1 + Math.floorMod(t - 1 - moved, tables)),
                              set(t, round, tables, rounds)))
                  .toList()));
    }
    Boards boards = new Boards(rounds, 2, Play.CIRCULATING, 2);
    return new Movement(
        "Web " + tables, Kind.PAIRS, 2 * tables, tables, boards, Rotation.NONE, 2, all);
  }

  private static int set(int table, int round, int tables, int rounds) {
    // Table 18 of 18 starts with the last set, 17 with the first, 16 with the second.
    int start = table <= tables / 2 ? table : tables - table;
    int step = table <= tables / 2 ? round - 1 : 1 - round;
    return Math.floorMod(start + step - 1, rounds) + 1;
  }

  /** NS stay, EW up one, sets down one; for an odd number of tables. */
  public static Movement mitchell(int tables) {
    List<Round> all = new ArrayList<>();
    for (int r = 0; r < tables; r++) {
      List<Encounter> encounters = new ArrayList<>();
      for (int t = 0; t < tables; t++) {
        TwoPairs pairs = new TwoPairs(t + 1, tables + 1 + Math.floorMod(t - r, tables));
        encounters.add(new Encounter(t + 1, pairs, (t + r) % tables + 1));
      }
      all.add(new Round(encounters));
    }
    Boards boards = new Boards(tables, 2, Play.CIRCULATING, 1);
    return new Movement(
        "Mitchell " + tables, Kind.PAIRS, 2 * tables, tables, boards, Rotation.NONE, 2, all);
  }

  /**
   * Table t of the ascending segments plays set t + r - 1 in round r; the last table of the
   * descending segment begins with the last set, the one below it with the first; NS stay, EW go up
   * 1, with an even number of sets up 2 after half of the rounds.
   *
   * @param up tables of all ascending segments
   * @param down tables of the descending segment
   * @param sets sets of two boards
   * @param rounds rounds
   * @param copies what the room has
   */
  public static Movement web(int up, int down, int sets, int rounds, int copies) {
    int tables = up + down;
    List<Round> all = new ArrayList<>();
    for (int r = 1; r <= rounds; r++) {
      List<Encounter> encounters = new ArrayList<>();
      int skip = sets % 2 == 0 && r > sets / 2 ? 1 : 0;
      for (int t = 1; t <= tables; t++) {
        int ew = tables + Math.floorMod(t - r - skip, tables) + 1;
        int set = t <= up ? t + r - 2 : tables - t - r;
        encounters.add(new Encounter(t, new Seating.TwoPairs(t, ew), Math.floorMod(set, sets) + 1));
      }
      all.add(new Round(encounters));
    }
    return new Movement(
        "%d-up-%d-down".formatted(up, down),
        Kind.PAIRS,
        2 * tables,
        tables,
        new Boards(sets, 2, Play.CIRCULATING, copies),
        Rotation.NONE,
        2,
        all);
  }
}
