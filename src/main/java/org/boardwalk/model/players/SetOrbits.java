package org.boardwalk.model.players;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * How a development moves board sets: the translations in regular orbits, set c·m + h, h one of m
 * translations, to c·m + g·h under g; and a multiplier as it moves the translations. So a player's
 * play of a set has one image in which the set is the first of its orbit: the key of that play.
 */
final class SetOrbits {

  private final Development development;

  /** Sets in an orbit. */
  private final int order;

  private final Map<List<Integer>, Integer> translations = new HashMap<>();

  /** product[g][h]: the translation that does h, then g. */
  private final int[][] product;

  private final int[] inverse;

  /** conjugate[m][h]: the translation that undoes multiplier m, does h, then does m again. */
  private final int[][] conjugate;

  private SetOrbits(Development development, int order) {
    this.development = development;
    this.order = order;
    for (int g = 0; g < order; g++) {
      translations.put(key(development.translation(g)), g);
    }
    product = new int[order][order];
    inverse = new int[order];
    for (int g = 0; g < order; g++) {
      int[] after = development.translation(g);
      for (int h = 0; h < order; h++) {
        int[] first = development.translation(h);
        product[g][h] = translation(p -> after[first[p]]);
      }
      inverse[g] = inverse(after);
    }
    conjugate = new int[development.multipliers().size()][];
    for (int m = 0; m < conjugate.length; m++) {
      conjugate[m] = conjugate(development.multipliers().get(m));
    }
  }

  /** The orbits of sets that circulate. */
  static SetOrbits circulating(Development development) {
    return new SetOrbits(development, development.order());
  }

  /** The orbits in shared play: a base round has one set. */
  static SetOrbits shared(Development development) {
    return new SetOrbits(development, 1);
  }

  /** The inverse of a translation. */
  int inverse(int g) {
    return inverse[g];
  }

  private int inverse(int[] translation) {
    int[] back = backwards(translation);
    return translation(p -> back[p]);
  }

  private int[] conjugate(int[] multiplier) {
    int[] back = backwards(multiplier);
    return IntStream.range(0, order)
        .mapToObj(development::translation)
        .mapToInt(t -> translation(p -> multiplier[t[back[p]]]))
        .toArray();
  }

  private static int[] backwards(int[] permutation) {
    int[] back = new int[permutation.length];
    for (int p = 0; p < back.length; p++) {
      back[permutation[p]] = p;
    }
    return back;
  }

  private int translation(IntUnaryOperator images) {
    int[] all = IntStream.range(0, development.players()).map(images).toArray();
    return Objects.requireNonNull(translations.get(key(all)));
  }

  private static List<Integer> key(int[] permutation) {
    return Arrays.stream(permutation).boxed().toList();
  }

  /** The image of a set under a translation. */
  int moved(int set, int g) {
    return set / order * order + product[g][set % order];
  }

  /** The image of a set under a multiplier. */
  int multiplied(int set, int multiplier) {
    return set / order * order + conjugate[multiplier][set % order];
  }

  /** Names a player's play of a set and all its images: orbit of sets · players + player. */
  int key(int player, int set) {
    int back = inverse[set % order];
    return set / order * development.players() + development.translation(back)[player];
  }
}
