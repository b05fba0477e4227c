package org.boardwalk.model.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpSolver;
import com.google.protobuf.TextFormat;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.boardwalk.Needed;
import org.boardwalk.design.Formulations;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.model.Formulation;
import org.boardwalk.model.Formulation.Question;
import org.boardwalk.model.players.DevelopedFormulation;
import org.boardwalk.model.players.Developments;
import org.boardwalk.model.players.SeatsFormulation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.Wishes;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Solvers that know nothing of this project answer the texts as the engines answer the models. */
@Tag("thorough")
class OtherSolversTest {

  /** Gecode goes no further than this, so that it ends by effort. */
  private static final String NODES = "-node 20000";

  @TempDir Path folder = Path.of("");

  private static IndividualWish requiring(IndividualWish wish, Criterion... criteria) {
    List<Criterion> required = List.of(criteria);
    return wish.demanding(
        Arrays.stream(Criterion.values())
            .collect(
                Collectors.toMap(
                    c -> c, c -> required.contains(c) ? Demand.REQUIRE : Demand.IGNORE)));
  }

  private static ConstraintModel seats(int players, int rounds, Criterion... criteria) {
    return SeatsFormulation.of(requiring(Wishes.shared(players, players / 4, rounds), criteria))
        .orElseThrow();
  }

  private static ConstraintModel cyclic(int players, int order, Criterion... criteria) {
    IndividualWish wish =
        requiring(Wishes.complete(players), criteria).with(Symmetry.cyclic(order));
    return DevelopedFormulation.of(wish, Developments.forWish(wish).get(0)).orElseThrow();
  }

  /** Ten models with their answers. */
  private static Map<ConstraintModel, Boolean> models() {
    Criterion partner = Criterion.PARTNER;
    Criterion opponent = Criterion.OPPONENT;
    Criterion side = Criterion.SIDE;
    return Map.of(
        seats(4, 3, partner, opponent, side), false,
        seats(5, 5, partner, opponent, side), true,
        seats(6, 4, partner, opponent), false,
        seats(8, 3, partner), true,
        seats(8, 7, partner, opponent, side), false,
        seats(9, 4, partner), true,
        cyclic(5, 5, partner, opponent, side), true,
        cyclic(8, 7, partner, opponent), true,
        cyclic(8, 7, partner, side), false,
        cyclic(9, 9, partner, opponent), false);
  }

  private static boolean engineFinds(Engine engine, ConstraintModel model) {
    AtomicBoolean found = new AtomicBoolean();
    engine.solve(
        model,
        new Engine.Limits(60, Double.POSITIVE_INFINITY, found::get, 1),
        solution -> found.set(true));
    return found.get();
  }

  @Test
  void cpSatAnswersAsIsKnown() {
    Engine engine = Engines.chosen(EngineChoice.CPSAT);
    models()
        .forEach(
            (model, known) ->
                assertThat(engineFinds(engine, model))
                    .as(model.name() + model.digest())
                    .isEqualTo(known));
  }

  @ParameterizedTest(name = "{0}")
  @EnumSource
  void anotherSolverAnswersTheSame(OtherSolver solver) throws IOException, InterruptedException {
    if (solver == OtherSolver.MINISAT) {
      Needed.program(solver.program(), "minisat");
    }
    Assumptions.assumeTrue(solver.installed().isPresent(), solver.program() + " is not installed");
    List<String> wrong = new ArrayList<>();
    for (Map.Entry<ConstraintModel, Boolean> known : models().entrySet()) {
      Path file = folder.resolve("model");
      Files.writeString(file, solver.reads().text(known.getKey()));
      if (solver.satisfiable(file) != known.getValue()) {
        wrong.add(known.getKey().name() + " " + known.getKey().size());
      }
    }
    assertThat(wrong).isEmpty();
  }

  /** Small wishes that weigh criteria, at random. */
  private static IndividualWish drawn(Random random) {
    int players = 4 + random.nextInt(4);
    int rounds = 2 + random.nextInt(2);
    Map<Criterion, Demand> demands = new EnumMap<>(Criterion.class);
    for (Criterion c : Criterion.values()) {
      demands.put(c, random.nextBoolean() ? Demand.MINIMISE : Demand.IGNORE);
    }
    demands.put(Criterion.PARTNER, random.nextInt(3) == 0 ? Demand.REQUIRE : Demand.MINIMISE);
    return Wishes.shared(players, players / 4, rounds).demanding(demands);
  }

