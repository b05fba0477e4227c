package org.boardwalk.design;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.model.Formulation;
import org.boardwalk.model.players.OneTableFormulation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.search.Method;
import org.boardwalk.search.ModelMethod;
import org.boardwalk.search.SearchListener;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.local.methods.MeetingsTurned;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;

/** Turns the formulations of a wish for players into methods that use the engine the wish names. */
final class ConstraintModels {

  /**
   * The first run of one of many models without costs to weigh, most of which are soon answered.
   */
  private static final Duration SHORT_GO = Duration.ofMillis(500);

  /**
   * The first run where costs are weighed: the time the solver needs to find anything, by trial.
   */
  private static final Duration LONG_GO = Duration.ofSeconds(6);

  /** The first run where the directions are given and the model covers only one set, by trial. */
  private static final Duration MIDDLE_GO = Duration.ofSeconds(2);

  private final IndividualWish wish;
  private final PlayersFormulations formulations;
  private final Engine engine;

  ConstraintModels(IndividualWish wish) {
    this.wish = wish;
    formulations = new PlayersFormulations(wish);
    engine = Engines.chosen(wish.search().engine());
  }

  /** The model of how often each seating is played, where there is one table; none elsewhere. */
  List<Method<IndividualWish>> oneTable() {
    Formulation table = formulations.oneTable();
    return OneTableFormulation.fits(wish)
        ? allowed(table, method("seatings of one table", table)).toList()
        : List.of();
  }

  /** The model of all seats, without symmetry. */
  List<Method<IndividualWish>> seats() {
    Formulation seats = formulations.seats();
    return allowed(seats, method("free seats", seats)).toList();
  }

  /** The search for rules that contradict each other, where some must be kept. */
  List<Method<IndividualWish>> contradiction() {
    return wish.fixed().rules().stream().anyMatch(Rule::must)
        ? List.of(RuleContradiction.ofPlayers(wish, engine))
        : List.of();
  }

  /** The models of base rounds that a group develops, one for each group that fits. */
  List<Method<IndividualWish>> developed() {
    return methods(formulations.developed());
  }

  /**
   * The models of base rounds without the criterion of directions, which takes solvers long. Their
   * movements answer the wish too; an exhausted search proves nothing about it.
   */
  List<Method<IndividualWish>> developedAnyDirections() {
    Map<Criterion, Demand> demands = new EnumMap<>(Criterion.class);
    Criterion.all().forEach(c -> demands.put(c, wish.demand(c)));
    boolean some =
        demands.entrySet().removeIf(d -> !d.getKey().atTable() && d.getValue() == Demand.MINIMISE);
    if (!some) {
      return List.of();
    }
    Criterion.all().forEach(c -> demands.putIfAbsent(c, Demand.IGNORE));
    IndividualWish asked = wish.demanding(demands);
    return new ConstraintModels(asked)
        .developed().stream()
            .<Method<IndividualWish>>map(method -> new StricterWish(asked, method))
            .toList();
  }

  /**
   * The models with given directions, all of them in one method. Where only models of one set are
   * allowed, one method for each worker: there are many such models, most of them soon solved.
   */
  List<Method<IndividualWish>> directed() {
    if (!formulations.mayBeDirected()) {
      return List.of();
    }
    boolean oneSet = formulations.oneSet();
    boolean alone = !wish.search().takes(MethodKind.STARTERS);
    int parts = oneSet && alone ? wish.search().workers() : 1;
    return IntStream.range(0, parts)
        .mapToObj(part -> directed(part, parts, oneSet ? MIDDLE_GO : LONG_GO))
        .toList();
  }

  /** One of several equal parts of the models with given directions. */
  private Method<IndividualWish> directed(int part, int parts, Duration firstGo) {
    return new OneByOne(
        "directions given",
        firstGo,
        () -> {
          List<Method<IndividualWish>> all = methods(formulations.directed());
          return IntStream.range(0, all.size())
              .filter(i -> i % parts == part)
              .<Method<IndividualWish>>mapToObj(all::get)
              .toList();
        });
  }

  private List<Method<IndividualWish>> methods(List<Formulation> developed) {
    return developed.stream().flatMap(f -> allowed(f, method(f.name(), f))).toList();
  }

  /** The stricter questions, each with all its formulations in one method, the easiest first. */
  List<Method<IndividualWish>> stricter() {
    return formulations.stricter().stream().map(this::stricter).toList();
  }

  private Method<IndividualWish> stricter(PlayersFormulations.Stricter question) {
    return new OneByOne(
        question.name(),
        SHORT_GO,
        () ->
            question.formulations().get().stream()
                .flatMap(f -> allowed(f, new StricterWish(question.asked(), method(f.name(), f))))
                .toList());
  }

  /** The method; where its boards may follow no rule, only as a last resort, or not at all. */
  private Stream<Method<IndividualWish>> allowed(
      Formulation formulation, Method<IndividualWish> method) {
    return formulation.steady() ? Stream.of(method) : LastResort.forWish(wish, method).stream();
  }

  /**
   * The question of new meetings alone, where three boards are rotated and all meetings can be new.
   */
  List<Method<IndividualWish>> newMeetings() {
    return formulations.newMeetings().stream().map(f -> turned(meetings(f))).toList();
  }

  /**
   * The question of new meetings with tables that multipliers keep, all its models in one method.
   */
  List<Method<IndividualWish>> newMeetingsKept() {
    List<Method<IndividualWish>> kept =
        formulations.newMeetingsKept().stream().map(this::meetings).toList();
    String name = "new meetings at tables kept by multipliers";
    return kept.isEmpty() ? List.of() : List.of(turned(new OneByOne(name, SHORT_GO, () -> kept)));
  }

  private Method<IndividualWish> meetings(Formulation formulation) {
    return method(formulation.name(), formulation);
  }

  /**
   * Combines a method with turning the tables, which no constraint model does, if the wish allows
   * that.
   */
  private Method<IndividualWish> turned(Method<IndividualWish> method) {
    IndividualWish meetings = formulations.meetings();
    return wish.search().takes(MethodKind.TURNING)
        ? new MeetingsTurned(meetings, method)
        : new StricterWish(meetings, method);
  }

  private Method<IndividualWish> method(String name, Formulation formulation) {
    return new ModelMethod(name, formulation, engine);
  }

  /**
   * A method that searches for a stricter wish. Its movements are offered as answers, but an
   * exhausted search proves nothing about the wish itself.
   *
   * @param asked the stricter wish, of equal sizes
   * @param method the method that searches for it
   */
  private record StricterWish(IndividualWish asked, Method<IndividualWish> method)
      implements Conditional {

    @Override
    public boolean run(SearchScope<IndividualWish> scope, Duration slice, long seed) {
      if (scope.incumbent().filter(f -> f.answers(asked)).isPresent()) {
        return false;
      }
      SearchScope<IndividualWish> own = scope.aside(asked, SearchListener.SILENT);
      boolean more = method.run(own, slice, seed);
      own.incumbent().ifPresent(find -> scope.offer(find.judged().movement(), find.finder()));
      return more && own.incumbent().isEmpty();
    }
  }
}
