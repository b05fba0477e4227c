package org.boardwalk.plan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;

/** Proposes movements for an evening. Stateless, and thread-safe where its sources are. */
public final class Planner {

  /** The most proposals: more cannot be weighed against each other. */
  public static final int MOST = 6;

  /**
   * The most proposals of a family, so that there is a choice; a complete one may come beside them.
   */
  private static final int OF_A_FAMILY = 2;

  private final Known known;
  private final Known onTheSpot;

  /**
   * A planner that never searches.
   *
   * @param known what is known without a search; asked by several threads at once
   */
  public Planner(Known known) {
    this(known, wish -> Optional.empty());
  }

  /**
   * A planner that searches where no movement is known for as few copies of the boards as there may
   * be.
   *
   * @param known answers without a search; asked by several threads at once
   * @param onTheSpot answers other wishes after a search of a few seconds, and none once its time
   *     is used up; asked by one thread, the best wishes first
   */
  public Planner(Known known, Known onTheSpot) {
    this.known = known;
    this.onTheSpot = onTheSpot;
  }

  /**
   * Lists the movements that fit an evening, the worthiest first; the first is recommended.
   * Movements in which a player would have to move who cannot are left out; where there are no
   * others, they are listed and say so. Rounds of one board are left out where anything else fits,
   * and so are sessions much shorter than the time and the boards allow where a longer one fits. A
   * complete movement that takes a little longer than asked comes last. Where more copies of the
   * boards can be made, the best movement with one copy is still listed. Players who come alone
   * always have such a movement if a search on the spot finds one; if it finds none, tables may
   * have to share their boards, and the proposals say so. Movements that keep couples together or
   * apart, or that can be stopped early, are searched for where none is known. A movement found by
   * a search is proposed as if it had been known, so that the list does not change when it is asked
   * for again. Takes well under a second for what a library holds.
   *
   * @param occasion the evening
   * @return at most {@value #MOST} proposals, at most two of a family and its best complete one;
   *     empty when nothing fits
   */
  public List<Proposal> proposals(Occasion occasion) {
    Known once = new AskedOnce(known);
    AskedOnce searched = new AskedOnce(onTheSpot);
    List<Proposal> proposals = proposals(occasion, once, searched);
    // What was found is known from now on, so that the next request gets this list and can pick
    // from it.
    return searched.answered()
        ? proposals(
            occasion,
            wish -> once.answer(wish).or(() -> searched.again(wish)),
            wish -> Optional.empty())
        : proposals;
  }

  private static List<Proposal> proposals(Occasion occasion, Known once, Known searched) {
    Known either = wish -> once.answer(wish).or(() -> searched.answer(wish));
    FewCopiesCandidates fewCopies = new FewCopiesCandidates(occasion, either);
    List<Fit> fits = known(candidates(new Room(occasion)), occasion, once);
    if (occasion.further().settles()) {
      if (fits.isEmpty()) {
        // Each movement found is asked for again once it is known.
        SuggestedSearch.of(occasion, List.of())
            .ifPresent(quest -> quest.hopes().forEach(hope -> searched.answer(hope.wish())));
      }
      return new Shortlist(letSit(fits), List.of()).proposals();
    }
    // A movement that is known but not among the best of its family costs nothing; a search does.
    if (noneThrifty(fits)) {
      new FewCopiesCandidates(occasion, once).fits().forEach(fit -> addFresh(fits, fit));
    }
    if (occasion.stationary() > 0 && unseated(fits)) {
      new Chairs(occasion, once).fits().forEach(fit -> addFresh(fits, fit));
      if (unseated(fits)) {
        new Chairs(occasion, either).fits().forEach(fit -> addFresh(fits, fit));
      }
    } else if (noneThrifty(fits)) {
      fewCopies.fits().forEach(fit -> addFresh(fits, fit));
    }
    for (Room shorter : Room.shorter(occasion)) {
      if (fits.isEmpty()) {
        fits.addAll(known(candidates(shorter), occasion, once));
      }
    }
    if (fits.isEmpty()) {
      fits.addAll(known(candidates(new Room(occasion, 1)), occasion, once));
    }
    if (fits.isEmpty()) {
      fits.addAll(known(uncompared(new Room(occasion)), occasion, once));
    }
    if (unseated(fits) || fewPairs(occasion)) {
      fewCopies.relayed().forEach(fit -> addFresh(fits, fit));
    }
    return new Shortlist(letSit(fits), nearMisses(occasion, once)).proposals();
  }

