package org.boardwalk.movement.symmetry;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;

/**
 * A schedule put together from smaller ones. All players but one are in holes of equal size; the
 * one is never at a table with players of two holes, and plays with each hole a complete schedule
 * of their own. The other tables are a frame: in each of its rounds one hole sits out. The
 * construction: R. M. Wilson, Constructions and uses of pairwise balanced designs, Math. Centre
 * Tracts 55 (1974), filled as in F. E. Bennett and X. Zhang, Resolvable Mendelsohn designs with
 * block size 4, Aequationes Math. 40 (1990).
 *
 * @param one the player who plays with every hole
 * @param holes the players of each hole, ascending; two holes at least
 */
public record Holes(int one, List<List<Integer>> holes) {

  /** Keeps the lists from changes. */
  public Holes {
    holes = holes.stream().map(List::copyOf).toList();
  }

  /**
   * Finds them. O(players · tables of all rounds).
   *
   * @param movement a movement
   * @return its holes; empty where there are none, and for pairs
   */
  public static Optional<Holes> of(Movement movement) {
    int players = movement.contestants();
    if (movement.kind() != Kind.INDIVIDUAL || movement.rounds().size() != players - 1) {
      return Optional.empty();
    }
    List<List<List<Integer>>> rounds =
        movement.rounds().stream()
            .map(r -> r.encounters().stream().map(e -> e.seating().contestants()).toList())
            .toList();
    return IntStream.rangeClosed(1, players)
        .mapToObj(one -> new Holes(one, components(rounds, players, one)))
        .filter(h -> h.hold(rounds))
        .findFirst();
  }

  /** The other players, together where the one meets them at the same table, or at a chain. */
  private static List<List<Integer>> components(
      List<List<List<Integer>>> rounds, int players, int one) {
    int[] root = IntStream.rangeClosed(0, players).toArray();
    rounds.stream()
        .flatMap(Collection::stream)
        .filter(four -> four.contains(one))
        .forEach(
            four -> {
              int first = four.get(0) == one ? four.get(1) : four.get(0);
              four.stream()
                  .filter(p -> p != one)
                  .forEach(p -> root[root(root, p)] = root(root, first));
            });
    Map<Integer, List<Integer>> holes = new TreeMap<>();
    IntStream.rangeClosed(1, players)
        .filter(p -> p != one)
        .forEach(p -> holes.computeIfAbsent(root(root, p), key -> new ArrayList<>()).add(p));
    return List.copyOf(holes.values());
  }

  private static int root(int[] root, int player) {
    int p = player;
    while (root[p] != p) {
      p = root[p];
    }
    return p;
  }

  private boolean hold(List<List<List<Integer>>> rounds) {
    return holes.size() > 1
        && holes.get(0).size() % 4 == 3
        && holes.stream().allMatch(h -> h.size() == holes.get(0).size() && playAlone(h, rounds));
  }

  /** Whether a hole and the one fill tables alone in as many rounds as the hole has players. */
  private boolean playAlone(List<Integer> hole, List<List<List<Integer>>> rounds) {
    boolean[] in = new boolean[rounds.size() + 2];
    hole.forEach(p -> in[p] = true);
    in[one] = true;
    return rounds.stream()
            .filter(
                r ->
                    4 * r.stream().filter(four -> four.stream().allMatch(p -> in[p])).count()
                        == hole.size() + 1)
            .count()
        == hole.size();
  }
}
