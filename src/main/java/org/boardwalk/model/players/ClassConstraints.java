package org.boardwalk.model.players;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.boardwalk.model.ModelBuilder;
import org.boardwalk.model.RuleLimits;
import org.boardwalk.model.Sum;
import org.boardwalk.model.players.PairClasses.PairClass;
import org.boardwalk.movement.Kind;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Counted.Relation;
import org.boardwalk.quality.rule.Couples.Two;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.wish.IndividualWish;

/**
 * The designer's own rules where a group makes the rounds. They are about meetings over all rounds,
 * and the group keeps them: the couples of a class are counted alike, so that each class is counted
 * once.
 */
final class ClassConstraints {

  private final IndividualWish wish;
  private final PairClasses classes;
  private final RuleLimits limits;

  ClassConstraints(IndividualWish wish, ModelBuilder model, PairTerms terms, PairClasses classes) {
    this.wish = wish;
    this.classes = classes;
    limits = new RuleLimits(Kind.INDIVIDUAL, model, terms::cost);
  }

  /**
   * States the rules of the wish.
   *
   * @param met counts, for some ways of meeting, how often the first couple of each class meets in
   *     one of them, under the key of the class
   */
  void state(Function<Set<Relation>, Map<Integer, Sum>> met) {
    for (Rule rule : wish.fixed().rules()) {
      limits.describe(rule);
      if (rule.counted() instanceof Counted.Meeting meeting) {
        limits.state(rule, counts(rule, meeting, met.apply(meeting.relations())));
      }
    }
  }

  private List<RuleLimits.Count> counts(Rule rule, Counted.Meeting meeting, Map<Integer, Sum> met) {
    Set<Two> couples = Set.copyOf(rule.couples(meeting, wish.players()));
    List<RuleLimits.Count> counts = new ArrayList<>();
    for (PairClass c : classes.all()) {
      Two first = new Two(c.p() + 1, c.q() + 1);
      if (couples.contains(first)) {
        int before = Collections.frequency(rule.before(), first);
        Sum sum = met.getOrDefault(classes.key(c.p(), c.q()), new Sum()).copy().plus(before);
        counts.add(new RuleLimits.Count(sum, before, before + wish.rounds(), c.pairs().size()));
      }
    }
    return counts;
  }
}