  /**
   * Whether so few pairs play that all meet in a few rounds, but with one copy only where tables
   * share it.
   */
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

  /** Where a player cannot move, keeps the movements that let them sit, if there are any. */
  private static List<Fit> letSit(List<Fit> fits) {
    List<Fit> sitting = fits.stream().filter(fit -> fit.seated().lacking() == 0).toList();
    return sitting.isEmpty() ? fits : sitting;
  }

  /** Complete movements that are a little too long. */
  private static List<Fit> nearMisses(Occasion occasion, Known once) {
    Room room = new Room(occasion);
    List<Candidate> candidates =
        occasion.people() instanceof People.Teams
            ? List.of()
            : occasion.people() instanceof People.Pairs pairs
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

  /** Candidates that may have boards without other results, for where there is nothing else. */
  private static List<Candidate> uncompared(Room room) {
    return candidates(room).stream().map(Candidate::uncompared).toList();
  }

  /** Candidates for a room, whether known or not. */
  static List<Candidate> candidates(Room room) {
    Occasion occasion = room.occasion();
    if (occasion.people() instanceof People.Pairs pairs) {
      return PairsCandidates.of(room, pairs);
    }
    if (occasion.people() instanceof People.Teams teams) {
      return TeamsCandidates.of(room, teams.teams());
    }
    List<Candidate> usual = IndividualCandidates.of(room, occasion.people().count());
    return occasion.further().settles()
        ? occasion.further().settled(usual, occasion.stationary())
        : usual;
  }

  /** The best movements of a family. A candidate whose sizes alone rule it out is not looked up. */
  private static List<Fit> best(Occasion occasion, List<Candidate> family, Known once) {
    List<Hope> hopes =
        family.stream()
            .map(candidate -> new Hope(candidate, Worth.atBest(occasion, candidate)))
            .sorted(Comparator.comparing(Hope::atBest, Worth.ORDER))
            .toList();
    List<Fit> best = new ArrayList<>();
    for (Hope hope : hopes) {
      if (couldJoin(best, hope.candidate(), hope.atBest())) {
        hope.candidate()
            .fit(occasion, once)
            .filter(fit -> best.stream().noneMatch(fit::asGoodAs))
            .ifPresent(
                fit -> {
                  best.add(fit);
                  List<Fit> chosen = choice(best);
                  best.clear();
                  best.addAll(chosen);
                  best.sort(Fit.ORDER);
                });
      }
    }
    return best;
  }

  /** A candidate with the worth of the best movement that it may turn out to be. */
  private record Hope(Candidate candidate, Worth atBest) {}

  /**
   * The best movement of a family; the best of those with other boards in a round, as a round more
   * or less is no choice, or else the next best; and the best complete one.
   */
  private static List<Fit> choice(List<Fit> family) {
    List<Fit> sorted = family.stream().sorted(Fit.ORDER).toList();
    List<Fit> chosen = new ArrayList<>(sorted.subList(0, 1));
    List<Fit> others = sorted.stream().skip(1).filter(fit -> !fit.asGoodAs(sorted.get(0))).toList();
    others.stream()
        .filter(fit -> fit.otherRounds(sorted.get(0)))
        .findFirst()
        .or(() -> others.stream().findFirst())
        .ifPresent(chosen::add);
    sorted.stream()
        .filter(Fit::complete)
        .findFirst()
        .filter(
            fit -> chosen.stream().noneMatch(c -> c.complete() && Fit.ORDER.compare(c, fit) == 0))
        .ifPresent(chosen::add);
    return chosen;
  }

  /** Whether the candidate may become one of the best, or the best complete one. */
  private static boolean couldJoin(List<Fit> best, Candidate candidate, Worth least) {
    boolean full =
        best.size() >= OF_A_FAMILY
            && best.get(1).otherRounds(best.get(0))
            && best.get(1).beats(least);
    boolean complete =
        candidate.couldBeComplete()
            && best.stream().noneMatch(fit -> fit.complete() && fit.beats(least));
    return !full || complete;
  }

  /** Adds a movement unless its rounds are proposed already with as many boards. */
  private static void addFresh(List<Fit> fits, Fit fit) {
    if (fits.stream().noneMatch(fit::sameAs)) {
      fits.add(fit);
    }
  }

  /**
   * Caches the answers of a source, so that each wish is asked only once: a wish of equal rounds is
   * a candidate with every number of boards that there is time for. Thread-safe where the source
   * is.
   */
  private static final class AskedOnce implements Known {

    private final Known source;
    private final Map<Wish, Optional<Answer>> said = new ConcurrentHashMap<>();

    AskedOnce(Known source) {
      this.source = source;
    }

    @Override
    public Optional<Answer> answer(Wish wish) {
      return said.computeIfAbsent(wish, source::answer);
    }

    /** The cached answer to a wish. */
    Optional<Answer> again(Wish wish) {
      return said.getOrDefault(wish, Optional.empty());
    }

    /** Whether the source answered any wish. */
    boolean answered() {
      return said.values().stream().anyMatch(Optional::isPresent);
    }
  }

  /**
   * The proposals among all movements that fit.
   *
   * @param fits the movements that fit
   * @param nearMisses complete movements that take a little longer than asked
   */
  private record Shortlist(List<Fit> fits, List<Fit> nearMisses) {

    /** Sorts a copy. */
    Shortlist {
      fits = fits.stream().sorted(Fit.ORDER).toList();
      nearMisses = List.copyOf(nearMisses);
    }

    /**
     * The proposals, the best first; it is recommended if everyone who cannot move stays seated.
     */
    List<Proposal> proposals() {
      List<Fit> chosen = shortlist(ofAllFamilies());
      List<Proposal> proposals = new ArrayList<>();
      for (Fit fit : chosen) {
        boolean first = proposals.isEmpty() && fit.seated().lacking() == 0;
        Proposal proposal = fit.proposal(first);
        if (proposal.card().valid()) {
          proposals.add(proposal);
        }
      }
      return List.copyOf(proposals);
    }

    /** The choice of each family. */
    private List<Fit> ofAllFamilies() {
      return fits.stream().collect(Collectors.groupingBy(Fit::family)).values().stream()
          .flatMap(family -> choice(family).stream())
          .sorted(Fit.ORDER)
          .toList();
    }

    /**
     * The first of the chosen movements; the best with one copy takes the last place if it is not
     * among them. Where none is complete, one that takes a little longer is added.
     */
    private List<Fit> shortlist(List<Fit> chosen) {
      boolean complete = chosen.stream().limit(Planner.MOST).anyMatch(Fit::complete);
      boolean near = !complete && !nearMisses.isEmpty();
      int most = Planner.MOST - (near ? 1 : 0);
      List<Fit> first = new ArrayList<>(chosen.subList(0, Math.min(most, chosen.size())));
      if (first.stream().noneMatch(Fit::thrifty)) {
        chosen.stream().filter(Fit::thrifty).findFirst().ifPresent(f -> first.set(most - 1, f));
      }
      if (near) {
        first.add(nearMisses.get(0));
      }
      return first;
    }
  }
}
