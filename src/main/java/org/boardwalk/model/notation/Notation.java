package org.boardwalk.model.notation;

import com.google.ortools.sat.CpModelProto;
import com.google.protobuf.TextFormat;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.boardwalk.model.ConstraintFamily;
import org.boardwalk.model.ConstraintModel;

/** The notations of a constraint model. All have the same solutions. */
public enum Notation {
  /** Mathematics and words, with counts. */
  WORDS,
  /** The text form of OR-Tools' CpModelProto. */
  PROTO,
  /** CpModelProto as bytes, for .pb files; not a text. */
  BINARY,
  /** A MiniZinc model. */
  MINIZINC,
  /** The pseudo-Boolean format OPB. */
  OPB,
  /** Clauses in DIMACS CNF, without the objective. */
  DIMACS;

  /**
   * @param model a model
   * @return the content of its file: the text in UTF-8, or the bytes of a notation that is not a
   *     text
   * @throws IllegalArgumentException when the model cannot be written in this notation
   */
  public byte[] bytes(ConstraintModel model) {
    return this == BINARY
        ? named(model).toByteArray()
        : text(model).getBytes(StandardCharsets.UTF_8);
  }

  /**
   * @param model a model; with millions of constraints, the text takes some hundred bytes for each
   * @return its text
   * @throws IllegalArgumentException when the model cannot be written in this notation, or the
   *     notation is not a text
   */
  public String text(ConstraintModel model) {
    return switch (this) {
      case WORDS -> ModelText.of(model);
      case PROTO -> proto(model);
      case BINARY -> throw new IllegalArgumentException("notation [binary] is no text");
      case MINIZINC -> MiniZincText.of(model);
      case OPB -> OpbText.of(model);
      case DIMACS -> DimacsText.of(model);
    };
  }

  /** Variables have their names, and constraints have the names of their families. */
  private static CpModelProto named(ConstraintModel model) {
    CpModelProto.Builder named = model.proto().toBuilder().setName(model.name());
    for (int v = 0; v < named.getVariablesCount(); v++) {
      named.getVariablesBuilder(v).setName(model.legend().label(v).toString());
    }
    List<ConstraintFamily> families = model.legend().familiesOf(model.constraints());
    for (int c = 0; c < families.size(); c++) {
      named.getConstraintsBuilder(c).setName(families.get(c).name());
    }
    return named.build();
  }

  private static String proto(ConstraintModel model) {
    return "# "
        + model.size()
        + "\n# without names named in certificates by "
        + model.digest()
        + "\n"
        + TextFormat.printer().printToString(named(model));
  }
}
