package org.boardwalk.design;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.boardwalk.model.DevelopedFormulation;
import org.boardwalk.model.Development;
import org.boardwalk.model.Developments;
import org.boardwalk.model.Formulation;
import org.boardwalk.model.SeatsFormulation;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;

/** The formulations that a wish for players leads to. */
final class PlayersFormulations {

  private final IndividualWish wish;

  PlayersFormulations(IndividualWish wish) {
    this.wish = wish;
  }

  /** All that take part in the portfolio of the wish, in its order. */
  List<Formulation> all() {
    List<Formulation> all = new ArrayList<>();
    if (wish.byRule()) {
      return all;
    }
    boolean free = wish.arrangeable() && !wish.symmetry().restricts();
    boolean arbitrary = LastResort.serves(wish);
    if (wish.arrangeable() && arbitrary) {
      all.addAll(developed());
    }
    if (free) {
      all.addAll(newMeetings());
      all.addAll(newMeetingsKept());
    }
    boolean seats = free ? arbitrary : !wish.arrangeable();
    if (seats && wish.rotation() == Rotation.NONE) {
      all.add(seats());
    }
    return all;
  }

  /** All seats, without symmetry. */
  Formulation seats() {
    return new Formulation(MethodKind.SEATS, "seats", () -> SeatsFormulation.of(wish));
  }

  /** Tables that a group develops, for each group that fits. */
  List<Formulation> developed() {
    return Developments.forWish(wish).stream()
        .map(d -> developed(MethodKind.DEVELOPMENT, "developed by ", wish, d))
        .toList();
  }

  /** Where three boards are rotated and nobody need meet twice, that alone is a quick question. */
  List<Formulation> newMeetings() {
    return meetNobodyTwice() ? meetings(Developments.forWish(meetings())) : List.of();
  }

  /** The same with tables that multipliers keep. */
  List<Formulation> newMeetingsKept() {
    return meetNobodyTwice() ? meetings(Developments.twisted(meetings())) : List.of();
  }

  private List<Formulation> meetings(List<Development> developments) {
    IndividualWish meetings = meetings();
    return developments.stream()
        .map(
            d ->
                developed(
                    MethodKind.NEW_MEETINGS, "new meetings at tables developed by ", meetings, d))
        .toList();
  }

  /** The wish for nothing but that nobody meets twice. */
  IndividualWish meetings() {
    return wish.demanding(partnerAlone());
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

  private static Formulation developed(
      MethodKind kind, String what, IndividualWish asked, Development development) {
    return new Formulation(
        kind, what + development.name(), () -> DevelopedFormulation.of(asked, development));
  }
}
