package org.boardwalk.search.pairs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.pairs.SegmentFormulation;
import org.boardwalk.model.pairs.SetGrid;
import org.boardwalk.model.pairs.WebRoom;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Rate;
import org.boardwalk.search.pairs.Figure.Aim;
import org.boardwalk.search.pairs.SegmentSearch.Plan;
import org.boardwalk.wish.Segments;
import org.boardwalk.wish.Segments.Segment;
import org.boardwalk.wish.Segments.Slope;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Reason;

/**
 * Finds the fewest copies, then the fewest segments: first by trying all ways to cut into few
 * segments and, where there are none, by the model of cuts, which has no limit of segments and
 * often proves that more copies are needed.
 */
final class CutBoarding {

  /** The most segments that are tried, where one copy serves one segment or more. */
  static final int SEGMENTS = 4;

  /** The part of the time for the models of all walks. */
  private static final double MODELS = 0.5;

  private final WebSearchScope quest;

  /** Whether EW may move in no other way than those tried: only then a bound holds for the wish. */
  private final boolean only;

  private CutBoarding(WebSearchScope quest, boolean only) {
    this.quest = quest;
    this.only = only;
  }

  /** For EW that may move in one way only. */
  static CutBoarding ofOneWalk(WebSearchScope quest) {
    return new CutBoarding(quest, true);
  }

  /** For some of the ways in which EW may move. */
  static CutBoarding ofSomeWalks(WebSearchScope quest) {
    return new CutBoarding(quest, false);
  }

  /**
   * The best way to cut with so many copies.
   *
   * @param fewest whether no way with fewer segments exists
   * @param refuted the reasons why there is none at all; empty where there is one or that is not
   *     known
   * @param finder the finder, without the name of the method
   */
  private record Cutting(
      Optional<Plan> plan, boolean fewest, Optional<Reason> refuted, Finder finder) {

    Cutting(Optional<Plan> plan, boolean fewest) {
      this(plan, fewest, Optional.empty(), Finder.own("segments", ""));
    }
  }

  Optional<Boarded> best(List<WebRoom> rooms) {
    Optional<Boarded> best = Optional.empty();
    for (WebRoom room : rooms) {
      Optional<Boarded> find = best(room, rooms.size());
      quest.tried(
          Text.of(
              "segments with EW shifts %s: %s",
              room.shifts(), find.map(b -> b.finder().method()).orElse("none")));
      if (find.isPresent() && best.map(find.get()::betterThan).orElse(true)) {
        best = find;
      }
    }
    return best;
  }

  private Optional<Boarded> best(WebRoom room, int walks) {
    int counted = WebSearchScope.theorems(room).counted();
    int bound = counted;
    List<Reason> by = new ArrayList<>();
    for (int copies = counted; copies <= quest.wish().boards().copies(); copies++) {
      Cutting cutting = any(room, copies, walks);
      if (cutting.plan().isPresent()) {
        Boarded find = find(room, cutting, bound, by);
        return Optional.of(only ? find : find.unproven(counted));
      }
      if (cutting.refuted().isPresent() && bound == copies) {
        bound++;
        by.add(cutting.refuted().get());
      }
    }
    if (only && bound > quest.wish().boards().copies()) {
      quest.refuted(WebSearchScope.withCounting(room, by));
    }
    return Optional.empty();
  }

  private Cutting any(WebRoom room, int copies, int walks) {
    Optional<Plan> plan = quest.modelsOnly() ? Optional.empty() : fewestSegments(room, copies);
    return plan.isPresent()
        ? new Cutting(plan, !quest.over(1) && segments(plan.get()) <= SEGMENTS + 1)
        : modelled(room, copies, MODELS * quest.seconds() / walks);
  }

