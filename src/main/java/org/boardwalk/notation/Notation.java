package org.boardwalk.notation;

import java.nio.charset.StandardCharsets;
import org.boardwalk.model.ConstraintModel;

/** The ways to write a constraint model down. Each has the same solutions. */
public enum Notation {
  /** Mathematics and words, with counts. */
  WORDS,
  /** The text form of OR-Tools' CpModelProto. */
  PROTO,
  /** The same message as bytes, for files of .pb; no text. */
  BINARY,
  /** A MiniZinc model. */
  MINIZINC,
  /** The pseudo-Boolean format OPB. */
  OPB,
  /** Clauses in DIMACS CNF, without the objective. */
  DIMACS;

  /**
   * @param model a model
   * @return what a file of it holds: its text in UTF-8, or bytes where there is none
   * @throws IllegalArgumentException when something in the model cannot be written in this way
   */
  public byte[] bytes(ConstraintModel model) {
    return this == BINARY
        ? ProtoText.named(model).toByteArray()
        : text(model).getBytes(StandardCharsets.UTF_8);
  }

  /**
   * @param model a model; one with millions of constraints takes some hundred bytes for each
   * @return its text
   * @throws IllegalArgumentException when something in the model cannot be written in this way, or
   *     the notation is no text
   */
  public String text(ConstraintModel model) {
    return switch (this) {
      case WORDS -> ModelText.of(model);
      case PROTO -> ProtoText.of(model);
      case BINARY -> throw new IllegalArgumentException("notation [binary] is no text");
      case MINIZINC -> MiniZincText.of(model);
      case OPB -> OpbText.of(model);
      case DIMACS -> DimacsText.of(model);
    };
  }
}
