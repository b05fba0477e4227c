package org.boardwalk.library.files;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.boardwalk.wish.answer.Certificate;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Proof;
import org.boardwalk.wish.answer.Standing;

/**
 * The inspection of a readable solution file: its content, the results of the judge and the
 * theorems, and every claim in it that does not hold.
 *
 * @param solution the content of the file
 * @param checksummed whether it has a checksum
 * @param judged its movement, judged; empty where it holds none
 * @param refutation our own code's proof that there is no movement; empty where it finds none
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
   * The outcome that is verified. For a movement it rests on theorems and on searches that this
   * installation has repeated. Impossibility is accepted on the same terms; otherwise nothing is
   * known.
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
        .or(() -> certificate.filter(c -> repeated.test(claimDigest())).map(this::proof))
        .<Outcome>map(Outcome.Impossible::new)
        .or(() -> certificate.map(Outcome.GaveUp::claiming))
        .orElseGet(() -> new Outcome.GaveUp("claimed to be impossible; no reason is given"));
  }

  private Proof proof(Certificate certificate) {
    Proof proof = Proof.of(certificate);
    return solution.model().map(proof::naming).orElse(proof);
  }

  /**
   * The digest of the claim of the certificate: that no movement answers the wish, or that no
   * movement is better than this one.
   *
   * @return SHA-256 of the wish and the claim, in hexadecimal digits
   */
  public String claimDigest() {
    return ClaimDigest.of(solution.model(), judged);
  }
}
