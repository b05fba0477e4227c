package org.boardwalk.notation;

import java.util.function.Function;
import org.boardwalk.model.ConstraintModel;

/** The ways to write a constraint model down. Each has the same solutions. */
public enum Notation {
  /** Mathematics and words, with counts. */
  WORDS(ModelText::of),
  /** The text form of OR-Tools' CpModelProto. */
  PROTO(ProtoText::of),
  /** A MiniZinc model. */
  MINIZINC(MiniZincText::of),
  /** The pseudo-Boolean format OPB. */
  OPB(OpbText::of);

  private final Function<ConstraintModel, String> writer;

  Notation(Function<ConstraintModel, String> writer) {
    this.writer = writer;
  }

  /**
   * @param model a model; one with millions of constraints takes some hundred bytes for each
   * @return its text
   * @throws IllegalArgumentException when something in the model cannot be written in this way
   */
  public String text(ConstraintModel model) {
    return writer.apply(model);
  }
}
