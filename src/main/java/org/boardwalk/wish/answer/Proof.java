package org.boardwalk.wish.answer;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.boardwalk.quality.TheoremCase;
import org.boardwalk.wish.Demands;
import org.boardwalk.wish.Wish;

/**
 * A proof that no movement, or no better one, exists. It is a value that code can verify again, not
 * a sentence to be believed.
 *
 * @param reasons the steps, at least one
 */
public record Proof(List<Reason> reasons) {

  /** Copies the list and checks that it is not empty. */
  public Proof {
    reasons = List.copyOf(reasons);
    if (reasons.isEmpty()) {
      throw new IllegalArgumentException("reasons [] must be at least one");
    }
  }

  /**
   * @param theorems theorems, at least one
   * @return the proof by all of them
   */
  public static Proof by(List<TheoremCase> theorems) {
    return new Proof(theorems.stream().<Reason>map(Reason.ByTheorem::new).toList());
  }

  /**
   * @param reason the only step
   * @return the proof with this single step
   */
  public static Proof by(Reason reason) {
    return new Proof(List.of(reason));
  }

  /**
   * @param certificate exhausted searches
   * @return the proof by all of them
   */
  public static Proof of(Certificate certificate) {
    return new Proof(certificate.models().stream().<Reason>map(Reason.BySearch::new).toList());
  }

  /**
   * @param wish the wish that it refutes
   * @return the proof, which names all hard demands of the wish where nothing but searches says on
   *     what it rests
   */
  public Proof naming(Wish wish) {
    Demands demands = Demands.of(wish);
    if (demands.none() || !reasons.stream().allMatch(Reason.BySearch.class::isInstance)) {
      return this;
    }
    return new Proof(
        Stream.concat(Stream.of(new Reason.ByDemands(demands, "")), reasons.stream()).toList());
  }

  /**
   * @return the exhausted searches; empty where theorems and rules suffice
   */
  public List<Exhaustion> exhausted() {
    return reasons.stream()
        .filter(Reason.BySearch.class::isInstance)
        .map(r -> ((Reason.BySearch) r).exhaustion())
        .toList();
  }

  /**
   * @return the theorems it rests on
   */
  public List<TheoremCase> theorems() {
    return reasons.stream()
        .filter(Reason.ByTheorem.class::isInstance)
        .map(r -> ((Reason.ByTheorem) r).theorem())
        .toList();
  }

  /**
   * The certificate of a proof that rests on exhausted searches.
   *
   * @param took the time of the whole search
   * @return the certificate; empty where theorems and rules suffice
   */
  public Optional<Certificate> certificate(Duration took) {
    return exhausted().isEmpty()
        ? Optional.empty()
        : Optional.of(new Certificate(exhausted(), took));
  }

  /**
   * @return all steps in words
   */
  public String sentence() {
    return reasons.stream().map(Reason::sentence).collect(Collectors.joining("; "));
  }
}
