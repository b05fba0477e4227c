package org.boardwalk.wish;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.boardwalk.movement.Boards;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.RuleText;

/**
 * Some of the hard demands of a wish. A refutation rests on them: no movement of these sizes meets
 * all of them, whatever else the wish asks for.
 *
 * @param wish the wish
 * @param rules rules of its own that must be kept, in the order of the wish
 * @param implied demands beside these
 * @param least whether it is shown that none of them can be spared
 */
public record Demands(Wish wish, List<Rule> rules, Set<Implied> implied, boolean least) {

  /** Copies the collections. */
  public Demands {
    rules = List.copyOf(rules);
    Set<Implied> ordered = EnumSet.noneOf(Implied.class);
    ordered.addAll(implied);
    implied = ordered;
  }

  /**
   * @param wish a wish
   * @return all its hard demands
   */
  public static Demands of(Wish wish) {
    List<Rule> rules =
        wish instanceof IndividualWish players ? players.fixed().allRules() : wish.rules();
    return new Demands(
        wish, rules.stream().filter(Rule::must).toList(), Implied.of(wish).keySet(), false);
  }

  /**
   * @return whether there is none
   */
  public boolean none() {
    return rules.isEmpty() && implied.isEmpty();
  }

  /**
   * @param demand a demand
   * @return the others
   */
  public Demands without(Implied demand) {
    Set<Implied> rest = EnumSet.copyOf(implied);
    rest.remove(demand);
    return new Demands(wish, rules, rest, least);
  }

  /**
   * @param shown whether it is shown that none of them can be spared
   * @return the same demands
   */
  public Demands least(boolean shown) {
    return new Demands(wish, rules, implied, shown);
  }

  private Demands without(Rule rule) {
    List<Rule> rest = new ArrayList<>(rules);
    rest.remove(rule);
    return new Demands(wish, rest, implied, least);
  }

  /**
   * Leaves out one demand after the other, first those that are implied, as long as the rest is
   * refuted.
   *
   * @param refuted whether it is known that no movement meets some demands
   * @return the demands that are left; empty where not even all of them are refuted
   */
  public Optional<Demands> core(Predicate<Demands> refuted) {
    if (!refuted.test(this)) {
      return Optional.empty();
    }
    Demands core = this;
    boolean all = true;
    boolean sizes = implied.contains(Implied.FIRST) || implied.contains(Implied.ATTENDANCE);
    for (Implied demand : implied) {
      boolean size =
          demand == Implied.FIRST
              || demand == Implied.ATTENDANCE
              || (sizes && demand == Implied.SIT_OUTS);
      Demands rest = core.without(demand);
      core = !size && refuted.test(rest) ? rest : core;
    }
    for (Rule rule : rules) {
      Demands rest = core.without(rule);
      boolean weaker = rest.sharedAlike();
      all &= weaker;
      core = weaker && refuted.test(rest) ? rest : core;
    }
    return Optional.of(core.least(all));
  }

  /**
   * Whether sit-outs, if they count, are shared by the same players as in the wish. Without a rule
   * by which some always play, others would sit out: what is refuted then says nothing about the
   * wish.
   */
  private boolean sharedAlike() {
    return !implied.contains(Implied.SIT_OUTS)
        || !(wish instanceof IndividualWish players)
        || SettledRules.alwaysPlaying(rules, wish.rounds())
            .equals(players.fixed().alwaysPlaying(wish.rounds()));
  }

  /**
   * @return these demands as a wish for players; its costs count nothing
   * @throws ClassCastException when they are not those of players
   */
  public IndividualWish ofPlayers() {
    IndividualWish all = (IndividualWish) wish;
    Map<Criterion, Demand> criteria = new EnumMap<>(Criterion.class);
    for (Criterion c : Criterion.values()) {
      boolean required = implied.contains(Implied.required(c));
      criteria.put(c, required ? Demand.REQUIRE : Demand.IGNORE);
    }
    Fixed fixed = all.fixed();
    boolean shared = implied.contains(Implied.SIT_OUTS) || !fixed.attendance().full();
    Boards boards = all.boards();
    int copies = Math.max(boards.copies(), implied.contains(Implied.COPIES) ? 0 : all.tables());
    return new IndividualWish(
        all.name(),
        all.players(),
        all.tables(),
        all.rounds(),
        boards.ofCopies(copies),
        all.rotation(),
        all.form(),
        criteria,
        Objective.STANDARD,
        Symmetry.NONE,
        new Fixed(
            rules,
            fixed.first(),
            fixed.attendance(),
            shared || !fixed.first().isEmpty() ? fixed.sitOuts() : Fixed.SitOutRule.FREE,
            OptionalInt.empty()),
        WalkWish.AUTO,
        all.search());
  }

  /**
   * @return the rules, and those that required partners and opponents amount to without a rotation
   * @throws ClassCastException when they are not those of players
   */
  public List<Rule> amounting() {
    return SettledRules.amounting(ofPlayers());
  }

  /**
   * @return each of them in brackets, such as "[1 and 2 never partner each other] [players sit out
   *     in turn]"
   */
  public String words() {
    return Stream.concat(
            rules.stream().map(rule -> RuleText.of(rule, wish.kind())),
            implied.stream().map(demand -> demand.words(wish)))
        .map(word -> "[" + word + "]")
        .collect(Collectors.joining(" "));
  }

  /**
   * @return how many they are
   */
  public int size() {
    return rules.size() + implied.size();
  }
}
