package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating.FourPlayers;
import org.boardwalk.movement.Seating.TwoPairs;
import org.boardwalk.publish.Names;

/** Sessions and settings to print. */
final class Sessions {

  private Sessions() {}

  static PaperSettings named(List<String> names) {
    return new PaperSettings(
        PageSize.A4, Optional.empty(), TypeSize.NORMAL, new Names(byNumber(names)));
  }

  private static Map<Integer, String> byNumber(List<String> names) {
    Map<Integer, String> map = new TreeMap<>();
    for (int k = 0; k < names.size(); k++) {
      map.put(k + 1, names.get(k));
    }
    return map;
  }

  static PaperSettings perPage(int cards) {
    return new PaperSettings(
        PageSize.A4, Optional.of(PerPage.of(cards)), TypeSize.NORMAL, Names.NONE);
  }

  /** Thirteen players, everybody sits out once; each round's numbers are one higher. */
  static Movement thirteen() {
    int[][] first = {{1, 8, 12, 5}, {2, 3, 11, 10}, {4, 6, 9, 7}};
    List<Round> rounds = new ArrayList<>();
    for (int r = 0; r < 13; r++) {
      List<Encounter> encounters = new ArrayList<>();
      for (int t = 0; t < 3; t++) {
        encounters.add(
            new Encounter(
                t + 1,
                new FourPlayers(
                    up(first[t][0], r), up(first[t][1], r), up(first[t][2], r), up(first[t][3], r)),
                r + 1));
      }
      rounds.add(new Round(encounters));
    }
    return new Movement(
        "13 players",
        Kind.INDIVIDUAL,
        13,
        3,
        new Boards(13, 2, Play.SHARED, 3),
        Rotation.NONE,
        1,
        rounds);
  }

  private static int up(int player, int round) {
    return (player + round) % 13 + 1;
  }

  /** 19 tables, 13 rounds, "13-up-3-up-3-down" with three copies; EW pairs up one table. */
  static Movement nineteenTables() {
    List<Round> rounds = new ArrayList<>();
    for (int r = 0; r < 13; r++) {
      List<Encounter> encounters = new ArrayList<>();
      for (int t = 1; t <= 19; t++) {
        int set = t <= 13 ? t - 1 + r : t <= 16 ? t - 14 + r : 31 - t - r;
        encounters.add(
            new Encounter(
                t, new TwoPairs(t, 20 + Math.floorMod(t - 1 - r, 19)), Math.floorMod(set, 13) + 1));
      }
      rounds.add(new Round(encounters));
    }
    return new Movement(
        "19 tables",
        Kind.PAIRS,
        38,
        19,
        new Boards(13, 2, Play.CIRCULATING, 3),
        Rotation.NONE,
        2,
        rounds);
  }

  /** Four players, each partner in two of six rounds. */
  static Movement singleTable() {
    int[][] seats = {
      {4, 2, 1, 3}, {4, 3, 2, 1}, {4, 1, 3, 2}, {3, 4, 2, 1}, {1, 4, 3, 2}, {2, 4, 1, 3}
    };
    List<Round> rounds = new ArrayList<>();
    for (int r = 0; r < 6; r++) {
      rounds.add(
          new Round(
              List.of(
                  new Encounter(
                      1,
                      new FourPlayers(seats[r][0], seats[r][1], seats[r][2], seats[r][3]),
                      r % 3 + 1))));
    }
    return new Movement(
        "single table",
        Kind.INDIVIDUAL,
        4,
        1,
        new Boards(3, 3, Play.CIRCULATING, 1, Boards.Replay.OTHER_CARDS),
        Rotation.NONE,
        1,
        rounds);
  }
}
