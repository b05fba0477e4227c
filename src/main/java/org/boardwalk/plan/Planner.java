package org.boardwalk.plan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.boardwalk.wish.Wish;

/** Proposes what to play. Stateless and thread-safe but for what it asks. */
public final class Planner {

  /** The most proposals: more cannot be weighed against each other. */
  public static final int MOST = 6;

  /** The most proposals of a family, so that there is a choice. */
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
   * The movements that fit an evening, least regretted first, but those last in which somebody
   * would have to move who cannot. Well under a second for what a library holds. Where more copies
   * of the boards can be made, what is best with one copy is among them all the same. Players who
   * come alone always have such a movement if a search on the spot finds one; if it does not,
   * tables may have to share their boards, and proposals say so.
   *
   * @param occasion the evening
   * @return at most {@value #MOST} proposals, at most two of a family; empty when nothing fits
   */
  public List<Proposal> proposals(Occasion occasion) {
    Known once = new AskedOnce(known);
    Known searched = new AskedOnce(onTheSpot);
    Thrift thrift = new Thrift(occasion, wish -> once.answer(wish).or(() -> searched.answer(wish)));
    List<Fit> fits = known(occasion, once);
    // What is known but not among the best of its family is at hand; a search is not.
    for (Thrift frugal : List.of(new Thrift(occasion, once), thrift)) {
      if (fits.stream().noneMatch(fit -> fit.thrifty() && fit.seated().lacking() == 0)) {
        frugal.fits().forEach(fit -> addFresh(fits, fit));
      }
    }
    if (fits.isEmpty()) {
      thrift.relayed().forEach(fit -> addFresh(fits, fit));
    }
    fits.sort(Fit.ORDER);
    return shortlist(twoOfAFamily(fits)).stream()
        .map(Fit::proposal)
        .filter(p -> p.card().valid())
        .toList();
  }

  /**
   * The wish that a search would be most worth for: few copies of the boards, where none such is
   * known.
   *
   * @param occasion the evening
   * @param proposals what is proposed for it
   * @return the wish with its boards of that evening in a round; empty when there is no need
   */
  public Optional<Unknown> worthSearching(Occasion occasion, List<Proposal> proposals) {
    boolean thrifty =
        proposals.stream().anyMatch(p -> p.copies() == 1 && p.movement().winners() == 1);
    return thrifty
        ? Optional.empty()
        : Thrift.hopeful(occasion).stream()
            .findFirst()
            .map(c -> new Unknown(c.sizes(), c.perRound()));
  }

  /**
   * A movement that would fit, if it were known.
   *
   * @param wish the wish to search for
   * @param perRound boards in a round
   */
  public record Unknown(Wish wish, int perRound) {}

  /** The best of each family, and its best with one copy beside that, or else the next best. */
  private static List<Fit> twoOfAFamily(List<Fit> sorted) {
    Map<Family, List<Fit>> families = sorted.stream().collect(Collectors.groupingBy(Fit::family));
    List<Fit> chosen = new ArrayList<>();
    for (List<Fit> family : families.values()) {
      List<Fit> others = new ArrayList<>(family.subList(1, family.size()));
      chosen.add(family.get(0));
      others.stream()
          .filter(fit -> fit.thrifty() && !family.get(0).thrifty())
          .findFirst()
          .or(() -> others.stream().findFirst())
          .ifPresent(chosen::add);
    }
    chosen.sort(Fit.ORDER);
    return chosen;
  }

  /** The first of them; the best with one copy in the last place if it were not among them. */
  private static List<Fit> shortlist(List<Fit> fits) {
    List<Fit> first = new ArrayList<>(fits.subList(0, Math.min(MOST, fits.size())));
    if (first.stream().noneMatch(Fit::thrifty)) {
      fits.stream().filter(Fit::thrifty).findFirst().ifPresent(f -> first.set(MOST - 1, f));
    }
    return first;
  }

  private static List<Fit> known(Occasion occasion, Known once) {
    Map<Family, List<Candidate>> families =
        candidates(occasion).stream()
            .collect(Collectors.groupingBy(Candidate::family, TreeMap::new, Collectors.toList()));
    List<Fit> fits = new ArrayList<>();
    // Reading and judging is all the work, so that every core helps.
    families.values().parallelStream()
        .map(family -> best(occasion, family, once))
        .toList()
        .forEach(best -> best.forEach(fit -> addFresh(fits, fit)));
    return fits;
  }

  private static List<Candidate> candidates(Occasion occasion) {
    Room room = new Room(occasion);
    return occasion.people() instanceof People.Pairs pairs
        ? PairsCandidates.of(room, pairs)
        : IndividualCandidates.of(room, occasion.people().count());
  }

  /** The best of a family. What cannot become one of them by its sizes alone is not looked up. */
  private static List<Fit> best(Occasion occasion, List<Candidate> family, Known once) {
    Regret regret = new Regret(occasion);
    List<Candidate> hopeful = new ArrayList<>(family);
    hopeful.sort(Comparator.comparingDouble(regret::least));
    List<Fit> best = new ArrayList<>();
    for (Candidate candidate : hopeful) {
      if (best.size() == OF_A_FAMILY && best.get(OF_A_FAMILY - 1).beats(regret.least(candidate))) {
        break;
      }
      candidate.fit(occasion, once).ifPresent(fit -> addFresh(best, fit));
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
}
