package org.boardwalk.search.cpsat;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.ortools.sat.BoolArgumentProto;
import com.google.ortools.sat.ConstraintProto;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.search.Engine;
import org.boardwalk.search.EngineContract;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("thorough")
class CpSatEngineTest extends EngineContract {

  @Override
  protected Engine engine() {
    return new CpSatEngine();
  }

  @Test
  void refusalOfAModelSaysWhatIsWrong() {
    ConstraintProto own =
        ConstraintProto.newBuilder()
            .setBoolOr(BoolArgumentProto.newBuilder().addLiterals(7))
            .build();
    ConstraintModel bad = oneOfThree().with("a slip", "an eighth", own);
    assertThatThrownBy(() -> engine().solve(bad, ENOUGH, a -> {}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("CP-SAT refuses the model")
        .hasMessageContaining("constraint #1");
  }
}
