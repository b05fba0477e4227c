package org.boardwalk.search.starter;

import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.group.DifferenceSets;
import org.boardwalk.movement.group.FiniteGroup;
import org.boardwalk.movement.group.Groups;
import org.boardwalk.quality.Criterion;
import org.boardwalk.search.Method;
import org.boardwalk.search.NamedMethod;
import org.boardwalk.search.Rate;
import org.boardwalk.search.SearchScope;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.answer.Finder;

/**
 * All four criteria ideal for v ≡ 0 (mod 4) players, of whom one stays and the others are moved by
 * a non-abelian group of order v - 1. North-South is a skew difference set, {@link DifferenceSets},
 * with the staying player, which makes directions ideal for any tables; the tables are an exact
 * cover, {@link BalancedRound}. Among the sizes that {@link DifferenceSets} can try only 28 players
 * have such a group; a base round takes some seconds to a minute.
 */
public final class BalancedStarterMethod extends NamedMethod<IndividualWish> {

  private static final long NODES_PER_ROUND = 400_000;

  private final FiniteGroup group;
  private final List<BitSet> sets;

  private BalancedStarterMethod(FiniteGroup group, List<BitSet> sets, int number) {
    super("balanced starters over " + group.name(), MethodKind.STARTERS, 32_452_843L * number);
    this.group = group;
    this.sets = sets;
  }

  /**
   * @param wish a wish
   * @param number tells several of these methods apart, from 1: each has other seeds
   * @return one method for each group that has such difference sets; empty unless the wish is a
   *     complete schedule in shared play whose sides and directions count
   */
  public static List<Method<IndividualWish>> forWish(IndividualWish wish, int number) {
    boolean fits =
        wish.profile().completeWhist()
            && wish.boards().play() == Play.SHARED
            && wish.players() % 4 == 0
            && wish.demand(Criterion.SIDE) != Demand.IGNORE
            && wish.demand(Criterion.DIRECTION) != Demand.IGNORE;
    List<Method<IndividualWish>> methods = new ArrayList<>();
    if (fits) {
      for (FiniteGroup group : Groups.nonAbelian(wish.players() - 1)) {
        List<BitSet> sets = DifferenceSets.skew(group);
        if (!sets.isEmpty()) {
          methods.add(new BalancedStarterMethod(group, sets, number));
        }
      }
    }
    return methods;
  }

  @Override
  public boolean run(SearchScope<IndividualWish> scope, Duration slice, long seed) {
    SplittableRandom random = random(seed);
    long nodes = steps(slice, Rate.BALANCED_NODE);
    while (nodes > 0 && !scope.over()) {
      BitSet set = sets.get(random.nextInt(sets.size()));
      BalancedRound round = new BalancedRound(group, set, random);
      List<int[]> tables = round.tables(Math.min(nodes, NODES_PER_ROUND));
      nodes -= round.nodes();
      if (!tables.isEmpty()) {
        scope.offer(
            Unfolding.sharing(scope.wish(), MovedRound.by(group, tables)),
            Finder.own("starter", name()));
      }
    }
    return true;
  }
}
