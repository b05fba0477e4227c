package org.boardwalk.wish;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.EvenMeetings;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Counted.Relation;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.Times;

/**
 * The rules of a wish that say what a required criterion says: all players partner each other as
 * evenly as can be, or oppose each other; with three boards in rotation who meets does both. What
 * theorems, constructions and starters know about criteria then serves for the rules.
 */
final class SaidCriteria {

  private final IndividualWish wish;

  SaidCriteria(IndividualWish wish) {
    this.wish = wish;
  }

  /** The criteria that the rules require. */
  Set<Criterion> all() {
    Set<Criterion> all = EnumSet.noneOf(Criterion.class);
    wish.rules().forEach(rule -> said(rule).ifPresent(all::add));
    return all;
  }

  /** The wish with criteria in the place of these rules; empty where there are none. */
  Optional<IndividualWish> asCriteria() {
    List<Rule> said = wish.rules().stream().filter(rule -> said(rule).isPresent()).toList();
    if (said.isEmpty()) {
      return Optional.empty();
    }
    Map<Criterion, Demand> demands = new EnumMap<>(Criterion.class);
    Stream.of(Criterion.values()).forEach(c -> demands.put(c, wish.demand(c)));
    all().forEach(c -> demands.put(c, Demand.REQUIRE));
    List<Rule> others = wish.rules().stream().filter(rule -> !said.contains(rule)).toList();
    return Optional.of(wish.demanding(demands).with(wish.fixed().rules(others)));
  }

  private Optional<Criterion> said(Rule rule) {
    boolean all =
        rule.must()
            && wish.fixed().attendance().full()
            && rule.within() == 0
            && rule.before().isEmpty()
            && rule.spans(wish.rounds()).get(0).size() == wish.rounds();
    return all && rule.counted() instanceof Counted.Meeting meeting
        ? said(meeting).filter(c -> even(c, rule.times()))
        : Optional.empty();
  }

  private Optional<Criterion> said(Counted.Meeting meeting) {
    Set<Relation> ways = meeting.relations();
    int pairs = wish.players() * (wish.players() - 1) / 2;
    if (meeting.ordered() || meeting.couples().size() < pairs) {
      return Optional.empty();
    }
    return switch (wish.rotation()) {
      case NONE ->
          ways.equals(Set.of(Relation.PARTNER))
              ? Optional.of(Criterion.PARTNER)
              : ways.equals(Set.of(Relation.OPPONENT))
                  ? Optional.of(Criterion.OPPONENT)
                  : Optional.empty();
      case ROTATE -> Optional.of(Criterion.PARTNER);
      case SWAP -> Optional.empty();
    };
  }

  /** Whether counts with the sum that these meetings have are even if they are so many. */
  private boolean even(Criterion criterion, Times times) {
    int players = wish.players();
    int tables = wish.tables();
    EvenMeetings partners = EvenMeetings.partners(players, tables, wish.rounds());
    EvenMeetings opponents = EvenMeetings.opponents(players, tables, wish.rounds());
    EvenMeetings even =
        wish.rotation() == Rotation.ROTATE
            ? EvenMeetings.tables(players, tables, wish.rounds())
            : criterion == Criterion.PARTNER ? partners : opponents;
    boolean same = even.least() == even.most();
    return switch (times.shape()) {
      case EVEN -> true;
      case ONLY -> false;
      case RANGE ->
          (times.least() >= even.least() && times.most() <= even.most())
              || (same && (times.least() == even.least() || times.most() == even.most()));
    };
  }
}
