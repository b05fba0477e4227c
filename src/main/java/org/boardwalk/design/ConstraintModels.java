package org.boardwalk.design;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