  private Optional<Plan> fewestSegments(WebRoom room, int copies) {
    Optional<Plan> best = Optional.empty();
    for (int k = 1;
        k <= Math.min(SEGMENTS, best.map(CutBoarding::segments).orElse(SEGMENTS)) && !quest.over(1);
        k++) {
      Plan[] found = new Plan[1];
      SegmentSearch.visit(
          room,
          copies,
          k,
          quest.counting(1, Rate.SEGMENT_STEP.nanoseconds()),
          plan -> {
            Plan split = plan.byCopies(room.sets());
            if (found[0] == null || segments(split) < segments(found[0])) {
              found[0] = split;
            }
            return false;
          });
      if (found[0] != null && best.map(b -> segments(found[0]) < segments(b)).orElse(true)) {
        best = Optional.of(found[0]);
      }
    }
    return best;
  }

  private Cutting modelled(WebRoom room, int copies, double seconds) {
    ConstraintModel model = SegmentFormulation.fewestSegments(quest.wish(), room, copies);
    LastSolution<Plan> best = new LastSolution<>();
    Engine engine = quest.engine();
    Engine.End end =
        quest.solve(
            model,
            seconds,
            1,
            values ->
                best.accept(GridCutting.of(room, SetGrid.of(room, model.decoder().apply(values)))));
    boolean exhausted = end.exhausted();
    Optional<Reason> refuted =
        exhausted && best.value().isEmpty()
            ? Optional.of(engine.exhausted(model))
            : Optional.empty();
    return new Cutting(best.value(), exhausted, refuted, engine.finder(""));
  }

  private static int segments(Plan plan) {
    return plan.segments().cuts().size();
  }

  private Boarded find(WebRoom room, Cutting cutting, int least, List<Reason> by) {
    Plan plan = cutting.plan().orElseThrow();
    int copies = plan.grid().copies(room);
    Finder finder = cutting.finder();
    return new Boarded(
        room.movement(quest.wish(), plan.grid()),
        List.of(
            new Figure(Aim.COPIES, copies, Math.min(copies, least)),
            new Figure(Aim.SEGMENTS, segments(plan), cutting.fewest() ? segments(plan) : 1),
            new Figure(Aim.BREAKS, plan.grid().breaks(room), 0),
            new Figure(Aim.LEAPS, room.leaps(), 0)),
        by,
        new Finder(finder.engine(), finder.version(), plan.segments().toString()));
  }

  /**
   * Cuts a boarding into the fewest segments, none longer than there are sets: each is as long as
   * possible, as every part of a segment is a segment too.
   */
  static final class GridCutting {

    private final WebRoom room;
    private final SetGrid grid;

    private GridCutting(WebRoom room, SetGrid grid) {
      this.room = room;
      this.grid = grid;
    }

    /**
     * @throws IllegalArgumentException when a table goes neither up nor down
     */
    static Plan of(WebRoom room, SetGrid grid) {
      return new GridCutting(room, grid).cut();
    }

    private Plan cut() {
      List<Segment> cuts = new ArrayList<>();
      List<Integer> first = new ArrayList<>();
      for (int t = 0; t < room.tables(); t += cuts.get(cuts.size() - 1).tables()) {
        Segment longest = new Segment(1, Slope.UP);
        int from = SetGrid.OPEN;
        for (Slope slope : Slope.values()) {
          for (int s = 0; s < room.sets(); s++) {
            int tables = length(t, s, slope);
            if (tables > (from == SetGrid.OPEN ? 0 : longest.tables())) {
              longest = new Segment(tables, slope);
              from = s;
            }
          }
        }
        if (from == SetGrid.OPEN) {
          throw new IllegalArgumentException(
              Text.of("table [%d] plays its sets neither up nor down", t + 1));
        }
        cuts.add(longest);
        first.add(from);
      }
      return new Plan(new Segments(cuts), first, grid);
    }

    /** How many tables from this one on belong to a segment that begins with that set. */
    private int length(int table, int set, Slope slope) {
      int sign = slope == Slope.UP ? 1 : -1;
      int tables = 0;
      while (tables < room.sets()
          && table + tables < room.tables()
          && goes(table + tables, set + sign * tables, sign)) {
        tables++;
      }
      return tables;
    }

    private boolean goes(int table, int start, int sign) {
      for (int r = 0; r < room.rounds(); r++) {
        int set = grid.at(table, r);
        if (set != SetGrid.OPEN && set != Math.floorMod(start + sign * r, room.sets())) {
          return false;
        }
      }
      return true;
    }
  }
}
