package org.boardwalk.library.certify;

import java.util.List;
import java.util.OptionalLong;
import org.boardwalk.library.files.CanonicalModel;
import org.boardwalk.model.Formulation;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.Wish;

/**
 * A certificate by clauses: the refuted wish, the files of the proof, and the way it was made.
 *
 * @param wish the wish whose required criteria are refuted; its objective counts only where the
 *     formulation is below a cost
 * @param formulation the name of the formulation written as clauses
 * @param complete whether every answer to the wish is of this form, so that the proof covers all
 *     answers
 * @param model the digest of the constraint model
 * @param clauses the clauses, in DIMACS CNF
 * @param proof the proof, in DRUP form
 * @param solver name and version of the solver that wrote the proof
 * @param command the command that writes the proof again
 * @param milliseconds the time the solver took, at least 0
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
   * The proved statement. The name of the wish is left out: it is free text, and proves nothing.
   *
   * @return the statement in a sentence
   */
  public String statement() {
    String what =
        (complete ? "nothing" : "nothing of this form")
            + (ceiling().isPresent()
                ? Text.of(" that costs %d or less", ceiling().getAsLong() - 1)
                : "");
    return Text.of(
        "%s, %s, %s: %s answers the wish (formulation: %s)",
        Text.count(wish.contestants(), wish.kind().contestant()),
        Text.count(wish.tables(), "table"),
        Text.count(wish.wholeRounds(), "round"),
        what,
        formulation);
  }

  private OptionalLong ceiling() {
    return Formulation.ceiling(formulation);
  }

  /** {@return all fields of the wish that its answers depend on, a line for each} */
  public List<String> wanted() {
    return CanonicalModel.text(wish).lines().skip(1).toList();
  }
}
