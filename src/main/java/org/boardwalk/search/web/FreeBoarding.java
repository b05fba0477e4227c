package org.boardwalk.search.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.model.BoardingFormulation;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.Cuts;
import org.boardwalk.model.SetGrid;
import org.boardwalk.model.WebRoom;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Versions;
import org.boardwalk.search.web.BoardingAnnealing.Schedule;
import org.boardwalk.search.web.Figure.Measure;
import org.boardwalk.search.web.SegmentSearch.Plan;

/**
 * Free boarding: the fewest copies first, by segments, annealing and the engine in turn; then the
 * fewest breaks, by annealing and large neighbourhoods, with a bound from how many tables must
 * break the walk of the sets.
 */
final class FreeBoarding {

  private static final int SEGMENTS = 3;

  /** Steps of the first run that looks for any boarding, and the most of a later one. */
  private static final long SHORT_RUN = 6_000_000;

  private static final long LONG_RUN = 60_000_000;

  private static final String REOPENED = ", then large neighbourhoods";

  /** Turns of the engine to repair what annealing leaves, and again to polish it. */
  private static final int REPAIRS = 12;

  /** Part of the time for annealing; the rest is for large neighbourhoods. */
  private static final double ANNEALED = 0.8;

  /** The most tables with breaks for which all choices of them are tried. */
  private static final int MOST_CUTS = 2;

  private final WebQuest quest;

  /** The part of the quest's time after which this begins. */
  private final double from;

  /** Whether EW may move in no other way than is tried: only then is a bound one for the wish. */
  private final boolean only;

  private FreeBoarding(WebQuest quest, double from, boolean only) {
    this.quest = quest;
    this.from = from;
    this.only = only;
  }

  /** For EW who may move in one way only. */
  static FreeBoarding ofOneWalk(WebQuest quest) {
    return new FreeBoarding(quest, 0, true);
  }

  /** For some of the ways in which EW may move, after that part of the time. */
  static FreeBoarding ofSomeWalks(WebQuest quest, double from) {
    return new FreeBoarding(quest, from, false);
  }

  /** A boarding and what made it. */
  private record Board(SetGrid grid, String engine, String method) {}

  /** A board, or the reason why there is none, or neither. */
  private record Attempt(Optional<Board> board, Optional<String> refuted) {}

  /** How far the search for a room may go, as parts of the time. */
  private record Span(double from, double to) {

    double at(double part) {
      return from + part * (to - from);
    }
  }

  Optional<Find> best(List<WebRoom> rooms) {
    Optional<Find> best = Optional.empty();
    for (int k = 0; k < rooms.size(); k++) {
      Span whole = new Span(from, 1);
      Span span = new Span(whole.at((double) k / rooms.size()), whole.at((k + 1.0) / rooms.size()));
      Optional<Find> find = best(rooms.get(k), span);
      if (find.isPresent() && best.map(find.get()::betterThan).orElse(true)) {
        best = find;
      }
    }
    return best;
  }

  private Optional<Find> best(WebRoom room, Span span) {
    int bound = Copies.least(room);
    List<String> by = new ArrayList<>();
    int most = Math.min(quest.wish().boards().copies(), room.tables());
    for (int copies = bound; copies <= most; copies++) {
      Attempt attempt = any(room, copies, span);
      Optional<Board> first = attempt.board();
      quest.tried("%d copies: %s".formatted(copies, first.map(Board::method).orElse("none found")));
      if (first.isPresent()) {
        // A bound holds for the wish only where EW have no other way to move.
        Find find = fewestBreaks(room, copies, bound, first.get(), span, by);
        return Optional.of(only ? find : find.unproven(Copies.least(room)));
      }
      if (attempt.refuted().isPresent() && bound == copies) {
        bound++;
        by.add(attempt.refuted().get());
      }
    }
    if (only && bound > quest.wish().boards().copies()) {
      quest.refuted(
          by.isEmpty()
              ? "%d tables share %d sets".formatted(room.tables(), room.sets())
              : String.join("; ", by));
    }
    return Optional.empty();
  }

  /** Each further copy has a tenth of the time more. */
  private Attempt any(WebRoom room, int copies, Span span) {
    double part = Math.min(0.8, 0.45 + 0.1 * (copies - Copies.least(room)));
    Optional<String> counting = Copies.refuted(room, copies);
    if (counting.isPresent()) {
      return new Attempt(Optional.empty(), counting);
    }
    Optional<Board> board = segments(room, copies, span);
    double seconds = quest.seconds() * (span.to - span.from);
    // Several short runs do better than a long one.
    for (int k = 0; board.isEmpty() && !quest.over(span.at(part)); k++) {
      long steps = runLength(k / 6);
      board =
          new BoardingAnnealing(room, copies, quest.wish().search().seed() + k)
              .run(Schedule.FEASIBLE, steps, () -> quest.over(span.at(part)))
              .map(g -> new Board(g, "local", "annealing"));
    }
    return board.isPresent()
        ? new Attempt(board, Optional.empty())
        : solved(
            BoardingFormulation.feasible(quest.wish(), room, copies),
            room,
            0.1 * seconds,
            span.at(part + 0.1));
  }

  private Optional<Board> segments(WebRoom room, int copies, Span span) {
    Latest<Plan> best = new Latest<>();
    SegmentSearch.visit(
        room,
        copies,
        SEGMENTS,
        () -> quest.over(span.at(0.3)),
        plan -> {
          if (best.value().map(b -> breaks(room, plan) < breaks(room, b)).orElse(true)) {
            best.accept(plan);
          }
          return false;
        });
    return best.value().map(p -> new Board(p.grid(), "segments", p.segments().toString()));
  }

