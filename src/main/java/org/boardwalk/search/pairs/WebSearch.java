package org.boardwalk.search.pairs;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.boardwalk.model.pairs.WebRoom;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Walk;
import org.boardwalk.search.Engine;
import org.boardwalk.search.NamedMethod;
import org.boardwalk.search.SearchScope;
import org.boardwalk.wish.Boarding;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsForm.EwWalk;
import org.boardwalk.wish.PairsForm.Web;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.answer.Proof;

/**
 * Searches for Webs with as few copies as possible, then with as few breaks or segments, then with
 * as few EW moves that are not one table up. Cut boarding: exact for up to {@value
 * CutBoarding#SEGMENTS} segments, and for any number where the engine exhausts its model. Free
 * boarding: heuristic with proven bounds. EW that may skip are tried with no skip and with one
 * after half of the rounds, with cut boarding after any round; where theorems exclude all of that,
 * each pair goes its own way. With free boarding, EW that may move anywhere may go any number of
 * tables up, all alike or each pair its own way, so that no two meet twice. Where EW lack a pair,
 * where there are more rounds than tables, and with cut boarding, they are tried like EW that may
 * skip.
 *
 * <p>A movement found has as many copies as it needs, at most those of the wish. Where NS lack a
 * pair it is that of the last table, and EW numbers begin one lower.
 */
public final class WebSearch extends NamedMethod<PairsWish> {

  private final Web web;
  private final Engine engine;

  /**
   * @param web a Web whose boarding has to be searched, without a rover
   * @param engine the engine that solves its models
   */
  public WebSearch(Web web, Engine engine) {
    super(Text.of("boarding [%s]", web.boarding().word()), MethodKind.WEBS);
    this.web = web;
    this.engine = engine;
  }

  /** {@return whether this search serves it} */
  public static boolean fits(Web web) {
    return web.boarding().searched() && web.party() == PairsForm.Party.NONE;
  }

  /** Takes the whole time of the search, regardless of the slice. */
  @Override
  public boolean run(SearchScope<PairsWish> scope, Duration slice, long seed) {
    WebSearchScope quest = new WebSearchScope(scope, engine, seed);
    best(quest)
        .ifPresent(
            found -> {
              quest.offer(found.movement(), found.finder());
              WebRoom room = WebRooms.of(scope.wish(), web).get(0);
              scope.raised(
                  least(scope.wish(), found),
                  new Proof(WebSearchScope.withCounting(room, found.by())));
            });
    return false;
  }

  /**
   * The lower bounds; at a half table boards rest, which the models count as breaks, so that there
   * is no bound on breaks.
   */
  private static Walk least(PairsWish wish, Boarded found) {
    Walk least = found.least();
    return wish.missing().isEmpty() ? least : new Walk(least.copies(), 0, 0);
  }

  /** The best Web found, with bounds; empty when none is. */
  Optional<Boarded> best(WebSearchScope quest) {
    List<WebRoom> rooms = WebRooms.of(quest.wish(), web);
    return web.boarding() instanceof Boarding.Cut ? cut(quest).best(rooms) : freely(quest, rooms);
  }

  private Optional<Boarded> freely(WebSearchScope quest, List<WebRoom> rooms) {
    boolean anywhere = web.walk() == EwWalk.FREE || noneAlike(quest.wish(), rooms);
    if (anywhere && FreeWalk.serves(rooms.get(0))) {
      return new FreeWalk(quest).best(rooms);
    }
    Optional<Boarded> half = withoutTheLast(quest);
    if (half.isPresent()) {
      return half;
    }
    FreeBoarding boarding =
        one() ? FreeBoarding.ofOneWalk(quest) : FreeBoarding.ofSomeWalks(quest, 0);
    return boarding.best(rooms);
  }

  /**
   * Searches with all EW seated, and then removes the last pair, as the models of EW that go
   * anywhere are for full tables. Used where an EW pair is missing and theorems leave the others no
   * other way.
   */
  private Optional<Boarded> withoutTheLast(WebSearchScope quest) {
    if (quest.wish().missing().filter(d -> d == Direction.EW).isEmpty()) {
      return Optional.empty();
    }
    WebSearchScope full = quest.ofAll();
    List<WebRoom> rooms = WebRooms.of(full.wish(), web);
    return noneAlike(full.wish(), rooms) && FreeWalk.serves(rooms.get(0))
        ? new FreeWalk(full).best(rooms).map(b -> b.without(full.wish().contestants()))
        : Optional.empty();
  }

  /** Whether theorems exclude every way in which all EW move alike. */
  private boolean noneAlike(PairsWish wish, List<WebRoom> rooms) {
    int copies = wish.boards().copies();
    return (web.walk() == EwWalk.SKIPS || web.walk() == EwWalk.FREE)
        && rooms.stream().allMatch(room -> WebSearchScope.theorems(room).least() > copies);
  }

  private CutBoarding cut(WebSearchScope quest) {
    return one() ? CutBoarding.ofOneWalk(quest) : CutBoarding.ofSomeWalks(quest);
  }

  /** Whether EW may move in one way only. */
  private boolean one() {
    return web.walk() == EwWalk.UP_ONE || web.walk() == EwWalk.RULE;
  }
}
