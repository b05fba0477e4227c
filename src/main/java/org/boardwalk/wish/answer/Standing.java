package org.boardwalk.wish.answer;

import java.util.Optional;
import org.boardwalk.movement.Kind;
import org.boardwalk.quality.Bounds;
import org.boardwalk.wish.Wish;

/**
 * The standing of a movement: its known quality. Bounds by theorems are computed whenever they are
 * needed; a certificate counts only if this installation has exhausted its searches.
 *
 * @param status ideal, optimal or feasible
 * @param bounds proven lower bounds for the wish
 * @param certificate the searches that claim to prove that no movement is better; empty where there
 *     is no such claim, or theorems prove it already
 */
public record Standing(Status status, Bounds bounds, Optional<Certificate> certificate) {

  /**
   * The standing by theorems alone.
   *
   * @param judged a movement that answers its wish
   * @return its standing
   */
  public static Standing of(Judged judged) {
    boolean ideal =
        judged.wish().map(w -> w.ideal(judged.card())).orElseGet(() -> judged.cost() == 0);
    boolean least =
        judged
            .wish()
            .map(w -> w.meets(judged.card(), judged.bounds()))
            .orElseGet(() -> judged.cost() <= judged.bounds().total());
    Status status = ideal ? Status.IDEAL : least ? Status.OPTIMAL : Status.FEASIBLE;
    return new Standing(status, judged.bounds(), Optional.empty());
  }

  /**
   * The standing with searches that this installation has exhausted.
   *
   * @param judged a movement that answers its wish
   * @param certificate the searches, which prove that no movement is better
   * @return its standing
   */
  public static Standing proved(Judged judged, Certificate certificate) {
    Standing plain = of(judged);
    if (plain.settled()) {
      return plain;
    }
    Bounds bounds = judged.bounds();
    boolean costCounts = judged.wish().map(Wish::costCounts).orElse(true);
    // A proof by an order of criteria bounds neither their sum nor the walk.
    boolean ordered = !costCounts && judged.movement().kind() == Kind.INDIVIDUAL;
    Bounds raised =
        costCounts
            ? bounds.with(Math.max(judged.cost(), bounds.total()))
            : ordered ? bounds : ofPairs(judged);
    return new Standing(Status.OPTIMAL, raised, Optional.of(certificate));
  }

  /** Of pairs the rules count, and where directions are kept the walk. */
  private static Bounds ofPairs(Judged judged) {
    boolean walks = judged.wish().map(Wish::keepsDirection).orElse(true);
    Bounds bounds =
        judged.bounds().with(Math.max(judged.card().costOfRules(), judged.bounds().total()));
    return walks ? bounds.with(judged.card().walk()) : bounds;
  }

  /**
   * The standing with searches that a file or another machine claims to have exhausted.
   *
   * @param judged a movement that answers its wish
   * @param certificate the searches
   * @return its standing, with the unchanged status and the claim
   */
  public static Standing claimed(Judged judged, Certificate certificate) {
    Standing plain = of(judged);
    return plain.settled()
        ? plain
        : new Standing(plain.status(), plain.bounds(), Optional.of(certificate));
  }

  /**
   * @return whether it is proved that no movement is better
   */
  public boolean settled() {
    return status != Status.FEASIBLE;
  }

  /**
   * @return whether there is a claim that no movement is better, not repeated by this installation
   */
  public boolean claimed() {
    return certificate.isPresent() && !settled();
  }
}
