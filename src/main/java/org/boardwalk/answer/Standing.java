package org.boardwalk.answer;

import java.util.Optional;
import org.boardwalk.movement.Kind;
import org.boardwalk.quality.Bounds;
import org.boardwalk.wish.Wish;

/**
 * How good a movement is known to be. What theorems say is computed whenever it is asked for; what
 * rests on a certificate counts only where the search was exhausted by this installation.
 *
 * @param status ideal, optimal or feasible
 * @param bounds proven lower bounds for the wish
 * @param certificate the searches that are said to show that nothing is better; empty where nobody
 *     says so, or theorems show it already
 */
public record Standing(Status status, Bounds bounds, Optional<Certificate> certificate) {

  /**
   * By theorems alone.
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
   * With searches that this installation has exhausted.
   *
   * @param judged a movement that answers its wish
   * @param certificate the searches, after which nothing better can exist
   * @return its standing
   */
  public static Standing proved(Judged judged, Certificate certificate) {
    Standing plain = of(judged);
    if (plain.settled()) {
      return plain;
    }
    Bounds bounds = judged.bounds();
    boolean costCounts = judged.wish().map(Wish::costCounts).orElse(true);
    // That nothing is better in an order of criteria bounds neither their sum nor the walk.
    boolean ordered = !costCounts && judged.movement().kind() == Kind.INDIVIDUAL;
    Bounds raised =
        costCounts
            ? bounds.with(Math.max(judged.cost(), bounds.total()))
            : ordered ? bounds : bounds.with(judged.card().walk());
    return new Standing(Status.OPTIMAL, raised, Optional.of(certificate));
  }

  /**
   * With searches that somebody says were exhausted.
   *
   * @param judged a movement that answers its wish
   * @param certificate the searches
   * @return its standing, which is none the better for it
   */
  public static Standing claimed(Judged judged, Certificate certificate) {
    Standing plain = of(judged);
    return plain.settled()
        ? plain
        : new Standing(plain.status(), plain.bounds(), Optional.of(certificate));
  }

  /**
   * @return whether nothing better can exist
   */
  public boolean settled() {
    return status != Status.FEASIBLE;
  }

  /**
   * @return whether somebody says that nothing better exists, which was not repeated here
   */
  public boolean claimed() {
    return certificate.isPresent() && !settled();
  }
}
