package org.boardwalk.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.boardwalk.model.players.SeatsFormulation;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Test;

class VariablesTest {

  private static final ConstraintModel SEATS =
      SeatsFormulation.of(Wishes.shared(8, 2, 3)).orElseThrow();

  @Test
  void everyLabelledVariableIsFoundByItsFamilyAndIndices() {
    for (int variable = 0; variable < SEATS.variables(); variable++) {
      Legend.Label label = SEATS.legend().label(variable);
      Variables family = SEATS.variables(label.family().name());
      int[] indices = label.indices().stream().mapToInt(Integer::intValue).toArray();
      assertThat(family.at(indices)).isEqualTo(variable);
      assertThat(family.like(indices)).containsExactly(variable);
      assertThat(family.family()).isEqualTo(label.family());
    }
  }

  @Test
  void anIndexOfZeroIsAny() {
    Variables mate = SEATS.variables("mate");
    assertThat(mate.like(0, 3, 7))
        .containsExactly(mate.at(1, 3, 7), mate.at(2, 3, 7), mate.at(3, 3, 7));
    assertThat(mate.like(0, 0, 0)).isEqualTo(mate.all()).hasSize(3 * 28);
  }

  @Test
  void aModelWithoutALegendHasNumberedVariables() {
    ModelBuilder builder = new ModelBuilder();
    builder.bool(new VariableFamily("a", "", "a letter"));
    ConstraintModel plain =
        new ConstraintModel(
            "plain",
            builder.build(),
            Legend.UNSAID,
            values -> {
              throw new UnsupportedOperationException("no movement");
            },
            true);
    assertThat(plain.variables("x").at(1)).isZero();
  }

  @Test
  void unknownVariablesAreRefusedWithThoseThatThereAre() {
    assertThatThrownBy(() -> SEATS.variables("partner"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("variables [partner] are not in the model [seats]\nMaybe take ")
        .hasMessageContaining("mate[r,p,q], ");
    Variables mate = SEATS.variables("mate");
    String maybe =
        "is not in the model [seats]\nMaybe look at mate[r,p,q], from 1 to 3, 1 to 7, 2 to 8:"
            + " p and q are partners in round r; p < q, the other way is the same.";
    assertThatThrownBy(() -> mate.at(2, 7, 3))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("variable [mate[2,7,3]] " + maybe);
    assertThatThrownBy(() -> mate.at(2, 7)).hasMessage("variable [mate[2,7]] " + maybe);
    assertThatThrownBy(() -> mate.like(4, 0, 0)).hasMessage("variable [mate[4,0,0]] " + maybe);
  }
}
