package org.boardwalk.search.starter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.Unfolding;
import org.boardwalk.model.players.DirectionSequence;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.SearchScope;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.answer.Finder;

/**
 * The attempts of one turn of the starters, with their choices of directions, multipliers and
 * sides.
 */
final class StarterAttempts {

  /** The most nodes for opponent matchings of one partner starter with given directions. */
  private static final long NODES_PER_MATCHING = 2_000_000;

  /** The nodes after which another sequence, or other multipliers, have their turn. */
  private static final long NODES_PER_SEQUENCE = 3_000_000;

  /** The nodes while directions are free: one partner starter keeps a search busy for long. */
  private static final long NODES_WITHOUT_DIRECTIONS = 20_000_000;

  /**
   * The nodes for a first schedule of many players: by trial, most are found late in a matching.
   */
  private static final long NODES_OF_FIRST = 400_000_000;

  /** From this order on, given directions are tried in alternation with free ones. */
  private static final int LARGE = 39;

  /** From this order on, given directions are too demanding for a first schedule, by trial. */
  private static final int VERY_LARGE = 50;

  private final SearchScope<IndividualWish> scope;
  private final AbelianGroup group;
  private final String name;
  private final long nodeLimit;
  private final long mostNodes;
  private final SplittableRandom random;
  private final boolean fixedPlayer;
  private final List<Differences> differences;
  private final Optional<List<Integer>> perfect;
  private final int[][] translates;
  private final long sideWeight;
  private final long directionWeight;
  private long nodes;
  private long best = Long.MAX_VALUE;

  /** Attempts begin as long as there are fewer nodes than the limit, and end at the most nodes. */
  StarterAttempts(
      SearchScope<IndividualWish> scope,
      AbelianGroup group,
      String name,
      long nodeLimit,
      long mostNodes,
      SplittableRandom random) {
    this.scope = scope;
    this.group = group;
    this.name = name;
    this.nodeLimit = nodeLimit;
    this.mostNodes = mostNodes;
    this.random = random;
    fixedPlayer = scope.wish().players() > group.order();
    differences =
        StarterMethod.multipliers(group, scope.wish().players()).stream()
            .map(m -> new Differences(group, m))
            .toList();
    perfect = balanceForbidden() ? Optional.empty() : DirectionSequence.perfect(group);
    long[] weights = SearchWeights.of(scope.wish());
    sideWeight = SearchWeights.of(weights, Criterion.SIDE);
    directionWeight = SearchWeights.of(weights, Criterion.DIRECTION);
    translates = new int[group.order()][group.order() + 1];
    for (int g = 0; g < group.order(); g++) {
      for (int a = 0; a < group.order(); a++) {
        translates[g][a] = group.add(a, g);
      }
      translates[g][group.order()] = group.order();
    }
  }

  /** Makes attempts; returns whether further ones may find something better. */
  boolean run() {
    // Left-hand differences would sum to 0 if no class were one-sided, which they cannot with a
    // fixed player.
    long least = fixedPlayer ? worth(1, 0, plain()) : 0;
    for (int turn = 0; !over() && best > least; turn++) {
      attempt(turn);
    }
    return best > least;
  }

  /** The effort so far, in nodes. */
  long nodes() {
    return nodes;
  }

  private boolean balanceForbidden() {
    Set<Criterion> balanced = Set.of(Criterion.PARTNER, Criterion.OPPONENT, Criterion.DIRECTION);
    return !Bounds.forbidding(scope.wish().profile(), balanced).isEmpty();
  }

  private void attempt(int turn) {
    // Requiring both sides at once prunes so well that it pays where it can be met.
    boolean directed = !fixedPlayer && turn % 4 < 3;
    boolean first = !whistKnown() && differences.size() == 1;
    if (first && group.order() > VERY_LARGE) {
      withoutDirections(false, NODES_OF_FIRST);
    } else if (perfect.isPresent() && first && group.order() > LARGE && turn % 2 == 1) {
      withoutDirections(directed, NODES_WITHOUT_DIRECTIONS);
    } else if (perfect.isPresent() && (turn < 8 * differences.size() || turn % 4 > 0)) {
      Differences symmetric = differences.get(turn % differences.size());
      withDirections(perfect.orElseThrow(), symmetric, directed);
    } else if (perfect.isEmpty() && turn == 0) {
      patterned(directed);
    } else if (perfect.isEmpty() && turn % 3 > 0) {
      withoutDirections(directed, NODES_WITHOUT_DIRECTIONS);
    } else {
      // Multipliers are squares: they keep the quadratic characters, but no other sequence.
      withDirections(DirectionSequence.good(group, random), plain(), directed);
    }
  }

