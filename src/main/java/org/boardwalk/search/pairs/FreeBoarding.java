package org.boardwalk.search.pairs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.pairs.BoardingFormulation;
import org.boardwalk.model.pairs.WebRoom;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.Rate;
import org.boardwalk.search.pairs.BoardingAnnealing.Regime;
import org.boardwalk.search.pairs.SegmentSearch.Plan;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Reason;

/**
 * Free boarding: first the fewest copies, by segments, annealing, boardings that are their own half
 * turn, and the engine in turn; then the fewest breaks, by annealing and large neighbourhoods.
 * Where the wish names an engine, segments and annealing are left out. A bound comes from the
 * number of tables that must break the walk of the sets.
 */
final class FreeBoarding {

  private static final int SEGMENTS = 3;

  /** The short runs of annealing before boardings of a half turn are looked for. */
  private static final int SHORT_RUNS = 6;

  /** The part of the time for boardings of a half turn. */
  private static final double TURNED = 0.3;

  private final WebSearchScope quest;

  /** The part of the quest's time after which this search begins. */
  private final double from;

  /** Whether EW may move in no other way than those tried: only then a bound holds for the wish. */
  private final boolean only;

  private FreeBoarding(WebSearchScope quest, double from, boolean only) {
    this.quest = quest;
    this.from = from;
    this.only = only;
  }

  /** For EW that may move in one way only. */
  static FreeBoarding ofOneWalk(WebSearchScope quest) {
    return new FreeBoarding(quest, 0, true);
  }

  /** For some of the ways in which EW may move, after that part of the time. */
  static FreeBoarding ofSomeWalks(WebSearchScope quest, double from) {
    return new FreeBoarding(quest, from, false);
  }

  Optional<Boarded> best(List<WebRoom> rooms) {
    Optional<Boarded> best = Optional.empty();
    for (int k = 0; k < rooms.size(); k++) {
      TimeSpan whole = new TimeSpan(from, 1);
      TimeSpan span =
          new TimeSpan(whole.at((double) k / rooms.size()), whole.at((k + 1.0) / rooms.size()));
      Optional<Boarded> find = best(rooms.get(k), span);
      if (find.isPresent() && best.map(find.get()::betterThan).orElse(true)) {
        best = find;
      }
    }
    return best;
  }

  private Optional<Boarded> best(WebRoom room, TimeSpan span) {
    int counted = WebSearchScope.theorems(room).counted();
    int bound = counted;
    List<Reason> by = new ArrayList<>();
    int most = Math.min(quest.wish().boards().copies(), room.tables());
    for (int copies = bound; copies <= most; copies++) {
      Attempt attempt = any(room, copies, span, copies == most);
      Optional<Board> first = attempt.board();
      quest.tried(
          Text.of(
              "%d copies: %s", copies, first.map(b -> b.finder().method()).orElse("none found")));
      if (first.isPresent()) {
        // A bound holds for the wish only where EW have no other way to move.
        Boarded find = new FewestBreaks(quest, room, copies, span, first.get()).find(bound, by);
        return Optional.of(only ? find : find.unproven(counted));
      }
      if (attempt.refuted().isPresent() && bound == copies) {
        bound++;
        by.add(attempt.refuted().get());
      }
    }
    if (only && bound > quest.wish().boards().copies()) {
      quest.refuted(WebSearchScope.withCounting(room, by));
    }
    return Optional.empty();
  }

  /**
   * Searches for any boarding; each further copy gets a tenth of the time more. What the other
   * methods leave goes to the model where no more copies are to be tried.
   */
  private Attempt any(WebRoom room, int copies, TimeSpan span, boolean last) {
    double part = Math.min(0.8, 0.45 + 0.1 * (copies - WebSearchScope.theorems(room).counted()));
    Optional<Reason> counting =
        WebSearchScope.reason(WebSearchScope.theorems(room).refuted(copies));
    if (counting.isPresent()) {
      return new Attempt(Optional.empty(), counting);
    }
    double seconds = quest.seconds() * (span.to() - span.from());
    if (quest.modelsOnly()) {
      double until = last ? 1 : part;
      return modelled(room, copies, until * seconds, span.at(until));
    }
    Optional<Board> board = segments(room, copies, span);
    // Several short runs do better than one long run.
    for (int k = 0; board.isEmpty() && !quest.over(span.at(part)); k++) {
      if (k == SHORT_RUNS && room.turns()) {
        board = turned(room, copies, TURNED * seconds, span.at(part));
        continue;
      }
      long steps = BoardingAnnealing.runLength(k / 6);
      board =
          new BoardingAnnealing(room, copies, quest.seed() + k)
              .run(
                  Regime.FEASIBLE,
                  steps,
                  quest.counting(span.at(part), BoardingAnnealing.NANOSECONDS))
              .map(g -> new Board(g, Finder.own("local", "annealing")));
    }
    double until = last ? 1 : part + 0.1;
    return board.isPresent()
        ? new Attempt(board, Optional.empty())
        : modelled(room, copies, (until - part) * seconds, span.at(until));
  }

  /** A boarding that is its own half turn. */
  private Optional<Board> turned(WebRoom room, int copies, double seconds, double part) {
    int centres = room.tables() % 2 == 0 ? 2 : 1;
    Optional<Board> board = Optional.empty();
    for (int centre = 0; board.isEmpty() && centre < centres; centre++) {
      ConstraintModel model = BoardingFormulation.turned(quest.wish(), room, copies, centre);
      board = Attempt.of(quest, model, room, seconds / centres, part).board();
    }
    return board;
  }

  private Attempt modelled(WebRoom room, int copies, double seconds, double part) {
    ConstraintModel model = BoardingFormulation.feasible(quest.wish(), room, copies);
    return Attempt.of(quest, model, room, seconds, part);
  }

  private Optional<Board> segments(WebRoom room, int copies, TimeSpan span) {
    LastSolution<Plan> best = new LastSolution<>();
    SegmentSearch.visit(
        room,
        copies,
        SEGMENTS,
        quest.counting(span.at(0.3), Rate.SEGMENT_STEP.nanoseconds()),
        plan -> {
          if (best.value().map(b -> breaks(room, plan) < breaks(room, b)).orElse(true)) {
            best.accept(plan);
          }
          return false;
        });
    return best.value()
        .map(p -> new Board(p.grid(), Finder.own("segments", p.segments().toString())));
  }

  private static int breaks(WebRoom room, Plan plan) {
    return plan.grid().breaks(room);
  }
}
