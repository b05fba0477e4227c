package org.boardwalk.exchange;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The marks in brackets that movements have in a library: their own unless another movement has it,
 * else the next of the marks for users, counted from U1.
 */
final class Marks {

  private Marks() {}

  /** One mark for each piece, all different. */
  static List<String> of(List<Piece> pieces) {
    List<String> had = pieces.stream().map(Marks::had).toList();
    Set<String> taken = new HashSet<>(had);
    List<String> marks = new ArrayList<>();
    for (int p = 0; p < pieces.size(); p++) {
      String own = had.get(p);
      marks.add(own.isEmpty() || Collections.frequency(had, own) > 1 ? next(p + 1, taken) : own);
    }
    return marks;
  }

  /** The mark of a piece; a mark that is part of the movement's own name does not count. */
  static String had(Piece piece) {
    boolean named = piece.movement().filter(m -> m.name().equals(piece.title())).isPresent();
    return named ? "" : piece.mark();
  }

  private static String next(int from, Set<String> taken) {
    int number = from;
    while (!taken.add("U" + number)) {
      number++;
    }
    return "U" + number;
  }
}
