package org.boardwalk.library.files;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.boardwalk.quality.TheoremCase;
import org.boardwalk.wish.answer.Certificate;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Proof;
import org.boardwalk.wish.answer.Status;

/**
 * The claim of a solution file: its {@code proof}. Theorems are written for people and other
 * programs, and found again by our own code; a certificate can be repeated.
 *
 * @param said the claimed status of the movement, or that there is none
 * @param by the reason in words; never read back
 * @param theorems the theorems behind it; never read back
 * @param certificate exhausted searches
 */
public record Claim(
    Said said, String by, List<TheoremCase> theorems, Optional<Certificate> certificate) {

  /** The {@code status} of a proof. */
  public enum Said {
    /** The movement's counted cost is 0. */
    IDEAL,
    /** The movement's cost is above 0 and proven to be the least possible. */
    OPTIMAL,
    /** No better movement is known. */
    FEASIBLE,
    /** No movement answers the model. */
    IMPOSSIBLE;

    static Said of(Status status) {
      return switch (status) {
        case IDEAL -> IDEAL;
        case OPTIMAL -> OPTIMAL;
        case FEASIBLE -> FEASIBLE;
      };
    }
  }

  /** Copies the list. */
  public Claim {
    theorems = List.copyOf(theorems);
  }

  /** The claim of a found movement. A certificate that was not repeated remains a claim. */
  static Claim of(Outcome.Found found) {
    Judged judged = found.judged();
    Optional<Certificate> certificate = found.standing().certificate();
    Said said = certificate.isPresent() ? Said.OPTIMAL : Said.of(found.status());
    String by =
        switch (said) {
          case IDEAL -> "everything that counts has its least value";
          case OPTIMAL ->
              certificate
                  .map(Certificate::sentence)
                  .orElseGet(() -> "nothing better can exist: " + theorems(judged));
          case FEASIBLE, IMPOSSIBLE -> "the bound is given by: " + theorems(judged);
        };
    return new Claim(said, by, judged.bounds().by(), certificate);
  }

  static Claim of(Outcome.Impossible impossible, Duration took) {
    Proof proof = impossible.proof();
    return new Claim(Said.IMPOSSIBLE, proof.sentence(), proof.theorems(), proof.certificate(took));
  }

  private static String theorems(Judged judged) {
    return judged.bounds().by().stream()
        .map(TheoremCase::statement)
        .collect(Collectors.joining("; "));
  }
}
