package org.boardwalk.wish;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.text.Word;
import org.boardwalk.quality.SitOuts;
import org.boardwalk.quality.rule.Rule;

/**
 * The parts of a wish that are settled before the search begins. All except {@code curtail} and
 * rules with a weight must be kept.
 *
 * @param stationary players who keep one seat in all rounds for which they are present, and so
 *     never sit out; ascending
 * @param rules the designer's own rules, such as who must or must not partner whom; rules that ask
 *     couples by name to partner, or not to, are one rule each, and come first
 * @param first the first rounds, which stay as they are: tables, seats and sets
 * @param attendance the players who come late or leave
 * @param sitOuts the rule on who sits out, which the judge's counts must keep
 * @param curtail the first round after which the session may be stopped; the rounds are put in an
 *     order in which every such beginning is as good as possible; empty when the session is played
 *     to its end
 */
public record Fixed(
    List<Integer> stationary,
    List<Rule> rules,
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
      new Fixed(
          List.of(), List.of(), List.of(), Attendance.FULL, SitOutRule.TURN, OptionalInt.empty());

  /** Copies the lists and sorts those without an order of their own. */
  public Fixed {
    stationary = stationary.stream().sorted().toList();
    rules = rules.isEmpty() ? List.of() : CoupleRules.inOrder(rules);
    first = List.copyOf(first);
  }

  /**
   * @return the couples who must partner each other at least once
   */
  public List<Couple> partners() {
    return rules.isEmpty() ? List.of() : CoupleRules.couples(rules, true);
  }

  /**
   * @return the couples who must never partner each other
   */
  public List<Couple> apart() {
    return rules.isEmpty() ? List.of() : CoupleRules.couples(rules, false);
  }

  /**
   * @param rounds number of rounds
   * @return the players who never sit out: stationary ones, those whom a rule forbids it in every
   *     round, and those who must sit somewhere in as many rounds as there are; ascending
   */
  public Set<Integer> alwaysPlaying(int rounds) {
    Set<Integer> players = new TreeSet<>(stationary);
    if (!rules.isEmpty()) {
      players.addAll(CoupleRules.alwaysPlaying(rules, rounds));
    }
    return players;
  }

  /**
   * @return whether a rule has a weight
   */
  public boolean weighed() {
    return !rules.isEmpty() && !CoupleRules.allMust(rules);
  }

  /**
   * @return the rules that are not about couples who are named, and must or must not partner
   */
  public List<Rule> otherRules() {
    return rules.isEmpty() ? rules : CoupleRules.others(rules);
  }

  /**
   * @param stationary other players who keep their seats
   * @return these settings with those stationary players
   */
  public Fixed stationary(List<Integer> stationary) {
    return new Fixed(stationary, rules, first, attendance, sitOuts, curtail);
  }

  /**
   * @param rules other rules
   * @return these settings with those rules
   */
  public Fixed rules(List<Rule> rules) {
    return new Fixed(stationary, rules, first, attendance, sitOuts, curtail);
  }

  /**
   * @param partners other couples who must partner
   * @param apart other couples who must not partner
   * @return these settings with those couples
   */
  public Fixed couples(List<Couple> partners, List<Couple> apart) {
    if (rules.isEmpty() && partners.isEmpty() && apart.isEmpty()) {
      return this;
    }
    List<Rule> all = new ArrayList<>(CoupleRules.of(partners, apart));
    all.addAll(otherRules());
    return rules(all);
  }

  /**
   * @param partners further couples who must partner
   * @param apart further couples who must not partner
   * @return these settings with those couples too
   */
  public Fixed adding(List<Couple> partners, List<Couple> apart) {
    if (partners.isEmpty() && apart.isEmpty()) {
      return this;
    }
    List<Rule> all = new ArrayList<>(CoupleRules.of(partners, apart));
    all.addAll(rules);
    return rules(all);
  }

  /**
   * @param first other first rounds
   * @param attendance other late-comers and early leavers
   * @return these settings with those rounds and that attendance
   */
  public Fixed after(List<Round> first, Attendance attendance) {
    return new Fixed(stationary, rules, first, attendance, sitOuts, curtail);
  }

  /**
   * @param round the first round after which the session may be stopped
   * @return these settings with that round
   */
  public Fixed curtail(int round) {
    return new Fixed(stationary, rules, first, attendance, sitOuts, OptionalInt.of(round));
  }

  /**
   * @param sitOuts another rule on who sits out
   * @return these settings with that rule
   */
  public Fixed sitOuts(SitOutRule sitOuts) {
    return new Fixed(stationary, rules, first, attendance, sitOuts, curtail);
  }

  /**
   * @return whether players sit out in turn, the usual rule
   */
  public boolean inTurn() {
    return sitOuts == SitOutRule.TURN;
  }

  /**
   * @return whether rules are settled, and nothing else
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
    return stationary.isEmpty() && rules.isEmpty() && first.isEmpty() && attendance.full();
  }
}
