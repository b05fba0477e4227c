package org.boardwalk.model.split;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.ortools.sat.BoolArgumentProto;
import com.google.ortools.sat.ConstraintProto;
import com.google.ortools.sat.CpModelProto;
import com.google.ortools.sat.IntegerVariableProto;
import com.google.ortools.sat.LinearConstraintProto;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.Legend;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Splitting beside trying every value of every variable. */
class SplittingTest {

  /** A model of 0/1 variables, built constraint by constraint. */
  private static final class Draft {
    private final CpModelProto.Builder proto = CpModelProto.newBuilder();

    Draft(int variables) {
      for (int v = 0; v < variables; v++) {
        proto.addVariables(IntegerVariableProto.newBuilder().addDomain(0).addDomain(1));
      }
    }

    private static BoolArgumentProto literals(List<Integer> literals) {
      return BoolArgumentProto.newBuilder().addAllLiterals(literals).build();
    }

    Draft exactlyOne(List<Integer> literals) {
      proto.addConstraints(ConstraintProto.newBuilder().setExactlyOne(literals(literals)));
      return this;
    }

    Draft clause(Integer... literals) {
      proto.addConstraints(ConstraintProto.newBuilder().setBoolOr(literals(List.of(literals))));
      return this;
    }

    Draft sum(List<Integer> variables, List<Long> weights, long least, long most) {
      proto.addConstraints(
          ConstraintProto.newBuilder()
              .setLinear(
                  LinearConstraintProto.newBuilder()
                      .addAllVars(variables)
                      .addAllCoeffs(weights)
                      .addDomain(least)
                      .addDomain(most)));
      return this;
    }

    ConstraintModel model() {
      return new ConstraintModel(
          "draft",
          proto.build(),
          Legend.UNSAID,
          values -> {
            throw new IllegalStateException("nobody asks for a movement");
          },
          true);
    }
  }

  /** So many numbers from 0. */
  private static List<Integer> from(int first, int count) {
    return IntStream.range(first, first + count).boxed().toList();
  }

  private static boolean met(int literal, int values) {
    return literal >= 0 ? (values >> literal & 1) == 1 : (values >> (-literal - 1) & 1) == 0;
  }

  private static boolean holds(ConstraintProto c, int values) {
    if (c.hasBoolOr()) {
      return c.getBoolOr().getLiteralsList().stream().anyMatch(l -> met(l, values));
    }
    if (c.hasExactlyOne()) {
      return c.getExactlyOne().getLiteralsList().stream().filter(l -> met(l, values)).count() == 1;
    }
    if (c.hasAtMostOne()) {
      return c.getAtMostOne().getLiteralsList().stream().filter(l -> met(l, values)).count() <= 1;
    }
    long sum = 0;
    for (int i = 0; i < c.getLinear().getVarsCount(); i++) {
      sum += met(c.getLinear().getVars(i), values) ? c.getLinear().getCoeffs(i) : 0;
    }
    return c.getLinear().getDomain(0) <= sum && sum <= c.getLinear().getDomain(1);
  }

  private static boolean solvable(ConstraintModel model, Cube cube) {
    CpModelProto part = cube.of(model).proto();
    return IntStream.range(0, 1 << part.getVariablesCount())
        .anyMatch(values -> part.getConstraintsList().stream().allMatch(c -> holds(c, values)));
  }

  /** Every cube, down to those in which all is settled, is solvable if and only if a part is. */
  private static int splitDown(ConstraintModel model, Cube cube) {
    Optional<List<Cube>> parts = Splitting.of(model, cube);
    if (parts.isEmpty()) {
      return 1;
    }
    assertThat(parts.get().stream().anyMatch(part -> solvable(model, part)))
        .as("%s of %s", cube.text(), model.proto())
        .isEqualTo(solvable(model, cube));
    return parts.get().stream().mapToInt(part -> splitDown(model, part)).sum();
  }