  /** How much the best movement of a formulation costs by the judge; empty where there is none. */
  private static OptionalLong least(IndividualWish wish, ConstraintModel model) {
    OptionalLong[] least = {OptionalLong.empty()};
    Engine.End end =
        Engines.chosen(EngineChoice.CPSAT)
            .solve(
                model,
                Engine.Limits.effort(60, 1),
                values -> least[0] = OptionalLong.of(judged(wish, model, values).cost()));
    assertThat(end.exhausted()).as("%s", wish).isTrue();
    return least[0];
  }

  /** Whatever a solver answers, the judge finds what a formulation promises. */
  private static Judged judged(IndividualWish wish, ConstraintModel model, Assignment values) {
    Judged judged = Judged.of(model.decoder().apply(values), wish);
    assertThat(judged.card().violations()).as("%s, %s", wish, model.name()).isEmpty();
    return judged;
  }

  /**
   * Has random wishes solved, and reads and judges what came out as the command does.
   *
   * @param wishes how many
   * @param solver the answer of a solver in its own words, for a model
   */
  private static void answersAreJudged(int wishes, Function<ConstraintModel, String> solver) {
    Random random = new Random(77);
    int optima = 0;
    for (int k = 0; k < wishes; k++) {
      IndividualWish wish = drawn(random);
      for (Formulation formulation : Formulations.of(wish)) {
        Optional<ConstraintModel> built = formulation.built();
        if (formulation.asks() != Question.WISH || built.isEmpty()) {
          continue;
        }
        ConstraintModel model = built.get();
        String answer = solver.apply(model);
        OptionalLong known = least(wish, model);
        try {
          Judged read = judged(wish, model, AssignmentText.read(model, answer));
          if (finished(answer)) {
            assertThat(read.cost()).as("%s by %s", wish, model.name()).isEqualTo(known.getAsLong());
            optima++;
          } else {
            assertThat(read.cost()).isGreaterThanOrEqualTo(known.getAsLong());
          }
        } catch (IllegalArgumentException e) {
          assertThat(e).hasMessageMatching("(?s).*(there is no movement in it|gave up).*");
          if (String.valueOf(e.getMessage()).contains("no movement")) {
            assertThat(known).as("%s by %s", wish, model.name()).isEmpty();
          }
        }
      }
    }
    assertThat(optima).isGreaterThanOrEqualTo(wishes);
  }

  /** Whether the solver says that nothing is better. */
  private static boolean finished(String answer) {
    return answer.contains("==========\n") || answer.contains("OPTIMAL");
  }

  private String miniZinc(ConstraintModel model, String... options) {
    try {
      Path file = folder.resolve("model.mzn");
      Files.writeString(file, Notation.MINIZINC.text(model));
      List<String> command =
          new ArrayList<>(List.of("minizinc", "--solver", "gecode", "--fzn-flags", NODES));
      command.addAll(List.of(options));
      command.add(file.toString());
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
      return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void whatMiniZincAnswersIsReadAndJudged() {
    Needed.program("minizinc", "minizinc");
    answersAreJudged(1, model -> miniZinc(model));
    answersAreJudged(1, model -> miniZinc(model, "--output-mode", "json", "-s", "-a"));
  }

  @Test
  @Tag("slow")
  void whatBothAnswerToFortyWishesIsReadAndJudged() {
    Needed.program("minizinc", "minizinc");
    answersAreJudged(40, model -> miniZinc(model));
    answersAreJudged(40, OtherSolversTest::orTools);
  }

  /** Reads the exported text as a program beside this one would, and prints the whole response. */
  private static String orTools(ConstraintModel model) {
    try {
      CpModel read = new CpModel();
      TextFormat.getParser().merge(Notation.PROTO.text(model), read.getBuilder());
      CpSolver solver = new CpSolver();
      solver.getParameters().setNumWorkers(1).setRandomSeed(1);
      solver.solve(read);
      return solver.response().toString();
    } catch (TextFormat.ParseException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void whatOrToolsAnswersIsReadAndJudged() {
    answersAreJudged(2, OtherSolversTest::orTools);
  }
}
