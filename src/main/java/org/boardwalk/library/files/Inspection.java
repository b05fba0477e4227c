package org.boardwalk.library.files;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.boardwalk.answer.Certificate;
import org.boardwalk.answer.Judged;
import org.boardwalk.answer.Outcome;
import org.boardwalk.answer.Proof;
import org.boardwalk.answer.Standing;

/**
 * A solution file that could be read: what it says, what the judge and the theorems say, and every
 * claim in it that does not hold.
 *
 * @param solution what the file says
 * @param checksummed whether it has a checksum
 * @param judged its movement, judged; empty where it holds none
 * @param refutation why there is no movement, as our own code finds it; empty where it finds
 *     nothing
 * @param differences the claims that do not hold; empty for a sound file
 */
public record Inspection(
    Solution solution,
    boolean checksummed,
    Optional<Judged> judged,
    Optional<Proof> refutation,
    List<Difference> differences) {

  /** Copies the list. */
  public Inspection {
    differences = List.copyOf(differences);
  }

  /**
   * What may be believed of it. A movement is worth what theorems say, and what searches say that
   * this installation has repeated. That there is no movement is believed on the same terms: else
   * nothing is known.
   *
   * @param repeated whether the searches behind a claim with that digest were repeated here
   * @return the outcome
   */
  public Outcome outcome(Predicate<String> repeated) {
    Optional<Certificate> certificate = solution.claim().flatMap(Claim::certificate);
    if (judged.isPresent()) {
      Judged found = judged.get();
      Standing standing =
          certificate
              .map(
                  c ->
                      repeated.test(claimDigest())
                          ? Standing.proved(found, c)
                          : Standing.claimed(found, c))
              .orElseGet(() -> Standing.of(found));
      return new Outcome.Found(found, standing);
    }
    return refutation
        .or(() -> certificate.filter(c -> repeated.test(claimDigest())).map(Proof::of))
        .<Outcome>map(Outcome.Impossible::new)
        .orElseGet(
            () ->
                new Outcome.GaveUp(
                    "said to be impossible; not repeated here: "
                        + certificate.map(Certificate::sentence).orElse("nobody says why")));
  }

  /**
   * Names what the certificate is to show: that nothing answers the wish, or nothing better than
   * such a movement.
   *
   * @return SHA-256 of the wish and the claim, in hexadecimal digits
   */
  public String claimDigest() {
    return ClaimDigest.of(solution.model(), judged);
  }
}
