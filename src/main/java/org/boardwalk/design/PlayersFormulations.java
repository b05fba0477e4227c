package org.boardwalk.design;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.Formulation;
import org.boardwalk.model.Formulation.Question;
import org.boardwalk.model.players.DevelopedFormulation;
import org.boardwalk.model.players.Development;
import org.boardwalk.model.players.Developments;
import org.boardwalk.model.players.OneSetFormulation;
import org.boardwalk.model.players.OneTableFormulation;
import org.boardwalk.model.players.SeatsFormulation;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.jspecify.annotations.Nullable;

/** The formulations of a wish for players. Thread-safe. */
final class PlayersFormulations {

  private final IndividualWish wish;
  private @Nullable List<Development> nearly;

  PlayersFormulations(IndividualWish wish) {
    this.wish = wish;
  }

  /**
   * Nearly perfect sequences, made once, on first use: they take a search of some tenths of a
   * second.
   */
  private synchronized List<Development> nearly() {
    if (nearly == null) {
      nearly = Developments.nearlyDirected(wish);
    }
    return nearly;
  }

  /**
   * A stricter question, whose answers also answer the wish.
   *
   * @param asked the stricter wish
   * @param name the name of the question
   * @param formulations the ways to state it
   */
  record Stricter(IndividualWish asked, String name, Supplier<List<Formulation>> formulations) {}

  /** All formulations in the portfolio of the wish, those of the wish itself first. */
  List<Formulation> all() {
    List<Formulation> all = new ArrayList<>();
    if (wish.byRule()) {
      return all;
    }
    boolean restricted = wish.symmetry().restricts();
    boolean free = wish.arrangeable() && !restricted;
    if (wish.arrangeable() || restricted) {
      developedBothWays().forEach(all::add);
    }
    if (OneTableFormulation.fits(wish)) {
      all.add(oneTable());
    }
    if (!restricted) {
      all.add(seats());
    }
    if (wish.arrangeable()) {
      all.addAll(directed());
      stricter().forEach(question -> all.addAll(question.formulations().get()));
    }
    if (free) {
      all.addAll(newMeetings());
      all.addAll(newMeetingsKept());
    }
    all.removeIf(f -> !f.steady() && !LastResort.serves(wish));
    return all;
  }

  /** How often each seating of the only table is played, as its boards go nowhere else. */
  Formulation oneTable() {
    return new Formulation(
        MethodKind.SEATS, Question.WISH, "one table", true, () -> OneTableFormulation.of(wish));
  }

  /** All seats, without symmetry. */
  Formulation seats() {
    return new Formulation(
        MethodKind.SEATS,
        Question.WISH,
        "seats",
        false,
        SeatsFormulation.clauses(wish),
        () -> SeatsFormulation.of(wish));
  }

  /**
   * Base rounds that a group develops, for each group that fits, built when the search asks for
   * them.
   */
  List<Formulation> developed() {
    return Developments.forWish(wish).stream().map(d -> developed(d, Question.WISH)).toList();
  }

  private Formulation developed(Development development, Question asks) {
    String what = OneSetFormulation.fits(wish, development) ? "one set " : "";
    return new Formulation(
        MethodKind.DEVELOPMENT,
        asks,
        what + "developed by " + development.name(),
        steady(development),
        clauses(wish, development),
        () -> model(wish, development));
  }

  /**
   * The model of one set where one set is enough: it is far smaller than that of all possible
   * tables.
   */
  private static Optional<ConstraintModel> model(IndividualWish asked, Development development) {
    return OneSetFormulation.fits(asked, development)
        ? OneSetFormulation.of(asked, development)
        : DevelopedFormulation.of(asked, development);
  }

  /**
   * Whether one base round makes all rounds for some group, so that a model of one set is enough.
   */
  boolean oneSet() {
    return Developments.forWish(wish).stream().anyMatch(d -> OneSetFormulation.fits(wish, d));
  }

  /** A model without costs; Choco covers pairs with tables sooner, by trial. */
  private Optional<ConstraintModel> strictModel(IndividualWish asked, Development development) {
    return covers() ? DevelopedFormulation.of(asked, development) : model(asked, development);
  }

  private boolean covers() {
    return wish.search().engine().equals(EngineChoice.CHOCO) && wish.boards().play() == Play.SHARED;
  }

  private static long clauses(IndividualWish asked, Development development) {
    return OneSetFormulation.fits(asked, development)
        ? OneSetFormulation.clauses(asked, development)
        : 0;
  }

  /** All base rounds, also as models by tables, which are easy to read and to prove from. */
  private Stream<Formulation> developedBothWays() {
    return Developments.forWish(wish).stream()
        .flatMap(
            d ->
                OneSetFormulation.fits(wish, d)
                    ? Stream.of(tables(d), developed(d, Question.WISH))
                    : Stream.of(developed(d, Question.WISH)));
  }

