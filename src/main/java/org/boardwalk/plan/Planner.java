package org.boardwalk.plan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Proposes what to play. Stateless and thread-safe but for what it asks. */
public final class Planner {

  /** The most proposals: more cannot be weighed against each other. */
  public static final int MOST = 6;

  /** The best proposals of a family, so that there is a choice; a complete one may come beside. */
  private static final int OF_A_FAMILY = 2;

  private final Known known;
  private final Known onTheSpot;

  /**
   * Never searches.
   *
   * @param known what is known without a search; asked by several threads at once
   */
  public Planner(Known known) {
    this(known, wish -> Optional.empty());
  }

  /**
   * Searches where nothing is known for as few boards as there may be.
   *
   * @param known what is known without a search; asked by several threads at once
   * @param onTheSpot answers what is not known after a search of a few seconds, and nothing once
   *     that has taken too long; asked by one thread, the best wishes first
   */
  public Planner(Known known, Known onTheSpot) {
    this.known = known;
    this.onTheSpot = onTheSpot;
  }

  /**
   * The movements that fit an evening, least regretted first; the first is recommended. Those in
   * which somebody would have to move who cannot are left out, or say so where there are no others.
   * Nothing has rounds of one board where anything else fits, and nothing is much shorter than
   * there is time and boards for where anything longer fits. A complete movement that takes a
   * little longer than asked comes last. Well under a second for what a library holds. Where more
   * copies of the boards can be made, what is best with one copy is among them all the same.
   * Players who come alone always have such a movement if a search on the spot finds one; if it
   * does not, tables may have to share their boards, and proposals say so. What keeps couples
   * together or apart, or can be stopped early, is searched for where nothing of it is known. What
   * was found is proposed as if it had been known, so that the list is the same when it is asked
   * for again.
   *
   * @param occasion the evening
   * @return at most {@value #MOST} proposals, at most two of a family and its best complete one;
   *     empty when nothing fits
   */
  public List<Proposal> proposals(Occasion occasion) {
    Known once = new AskedOnce(known);
    AskedOnce searched = new AskedOnce(onTheSpot);
    List<Proposal> proposals = proposals(occasion, once, searched);
    // What was found is known from now on: whoever asks again gets this list, and picks from it.
    return searched.answered()
        ? proposals(
            occasion,
            wish -> once.answer(wish).or(() -> searched.again(wish)),
            wish -> Optional.empty())
        : proposals;
  }

  private static List<Proposal> proposals(Occasion occasion, Known once, Known searched) {
    Known either = wish -> once.answer(wish).or(() -> searched.answer(wish));
    Thrift thrift = new Thrift(occasion, either);
    List<Fit> fits = known(candidates(new Room(occasion)), occasion, once);
    if (occasion.further().settles()) {
      if (fits.isEmpty()) {
        // Whatever is found is asked for again once it is known.
        Quest.of(occasion, List.of())
            .ifPresent(quest -> quest.hopes().forEach(hope -> searched.answer(hope.wish())));
      }
      return new Shortlist(letSit(fits), List.of()).proposals();
    }
    // What is known but not among the best of its family is at hand; a search is not.
    if (noneThrifty(fits)) {
      new Thrift(occasion, once).fits().forEach(fit -> addFresh(fits, fit));
    }
    if (occasion.stationary() > 0 && unseated(fits)) {
      new Chairs(occasion, once).fits().forEach(fit -> addFresh(fits, fit));
      if (unseated(fits)) {
        new Chairs(occasion, either).fits().forEach(fit -> addFresh(fits, fit));
      }
    } else if (noneThrifty(fits)) {
      thrift.fits().forEach(fit -> addFresh(fits, fit));
    }
    for (Room shorter : Room.shorter(occasion)) {
      if (fits.isEmpty()) {
        fits.addAll(known(candidates(shorter), occasion, once));
      }
    }
    if (fits.isEmpty()) {
      fits.addAll(known(candidates(new Room(occasion, 1)), occasion, once));
    }
    if (unseated(fits) || fewPairs(occasion)) {
      thrift.relayed().forEach(fit -> addFresh(fits, fit));
    }
    return new Shortlist(letSit(fits), nearMisses(occasion, once)).proposals();
  }

