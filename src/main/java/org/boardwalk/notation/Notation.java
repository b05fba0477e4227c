package org.boardwalk.notation;

import org.boardwalk.model.ConstraintModel;

/** The ways to write a constraint model down. Each has the same solutions. */
public enum Notation {
  /** Mathematics and words, with counts. */
  WORDS,
  /** The text form of OR-Tools' CpModelProto. */
  PROTO,
  /** A MiniZinc model. */
  MINIZINC,
  /** The pseudo-Boolean format OPB. */
  OPB,
  /** Clauses in DIMACS CNF, without the objective. */
  DIMACS;

  /**
   * @param model a model; one with millions of constraints takes some hundred bytes for each
   * @return its text
   * @throws IllegalArgumentException when something in the model cannot be written in this way
   */
  public String text(ConstraintModel model) {
    return switch (this) {
      case WORDS -> ModelText.of(model);
      case PROTO -> ProtoText.of(model);
      case MINIZINC -> MiniZincText.of(model);
      case OPB -> OpbText.of(model);
      case DIMACS -> DimacsText.of(model);
    };
  }
}
