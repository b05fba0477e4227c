package org.boardwalk.model.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.ortools.sat.BoolArgumentProto;
import com.google.ortools.sat.ConstraintProto;
import com.google.ortools.sat.CpModelProto;
import com.google.ortools.sat.CpObjectiveProto;
import com.google.ortools.sat.IntegerVariableProto;
import com.google.ortools.sat.LinearConstraintProto;
import com.google.protobuf.TextFormat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.Legend;
import org.boardwalk.model.OwnConstraint;
import org.boardwalk.model.Variables;
import org.boardwalk.model.pairs.MeetingFormulation;
import org.boardwalk.model.players.DevelopedFormulation;
import org.boardwalk.model.players.Developments;
import org.boardwalk.model.players.SeatsFormulation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.wish.Couple;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.Fixed;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.WishSizes;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What is written for other solvers has the solutions that can be counted by hand. */
@Tag("thorough")
class NotationTest {

  /** Partners as even as can be, and nothing else. */
  private static IndividualWish partnersAlone(IndividualWish wish) {
    Map<Criterion, Demand> demands =
        Arrays.stream(Criterion.values())
            .collect(
                Collectors.toMap(
                    c -> c, c -> c == Criterion.PARTNER ? Demand.REQUIRE : Demand.IGNORE));
    return wish.demanding(demands);
  }

  private static IndividualWish four(int rounds) {
    return partnersAlone(Wishes.shared(4, 1, rounds));
  }

  /** In Z5 player 1 sits out, and of the three ways to pair 2, 3, 4, 5 one has two differences. */
  private static ConstraintModel five() {
    IndividualWish wish = partnersAlone(Wishes.complete(5)).with(Symmetry.cyclic(5));
    return DevelopedFormulation.of(wish, Developments.forWish(wish).get(0)).orElseThrow();
  }

  /** Four pairs meet all in three rounds. */
  private static ConstraintModel allMeet(int copies) {
    return MeetingFormulation.of(WishSizes.of(4, 3).ofCopies(copies).pairs(new PairsForm.Free()));
  }

  private static ConstraintModel turned() {
    ConstraintModel model = SeatsFormulation.of(four(2), false).orElseThrow();
    Variables ns = model.variables("ns");
    return model.with(
        "turned",
        "Player 1 sits in another direction in round 2.",
        OwnConstraint.allDifferent(ns.at(1, 1), ns.at(2, 1)));
  }

