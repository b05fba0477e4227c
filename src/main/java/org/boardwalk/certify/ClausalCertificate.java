package org.boardwalk.certify;

import org.boardwalk.text.Text;
import org.boardwalk.wish.Wish;

/**
 * What a proof by clauses shows, where it is, and how it was made.
 *
 * @param wish what is refuted: its required criteria, whatever it would rather have
 * @param formulation the name of the formulation that the clauses say
 * @param complete whether every answer to the wish is of this form, so that the proof speaks of all
 * @param model the digest of the constraint model
 * @param clauses the clauses, in DIMACS CNF
 * @param proof the proof, in DRUP form
 * @param solver name and version of what wrote it
 * @param command the command that writes it again
 * @param milliseconds how long that took, at least 0
 */
public record ClausalCertificate(
    Wish wish,
    String formulation,
    boolean complete,
    String model,
    ProofFile clauses,
    ProofFile proof,
    String solver,
    String command,
    long milliseconds) {

  /**
   * @return what is shown, in a sentence
   */
  public String statement() {
    String whole = complete ? "nothing answers the wish" : "nothing of this form answers the wish";
    return Text.of("%s: %s (formulation: %s)", wish.name(), whole, formulation);
  }
}