  private static int breaks(WebRoom room, Plan plan) {
    return plan.grid().breaks(room);
  }

  /** What the engine finds; the reason where it finds that there is nothing. */
  private Attempt solved(ConstraintModel model, WebRoom room, double seconds, double part) {
    Engine engine = quest.engine();
    Latest<SetGrid> found = new Latest<>();
    Engine.Verdict verdict =
        quest.solve(
            model,
            seconds,
            part,
            values -> found.accept(SetGrid.of(room, model.decoder().apply(values))));
    Optional<Board> board = found.value().map(g -> new Board(g, engine.name(), model.name()));
    return board.isPresent() || verdict != Engine.Verdict.EXHAUSTED
        ? new Attempt(board, Optional.empty())
        : new Attempt(board, Optional.of(quest.exhausted(model)));
  }

  private Find fewestBreaks(
      WebRoom room, int copies, int least, Board first, Span span, List<String> by) {
    Best best = new Best(room, first);
    int bound = fewCuts(room, copies, span, best, by);
    for (int k = 0; best.breaks() > bound && !quest.over(span.at(ANNEALED)); k++) {
      anneal(room, copies, span.at(ANNEALED), k, best);
    }
    if (best.breaks() > bound) {
      Board board = best.board;
      polish(room, copies, span.to)
          .polish(board.grid(), Integer.MAX_VALUE, g -> best.offer(reopened(board.method(), g)));
    }
    return find(room, best.board, new Figure(Measure.BREAKS, best.breaks(), bound), least, by);
  }

  /** What a run leaves with few faults is repaired by the engine. */
  private void anneal(WebRoom room, int copies, double part, int turn, Best best) {
    Schedule schedule = Schedule.FEW_BREAKS.get(turn % Schedule.FEW_BREAKS.size());
    BoardingAnnealing annealing =
        new BoardingAnnealing(room, copies, quest.wish().search().seed() + turn);
    annealing
        .run(schedule, runLength(turn / 2), () -> quest.over(part))
        .ifPresent(g -> best.offer(new Board(g, "local", "annealing")));
    BoardingPolish polish = polish(room, copies, part);
    polish
        .repaired(annealing.now(), REPAIRS)
        .map(g -> polish.polish(g, REPAIRS, better -> {}))
        .ifPresent(g -> best.offer(reopened("annealing", g)));
  }

  private static long runLength(int doublings) {
    return Math.min(SHORT_RUN << Math.min(doublings, 10), LONG_RUN);
  }

  private BoardingPolish polish(WebRoom room, int copies, double part) {
    long seed = quest.wish().search().seed();
    return new BoardingPolish(
        quest.wish(), room, copies, quest.engine(), seed, () -> quest.over(part));
  }

  private Board reopened(String before, SetGrid grid) {
    return new Board(
        grid, quest.engine().name(), before.endsWith(REOPENED) ? before : before + REOPENED);
  }

  /**
   * The sets of a table whose walk has no break come from the next table: so all choices of few
   * tables with breaks are small models. Where none of so many tables works, more must have a
   * break.
   */
  private int fewCuts(WebRoom room, int copies, Span span, Best best, List<String> by) {
    // Without a missing pair the tables may be renumbered cyclically, so that the last has a break.
    int most = room.missing().isEmpty() ? MOST_CUTS : 0;
    for (int cuts = 0; cuts <= most; cuts++) {
      for (Set<Integer> tables : choices(room.tables(), cuts)) {
        Cuts walk = new Cuts(tables);
        if (best.breaks() <= cuts || quest.over(span.at(0.8))) {
          return Math.min(cuts, best.breaks());
        }
        Attempt attempt =
            solved(
                BoardingFormulation.cut(quest.wish(), room, copies, walk),
                room,
                1 + 0.02 * quest.seconds(),
                span.at(0.8));
        attempt.board().ifPresent(best::offer);
        if (attempt.refuted().isEmpty()) {
          return Math.min(cuts, best.breaks());
        }
      }
      by.add("exhausted searches: no boarding with breaks at %d tables only".formatted(cuts));
    }
    return most + 1;
  }

  private static List<Set<Integer>> choices(int tables, int cuts) {
    if (cuts == 2) {
      return IntStream.range(0, tables / 2)
          .mapToObj(t -> Set.of(t, tables - 1))
          .collect(Collectors.toList());
    }
    return List.of(cuts == 0 ? Set.of() : Set.of(tables - 1));
  }

  private Find find(WebRoom room, Board board, Figure breaks, int least, List<String> by) {
    String version =
        board.engine().equals(quest.engine().name())
            ? quest.engine().version()
            : Versions.of("boardwalk");
    by.add(0, "tables in play share the sets");
    return new Find(
        room.movement(quest.wish(), board.grid()),
        List.of(
            new Figure(Measure.COPIES, board.grid().copies(room), least),
            breaks,
            new Figure(Measure.LEAPS, room.leaps(), 0)),
        String.join("; ", by),
        board.engine(),
        version,
        board.method());
  }

  /** The best so far. */
  private final class Best {

    private final WebRoom room;
    private Board board;

    Best(WebRoom room, Board board) {
      this.room = room;
      this.board = board;
    }

    int breaks() {
      return board.grid().breaks(room);
    }

    void offer(Board other) {
      int found = other.grid().breaks(room);
      if (found < breaks()) {
        board = other;
        quest.improved(found, 0, other.method());
      }
    }
  }
}
