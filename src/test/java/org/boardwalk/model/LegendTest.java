package org.boardwalk.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.model.Legend.Label;
import org.junit.jupiter.api.Test;

class LegendTest {

  private static final VariableFamily LETTER = new VariableFamily("letter", "i,j", "a letter");
  private static final ConstraintFamily FIRST =
      ConstraintFamily.game("First", "One of two.", "a or b");
  private static final ConstraintFamily SECOND =
      ConstraintFamily.symmetry("Second", "The first.", "a");

  private static ConstraintModel model(
      VariableFamily family, ConstraintFamily first, ConstraintFamily second) {
    ModelBuilder builder = new ModelBuilder();
    int a = builder.bool(family, 0, 1);
    int b = builder.bool(family, 4, 0);
    builder.family(first);
    builder.clause(a, b);
    builder.family(second);
    builder.fix(a);
    builder.family(first);
    builder.clause(ModelBuilder.not(a), ModelBuilder.not(b));
    return new ConstraintModel(
        "two letters",
        builder.build(),
        builder.legend("Two letters."),
        values -> {
          throw new UnsupportedOperationException("no movement");
        },
        true);
  }

  @Test
  void namesEveryVariableInPeoplesNumbersAndTheRuleOfEveryConstraint() {
    Legend legend = model(LETTER, FIRST, SECOND).legend();
    assertThat(legend.labels())
        .extracting(Label::toString)
        .containsExactly("letter[1,2]", "letter[5,1]");
    assertThat(legend.families()).containsExactly(FIRST, SECOND);
    assertThat(legend.familiesOf(3)).containsExactly(FIRST, SECOND, FIRST);
  }

  @Test
  void aRuleThatNeedsNoConstraintIsAmongTheRules() {
    ModelBuilder builder = new ModelBuilder();
    builder.family(FIRST);
    builder.family(SECOND);
    builder.fix(builder.bool(LETTER, 0, 0));
    Legend legend = builder.legend("");
    assertThat(legend.families()).containsExactly(FIRST, SECOND);
    assertThat(legend.familiesOf(1)).containsExactly(SECOND);
  }

  @Test
  void aConstraintOfNoRuleIsRefused() {
    ModelBuilder builder = new ModelBuilder();
    int a = builder.bool(LETTER, 0, 0);
    assertThatThrownBy(() -> builder.fix(a))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("no family");
  }

  @Test
  void whatIsSaidIsNoPartOfTheDigest() {
    VariableFamily other = new VariableFamily("other", "i,j", "another");
    assertThat(model(other, SECOND, FIRST).digest())
        .isEqualTo(model(LETTER, FIRST, SECOND).digest())
        .isEqualTo("sha256:3c4997fb6a4ae8205955ca24184ccf3c966cdc1e4fa52a048ce88c02392db2a7");
  }

  @Test
  void aBoundOnTheCostIsARuleOfItsOwn() {
    ModelBuilder builder = new ModelBuilder();
    int a = builder.bool(LETTER, 0, 0);
    builder.family(FIRST);
    builder.fix(a);
    builder.minimise(Sum.of(a));
    ConstraintModel model =
        new ConstraintModel(
            "one letter",
            builder.build(),
            builder.legend(""),
            values -> {
              throw new UnsupportedOperationException("no movement");
            },
            true);
    List<ConstraintFamily> rules = model.below(2).legend().familiesOf(2);
    assertThat(rules).first().isEqualTo(FIRST);
    assertThat(rules.get(1).formula()).isEqualTo("objective < 2");
  }

  @Test
  void withoutALegendVariablesHaveNumbersAndRulesAreNotSaid() {
    assertThat(Legend.UNSAID.label(6)).hasToString("x[7]");
    assertThat(Legend.UNSAID.familiesOf(2))
        .containsExactly(ConstraintFamily.UNSAID, ConstraintFamily.UNSAID);
    assertThat(IntStream.range(0, 3).mapToObj(Legend.UNSAID::label)).doesNotHaveDuplicates();
  }
}