  private boolean whistKnown() {
    return scope
        .bestCard()
        .filter(c -> c.cost(Criterion.PARTNER) + c.cost(Criterion.OPPONENT) == 0)
        .isPresent();
  }

  /** Differences without multipliers. */
  private Differences plain() {
    return differences.get(differences.size() - 1);
  }

  private boolean over() {
    return nodes >= nodeLimit || scope.over();
  }

  private void patterned(boolean directed) {
    int[][] pairs = PartnerStarter.patterned(group, fixedPlayer);
    match(pairs, playing(), plain(), directed, nodes + NODES_PER_SEQUENCE);
  }

  private void withoutDirections(boolean directed, long effort) {
    long until = nodes + effort;
    search(playing(), plain(), directed, effort, until);
  }

  private void withDirections(List<Integer> sequence, Differences symmetric, boolean directed) {
    int[] sign = Arrays.copyOf(sequence.stream().mapToInt(s -> s).toArray(), group.order() + 1);
    sign[group.order()] = fixedPlayer ? 1 : 0;
    search(sign, symmetric, directed, NODES_PER_MATCHING, nodes + NODES_PER_SEQUENCE);
  }

  /** Signs without directions: 1 for all in the base round. */
  private int[] playing() {
    int[] sign = new int[group.order() + 1];
    Arrays.fill(sign, 1);
    if (!fixedPlayer) {
      sign[0] = 0;
      sign[group.order()] = 0;
    }
    return sign;
  }

  private void search(
      int[] sign, Differences symmetric, boolean directed, long perMatching, long until) {
    PartnerStarter starter = new PartnerStarter(symmetric, sign, random);
    while (nodes < until && !over()) {
      int[][] pairs = starter.attempt();
      nodes += starter.nodes();
      if (pairs != null) {
        match(pairs, sign, symmetric, directed, Math.min(until, nodes + perMatching));
      }
    }
  }

  private void match(
      int[][] pairs, int[] sign, Differences symmetric, boolean directed, long until) {
    int[] signs = Arrays.stream(pairs).mapToInt(p -> sign[p[0]]).toArray();
    boolean free = Arrays.stream(signs).allMatch(s -> s > 0);
    OpponentMatching matching = new OpponentMatching(symmetric, pairs, signs, directed);
    // Writing down a cover takes about as long as a node for every table it may use.
    long before = nodes + matching.possibleTables();
    long[] finishing = {0};
    long end = Math.min(until, mostNodes);
    matching.solve(
        tables -> {
          finishing[0] += finish(tables, symmetric, directed, free);
          // Matchings come in swarms, and finishing one takes far longer than the nodes between.
          return before + matching.nodes() + finishing[0] >= mostNodes;
        },
        () -> before + matching.nodes() + finishing[0] >= end || scope.over());
    nodes = before + matching.nodes() + finishing[0];
  }

  /** Sets sides and directions where they are not given; returns the effort in nodes. */
  private long finish(int[][] tables, Differences symmetric, boolean directed, boolean free) {
    TableTurns turns = new TableTurns(symmetric, translates, tables, random);
    long oneSided = directed ? 0 : turns.mirrored();
    if (worth(oneSided, 0, symmetric) < best) {
      long value = worth(oneSided, free ? turns.turned() : turns.defect(), symmetric);
      if (value < best) {
        offer(symmetric, tables);
        // A schedule that the wish does not accept does not limit later ones.
        best = scope.best().isPresent() ? value : best;
      }
    }
    return turns.evaluations() * group.order() / 4;
  }

  /** The weighted cost of sides and directions: every class stands for |G| pairs a difference. */
  private long worth(long oneSided, long defect, Differences symmetric) {
    long side = 4 * oneSided * group.order() * symmetric.multipliers.length;
    long direction = group.order() * defect / 2;
    return sideWeight * side + directionWeight * direction;
  }

  private void offer(Differences symmetric, int[][] tables) {
    List<int[]> base = new ArrayList<>();
    for (int[] table : tables) {
      for (int[] m : symmetric.multipliers) {
        base.add(IntStream.of(table).map(p -> m[p]).toArray());
      }
    }
    Movement movement = Unfolding.sharing(scope.wish(), MovedRound.by(group, base));
    Scorecard card = scope.offer(movement, Finder.own("starter", name)).card();
    if (card.cost(Criterion.WHIST) > 0) {
      throw new IllegalStateException("a starter over " + group.name() + " is no whist tournament");
    }
  }
}
