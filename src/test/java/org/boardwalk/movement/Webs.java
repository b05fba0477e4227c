package org.boardwalk.movement;

import java.util.ArrayList;
import java.util.List;

/** Webs by the rule of section 3 of the domain, for tests. */
public final class Webs {

  private Webs() {}

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