  static Stream<Arguments> counted() {
    return Stream.of(
        Arguments.of("five players by Z5", five(), 1),
        // 4! seatings; turning the table by two seats changes no partner, no left hand, no
        // direction.
        Arguments.of("one round of four", SeatsFormulation.of(four(1), false).orElseThrow(), 12),
        // Two of three pairings in either order, each with two left hands and two directions.
        Arguments.of(
            "two rounds of four", SeatsFormulation.of(four(2), false).orElseThrow(), 6 * 16),
        // Player 1 sits NS in one of the two rounds: half of them.
        Arguments.of("two rounds of four, an own constraint", turned(), 3 * 16),
        // The first is given, the pairings are in order, and player 1 sits NS.
        Arguments.of("three rounds, one of many", SeatsFormulation.of(four(3)).orElseThrow(), 4),
        // Only if both tables play the same set in each round does everybody play each once.
        Arguments.of("four pairs, two copies", allMeet(2), 1),
        Arguments.of("four pairs, one copy", allMeet(1), 0));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("counted")
  void opbHasAsManySolutions(String what, ConstraintModel model, int solutions) {
    assertThat(WrittenSums.opb(Notation.OPB.text(model)).costs()).hasSize(solutions);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("counted")
  void clausesHaveAsManySolutions(String what, ConstraintModel model, int solutions) {
    assertThat(WrittenClauses.dimacs(Notation.DIMACS.text(model)).solutions()).isEqualTo(solutions);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("counted")
  void enginesFindAsManyInTheProtoTextThatIsReadAgain(
      String what, ConstraintModel model, int solutions) throws TextFormat.ParseException {
    ConstraintModel again = again(model);
    for (Engine engine : Engines.all()) {
      AtomicInteger count = new AtomicInteger();
      engine.enumerate(again, values -> count.incrementAndGet());
      assertThat(count).as(engine.name()).hasValue(solutions);
    }
  }

  private static ConstraintModel again(ConstraintModel model) throws TextFormat.ParseException {
    CpModelProto.Builder proto = CpModelProto.newBuilder();
    TextFormat.getParser().merge(Notation.PROTO.text(model), proto);
    return unsaid(proto.build());
  }

  private static ConstraintModel unsaid(CpModelProto proto) {
    return new ConstraintModel(
        "by hand",
        proto,
        Legend.UNSAID,
        values -> {
          throw new UnsupportedOperationException("no movement");
        },
        true);
  }

  @Test
  void protoTextWithoutItsNamesIsTheModelThatCertificatesName() throws TextFormat.ParseException {
    ConstraintModel model = SeatsFormulation.of(Wishes.complete(5)).orElseThrow();
    CpModelProto.Builder proto = again(model).proto().toBuilder().clearName();
    proto.getVariablesBuilderList().forEach(IntegerVariableProto.Builder::clearName);
    proto.getConstraintsBuilderList().forEach(ConstraintProto.Builder::clearName);
    assertThat(unsaid(proto.build()).digest()).isEqualTo(model.digest());
    assertThat(Notation.PROTO.text(model)).contains("# without names", model.digest());
  }

  private static IntegerVariableProto variable(long... domain) {
    IntegerVariableProto.Builder variable = IntegerVariableProto.newBuilder();
    Arrays.stream(domain).forEach(variable::addDomain);
    return variable.build();
  }

  /** x from 2 to 6, y from -1 to 1, b and c 0 or 1, one 1; 1 ≤ x + 2y - 3b ≤ 5, b or not c. */
  private static CpModelProto.Builder numbers() {
    CpModelProto.Builder proto =
        CpModelProto.newBuilder()
            .addVariables(variable(2, 6))
            .addVariables(variable(-1, 1))
            .addVariables(variable(0, 1))
            .addVariables(variable(0, 1))
            .addVariables(variable(1, 1));
    LinearConstraintProto.Builder sum = proto.addConstraintsBuilder().getLinearBuilder();
    sum.addVars(0).addCoeffs(1).addVars(1).addCoeffs(2).addVars(2).addCoeffs(-3);
    sum.addDomain(1).addDomain(5);
    proto.addConstraintsBuilder().getBoolOrBuilder().addLiterals(2).addLiterals(-4);
    proto.addConstraintsBuilder().getAtMostOneBuilder().addLiterals(3).addLiterals(-5);
    return proto;
  }

  @Test
  void numbersAreWrittenInDigitsAndCostsStayTheSame() throws TextFormat.ParseException {
    CpObjectiveProto objective =
        CpObjectiveProto.newBuilder()
            .addVars(0)
            .addCoeffs(3)
            .addVars(1)
            .addCoeffs(-2)
            .addVars(3)
            .addCoeffs(-5)
            .addVars(4)
            .addCoeffs(11)
            .setOffset(7)
            .build();
    ConstraintModel model = unsaid(numbers().setObjective(objective).build());
    List<Long> costs = new ArrayList<>();
    for (long x = 2; x <= 6; x++) {
      for (long y = -1; y <= 1; y++) {
        for (long b = 0; b <= 1; b++) {
          for (long c = 0; c <= 1; c++) {
            long sum = x + 2 * y - 3 * b;
            if (sum >= 1 && sum <= 5 && b + 1 - c >= 1) {
              costs.add(3 * x - 2 * y - 5 * c + 11 + 7);
            }
          }
        }
      }
    }
    assertThat(WrittenSums.opb(Notation.OPB.text(model)).costs())
        .containsExactlyInAnyOrderElementsOf(costs);
    assertThat(again(model).proto().getObjective()).isEqualTo(objective);
    assertThat(WrittenClauses.dimacs(Notation.DIMACS.text(model)).solutions())
        .isEqualTo(costs.size());
  }

  /** Players 1 and 4 are the only partners left for each other: two pairs never oppose. */
  @Test
  void theLeastCostOfAWishIsThatOfItsTexts() {
    Map<Criterion, Demand> opponents =
        Arrays.stream(Criterion.values())
            .collect(
                Collectors.toMap(
                    c -> c, c -> c == Criterion.OPPONENT ? Demand.MINIMISE : Demand.IGNORE));
    Fixed apart = Fixed.NOTHING.couples(List.of(), List.of(new Couple(1, 2), new Couple(1, 3)));
    IndividualWish wish = Wishes.shared(4, 1, 2).demanding(opponents).with(apart);
    ConstraintModel model = SeatsFormulation.of(wish).orElseThrow();
    // Each of the two costs (0 - 1)(0 - 2), four times.
    assertThat(WrittenSums.opb(Notation.OPB.text(model)).least()).hasValue(16);
  }

  private static void refused(CpModelProto proto, Notation notation, String... message) {
    assertThatThrownBy(() -> notation.text(unsaid(proto)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll(message)
        .hasMessageContaining("\nMaybe ");
  }

  @Test
  void whatHasNoPlaceInAFormatIsNamed() {
    CpModelProto.Builder different = numbers();
    different.addConstraintsBuilder().getAllDiffBuilder();
    CpModelProto.Builder conditional = numbers();
    conditional
        .addConstraintsBuilder()
        .addEnforcementLiteral(2)
        .setBoolOr(BoolArgumentProto.newBuilder().addLiterals(3));
    CpModelProto.Builder holes = numbers();
    holes.setVariables(0, variable(2, 3, 5, 6));
    for (Notation notation : List.of(Notation.OPB, Notation.MINIZINC, Notation.DIMACS)) {
      refused(different.build(), notation, "constraint [4]", "[all_diff]", "[proto]");
      refused(conditional.build(), notation, "constraint [4]", "condition", "[proto]");
      refused(holes.build(), notation, "variable [x[1]]");
    }
    CpModelProto wide = numbers().setVariables(0, variable(0, 1L << 50)).build();
    refused(wide, Notation.OPB, "variable [x[1]] from 0 to 1125899906842624", "[minizinc]");
    assertThat(Notation.PROTO.text(unsaid(different.build()))).contains("all_diff");
    assertThat(Notation.WORDS.text(unsaid(different.build()))).contains("1 other");
  }
}
