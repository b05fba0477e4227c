package org.boardwalk.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * The proposals among all movements that fit.
 *
 * @param fits the movements that fit
 * @param nearMisses complete movements that take a little longer than asked
 */
record Shortlist(List<Fit> fits, List<Fit> nearMisses) {

  /** Sorts a copy. */
  Shortlist {
    fits = fits.stream().sorted(Fit.ORDER).toList();
    nearMisses = List.copyOf(nearMisses);
  }

  /** The proposals, the best first; it is recommended if everyone who cannot move stays seated. */
  List<Proposal> proposals() {
    List<Fit> chosen = shortlist(ofAllFamilies());
    List<Proposal> proposals = new ArrayList<>();
    for (Fit fit : chosen) {
      boolean first = proposals.isEmpty() && fit.seated().lacking() == 0;
      Proposal proposal = fit.proposal(new Advice(first, byRule(fit)));
      if (proposal.card().valid()) {
        proposals.add(proposal);
      }
    }
    return List.copyOf(proposals);
  }

  /**
   * The best movement of each family; beside it the best with one copy, or else the next best that
   * differs in more than its numbers; and the best complete movement if neither is complete.
   */
  private List<Fit> ofAllFamilies() {
    Map<Family, List<Fit>> families =
        fits.stream().filter(this::worthItsCards).collect(Collectors.groupingBy(Fit::family));
    if (families.containsKey(Family.WEB)) {
      families.computeIfPresent(Family.WEB_BY_CARDS, (family, all) -> all.subList(0, 1));
    }
    List<Fit> chosen = new ArrayList<>();
    for (List<Fit> family : families.values()) {
      List<Fit> others =
          family.stream().skip(1).filter(fit -> !fit.asGoodAs(family.get(0))).toList();
      List<Fit> two = new ArrayList<>(family.subList(0, 1));
      others.stream()
          .filter(fit -> fit.thrifty() && !family.get(0).thrifty())
          .findFirst()
          .or(() -> others.stream().findFirst())
          .ifPresent(two::add);
      chosen.addAll(two);
      family.stream()
          .filter(fit -> fit.complete() && two.stream().noneMatch(Fit::complete))
          .findFirst()
          .ifPresent(chosen::add);
    }
    chosen.sort(Fit.ORDER);
    return chosen;
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

  /** Whether a Web without a rule for its boards is worth it: only where that saves copies. */
  private boolean worthItsCards(Fit fit) {
    return fit.family() != Family.WEB_BY_CARDS
        || fits.stream().noneMatch(other -> other.family() == Family.WEB)
        || byRule(fit).stream().anyMatch(copies -> fit.copies() < copies);
  }

  private OptionalInt byRule(Fit fit) {
    return fit.family() != Family.WEB_BY_CARDS
        ? OptionalInt.empty()
        : fits.stream()
            .filter(other -> other.family() == Family.WEB && other.asLongAs(fit))
            .mapToInt(Fit::copies)
            .min();
  }
}
