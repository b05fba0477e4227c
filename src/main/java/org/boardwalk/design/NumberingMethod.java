package org.boardwalk.design;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.boardwalk.model.pairs.MeetingFormulation;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.search.Method;
import org.boardwalk.search.SearchListener;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.local.methods.Renumbering;
import org.boardwalk.search.local.switches.ArrowSwitches;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.PairsWish.Switching;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Proof;

/**
 * Finds movements as if the wish had no rules, and then numbers the contestants of each movement so
 * that it keeps the rules as well as possible. Where rules are about directions and any table may
 * be switched, it also turns tables of the contestants whom the rules name, and then other tables
 * for the calibre; in a free movement such contestants may also change places. Rules that
 * contradict each other by counting are reported before any search. For a free movement an engine
 * first looks for meetings that keep the rules on meetings, see {@link StatedMeetings}. The rest is
 * a heuristic: a failure to find numbers proves nothing.
 *
 * @param wish a wish with rules
 */
record NumberingMethod(PairsWish wish) implements Method<PairsWish> {

  /** Annealings of the first movement, and of each further one. */
  private static final int FIRST_TRIES = 8;

  private static final int MORE_TRIES = 1;

  private static final long FLIPS = 200_000;

  @Override
  public String name() {
    return "numbers for the rules";
  }

  @Override
  public MethodKind kind() {
    return MethodKind.RULES;
  }

  @Override
  public boolean run(SearchScope<PairsWish> scope, Duration slice, long seed) {
    Optional<Proof> counted = RuleContradiction.byCounting(wish);
    if (counted.isPresent()) {
      scope.proved(counted.get());
      return false;
    }
    new StatedMeetings(scope, seed)
        .search((movement, finder) -> number(scope, movement, finder, seed, FIRST_TRIES));
    if (scope.over()) {
      return false;
    }
    AtomicInteger movements = new AtomicInteger();
    PairsWish plain = wish.with(List.of());
    Outcome outcome = numbered(scope, plain, seed, movements);
    if (wish.switching() == Switching.ROUNDS && scope.incumbent().isEmpty()) {
      numbered(scope, plain.with(Switching.NONE), seed, movements);
    }
    if (outcome instanceof Outcome.Impossible impossible) {
      scope.proved(impossible.proof());
    } else if (outcome instanceof Outcome.GaveUp gaveUp) {
      scope.gaveUp(gaveUp.limit());
    } else if (scope.incumbent().isEmpty()) {
      scope.gaveUp(
          Text.of(
              "%s for %s keep the rules",
              Renumbering.exact(wish) ? "no numbers" : "no numbers that were tried",
              Text.count(movements.get(), "movement")));
    }
    return false;
  }

  /** Answers the wish without rules, and numbers every answer that comes up. */
  private Outcome numbered(
      SearchScope<PairsWish> scope, PairsWish plain, long seed, AtomicInteger movements) {
    SearchScope<PairsWish> before =
        scope.collecting(
            plain,
            passedOn(scope),
            (judged, finder) -> {
              int tries = movements.getAndIncrement() == 0 ? FIRST_TRIES : MORE_TRIES;
              if (!needless(scope, judged)) {
                number(scope, judged.movement().ranked(wish.winners()), finder, seed, tries);
              }
            });
    new Conductor<>(before, PairsPortfolio.of(plain)).run();
    return before.outcome();
  }

  /** Whether all rules are kept by a movement that is as good in all else. */
  private boolean needless(SearchScope<PairsWish> scope, Judged judged) {
    return scope
        .bestCard()
        .filter(best -> best.costOfRules() == 0 && wish.compare(best, judged.card()) <= 0)
        .isPresent();
  }

  private static SearchListener passedOn(SearchScope<PairsWish> scope) {
    return new SearchListener() {
      @Override
      public void said(String what) {
        scope.tried(what);
      }
    };
  }

  /** Offers a movement with the best numbers; again and again where chance may find better. */
  private void number(
      SearchScope<PairsWish> scope, Movement movement, Finder finder, long seed, int tries) {
    Finder numbering = finder.and("contestants numbered for the rules");
    boolean kept = false;
    for (int k = 0; k < (Renumbering.exact(wish) ? 1 : tries) && !kept && !scope.over(); k++) {
      scope.spend(Renumbering.effort(wish));
      kept = kept(scope.offer(Renumbering.of(wish, movement, seed + k), numbering));
    }
    List<Integer> directed = directed();
    for (int k = 0; k < tries && !kept && !directed.isEmpty() && !scope.over(); k++) {
      scope.spend(Renumbering.effortOfTurning(wish));
      Movement turned = Renumbering.turning(wish, movement, directed, seed + k);
      Movement balanced =
          ArrowSwitches.around(turned, e -> names(e, directed), FLIPS, seed + k, scope::cancelled);
      kept = kept(scope.offer(balanced, numbering.and("tables turned for them")));
    }
  }

  private static boolean kept(Judged judged) {
    return judged.answers() && judged.card().costOfRules() == 0;
  }

  private static boolean names(Encounter encounter, List<Integer> contestants) {
    return encounter.seating().contestants().stream().anyMatch(contestants::contains);
  }

  /**
   * The contestants of rules on directions, where single tables may be turned; in a free movement
   * those of all rules on places.
   */
  private List<Integer> directed() {
    boolean free = wish.form() instanceof PairsForm.Free;
    boolean switched = wish.switching() == Switching.TABLES;
    return wish.rules().stream()
        .filter(
            rule ->
                free
                    ? !MeetingFormulation.states(rule)
                    : switched && rule.counted().accept(new Directed()))
        .flatMap(rule -> rule.counted().players().stream())
        .distinct()
        .toList();
  }

  /** Whether it matters who sits NS and who EW. */
  private static final class Directed implements Counted.Visitor<Boolean> {

    @Override
    public Boolean meeting(Counted.Meeting meeting) {
      return false;
    }

    @Override
    public Boolean sameBoards(Counted.SameBoards same) {
      return false;
    }

    @Override
    public Boolean sitting(Counted.Sitting sitting) {
      return !sitting.directions().isEmpty() || sitting.apart() == Counted.Apart.DIRECTIONS;
    }

    @Override
    public Boolean moving(Counted.Moving moving) {
      return moving.to() == Counted.MoveTo.SEAT;
    }

    @Override
    public Boolean sittingOut(Counted.SittingOut out) {
      return false;
    }

    @Override
    public Boolean happening(Counted.Happening happening) {
      return true;
    }

    @Override
    public Boolean qualified(Counted.Qualified qualified) {
      return true;
    }
  }
}
