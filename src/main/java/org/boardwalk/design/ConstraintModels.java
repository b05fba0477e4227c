package org.boardwalk.design;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.boardwalk.model.DevelopedFormulation;
import org.boardwalk.model.Development;
import org.boardwalk.model.Developments;
import org.boardwalk.model.SeatsFormulation;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.search.Method;
import org.boardwalk.search.exact.ModelMethod;
import org.boardwalk.search.local.MeetingsTurned;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;

/** The constraint models that a wish for players leads to, for the engine that it asks for. */
final class ConstraintModels {

  private final IndividualWish wish;
  private final Engine engine;

  ConstraintModels(IndividualWish wish) {
    this.wish = wish;
    engine = Engines.chosen(wish.search().engine());
  }

  /** All seats, without symmetry. */
  Method<IndividualWish> seats() {
    return new ModelMethod(MethodKind.SEATS, "free seats", () -> SeatsFormulation.of(wish), engine);
  }

  /** Tables that a group develops, for each group that fits. */
  List<Method<IndividualWish>> developed() {
    String what = "tables developed by ";
    return Developments.forWish(wish).stream()
        .map(d -> developed(MethodKind.DEVELOPMENT, what, wish, d))
        .toList();
  }

  /**
   * Stricter questions, which leave no costs to weigh and are quicker to answer: what of the
   * criteria can be ideal together, where one base round makes all. First the easiest.
   */
  List<Method<IndividualWish>> stricter() {
    List<Development> nearly = Developments.nearlyDirected(wish);
    List<Development> plain =
        Developments.forWish(wish).stream().filter(d -> d.order() == wish.rounds()).toList();
    List<Development> directed = Developments.directed(wish);
    return Stream.of(
            stricter(directed, Criterion.PARTNER, Criterion.OPPONENT, Criterion.DIRECTION),
            stricter(nearly, Criterion.PARTNER, Criterion.OPPONENT),
            stricter(plain, Criterion.PARTNER, Criterion.OPPONENT),
            stricter(directed, Criterion.values()),
            stricter(nearly, Criterion.PARTNER, Criterion.OPPONENT, Criterion.SIDE),
            stricter(plain, Criterion.PARTNER, Criterion.OPPONENT, Criterion.SIDE))
        .flatMap(Optional::stream)
        .toList();
  }

  private Optional<Method<IndividualWish>> stricter(
      List<Development> developments, Criterion... criteria) {
    Set<Criterion> ideal = EnumSet.copyOf(List.of(criteria));
    List<Method<IndividualWish>> methods =
        asked(ideal).stream()
            .flatMap(asked -> developments.stream().map(d -> stricter(asked, d)))
            .toList();
    String name = "tables with ideal " + words(ideal);
    return methods.isEmpty()
        ? Optional.empty()
        : Optional.of(new OneByOne(MethodKind.DEVELOPMENT, name, methods));
  }

  private static String words(Set<Criterion> ideal) {
    return ideal.stream().map(Criterion::word).collect(Collectors.joining(", "));
  }

  private Method<IndividualWish> stricter(IndividualWish asked, Development development) {
    String what = "tables with ideal " + words(asked.required()) + " developed by ";
    return new StricterWish(asked, developed(MethodKind.DEVELOPMENT, what, asked, development));
  }

  /** The wish with these criteria ideal and the others of no matter; empty if it cannot be. */
  private Optional<IndividualWish> asked(Set<Criterion> ideal) {
    Map<Criterion, Demand> demands = new EnumMap<>(Criterion.class);
    for (Criterion c : Criterion.values()) {
      demands.put(c, ideal.contains(c) ? Demand.REQUIRE : Demand.IGNORE);
    }
    boolean wanted =
        ideal.containsAll(wish.required())
            && ideal.stream().allMatch(c -> wish.demand(c) != Demand.IGNORE);
    return Optional.of(wish.demanding(demands))
        .filter(asked -> wanted && asked.forbidding().isEmpty());
  }

  /** Where three boards are rotated and nobody need meet twice, that alone is a quick question. */
  List<Method<IndividualWish>> newMeetings() {
    if (!meetNobodyTwice()) {
      return List.of();
    }
    IndividualWish meetings = wish.demanding(partnerAlone());
    String what = "new meetings at tables developed by ";
    return Developments.forWish(meetings).stream()
        .map(d -> turned(meetings, developed(MethodKind.NEW_MEETINGS, what, meetings, d)))
        .toList();
  }

  /** The same with tables that multipliers keep, all of them in one method. */
  Optional<Method<IndividualWish>> newMeetingsKept() {
    if (!meetNobodyTwice()) {
      return Optional.empty();
    }
    IndividualWish meetings = wish.demanding(partnerAlone());
    String what = "new meetings at tables developed by ";
    List<Method<IndividualWish>> twisted =
        Developments.twisted(meetings).stream()
            .map(d -> developed(MethodKind.NEW_MEETINGS, what, meetings, d))
            .toList();
    String name = "new meetings at tables kept by multipliers";
    return twisted.isEmpty()
        ? Optional.empty()
        : Optional.of(turned(meetings, new OneByOne(MethodKind.NEW_MEETINGS, name, twisted)));
  }

  private boolean meetNobodyTwice() {
    return wish.rotation() == Rotation.ROTATE && 3 * wish.rounds() <= wish.players() - 1;
  }

  /** What the wish requires stays required: nothing else may be offered as an answer. */
  private Map<Criterion, Demand> partnerAlone() {
    Map<Criterion, Demand> demands = new EnumMap<>(Criterion.class);
    for (Criterion c : Criterion.values()) {
      demands.put(c, wish.required().contains(c) ? Demand.REQUIRE : Demand.IGNORE);
    }
    demands.put(Criterion.PARTNER, Demand.REQUIRE);
    return demands;
  }

  /** Turning is no matter of a constraint model. */
  private Method<IndividualWish> turned(IndividualWish meetings, Method<IndividualWish> method) {
    return wish.search().takes(MethodKind.TURNING)
        ? new MeetingsTurned(meetings, method)
        : new StricterWish(meetings, method);
  }

  private Method<IndividualWish> developed(
      MethodKind kind, String what, IndividualWish asked, Development development) {
    return new ModelMethod(
        kind, what + development.name(), () -> DevelopedFormulation.of(asked, development), engine);
  }
}
