package org.boardwalk.design;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.model.Formulation;
import org.boardwalk.model.OneTableFormulation;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.search.Method;
import org.boardwalk.search.exact.ModelMethod;
import org.boardwalk.search.local.MeetingsTurned;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;

/** The formulations of a wish for players as methods, for the engine that it asks for. */
final class ConstraintModels {

  /** Many questions without costs to weigh are soon answered. */
  private static final Duration SHORT_GO = Duration.ofMillis(500);

  /** Where costs are weighed, the solver needs that long to find anything, by trial. */
  private static final Duration LONG_GO = Duration.ofSeconds(6);

  /** And that long where the directions are given and a model tells of one set. */
  private static final Duration MIDDLE_GO = Duration.ofSeconds(2);

  private final IndividualWish wish;
  private final PlayersFormulations formulations;
  private final Engine engine;

  ConstraintModels(IndividualWish wish) {
    this.wish = wish;
    formulations = new PlayersFormulations(wish);
    engine = Engines.chosen(wish.search().engine());
  }

  /** How often each seating is played, where there is one table; none elsewhere. */
  List<Method<IndividualWish>> oneTable() {
    Formulation table = formulations.oneTable();
    return OneTableFormulation.fits(wish)
        ? allowed(table, method("seatings of one table", table)).toList()
        : List.of();
  }

  /** All seats, without symmetry. */
  List<Method<IndividualWish>> seats() {
    Formulation seats = formulations.seats();
    return allowed(seats, method("free seats", seats)).toList();
  }

  /** Base rounds that a group develops, for each group that fits. */
  List<Method<IndividualWish>> developed() {
    return methods(formulations.developed());
  }

  /**
   * The same with directions that are given, all of them in one method; in one for each worker
   * where models of one set are all that is asked: there are many such, most of them soon done.
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

  /** Every so many of them. */
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

  /** Stricter questions, each with all its formulations in one method. First the easiest. */
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

  /** Where boards may follow no rule, it takes part as a last resort, or not. */
  private Stream<Method<IndividualWish>> allowed(
      Formulation formulation, Method<IndividualWish> method) {
    return formulation.steady() ? Stream.of(method) : LastResort.forWish(wish, method).stream();
  }

  /** Where three boards are rotated and nobody need meet twice, that alone is a quick question. */
  List<Method<IndividualWish>> newMeetings() {
    return formulations.newMeetings().stream().map(f -> turned(meetings(f))).toList();
  }

  /** The same with tables that multipliers keep, all of them in one method. */
  List<Method<IndividualWish>> newMeetingsKept() {
    List<Method<IndividualWish>> kept =
        formulations.newMeetingsKept().stream().map(this::meetings).toList();
    String name = "new meetings at tables kept by multipliers";
    return kept.isEmpty() ? List.of() : List.of(turned(new OneByOne(name, SHORT_GO, () -> kept)));
  }

  private Method<IndividualWish> meetings(Formulation formulation) {
    return method(formulation.name(), formulation);
  }

  /** Turning is no matter of a constraint model. */
  private Method<IndividualWish> turned(Method<IndividualWish> method) {
    IndividualWish meetings = formulations.meetings();
    return wish.search().takes(MethodKind.TURNING)
        ? new MeetingsTurned(meetings, method)
        : new StricterWish(meetings, method);
  }

  private Method<IndividualWish> method(String name, Formulation formulation) {
    return new ModelMethod(name, formulation, engine);
  }
}
