package org.boardwalk.search.local.arrange;

import java.util.List;

/**
 * A permutation of the players that maps every round, in this order, to the next one, so that one
 * follow rule holds after every round.
 *
 * @param images the image of each player: player p goes to images.get(p - 1)
 * @param order the rounds of the movement, from 0
 */
record Succession(List<Integer> images, List<Integer> order) {

  Succession {
    images = List.copyOf(images);
    order = List.copyOf(order);
  }

  int image(int player) {
    return images.get(player - 1);
  }

  /** Players who never move, ascending. */
  List<Integer> fixed() {
    return images.stream().filter(p -> image(p) == p).sorted().toList();
  }
}
