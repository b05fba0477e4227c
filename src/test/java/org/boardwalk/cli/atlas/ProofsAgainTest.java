package org.boardwalk.cli.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.library.answers.Libraries;
import org.boardwalk.library.answers.Library;
import org.boardwalk.library.answers.Repeated;
import org.boardwalk.library.files.Samples;
import org.boardwalk.library.task.LocalRunner;
import org.boardwalk.library.task.Runner;
import org.boardwalk.library.task.Work;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Certificate;
import org.boardwalk.wish.answer.Exhaustion;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Proof;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

@Tag("thorough")
@Timeout(120)
class ProofsAgainTest {

  private static final Limit LONG = Limit.effort(Duration.ofMinutes(2));

  @TempDir private Path temp;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();
  private final Runner here = new LocalRunner(2);
  private Library sender;
  private Repeated repeated;

  @BeforeEach
  void proofsCanBeSentToAnotherMachine() {
    sender = Libraries.in(temp.resolve("sent").resolve("solutions"));
    repeated = new Repeated(temp.resolve("here").resolve("repeated.txt"));
  }

  /** Directed whist on a circle, with a stationary player where the number of players is even. */
  private static Wish directed(int players) {
    Map<Criterion, Demand> demands = new EnumMap<>(Criterion.class);
    for (Criterion c : Criterion.values()) {
      demands.put(c, c == Criterion.DIRECTION ? Demand.IGNORE : Demand.REQUIRE);
    }
    return UsualWish.complete(players)
        .demanding(demands)
        .with(Symmetry.cyclic(players - 1 + players % 2));
  }

  /** Stores the claim of a proof that was never made. */
  private void claim(Wish wish, String formulation) {
    Exhaustion cubes =
        new Exhaustion(
            formulation + " in 17 cubes (sha256:" + "0".repeat(64) + ")",
            "sha256:0b1c",
            "3 variables",
            "choco",
            "5.0");
    Proof proof = Proof.of(new Certificate(List.of(cubes), Duration.ofSeconds(1)));
    sender.store(
        new Answer(wish, new Outcome.Impossible(proof), Samples.ORIGIN, List.of()),
        Libraries.NO_FAULTS);
  }

  private boolean sound(Runner runner, Limit limit, AtomicBoolean cancelled) {
    CommandLine line = Ran.line("atlas", "verify");
    line.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
    Library library = Library.alone(sender.directory(), repeated);
    return new ProofsAgain(
            library,
            library.names(),
            repeated,
            temp.resolve("ledgers"),
            limit,
            line.getCommandSpec())
        .sound(runner, cancelled);
  }

  private List<String> ledger() throws IOException {
    try (var files = Files.list(temp.resolve("ledgers"))) {
      return Files.readAllLines(files.findFirst().orElseThrow());
    }
  }

  @Test
  void aProofInCubesIsRepeatedCubeByCubeAndRemembered() throws IOException {
    claim(directed(12), "developed by Z11, 1 fixed");

    assertThat(sound(here, LONG, new AtomicBoolean())).as(err.toString()).isTrue();

    assertThat(out.toString()).contains("repeated here, and true", "1 repeated, 0 not finished");
    assertThat(ledger()).hasSizeGreaterThan(4).anyMatch(line -> line.endsWith(",exhausted"));
    assertThat(sound(new Forbidden(), LONG, new AtomicBoolean())).isTrue();
  }

  @Test
  void aFalseProofInCubesIsShownToBeWrong() {
    claim(directed(5), "developed by Z5");

    assertThat(sound(here, LONG, new AtomicBoolean())).isFalse();

    assertThat(out.toString()).contains("something better was found", "1 wrong");
    assertThat(sender.read(sender.names().get(0)).outcome()).isInstanceOf(Outcome.Found.class);
  }

  @Test
  void aFormulationThatProvesNothingIsNotAskedCubeByCube() {
    claim(UsualWish.complete(9).demanding(demands()), "developed by Z9");

    assertThat(sound(here, Limit.effort(Duration.ofSeconds(20)), new AtomicBoolean())).isFalse();

    assertThat(out.toString()).contains("1 wrong");
    assertThat(temp.resolve("ledgers")).doesNotExist();
  }

  private static Map<Criterion, Demand> demands() {
    Map<Criterion, Demand> demands = new EnumMap<>(Criterion.class);
    for (Criterion c : Criterion.values()) {
      demands.put(c, Demand.REQUIRE);
    }
    return demands;
  }

  @Test
  void whatIsStoppedStaysAClaim() {
    claim(directed(12), "developed by Z11, 1 fixed");

    assertThat(sound(here, LONG, new AtomicBoolean(true))).isTrue();

    assertThat(out.toString()).contains("0 repeated, 0 not finished");
  }

  @Test
  void whereItIsDoneIsForProofsOnly() {
    Ran.of("atlas", "verify", "--on", "local[2]").exits(Exit.USAGE).refusedInOneMessage();
  }

  /** A runner that must get no work, as all proofs are known already. */
  private static final class Forbidden implements Runner {
    @Override
    public <R> void run(Work<R> work, AtomicBoolean cancelled) {
      assertThat(work.next()).isEmpty();
    }

    @Override
    public void close() {
      // There is nothing to close.
    }
  }
}
