package org.boardwalk.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.boardwalk.wish.Permutation;

/** All products of some permutations. */
final class GeneratedGroup {

  /** The largest order of a group that is generated. */
  private static final int MOST = 1000;

  private GeneratedGroup() {}

  /**
   * @param generators permutations of the players
   * @param players number of players
   * @return all products of them by the images of the player indices, the identity first
   * @throws IllegalArgumentException when there are more than {@value #MOST}
   */
  static List<int[]> of(List<Permutation> generators, int players) {
    List<int[]> steps =
        generators.stream().map(g -> g.images().stream().mapToInt(i -> i - 1).toArray()).toList();
    int[] identity = IntStream.range(0, players).toArray();
    Map<List<Integer>, int[]> known = new LinkedHashMap<>();
    known.put(key(identity), identity);
    List<int[]> open = new ArrayList<>(List.of(identity));
    while (!open.isEmpty()) {
      int[] last = open.remove(open.size() - 1);
      for (int[] step : steps) {
        int[] product = Arrays.stream(last).map(x -> step[x]).toArray();
        if (known.putIfAbsent(key(product), product) == null) {
          open.add(product);
        }
        if (known.size() > MOST) {
          throw new IllegalArgumentException(
              "symmetry: the generators generate more than " + MOST + " permutations");
        }
      }
    }
    return List.copyOf(known.values());
  }

  private static List<Integer> key(int[] permutation) {
    return Arrays.stream(permutation).boxed().toList();
  }
}
