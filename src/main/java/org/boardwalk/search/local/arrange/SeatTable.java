package org.boardwalk.search.local.arrange;

import java.util.Arrays;
import java.util.List;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating.FourPlayers;

/**
 * A table of seats for quick access: place 4k + s of a round is seat s, clockwise from North, of
 * its encounter k. Players are numbered from 1, rounds, encounters and seats from 0.
 */
final class SeatTable {

  /** In place of a seat: the player sits out, or is absent. */
  static final int OUT = -1;

  private final int players;
  private final int[][] place;
  private final int[][] player;

  SeatTable(Movement movement) {
    players = movement.contestants();
    List<Round> rounds = movement.rounds();
    place = new int[rounds.size()][players + 1];
    player = new int[rounds.size()][];
    for (int r = 0; r < rounds.size(); r++) {
      Arrays.fill(place[r], OUT);
      List<Encounter> encounters = rounds.get(r).encounters();
      player[r] = new int[4 * encounters.size()];
      for (int k = 0; k < encounters.size(); k++) {
        FourPlayers four = (FourPlayers) encounters.get(k).seating();
        int[] clockwise = {four.north(), four.east(), four.south(), four.west()};
        for (int s = 0; s < 4; s++) {
          player[r][4 * k + s] = clockwise[s];
          place[r][clockwise[s]] = 4 * k + s;
        }
      }
    }
  }

  int players() {
    return players;
  }

  int rounds() {
    return player.length;
  }

  int tables(int round) {
    return player[round].length / 4;
  }

  int place(int round, int player) {
    return place[round][player];
  }

  /** The player at that table, so many seats clockwise from a place. */
  int onFrom(int round, int place, int seats) {
    return player[round][place / 4 * 4 + (place + seats) % 4];
  }

  int player(int round, int place) {
    return player[round][place];
  }

  /** Whether any player sits out in any round. */
  boolean anybodyOut() {
    return Arrays.stream(player).anyMatch(p -> p.length < players);
  }
}
