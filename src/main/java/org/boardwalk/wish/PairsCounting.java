package org.boardwalk.wish;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.RuleCounting;

/**
 * What counting says of the rules of a wish for pairs or lone players, beside what the wish implies
 * on meetings and sit-outs.
 *
 * @param wish the wish, with rules
 */
record PairsCounting(PairsWish wish) {

  /** Lower bounds on the cost of each rule. */
  List<Long> least() {
    Set<Implied> kept = Implied.of(wish).keySet();
    return counting(kept).bounds(counted(wish.rules(), kept)).subList(0, wish.rules().size());
  }

  /** The demands that no movement meets together, see {@link Wish#contradicting}. */
  Optional<Demands> contradicting() {
    return Demands.of(wish)
        .core(
            demands -> {
              Set<Implied> kept = demands.implied();
              return counting(kept).contradict(counted(demands.rules(), kept));
            });
  }

  /** The sizes by which rules are counted, with the rounds that each plays by these demands. */
  private RuleCounting counting(Set<Implied> kept) {
    int rounds = wish.rounds();
    int contestants = wish.contestants();
    int often = kept.contains(Implied.MEETINGS) ? wish.meetings().most() : rounds;
    boolean even = kept.contains(Implied.SIT_OUTS);
    int fewestOut = even ? rounds / contestants : 0;
    int mostOut = even ? (rounds + contestants - 1) / contestants : rounds;
    int most = Math.min(rounds - fewestOut, often * (contestants - 1));
    int least = Math.max(rounds - mostOut, 2 * wish.inPlay() * rounds - (contestants - 1) * most);
    return new RuleCounting(
        wish.kind().perTable(),
        contestants,
        wish.inPlay(),
        rounds,
        Math.max(0, least),
        most,
        wish.boards());
  }

  /** The rules, and last the one to which the meetings of these demands amount. */
  private List<Rule> counted(List<Rule> some, Set<Implied> kept) {
    return kept.contains(Implied.MEETINGS)
        ? SettledRules.opposing(some, wish.contestants(), wish.meetings())
        : some;
  }
}
