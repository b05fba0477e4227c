package org.boardwalk.search.choco;

import com.google.ortools.sat.ConstraintProto;
import com.google.ortools.sat.CpModelProto;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.chocosolver.solver.search.strategy.selectors.variables.VariableSelector;
import org.chocosolver.solver.search.strategy.strategy.IntStrategy;
import org.chocosolver.solver.variables.BoolVar;
import org.chocosolver.solver.variables.IntVar;
import org.jspecify.annotations.Nullable;

/**
 * Branching for exact covers: chooses the item to cover, a player or a class of pairs, with the
 * fewest choices left, and takes one of them at random. D. E. Knuth, Dancing links, Millennial
 * Perspectives in Computer Science (2000). A node takes time in proportion to the length of the
 * model.
 */
final class CoverSearch implements VariableSelector<IntVar> {

  private final List<BoolVar[]> covers;
  private final SplittableRandom random;

  private CoverSearch(List<BoolVar[]> covers, long seed) {
    this.covers = covers;
    random = new SplittableRandom(seed);
  }

  static IntStrategy of(CpModelProto proto, ChocoTranslation translation, long seed) {
    List<BoolVar[]> covers = new ArrayList<>();
    for (ConstraintProto constraint : proto.getConstraintsList()) {
      int[] chosen = toBeReached(constraint);
      boolean choices = IntStream.of(chosen).allMatch(v -> translation.variable(v).isBool());
      if (chosen.length > 0 && choices) {
        covers.add(
            IntStream.of(chosen)
                .mapToObj(v -> translation.variable(v).asBoolVar())
                .toArray(BoolVar[]::new));
      }
    }
    return new IntStrategy(
        translation.variables(), new CoverSearch(covers, seed), CoverSearch::value);
  }

  /** The value to try first: 1 for a choice, the least value for counts and costs. */
  private static int value(IntVar variable) {
    return variable.isBool() ? variable.getUB() : variable.getLB();
  }

  /** The variables of which some must be 1. */
  private static int[] toBeReached(ConstraintProto constraint) {
    if (constraint.hasExactlyOne()) {
      return constraint.getExactlyOne().getLiteralsList().stream()
          .mapToInt(Integer::intValue)
          .filter(literal -> literal >= 0)
          .toArray();
    }
    boolean least = constraint.hasLinear() && constraint.getLinear().getDomain(0) > 0;
    return least
        ? constraint.getLinear().getVarsList().stream().mapToInt(Integer::intValue).toArray()
        : new int[0];
  }

  @Override
  public @Nullable IntVar getVariable(IntVar[] all) {
    int least = Integer.MAX_VALUE;
    int ties = 0;
    BoolVar[] best = new BoolVar[0];
    for (BoolVar[] cover : covers) {
      int open = open(cover, least);
      if (open > 0 && open < least) {
        least = open;
        ties = 0;
      }
      if (open > 0 && open == least && random.nextInt(++ties) == 0) {
        best = cover;
      }
    }
    return best.length > 0 ? one(best, random.nextInt(least)) : firstOpen(all);
  }

  /** The number of choices left, counted only until it exceeds the least so far. */
  private static int open(BoolVar[] cover, int least) {
    int open = 0;
    for (BoolVar choice : cover) {
      if (!choice.isInstantiated() && ++open > least) {
        return open;
      }
    }
    return open;
  }

  private static @Nullable IntVar one(BoolVar[] cover, int number) {
    int left = number;
    for (BoolVar choice : cover) {
      if (!choice.isInstantiated() && left-- == 0) {
        return choice;
      }
    }
    return null;
  }

  private static @Nullable IntVar firstOpen(IntVar[] all) {
    for (IntVar variable : all) {
      if (!variable.isInstantiated()) {
        return variable;
      }
    }
    return null;
  }
}