  /** Rows of a grid with exactly one, columns with sums, and some clauses: much is symmetric. */
  private static ConstraintModel grid(Random random) {
    int rows = 2 + random.nextInt(2);
    int columns = 2 + random.nextInt(3);
    Draft draft = new Draft(rows * columns);
    for (int r = 0; r < rows; r++) {
      draft.exactlyOne(from(r * columns, columns));
    }
    for (int c = 0; c < columns; c++) {
      List<Integer> column = new ArrayList<>();
      for (int r = 0; r < rows; r++) {
        column.add(r * columns + c);
      }
      List<Long> weights =
          column.stream().map(v -> random.nextInt(4) == 0 ? 2L : random.nextInt(6) - 2L).toList();
      boolean plain = random.nextBoolean();
      draft.sum(
          column, plain ? column.stream().map(v -> 1L).toList() : weights, -1, random.nextInt(3));
    }
    for (int k = random.nextInt(4); k > 0; k--) {
      int a = random.nextInt(rows * columns);
      int b = random.nextInt(rows * columns);
      draft.clause(random.nextBoolean() ? a : -a - 1, random.nextBoolean() ? b : -b - 1);
    }
    return draft.model();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void aCubeIsSolvableIfAndOnlyIfOneOfItsPartsIs(long seed) {
    Random random = new Random(seed);
    int solvable = 0;
    for (int k = 0; k < 25; k++) {
      ConstraintModel model = grid(random);
      solvable += solvable(model, Cube.WHOLE) ? 1 : 0;
      splitDown(model, Cube.WHOLE);
    }
    assertThat(solvable).as("seed %d", seed).isBetween(1, 24);
  }

  /** Three pigeons in two holes: each pigeon, and each hole, is like any other. */
  @Test
  void whatIsSymmetricIsSplitIntoOnePart() {
    Draft draft = new Draft(6);
    for (int pigeon = 0; pigeon < 3; pigeon++) {
      draft.exactlyOne(from(2 * pigeon, 2));
    }
    for (int hole = 0; hole < 2; hole++) {
      draft.sum(List.of(hole, 2 + hole, 4 + hole), List.of(1L, 1L, 1L), 0, 1);
    }
    // The others cannot be where the first one is, and then not both in what is left.
    assertThat(Splitting.of(draft.model(), Cube.WHOLE)).contains(List.of());
    assertThat(solvable(draft.model(), Cube.WHOLE)).isFalse();
  }

  @Test
  void whatDiffersInOneConstraintIsNotTakenForSymmetric() {
    Draft alike = new Draft(3).exactlyOne(from(0, 3));
    assertThat(Splitting.of(alike.model(), Cube.WHOLE).orElseThrow()).hasSize(1);
    Draft odd = new Draft(3).exactlyOne(from(0, 3)).sum(List.of(1), List.of(1L), 0, 5);
    assertThat(Splitting.of(odd.model(), Cube.WHOLE).orElseThrow())
        .extracting(Cube::text)
        .containsExactly("1", "2 -1 -3");
  }

  @Test
  void aCubeWithNothingLeftToSettleCannotBeSplit() {
    ConstraintModel model = new Draft(2).exactlyOne(from(0, 2)).model();
    assertThat(Splitting.of(model, new Cube(List.of(1)))).isEmpty();
  }

  @Test
  void withoutBlocksOneVariableIsSettledBothWays() {
    ConstraintModel model = new Draft(2).clause(0, 1).model();
    assertThat(Splitting.of(model, Cube.WHOLE).orElseThrow())
        .extracting(Cube::text)
        .containsExactly("1", "-1");
  }

  @Test
  void anInterruptedSplitHasNoParts() {
    ConstraintModel model = new Draft(3).exactlyOne(List.of(0, 1, 2)).model();
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> Splitting.of(model, Cube.WHOLE))
        .isInstanceOf(CancellationException.class);
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void textIsReadAgain() {
    Cube cube = new Cube(List.of(0, -1, 14, -15));
    assertThat(cube.text()).isEqualTo("1 -1 15 -15");
    assertThat(Cube.parse(cube.text())).isEqualTo(cube);
    assertThat(Cube.parse("")).isEqualTo(Cube.WHOLE);
    Cube large = new Cube(IntStream.range(0, 50_000).mapToObj(v -> -v - 1).toList());
    assertThat(Cube.parse(large.text())).isEqualTo(large);
    assertThatThrownBy(() -> Cube.parse("1 0"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("[0]");
  }

  @Test
  void whatIsSettledBecomesClauses() {
    ConstraintModel model = new Draft(3).exactlyOne(from(0, 3)).model();
    ConstraintModel part = new Cube(List.of(2, -1)).of(model);
    assertThat(part.constraints()).isEqualTo(3);
    assertThat(part.cover()).isTrue();
    assertThat(solvable(model, new Cube(List.of(2, -1)))).isTrue();
    assertThat(solvable(model, new Cube(List.of(2, 1)))).isFalse();
  }

  @Test
  void betweenMoreThanTwoValuesNoLiteralIsChosen() {
    Draft draft = new Draft(0);
    draft.proto.addVariables(IntegerVariableProto.newBuilder().addDomain(0).addDomain(3));
    draft.proto.addVariables(IntegerVariableProto.newBuilder().addDomain(0).addDomain(3));
    ConstraintModel model = draft.sum(List.of(0, 1), List.of(1L, 1L), 1, 1).model();
    // Each of them is 0 or 1, which is for a solver to find out.
    assertThat(Splitting.of(model, Cube.WHOLE)).isEmpty();
  }
}
