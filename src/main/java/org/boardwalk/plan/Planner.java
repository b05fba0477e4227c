package org.boardwalk.plan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.boardwalk.answer.Answer;
import org.boardwalk.answer.Outcome;
import org.boardwalk.wish.Wish;

/** Proposes what to play. Stateless and thread-safe but for what it asks. */
public final class Planner {

  /** The most proposals: more cannot be weighed against each other. */
  public static final int MOST = 6;

  /** The most proposals of a family, so that there is a choice. */
  private static final int OF_A_FAMILY = 2;

  private final Known known;

  /**
   * @param known what is known without a search; asked by several threads at once
   */
  public Planner(Known known) {
    this.known = known;
  }

  /**
   * The movements that fit an evening, least regretted first. Well under a second for what a
   * library holds.
   *
   * @param occasion the evening
   * @return at most {@value #MOST} proposals, at most two of a family; empty when nothing that is
   *     known fits
   */
  public List<Proposal> proposals(Occasion occasion) {
    Map<Family, List<Candidate>> families =
        candidates(occasion).stream()
            .collect(Collectors.groupingBy(Candidate::family, TreeMap::new, Collectors.toList()));
    List<Fit> fits = new ArrayList<>();
    // Reading and judging is all the work, so that every core helps.
    families.values().parallelStream()
        .map(family -> best(occasion, family))
        .toList()
        .forEach(best -> best.forEach(fit -> addFresh(fits, fit)));
    return fits.stream()
        .sorted(Fit.ORDER)
        .limit(MOST)
        .map(Fit::proposal)
        .filter(p -> p.card().valid())
        .toList();
  }

  private static List<Candidate> candidates(Occasion occasion) {
    Room room = new Room(occasion);
    return occasion.people() instanceof People.Pairs pairs
        ? PairsCandidates.of(room, pairs)
        : IndividualCandidates.of(room, occasion.people().count());
  }

  /** The best of a family. What cannot become one of them by its sizes alone is not looked up. */
  private List<Fit> best(Occasion occasion, List<Candidate> family) {
    Regret regret = new Regret(occasion);
    List<Candidate> hopeful = new ArrayList<>(family);
    hopeful.sort(Comparator.comparingDouble(regret::least));
    List<Fit> best = new ArrayList<>();
    for (Candidate candidate : hopeful) {
      if (best.size() == OF_A_FAMILY
          && regret.least(candidate) > best.get(OF_A_FAMILY - 1).regret()) {
        break;
      }
      fit(occasion, candidate).ifPresent(fit -> addFresh(best, fit));
      best.sort(Fit.ORDER);
      best.subList(Math.min(best.size(), OF_A_FAMILY), best.size()).clear();
    }
    return best;
  }

  /** The same rounds with as many boards are proposed once. */
  private static void addFresh(List<Fit> fits, Fit fit) {
    if (fits.stream().noneMatch(fit::sameAs)) {
      fits.add(fit);
    }
  }

  /** The first of its wishes that is known to have a movement. */
  private Optional<Fit> fit(Occasion occasion, Candidate candidate) {
    return candidate.wishes().stream()
        .flatMap(wish -> fit(occasion, candidate, wish).stream())
        .findFirst();
  }

  private Optional<Fit> fit(Occasion occasion, Candidate candidate, Wish wish) {
    return known
        .answer(wish)
        .map(Answer::outcome)
        .filter(Outcome.Found.class::isInstance)
        .map(Outcome.Found.class::cast)
        .filter(found -> found.card().valid())
        .map(found -> Fit.of(occasion, candidate, wish, found));
  }
}