  private Formulation tables(Development development) {
    return new Formulation(
        MethodKind.DEVELOPMENT,
        Question.WISH,
        "developed by " + development.name(),
        steady(development),
        () -> DevelopedFormulation.of(wish, development));
  }

  /** Whether each round is a step from the round before, and the sets take the same steps. */
  private boolean steady(Development development) {
    return development.order() == wish.rounds()
        && wish.boards().sets() == wish.rounds()
        && development.steps();
  }

  /** Base rounds with given directions, where one base round makes all rounds. */
  List<Formulation> directed() {
    return Stream.concat(Developments.directed(wish).stream(), nearly().stream())
        .map(d -> developed(d, Question.GIVEN))
        .toList();
  }

  /** Whether there may be formulations with given directions; quicker than listing them. */
  boolean mayBeDirected() {
    return Developments.mayBeNearlyDirected(wish) || !Developments.directed(wish).isEmpty();
  }

  /**
   * Stricter questions, which leave no costs to weigh and are quicker to answer: sets of criteria
   * that can be ideal together, where one base round makes all rounds. The easiest first.
   */
  List<Stricter> stricter() {
    List<Development> directed = Developments.directed(wish);
    List<Development> plain =
        Developments.forWish(wish).stream().filter(d -> d.order() == wish.rounds()).toList();
    boolean known = !directed.isEmpty();
    boolean some = !plain.isEmpty();
    boolean nearly = Developments.mayBeNearlyDirected(wish);
    return Stream.of(
            stricter(
                known, () -> directed, Criterion.PARTNER, Criterion.OPPONENT, Criterion.DIRECTION),
            stricter(nearly, this::nearly, Criterion.PARTNER, Criterion.OPPONENT),
            stricter(some, () -> plain, Criterion.PARTNER, Criterion.OPPONENT),
            stricter(nearly, this::nearly, Criterion.PARTNER, Criterion.SIDE),
            stricter(known, () -> directed, Criterion.values()),
            stricter(nearly, this::nearly, Criterion.PARTNER, Criterion.OPPONENT, Criterion.SIDE),
            stricter(some, () -> plain, Criterion.PARTNER, Criterion.OPPONENT, Criterion.SIDE))
        .flatMap(Optional::stream)
        .toList();
  }

  private Optional<Stricter> stricter(
      boolean any, Supplier<List<Development>> developments, Criterion... criteria) {
    Set<Criterion> ideal = EnumSet.copyOf(List.of(criteria));
    String words = ideal.stream().map(Criterion::word).collect(Collectors.joining(", "));
    String name = "tables with ideal " + words;
    return asked(ideal)
        .filter(asked -> any)
        .map(asked -> new Stricter(asked, name, () -> stricter(name, asked, developments.get())));
  }

  /** The wish with these criteria ideal and the others ignored; empty if that is impossible. */
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

  /**
   * New meetings alone, a quick question where three boards are rotated and all meetings can be
   * new.
   */
  List<Formulation> newMeetings() {
    return meetNobodyTwice() ? meetings(Developments.forWish(meetings())) : List.of();
  }

  /** New meetings with tables that multipliers keep. */
  List<Formulation> newMeetingsKept() {
    return meetNobodyTwice() ? meetings(Developments.twisted(meetings())) : List.of();
  }

  private List<Formulation> meetings(List<Development> developments) {
    return stricter("new meetings at tables", meetings(), developments);
  }

  /** The wish for new meetings and nothing else: no two players meet twice. */
  IndividualWish meetings() {
    return wish.demanding(partnerAlone());
  }

  private boolean meetNobodyTwice() {
    return wish.rotation() == Rotation.ROTATE && 3 * wish.rounds() <= wish.players() - 1;
  }

  /** Keeps what the wish requires, as nothing less may be offered as an answer. */
  private Map<Criterion, Demand> partnerAlone() {
    Map<Criterion, Demand> demands = new EnumMap<>(Criterion.class);
    for (Criterion c : Criterion.values()) {
      demands.put(c, wish.required().contains(c) ? Demand.REQUIRE : Demand.IGNORE);
    }
    demands.put(Criterion.PARTNER, Demand.REQUIRE);
    return demands;
  }

  /** The formulations of a stricter question; developments of equal names are numbered. */
  private List<Formulation> stricter(
      String what, IndividualWish asked, List<Development> developments) {
    List<Formulation> all = new ArrayList<>();
    Map<String, Integer> times = new HashMap<>();
    for (Development d : developments) {
      int time = times.merge(d.name(), 1, Integer::sum);
      String name = what + " developed by " + d.name() + (time > 1 ? ", no. " + time : "");
      all.add(
          new Formulation(
              MethodKind.DEVELOPMENT,
              Question.STRICTER,
              name,
              steady(d),
              covers() ? 0 : clauses(asked, d),
              () -> strictModel(asked, d)));
    }
    return all;
  }
}
