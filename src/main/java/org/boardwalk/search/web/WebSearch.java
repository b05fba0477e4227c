package org.boardwalk.search.web;

import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.boardwalk.model.WebRoom;
import org.boardwalk.problem.Boarding;
import org.boardwalk.problem.PairsForm;
import org.boardwalk.problem.PairsForm.Walk;
import org.boardwalk.problem.PairsForm.Web;
import org.boardwalk.problem.PairsWish;
import org.boardwalk.quality.Judge;
import org.boardwalk.search.Origin;
import org.boardwalk.search.SearchListener;
import org.boardwalk.search.Versions;

/**
 * Searches Webs with as few copies as can be, then with as few breaks or segments, then with as few
 * EW moves that are not one table up. Cut boarding: exact for up to {@value CutBoarding#SEGMENTS}
 * segments, and for any number where the engine exhausts its model. Free boarding: heuristic with
 * proven bounds. EW who may skip are tried with no skip and with one after half of the rounds, with
 * cut boarding after any round. With free boarding EW who may move anywhere may go any number of
 * tables up, all alike or each pair its own way, so that nobody meets twice; where EW lack a pair,
 * where there are more rounds than tables, and with cut boarding they are tried like those who may
 * skip.
 */
public final class WebSearch {

  private WebSearch() {}

  /**
   * Takes up to the wish's time limit, with one thread. The copies of the answer are those that it
   * needs, at most those of the wish. Where NS lack a pair it is the one of the last table, and EW
   * numbers begin one lower.
   *
   * @param wish a wish for a Web with boarding cut or free and no rover
   * @param listener hears how it goes
   * @param cancelled set it to stop early with the best so far
   * @return found, proved impossible or gave up
   * @throws IllegalArgumentException when the wish is for another form or boarding
   */
  public static WebAnswer solve(PairsWish wish, SearchListener listener, AtomicBoolean cancelled) {
    if (!(wish.form() instanceof Web web)) {
      throw new IllegalArgumentException("form [" + wish.form() + "] is no Web");
    }
    if (web.party() != PairsForm.Party.NONE) {
      throw new IllegalArgumentException(
          "party [%s] is for published boardings only\nMaybe leave the rover out: free boarding "
                  .formatted(web.party())
              + "needs none.");
    }
    long start = System.nanoTime();
    WebQuest quest = new WebQuest(wish, listener, cancelled);
    List<WebRoom> rooms = rooms(wish, web);
    Optional<Find> found = Optional.empty();
    if (web.boarding() instanceof Boarding.Cut) {
      found = cut(quest, web.walk()).best(rooms);
    } else if (web.boarding() instanceof Boarding.Free) {
      found = freely(quest, web.walk(), rooms);
    } else {
      throw new IllegalArgumentException("boarding [" + web.boarding() + "] needs no search");
    }
    return answer(quest, found, Duration.ofNanos(System.nanoTime() - start));
  }

  private static Optional<Find> freely(WebQuest quest, Walk walk, List<WebRoom> rooms) {
    if (walk == Walk.FREE && FreeWalk.serves(rooms.get(0))) {
      return new FreeWalk(quest).best(rooms);
    }
    FreeBoarding boarding =
        one(walk) ? FreeBoarding.ofOneWalk(quest) : FreeBoarding.ofSomeWalks(quest, 0);
    return boarding.best(rooms);
  }

  private static CutBoarding cut(WebQuest quest, Walk walk) {
    return one(walk) ? CutBoarding.ofOneWalk(quest) : CutBoarding.ofSomeWalks(quest);
  }

  /** Whether EW may move in one way only. */
  private static boolean one(Walk walk) {
    return walk == Walk.UP_ONE || walk == Walk.RULE;
  }

  /** How EW may move, the plainest first. */
  private static List<WebRoom> rooms(PairsWish wish, Web web) {
    List<WebRoom> rooms = new ArrayList<>();
    boolean rule = web.walk() == Walk.RULE;
    if (!rule || wish.boards().sets() % 2 == 1) {
      rooms.add(WebRoom.of(wish, List.of()));
    }
    if (rule ? rooms.isEmpty() : web.walk() != Walk.UP_ONE) {
      rooms.add(WebRoom.of(wish, List.of(Math.max(1, wish.rounds() / 2))));
    }
    if (web.boarding() instanceof Boarding.Cut && !rule && web.walk() != Walk.UP_ONE) {
      IntStream.range(1, wish.rounds())
          .filter(after -> after != wish.rounds() / 2)
          .forEach(after -> rooms.add(WebRoom.of(wish, List.of(after))));
    }
    if (!rule && wish.rounds() <= wish.tables()) {
      rooms.removeIf(WebSearch::meetAgain);
    }
    return rooms;
  }

  /** A skip that takes EW round all tables brings them to whom they met. */
  private static boolean meetAgain(WebRoom room) {
    return room.shifts().stream().distinct().count() < room.rounds();
  }

  private static WebAnswer answer(WebQuest quest, Optional<Find> found, Duration took) {
    Origin origin =
        new Origin(
            found.map(Find::engine).orElse("none"),
            found.map(Find::version).orElse(Versions.of("boardwalk")),
            found.map(Find::method).orElse("free boarding"),
            quest.wish().search().seed(),
            took,
            LocalDate.now(java.time.ZoneId.systemDefault()));
    WebAnswer.Outcome outcome =
        found
            .<WebAnswer.Outcome>map(WebSearch::judged)
            .or(() -> quest.refuted().map(WebAnswer.Impossible::new))
            .orElseGet(() -> new WebAnswer.GaveUp(quest.limit()));
    return new WebAnswer(outcome, origin, quest.tried());
  }

  private static WebAnswer.Outcome judged(Find find) {
    if (!Judge.judge(find.movement()).valid()) {
      throw new IllegalStateException("the judge refuses what " + find.method() + " found");
    }
    return new WebAnswer.Found(find.movement(), find.figures(), find.by());
  }
}
