package org.boardwalk.model.pairs;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.boardwalk.model.ModelBuilder;
import org.boardwalk.model.Sum;
import org.boardwalk.model.VariableFamily;
import org.boardwalk.wish.PairsWish;

/**
 * The variables of a model of meetings with a turn as its symmetry. A statement and all its images
 * under the turn share one variable, that of the image with the least numbers. So a variable may
 * occur several times in a sum.
 */
final class MeetingVariables {

  private static final int MORE_THAN_ANY = 1000;

  private final ModelBuilder model;
  private final MeetingTurn turn;
  private final int pairs;
  private final int parts;
  private final int rounds;
  private final int sets;
  private final Map<VariableFamily, Map<List<Integer>, Integer>> known = new HashMap<>();

  MeetingVariables(ModelBuilder model, MeetingTurn turn, PairsWish wish) {
    this.model = model;
    this.turn = turn;
    pairs = wish.contestants();
    parts = wish.boards().parts();
    rounds = wish.rounds() / parts;
    sets = wish.boards().sets();
  }

  /** Two pairs meet in a round. */
  int meets(int r, int p, int q) {
    return variable(
        MeetingConstraints.MEET,
        k -> {
          int a = turn.image(p, pairs, k);
          int b = turn.image(q, pairs, k);
          return List.of(turn.image(r, rounds, k), Math.min(a, b), Math.max(a, b));
        });
  }

  /** A pair plays a set in a part of a round. */
  int plays(int p, int r, int s) {
    return variable(
        MeetingConstraints.PLAYS,
        k ->
            List.of(
                turn.image(p, pairs, k),
                turn.image(r / parts, rounds, k) * parts + r % parts,
                turn.image(s, sets, k)));
  }

  /** A pair sits out in a round. */
  int sitsOut(int r, int p) {
    return variable(
        MeetingConstraints.OUT, k -> List.of(turn.image(r, rounds, k), turn.image(p, pairs, k)));
  }

  private int variable(VariableFamily family, IntFunction<List<Integer>> image) {
    List<Integer> least =
        IntStream.range(0, turn.order())
            .mapToObj(image)
            .min(Comparator.comparing(MeetingVariables::rank))
            .orElseThrow();
    return known
        .computeIfAbsent(family, f -> new HashMap<>())
        .computeIfAbsent(least, k -> model.bool(family, least.stream().mapToInt(i -> i).toArray()));
  }

  private static long rank(List<Integer> indices) {
    return indices.stream().mapToLong(i -> i).reduce(0, (sum, i) -> MORE_THAN_ANY * sum + i);
  }

  void exactlyOne(List<Integer> literals) {
    if (distinct(literals)) {
      model.exactlyOne(literals);
    } else {
      model.between(sum(literals), 1, 1);
    }
  }

  void atMostOne(int... literals) {
    List<Integer> list = new ArrayList<>(IntStream.of(literals).boxed().toList());
    if (distinct(list)) {
      model.atMostOne(literals);
    } else {
      model.atMost(sum(list), 1);
    }
  }

  private static boolean distinct(List<Integer> literals) {
    return literals.stream().distinct().count() == literals.size();
  }

  private static Sum sum(List<Integer> literals) {
    return Sum.of(literals.stream().mapToInt(i -> i).toArray());
  }
}
