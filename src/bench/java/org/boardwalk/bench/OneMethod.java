package org.boardwalk.bench;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.design.Designer;
import org.boardwalk.library.atlas.Cell;
import org.boardwalk.library.atlas.Variety;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.answer.Outcome;

/**
 * The worth of one method: answers with all methods beside answers without it, at equal effort and
 * from nothing. The wishes are always the same; of these only those count that have the method.
 *
 * @param name a part of the name of the method
 * @param effort the effort of each search
 */
record OneMethod(String name, Duration effort) {

  private static final String LINE = "%-48s %20s %20s %7s%n";
  private static final int LEAST = 4;
  private static final int MOST = 60;

  /** Runs the searches, and says in how many wishes something is lost. */
  void compare(PrintWriter out, Predicate<IndividualWish> chosen, AtomicBoolean cancelled) {
    out.print(Text.of(LINE, "wish", "all methods", "without", "ratio"));
    int worse = 0;
    int better = 0;
    int all = 0;
    for (IndividualWish wish : wishes().filter(chosen).filter(this::applies).toList()) {
      Optional<Scorecard> with = card(wish, any -> true, cancelled);
      Optional<Scorecard> without = card(wish, any -> !any.contains(name), cancelled);
      if (cancelled.get()) {
        return;
      }
      double lost = AnswerFigures.excess(wish, without, with);
      boolean gains = AnswerFigures.excess(wish, with, without) > 0;
      all++;
      worse += lost > 0 ? 1 : 0;
      better += gains ? 1 : 0;
      String shown = AnswerFigures.shown(wish, with);
      String other = AnswerFigures.shown(wish, without);
      String ratio = gains ? "better" : AnswerFigures.ratio(lost);
      out.print(Text.of(LINE, wish.name(), shown, other, ratio));
      out.flush();
    }
    out.print(
        Text.of(
            "Without [%s]: worse in %d of %d wishes that have it, better in %d.%n",
            name, worse, all, better));
  }

  private boolean applies(IndividualWish wish) {
    return Designer.methods(wish).stream().anyMatch(method -> method.contains(name));
  }

  private static Optional<Scorecard> card(
      IndividualWish wish, Predicate<String> named, AtomicBoolean cancelled) {
    return Designer.answer(wish, named, cancelled).outcome().found().map(Outcome.Found::card);
  }

  /** The wishes of the atlas for players, and complete ones whose sides are required or weighed. */
  private Stream<IndividualWish> wishes() {
    List<Cell> cells = new ArrayList<>();
    Variety.all().stream()
        .filter(v -> v.kind() == Kind.INDIVIDUAL)
        .map(Cell::usual)
        .forEach(cells::addAll);
    SearchSettings settings = SearchSettings.repeatable(effort, 1);
    return Stream.concat(cells.stream().map(OneMethod::of), complete())
        .filter(wish -> wish.players() <= MOST)
        .map(wish -> wish.with(settings));
  }

  private static IndividualWish of(Cell cell) {
    return ((IndividualWish) cell.wish()).named(cell.toString());
  }

  private static Stream<IndividualWish> complete() {
    Map<Criterion, Demand> directed = new EnumMap<>(Criterion.class);
    Stream.of(Criterion.PARTNER, Criterion.OPPONENT, Criterion.SIDE)
        .forEach(criterion -> directed.put(criterion, Demand.REQUIRE));
    return IntStream.rangeClosed(LEAST, MOST)
        .filter(players -> players % 4 <= 1)
        .mapToObj(UsualWish::complete)
        .map(
            wish ->
                UsualWish.of(
                    wish.players(), wish.tables(), wish.rounds(), wish.boards(), wish.rotation()))
        .flatMap(
            wish ->
                Stream.of(
                    wish.named(wish.name() + ", total"),
                    wish.demanding(directed).named(wish.name() + ", sides required")));
  }
}
