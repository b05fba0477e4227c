package org.boardwalk.model.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.ortools.sat.CpModelProto;
import com.google.ortools.sat.IntegerVariableProto;
import com.google.ortools.sat.LinearConstraintProto;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.model.Legend;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AssignmentTextTest {

  /** x from 2 to 5 in two digits, y 0 or 1; x + y at most 5. */
  private static ConstraintModel model() {
    CpModelProto.Builder proto = CpModelProto.newBuilder();
    proto.addVariables(IntegerVariableProto.newBuilder().addDomain(2).addDomain(5));
    proto.addVariables(IntegerVariableProto.newBuilder().addDomain(0).addDomain(1));
    proto
        .addConstraintsBuilder()
        .setLinear(
            LinearConstraintProto.newBuilder()
                .addVars(0)
                .addCoeffs(1)
                .addVars(1)
                .addCoeffs(1)
                .addDomain(0)
                .addDomain(5));
    return new ConstraintModel(
        "by hand",
        proto.build(),
        Legend.UNSAID,
        values -> {
          throw new UnsupportedOperationException("no movement");
        },
        true);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "c cadical\ns SATISFIABLE\nv -1 2 3 0\n",
        "SAT\n-1 2 3 0\n",
        "c Parsing PB file...\nv -x1 x2 x3\ns OPTIMUM FOUND\nc CPU time: 1 s\n",
        "s SATISFIABLE\nv -1\nv 2 3 -4 5 0\n",
        "c 0 1 1\n011",
        "[0, 1,\n 1]",
        "x = [2, 0];\n----------\nx = array1d(1..2, [4, 1]);\n----------\n==========\n",
        "x = \n[| 4\n | true\n |];\n",
        "{\n  \"x\" : [2, 0]\n}\n----------\n{\"x\": [[4], [true]], \"y\": 3}\n----------\n",
        "status: OPTIMAL\nsolution: 4\nsolution: 1\nobjective_value: 3\n",
        "solution: [4, 1]\nstatus: FEASIBLE\n"
      })
  void theAnswersOfAllSolversAreRead(String answer) {
    Assignment values = AssignmentText.read(model(), answer);
    assertThat(values.value(0)).isEqualTo(4);
    assertThat(values.value(1)).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "s UNSATISFIABLE, there is no movement",
    "UNSAT, there is no movement",
    "=====UNSATISFIABLE=====, there is no movement",
    "=====UNKNOWN=====, the solver gave up",
    "status: INFEASIBLE, there is no movement",
    "status: UNKNOWN, the solver gave up",
    "status: OPTIMAL solution: 4, 'has 1 value, and the model 2 variables'",
    "status: OPTIMAL solution: 5 solution: 1, breaks constraint [1]",
    "status: OPTIMAL solution: x, ends in a fault",
    "'x = [4];', 'no value for variable [1], x[1]'",
    "'x = [5, 1];', breaks constraint [1]",
    "'x = [3, 2];', 'value [2] for variable [2], x[2], whose domain is [0, 1]'",
    "status: FEASIBLE solution: 6 solution: -1, 'value [6] for variable [1], x[1], whose domain is [2, 5]'",
    "----------, 'no value for variable [1]'",
    "0 1, no value for variable [2]",
    "INDET, the solver gave up",
    "s UNKNOWN, the solver gave up",
    "v 1 2 3 -2 0, says both x2 and -x2",
    "v 1 2 0, no value for variable [3]",
    "v 1 2 3 0, breaks constraint [1]",
    "v 1 2 y3 0, must be like 5",
    "no answer at all, no value for variable [1]"
  })
  void whatIsNoSolutionIsRefused(String answer, String message) {
    assertThatThrownBy(() -> AssignmentText.read(model(), answer))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
  }

  @Test
  void anEmptyAnswerHasNoValues() {
    assertThatThrownBy(() -> AssignmentText.read(model(), ""))
        .hasMessageContaining("variable [1], x[1]");
  }
}
