package org.boardwalk.search.web;

import java.util.List;
import java.util.Optional;
import org.boardwalk.model.WebRoom;
import org.boardwalk.search.Versions;
import org.boardwalk.search.web.Figure.Measure;
import org.boardwalk.search.web.SegmentSearch.Plan;

/** Fewest copies, then fewest segments, by trying all ways to cut. */
final class CutBoarding {

  /** The most segments that are tried, where a copy serves one or more. */
  static final int SEGMENTS = 4;

  private final WebQuest quest;

  CutBoarding(WebQuest quest) {
    this.quest = quest;
  }

  Optional<Find> best(List<WebRoom> rooms) {
    Optional<Find> best = Optional.empty();
    for (WebRoom room : rooms) {
      Optional<Find> find = best(room);
      quest.tried(
          "segments with EW shifts %s: %s"
              .formatted(room.shifts(), find.map(Find::method).orElse("none")));
      if (find.isPresent() && best.map(find.get()::betterThan).orElse(true)) {
        best = find;
      }
    }
    return best;
  }

  private Optional<Find> best(WebRoom room) {
    int least = Copies.least(room);
    for (int copies = least; copies <= quest.wish().boards().copies(); copies++) {
      Optional<Plan> plan = fewestSegments(room, copies);
      if (plan.isPresent()) {
        return plan.map(p -> find(room, p, least));
      }
    }
    return Optional.empty();
  }

  private Optional<Plan> fewestSegments(WebRoom room, int copies) {
    Optional<Plan> best = Optional.empty();
    for (int k = 1; k <= best.map(CutBoarding::segments).orElse(SEGMENTS) && !quest.over(1); k++) {
      Plan[] found = new Plan[1];
      SegmentSearch.visit(
          room,
          copies,
          k,
          () -> quest.over(1),
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

  private static int segments(Plan plan) {
    return plan.segments().cuts().size();
  }

  private Find find(WebRoom room, Plan plan, int least) {
    int copies = plan.grid().copies(room);
    return new Find(
        room.movement(quest.wish(), plan.grid()),
        List.of(
            new Figure(Measure.COPIES, copies, least),
            new Figure(Measure.SEGMENTS, segments(plan), 1),
            new Figure(Measure.BREAKS, plan.grid().breaks(room), 0),
            new Figure(Measure.LEAPS, room.leaps(), 0)),
        "all ways to cut into at most %d segments were tried with fewer copies".formatted(SEGMENTS),
        "segments",
        Versions.of("boardwalk"),
        plan.segments().toString());
  }
}
