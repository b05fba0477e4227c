package org.boardwalk.search.choco;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.ortools.sat.ConstraintProto;
import com.google.ortools.sat.CpModelProto;
import com.google.ortools.sat.IntegerVariableProto;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.Legend;
import org.boardwalk.search.Engine;
import org.boardwalk.search.EngineContract;
import org.junit.jupiter.api.Test;

class ChocoEngineTest extends EngineContract {

  @Override
  protected Engine engine() {
    return new ChocoEngine();
  }

  @Test
  void refusesConstraintsThatAreNotNeutral() {
    ConstraintProto.Builder allDifferent = ConstraintProto.newBuilder();
    allDifferent.getAllDiffBuilder().addExprsBuilder().addVars(0).addCoeffs(1);
    refuses(allDifferent, "ALL_DIFF is not part of the neutral form");
  }

  @Test
  void refusesEnforcement() {
    ConstraintProto.Builder enforced = ConstraintProto.newBuilder().addEnforcementLiteral(0);
    enforced.getBoolOrBuilder().addLiterals(1);
    refuses(enforced, "enforced constraints are not part of the neutral form");
  }

  @Test
  void refusesDomainsWithHoles() {
    ConstraintProto.Builder holes = ConstraintProto.newBuilder();
    holes.getLinearBuilder().addVars(0).addCoeffs(1);
    holes.getLinearBuilder().addDomain(0).addDomain(0).addDomain(2).addDomain(2);
    refuses(holes, "holes");
  }

  private void refuses(ConstraintProto.Builder constraint, String message) {
    IntegerVariableProto bool = IntegerVariableProto.newBuilder().addDomain(0).addDomain(1).build();
    CpModelProto proto =
        CpModelProto.newBuilder()
            .addVariables(bool)
            .addVariables(bool)
            .addConstraints(constraint)
            .build();
    ConstraintModel model =
        new ConstraintModel(
            "strange",
            proto,
            Legend.UNSAID,
            values -> {
              throw new UnsupportedOperationException("no movement");
            },
            true);
    Engine.Limits limits = Engine.Limits.effort(1, 1);
    assertThatThrownBy(() -> engine().solve(model, limits, a -> {}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
    assertThatThrownBy(() -> engine().enumerate(model, a -> {}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
  }
}
