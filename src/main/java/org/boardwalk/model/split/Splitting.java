package org.boardwalk.model.split;

import com.google.ortools.sat.CpModelProto;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.boardwalk.model.ConstraintModel;

/**
 * Splits a cube of a model into smaller cubes, such that the model has a solution in the cube if
 * and only if it has one in a smaller cube.
 *
 * <p>A cube is split by a constraint that exactly one of some literals is true, such as the
 * literals of all places of a player in a base round; each literal would give a cube. Literals that
 * symmetries of the model and of the settled literals map to each other form an orbit, and one
 * literal of each orbit suffices: a solution with another literal of the orbit has an image with
 * this one. In the cube of the second orbit no literal of the first orbit is true anywhere in the
 * model, and so on, so a solution is found in the cube of the first orbit it meets. This is the
 * method of cube and conquer (M. J. H. Heule, O. Kullmann, S. Wieringa, A. Biere, HVC 2011) with
 * the rejection of images (R. C. Read, Every one a winner, Ann. Discrete Math. 2, 1978).
 *
 * <p>Exact, with the same result on every machine. Stateless and thread-safe.
 */
public final class Splitting {

  private final CpModelProto model;
  private final Cube cube;
  private final Values values;

  private Splitting(CpModelProto model, Cube cube, Values values) {
    this.model = model;
    this.cube = cube;
    this.values = values;
  }

  /**
   * Splits a cube. Takes at most a few seconds.
   *
   * @param model a model; symmetries must keep its objective too
   * @param cube a part of it
   * @return the smaller cubes, an empty list where single constraints show that there is no
   *     solution; empty when all 0/1 variables are settled, so that the cube cannot be split
   * @throws CancellationException when this thread is interrupted
   */
  public static Optional<List<Cube>> of(ConstraintModel model, Cube cube) {
    CpModelProto proto = model.proto();
    return Values.of(proto, cube)
        .map(values -> new Splitting(proto, cube, values).parts())
        .orElseGet(() -> Optional.of(List.of()));
  }

  private Optional<List<Cube>> parts() {
    List<List<Integer>> blocks = blocks();
    if (blocks.isEmpty()) {
      return byOneVariable();
    }
    int[] heads = Symmetries.orbits(model, cube);
    List<Integer> best =
        blocks.stream()
            .min(
                Comparator.<List<Integer>>comparingInt(block -> byOrbit(block, heads).size())
                    .thenComparing(block -> -block.size()))
            .orElseThrow();
    return Optional.of(possible(byOrbit(best, heads), heads));
  }

  /**
   * The open literals of each constraint that exactly one literal is true, unless that literal is
   * settled.
   */
  private List<List<Integer>> blocks() {
    return model.getConstraintsList().stream()
        .filter(c -> c.hasExactlyOne())
        .map(c -> c.getExactlyOne().getLiteralsList())
        .filter(block -> block.stream().noneMatch(values::met))
        .map(block -> block.stream().filter(values::open).toList())
        .toList();
  }

  private Optional<List<Cube>> byOneVariable() {
    return IntStream.range(0, model.getVariablesCount())
        .filter(values::free)
        .boxed()
        .findFirst()
        .map(v -> List.of(cube.and(List.of(v)), cube.and(List.of(-v - 1))));
  }

  private static int variable(int literal) {
    return literal >= 0 ? literal : -literal - 1;
  }

  /** The orbit of a literal: the orbit of its variable, with the sign. */
  private static int orbit(int literal, int[] heads) {
    int head = heads[variable(literal)];
    return literal >= 0 ? head : -head - 1;
  }

  /** The first literal of each orbit, by orbit. */
  private static Map<Integer, Integer> byOrbit(List<Integer> block, int[] heads) {
    Map<Integer, Integer> first = new LinkedHashMap<>();
    block.forEach(literal -> first.putIfAbsent(orbit(literal, heads), literal));
    return first;
  }

  /** Ends the splitting if this thread was interrupted, which cancels it. */
  static void stopIfUnwanted() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("the parts are not wanted any more");
    }
  }

  private List<Cube> possible(Map<Integer, Integer> first, int[] heads) {
    List<Cube> parts = new ArrayList<>();
    List<Integer> excluded = new ArrayList<>();
    first.forEach(
        (orbit, literal) -> {
          stopIfUnwanted();
          List<Integer> settled = new ArrayList<>(List.of(literal));
          settled.addAll(excluded);
          Cube part = cube.and(settled);
          if (Values.of(model, part).isPresent()) {
            parts.add(part);
          }
          excluded.addAll(without(orbit, heads));
        });
    return parts;
  }

  /** The negations of all open literals of an orbit. */
  private List<Integer> without(int orbit, int[] heads) {
    int head = variable(orbit);
    return IntStream.range(0, heads.length)
        .filter(v -> heads[v] == head)
        .map(v -> orbit >= 0 ? v : -v - 1)
        .filter(values::open)
        .map(literal -> -literal - 1)
        .boxed()
        .toList();
  }
}