  /** So few that all meet in a few rounds, but with one copy only where tables share it. */
  private static boolean fewPairs(Occasion occasion) {
    return occasion.people() instanceof People.Pairs pairs
        && pairs.tables() <= PairsCandidates.FEW_TABLES;
  }

  private static boolean unseated(List<Fit> fits) {
    return fits.stream().allMatch(fit -> fit.seated().lacking() > 0);
  }

  private static boolean noneThrifty(List<Fit> fits) {
    return fits.stream().noneMatch(fit -> fit.thrifty() && fit.seated().lacking() == 0);
  }

  /** Where somebody cannot move, only what lets them sit, if there is any. */
  private static List<Fit> letSit(List<Fit> fits) {
    List<Fit> sitting = fits.stream().filter(fit -> fit.seated().lacking() == 0).toList();
    return sitting.isEmpty() ? fits : sitting;
  }

  /** What is complete, but a little too long. */
  private static List<Fit> nearMisses(Occasion occasion, Known once) {
    Room room = new Room(occasion);
    List<Candidate> candidates =
        occasion.people() instanceof People.Pairs pairs
            ? PairsCandidates.nearMisses(room, pairs)
            : IndividualCandidates.nearMisses(room, occasion.people().count());
    return known(candidates, occasion, once).stream()
        .filter(fit -> fit.complete() && fit.seated().lacking() == 0)
        .toList();
  }

  private static List<Fit> known(List<Candidate> candidates, Occasion occasion, Known once) {
    Map<Family, List<Candidate>> families =
        candidates.stream()
            .collect(Collectors.groupingBy(Candidate::family, TreeMap::new, Collectors.toList()));
    List<Fit> fits = new ArrayList<>();
    // Reading and judging is all the work, so that every core helps.
    families.values().parallelStream()
        .map(family -> best(occasion, family, once))
        .toList()
        .forEach(best -> best.forEach(fit -> addFresh(fits, fit)));
    return fits;
  }

  /** What could be played, whether it is known or not. */
  static List<Candidate> candidates(Room room) {
    Occasion occasion = room.occasion();
    if (occasion.people() instanceof People.Pairs pairs) {
      return PairsCandidates.of(room, pairs);
    }
    List<Candidate> usual = IndividualCandidates.of(room, occasion.people().count());
    return occasion.further().settles()
        ? occasion.further().settled(usual, occasion.stationary())
        : usual;
  }

  /** The best of a family. What cannot become one of them by its sizes alone is not looked up. */
  private static List<Fit> best(Occasion occasion, List<Candidate> family, Known once) {
    Regret regret = new Regret(occasion);
    List<Candidate> hopeful = new ArrayList<>(family);
    hopeful.sort(Comparator.comparingDouble(regret::least));
    List<Fit> best = new ArrayList<>();
    for (Candidate candidate : hopeful) {
      if (couldJoin(best, candidate, regret.least(candidate))) {
        candidate
            .fit(occasion, once)
            .filter(fit -> best.stream().noneMatch(fit::asGoodAs))
            .ifPresent(best::add);
        best.sort(Fit.ORDER);
        Optional<Fit> complete = best.stream().filter(Fit::complete).findFirst();
        best.subList(Math.min(best.size(), OF_A_FAMILY), best.size()).clear();
        complete.filter(fit -> !best.contains(fit)).ifPresent(best::add);
      }
    }
    return best;
  }

  /** Whether it may become one of the best, or the best complete one. */
  private static boolean couldJoin(List<Fit> best, Candidate candidate, double least) {
    boolean full = best.size() >= OF_A_FAMILY && best.get(OF_A_FAMILY - 1).beats(least);
    boolean complete =
        candidate.couldBeComplete()
            && best.stream().noneMatch(fit -> fit.complete() && fit.beats(least));
    return !full || complete;
  }

  /** The same rounds with as many boards are proposed once. */
  private static void addFresh(List<Fit> fits, Fit fit) {
    if (fits.stream().noneMatch(fit::sameAs)) {
      fits.add(fit);
    }
  }
}
