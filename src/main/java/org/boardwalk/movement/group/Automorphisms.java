package org.boardwalk.movement.group;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/** Automorphisms of abelian groups, found by trying images of the generators. */
public final class Automorphisms {

  private final AbelianGroup group;
  private final List<Integer> generators = new ArrayList<>();
  private final List<int[]> found = new ArrayList<>();

  private Automorphisms(AbelianGroup group) {
    this.group = group;
    int place = 1;
    for (int m : group.moduli()) {
      generators.add(place);
      place *= m;
    }
  }

  /**
   * @param group an abelian group, of few generators: tries order^generators images
   * @return all its automorphisms, each the images of all elements
   */
  public static List<int[]> of(AbelianGroup group) {
    Automorphisms all = new Automorphisms(group);
    all.extend(new int[group.moduli().size()], 0);
    return all.found;
  }

  /**
   * @param group an abelian group
   * @param map a map of its elements to its elements
   * @return whether it is an automorphism
   */
  static boolean isOne(AbelianGroup group, int[] map) {
    BitSet images = new BitSet();
    IntStream.of(map).forEach(images::set);
    int n = group.order();
    return images.cardinality() == n
        && IntStream.range(0, n * n)
            .allMatch(ab -> map[group.add(ab / n, ab % n)] == group.add(map[ab / n], map[ab % n]));
  }

  private void extend(int[] images, int generator) {
    if (generator == images.length) {
      int[] map = IntStream.range(0, group.order()).map(a -> image(a, images)).toArray();
      if (IntStream.of(map).distinct().count() == map.length) {
        found.add(map);
      }
      return;
    }
    for (int a = 1; a < group.order(); a++) {
      if (times(group.moduli().get(generator), a) == 0) {
        images[generator] = a;
        extend(images, generator + 1);
      }
    }
  }

  /** The image of an element: the sum of the images of its generators. */
  private int image(int a, int[] images) {
    int sum = 0;
    for (int k = 0; k < images.length; k++) {
      int digit = a / generators.get(k) % group.moduli().get(k);
      sum = group.add(sum, times(digit, images[k]));
    }
    return sum;
  }

  private int times(int factor, int a) {
    int sum = 0;
    for (int k = 0; k < factor; k++) {
      sum = group.add(sum, a);
    }
    return sum;
  }
}
