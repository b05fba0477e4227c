package org.boardwalk.model.notation;

import com.google.ortools.sat.CpModelProto;
import com.google.protobuf.TextFormat;
import java.util.List;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.ModelRule;

/**
 * CpModelProto and its text form, which OR-Tools reads. Variables have their names, and constraints
 * have the names of their rules.
 */
final class ProtoText {

  private ProtoText() {}

  static CpModelProto named(ConstraintModel model) {
    CpModelProto.Builder named = model.proto().toBuilder().setName(model.name());
    for (int v = 0; v < named.getVariablesCount(); v++) {
      named.getVariablesBuilder(v).setName(model.legend().label(v).toString());
    }
    List<ModelRule> rules = model.legend().rulesOf(model.constraints());
    for (int c = 0; c < rules.size(); c++) {
      named.getConstraintsBuilder(c).setName(rules.get(c).name());
    }
    return named.build();
  }

  static String of(ConstraintModel model) {
    return "# "
        + model.size()
        + "\n# without names named in certificates by "
        + model.digest()
        + "\n"
        + TextFormat.printer().printToString(named(model));
  }
}
