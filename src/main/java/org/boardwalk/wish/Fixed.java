package org.boardwalk.wish;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.text.Word;
import org.boardwalk.quality.SitOuts;
import org.boardwalk.quality.rule.Rule;

/**
 * The parts of a wish that are settled before the search begins. All except {@code curtail} and
 * rules with a weight must be kept.
 *
 * @param allRules the designer's own rules, such as who must or must not partner whom, in their
 *     order; rules that ask couples by name to partner, or not to, are one rule each, and the two
 *     by which stationary players never change seats and never sit out stand together
 * @param first the first rounds, which stay as they are: tables, seats and sets
 * @param attendance the players who come late or leave
 * @param sitOuts the rule on who sits out, which the judge's counts must keep
 * @param curtail the first round after which the session may be stopped; the rounds are put in an
 *     order in which every such beginning is as good as possible; empty when the session is played
 *     to its end
 */
public record Fixed(
    List<Rule> allRules,
    List<Round> first,
    Attendance attendance,
    SitOutRule sitOuts,
    OptionalInt curtail) {

  /** The rule on who sits out where there are more players than seats. */
  public enum SitOutRule {
    /** In turn: no player sits out twice before all have once, and the numbers are even. */
    TURN,
    /** The numbers of sit-outs differ by at most one over the session; their order is free. */
    EVEN,
    /** No rule: some may sit out often and others never. */
    FREE;

    /**
     * @return the word for this rule in files and messages, such as {@code turn}
     */
    public String word() {
      return Word.of(this);
    }

    /**
     * @param counted the sit-outs of a movement as the judge counts them
     * @return whether they keep this rule
     */
    boolean allows(SitOuts counted) {
      return switch (this) {
        case TURN -> counted.even();
        case EVEN -> counted.most() - counted.least() <= 1;
        case FREE -> true;
      };
    }
  }

  /** Nothing is settled. */
  public static final Fixed NOTHING =
      new Fixed(List.of(), List.of(), Attendance.FULL, SitOutRule.TURN, OptionalInt.empty());

  /** Copies the lists and joins rules that belong together. */
  public Fixed {
    allRules = allRules.isEmpty() ? List.of() : SettledRules.joined(allRules);
    first = List.copyOf(first);
  }

  /**
   * @return the couples who must partner each other at least once
   */
  public List<Couple> partners() {
    return allRules.isEmpty() ? List.of() : SettledRules.couples(allRules, true);
  }

  /**
   * @return the couples who must never partner each other
   */
  public List<Couple> apart() {
    return allRules.isEmpty() ? List.of() : SettledRules.couples(allRules, false);
  }

  /**
   * @return the players who keep one seat in all rounds for which they are present, and so never
   *     sit out; ascending
   */
  public List<Integer> stationary() {
    return allRules.isEmpty() ? List.of() : SettledRules.stationary(allRules);
  }

  /**
   * @return the rules that searches and models count one by one: all but those of stationary
   *     players, whom they do not move
   */
  public List<Rule> rules() {
    return allRules.isEmpty() ? List.of() : SettledRules.besidesStationary(allRules);
  }

  /**
   * @return the rules that are neither about couples who are named, and must or must not partner,
   *     nor about stationary players
   */
  public List<Rule> otherRules() {
    return allRules.isEmpty() ? List.of() : SettledRules.others(allRules);
  }

  /**
   * @param rounds number of rounds
   * @return the players who never sit out: those whom a rule forbids it in every round, such as
   *     stationary ones, and those who must sit somewhere in as many rounds as there are; ascending
   */
  public Set<Integer> alwaysPlaying(int rounds) {
    return allRules.isEmpty() ? Set.of() : SettledRules.alwaysPlaying(allRules, rounds);
  }

  /**
   * @return whether a rule has a weight
   */
  public boolean weighed() {
    return !allRules.isEmpty() && !SettledRules.allMust(allRules);
  }

  /**
   * @param stationary other players who keep their seats
   * @return these settings with those stationary players
   */
  public Fixed stationary(List<Integer> stationary) {
    return allRules.isEmpty() && stationary.isEmpty()
        ? this
        : having(List.of(), SettledRules.withStaying(allRules, stationary));
  }

  /**
   * @param rules other rules
   * @return these settings with those rules; stationary players stay
   */
  public Fixed rules(List<Rule> rules) {
    List<Integer> stationary = stationary();
    Fixed others = having(List.of(), rules);
    return stationary.isEmpty() ? others : others.stationary(stationary);
  }

  /**
   * @return these settings with the rules that have keys of their own first: couples, then
   *     stationary players
   */
  public Fixed inOrder() {
    return allRules.isEmpty() ? this : having(List.of(), SettledRules.inOrder(allRules));
  }

  /**
   * @param partners other couples who must partner
   * @param apart other couples who must not partner
   * @return these settings with those couples
   */
  public Fixed couples(List<Couple> partners, List<Couple> apart) {
    if (allRules.isEmpty() && partners.isEmpty() && apart.isEmpty()) {
      return this;
    }
    return having(SettledRules.partnering(partners, apart), otherRules()).stationary(stationary());
  }

  /**
   * @param partners further couples who must partner
   * @param apart further couples who must not partner
   * @return these settings with those couples too
   */
  public Fixed adding(List<Couple> partners, List<Couple> apart) {
    return partners.isEmpty() && apart.isEmpty()
        ? this
        : having(SettledRules.partnering(partners, apart), allRules);
  }

  private Fixed having(List<Rule> rules, List<Rule> more) {
    List<Rule> all = new ArrayList<>(rules);
    all.addAll(more);
    return new Fixed(all, first, attendance, sitOuts, curtail);
  }

  /**
   * @param first other first rounds
   * @param attendance other late-comers and early leavers
   * @return these settings with those rounds and that attendance
   */
  public Fixed after(List<Round> first, Attendance attendance) {
    return new Fixed(allRules, first, attendance, sitOuts, curtail);
  }

  /**
   * @param round the first round after which the session may be stopped
   * @return these settings with that round
   */
  public Fixed curtail(int round) {
    return new Fixed(allRules, first, attendance, sitOuts, OptionalInt.of(round));
  }

  /**
   * @param sitOuts another rule on who sits out
   * @return these settings with that rule
   */
  public Fixed sitOuts(SitOutRule sitOuts) {
    return new Fixed(allRules, first, attendance, sitOuts, curtail);
  }

  /**
   * @return whether players sit out in turn, the usual rule
   */
  public boolean inTurn() {
    return sitOuts == SitOutRule.TURN;
  }

  /**
   * @return whether rules are settled, and nothing else, nor that players keep their seats
   */
  public boolean rulesOnly() {
    return !nothing() && rules(List.of()).nothing();
  }

  /**
   * @return whether it is {@link #NOTHING}
   */
  public boolean nothing() {
    return alike() && inTurn() && curtail.isEmpty();
  }

  /**
   * @return whether all players and all rounds are alike, so that they can be renamed
   */
  public boolean alike() {
    return allRules.isEmpty() && first.isEmpty() && attendance.full();
  }
}
