package org.boardwalk.model.players;

import java.util.List;

/**
 * The directions that players may have in a base round.
 *
 * @param signs of each player: 1 for NS, -1 for EW, 0 for sitting out; empty if they are free
 */
record BaseDirections(List<Integer> signs) {

  /** Any player may sit in any direction. */
  static final BaseDirections FREE = new BaseDirections(List.of());

  BaseDirections {
    signs = List.copyOf(signs);
  }

  boolean given() {
    return !signs.isEmpty();
  }

  /** Whether a player may sit in a direction, 1 for NS, -1 for EW. */
  boolean allow(int player, int direction) {
    return signs.isEmpty() || signs.get(player) == direction;
  }

  /** Players who sit in a direction, where directions are given. */
  long facing(int direction) {
    return signs.stream().filter(sign -> sign == direction).count();
  }

  /** The product of the directions of two players: 1 if they are the same. */
  int agreement(int p, int q) {
    return signs.get(p) * signs.get(q);
  }
}
