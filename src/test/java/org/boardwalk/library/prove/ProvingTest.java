package org.boardwalk.library.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.library.prove.LedgerLine.Mark;
import org.boardwalk.library.prove.ProofEnd.Finish;
import org.boardwalk.library.task.CubeResult;
import org.boardwalk.library.task.CubeResult.Ending;
import org.boardwalk.library.task.LocalRunner;
import org.boardwalk.library.task.Runner;
import org.boardwalk.model.split.Cube;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Outcome;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("thorough")
@Timeout(120)
class ProvingTest {

  private static final ProofListener SILENT =
      new ProofListener() {
        @Override
        public void changed(State now) {}

        @Override
        public void failed(RuntimeException fault) {}
      };

  @TempDir Path temp = Path.of("");
  private final AtomicBoolean cancelled = new AtomicBoolean();

  /** Cyclic directed whist, with a stationary player where the players are even. */
  private static Wish directed(int players) {
    Map<Criterion, Demand> demands = new EnumMap<>(Criterion.class);
    for (Criterion c : Criterion.values()) {
      demands.put(c, c == Criterion.DIRECTION ? Demand.IGNORE : Demand.REQUIRE);
    }
    return UsualWish.complete(players)
        .demanding(demands)
        .with(Symmetry.cyclic(players - 1 + players % 2));
  }

  private static ProofQuestion question(int players, String formulation, EngineChoice engine) {
    return new ProofQuestion(directed(players), formulation, engine, Duration.ofSeconds(30));
  }

  /** Four cubes; of the model of 8 players no part could have a solution. */
  private static final ProofQuestion TWELVE =
      question(12, "developed by Z11, 1 fixed", EngineChoice.CPSAT);

  private ProofEnd prove(ProofQuestion question, Runner runner, Path file) {
    try (Ledger ledger = Ledger.open(file, question.stated().digest())) {
      return Proving.run(question, ledger, runner, SILENT, cancelled);
    }
  }

  private ProofEnd prove(ProofQuestion question) {
    return prove(question, new LocalRunner(2), temp.resolve("ledger.csv"));
  }

  /** Hears how many cubes are said to have been known before. */
  private static final class KnownBefore implements ProofListener {
    private int last = -1;

    @Override
    public void changed(State now) {
      last = now.known();
    }

    @Override
    public void failed(RuntimeException fault) {}
  }

  /** R. D. Baker, Whist tournaments, Congr. Numer. 14 (1975): none for 8 or 12 players. */
  @ParameterizedTest
  @CsvSource({"8, CPSAT", "8, CHOCO", "12, CPSAT", "12, CHOCO"})
  void thereIsNoCyclicDirectedWhistOfEightOrTwelve(int players, EngineChoice engine) {
    ProofQuestion question =
        question(players, "developed by Z" + (players - 1) + ", 1 fixed", engine);
    ProofEnd end = prove(question);
    assertThat(end.kind()).isEqualTo(Finish.EXHAUSTED);
    assertThat(end.cubes().size()).isBetween(players == 8 ? 1 : 2, 10);
    assertThat(end.cubes()).allMatch(line -> line.mark() == Mark.EXHAUSTED);
    Outcome outcome = Certificates.answer(question, end).outcome();
    assertThat(outcome).isInstanceOf(Outcome.Impossible.class);
    assertThat(((Outcome.Impossible) outcome).proof().sentence())
        .contains("in " + Text.count(end.cubes().size(), "cube"), Certificates.digest(end.cubes()));
  }

  @Test
  void whatHasNoPartsIsExhaustedBySplittingAndNamed() {
    ProofQuestion eight = question(8, "developed by Z7, 1 fixed", EngineChoice.CPSAT);
    ProofEnd end = prove(eight);
    assertThat(end.splits()).isZero();
    assertThat(end.cubes())
        .extracting(LedgerLine::cube)
        .containsExactly(Cube.WHOLE.digest(eight.stated().digest()));
    assertThat(end.cubes()).allMatch(line -> line.version().contains("splitting"));
    // Reading the ledger again gives the same result.
    assertThat(prove(eight).cubes()).isEqualTo(end.cubes());
  }

  @Test
  void theTimeOfAProofCountsTheSplitting() {
    prove(TWELVE);
    // All cubes are known now: what is left to do is to split.
    ProofEnd known = prove(TWELVE);
    long searched = known.cubes().stream().mapToLong(LedgerLine::milliseconds).sum();
    assertThat(known.milliseconds()).isGreaterThan(searched);
  }

  @ParameterizedTest
  @ValueSource(strings = {"cpsat", "choco"})
  void aMovementEndsTheProof(EngineChoice engine) {
    ProofQuestion question = question(5, "developed by Z5", engine);
    ProofEnd end = prove(question);
    assertThat(end.kind()).isEqualTo(Finish.FOUND);
    assertThat(Judged.of(end.movement().orElseThrow(), question.wish()).answers()).isTrue();
  }

  @Test
  void whatDiesGoesOnFromTheLedgerAndNothingIsDoneTwice() throws IOException {
    Path file = temp.resolve("ledger.csv");
    ProofEnd whole = prove(TWELVE, new LocalRunner(1), temp.resolve("other.csv"));
    ProofEnd end;
    int lives = 0;
    do {
      cancelled.set(false);
      end = prove(TWELVE, new FaultyRunners.Mortal(2), file);
      // What a process leaves that is killed while it writes.
      Files.writeString(file, "1234,cps", StandardOpenOption.APPEND);
      lives++;
    } while (end.kind() == Finish.STOPPED);
    assertThat(end.kind()).isEqualTo(Finish.EXHAUSTED);
    assertThat(lives).isGreaterThan(1);
    assertThat(Certificates.digest(end.cubes())).isEqualTo(Certificates.digest(whole.cubes()));
    try (Ledger ledger = Ledger.open(file, TWELVE.stated().digest())) {
      assertThat(ledger.lines()).hasSameSizeAs(whole.cubes());
    }
    assertThat(Files.readAllLines(file)).hasSize(whole.cubes().size() + 1);
  }

  @Test
  void whatIsOverIsNeitherSplitNorHandedOut() {
    cancelled.set(true);
    try (Ledger ledger = Ledger.open(temp.resolve("ledger.csv"), TWELVE.stated().digest())) {
      CubeWalk walk = new CubeWalk(TWELVE, ledger, Set.of(), cancelled::get);
      assertThat(walk.split(Cube.WHOLE)).isEmpty();
      assertThat(walk.waiting()).isOne();
    }
  }

  @Test
  void whatThrowsIsTriedAgain() {
    ProofEnd end = prove(TWELVE, new FaultyRunners.Clumsy(), temp.resolve("ledger.csv"));
    assertThat(end.kind()).isEqualTo(Finish.EXHAUSTED);
  }

  @Test
  void whatDoesNotFinishIsSplit() {
    ProofEnd end = prove(TWELVE, new FaultyRunners.Tired(), temp.resolve("ledger.csv"));
    assertThat(end.kind()).isEqualTo(Finish.EXHAUSTED);
    // Three cubes did not finish, and splitting exhausts them.
    assertThat(end.splits()).isOne();
    assertThat(end.cubes()).filteredOn(l -> l.version().contains("splitting")).hasSize(3);
    // Proving with the ledger again gives the same cubes.
    ProofEnd again = prove(TWELVE, new LocalRunner(1), temp.resolve("ledger.csv"));
    assertThat(Certificates.digest(again.cubes())).isEqualTo(Certificates.digest(end.cubes()));
  }

  @Test
  @Tag("slow")
  void cubesThatAreSplitAreNotTakenForThoseThatWereKnown() {
    prove(TWELVE, new FaultyRunners.Mortal(2), temp.resolve("ledger.csv"));
    KnownBefore known = new KnownBefore();
    try (Ledger ledger = Ledger.open(temp.resolve("ledger.csv"), TWELVE.stated().digest())) {
      cancelled.set(false);
      Proving.run(TWELVE, ledger, new FaultyRunners.Tired(), known, cancelled);
    }
    assertThat(known.last).isEqualTo(2);
  }

  @Test
  void randomDeathsLoseNothing() {
    Random random = new Random(20);
    String digest = Certificates.digest(prove(TWELVE).cubes());
    for (int run = 0; run < 2; run++) {
      Path file = temp.resolve("run" + run + ".csv");
      ProofEnd end = prove(TWELVE, new FaultyRunners.Mortal(random.nextInt(4)), file);
      for (int lives = 0; end.kind() == Finish.STOPPED && lives < 50; lives++) {
        end = prove(TWELVE, new FaultyRunners.Mortal(random.nextInt(4)), file);
      }
      assertThat(Certificates.digest(end.cubes())).as("seed 20, run %d", run).isEqualTo(digest);
    }
  }

  /** Forged: there is such a tournament of 5 players. */
  @Test
  void whatOtherMachinesSayIsExhaustedIsOnlyClaimed() {
    ProofQuestion five = question(5, "developed by Z5", EngineChoice.CPSAT);
    Path file = temp.resolve("ledger.csv");
    ProofEnd end = prove(five, new FaultyRunners.Forger(), file);
    assertThat(end.cubes()).isNotEmpty();
    assertThat(end.claimed()).isEqualTo(end.cubes().size());
    Outcome outcome = Certificates.answer(five, end).outcome();
    assertThat(outcome).isInstanceOf(Outcome.GaveUp.class);
    assertThat(((Outcome.GaveUp) outcome).claim().orElseThrow().sentence())
        .contains("on other machines");
    try (Ledger ledger = Ledger.open(file, five.stated().digest())) {
      assertThat(ledger.lines()).extracting(LedgerLine::mark).containsOnly(Mark.CLAIMED);
    }
    // Other machines go on from there; this one searches every cube again.
    assertThat(prove(five, new FaultyRunners.Forger(), file).cubes()).isEqualTo(end.cubes());
    assertThat(prove(five, new LocalRunner(1), file).kind()).isEqualTo(Finish.FOUND);
  }

  @Test
  void cubesOfOtherMachinesAreNotAddedToTheLedgerOfThisInstallation() {
    String model = TWELVE.stated().digest();
    Ledger own = Ledger.open(temp.resolve("own.csv"), model);
    try (Ledger beside = Ledger.beside(own, temp.resolve("ledger.csv"), model)) {
      Proving.run(TWELVE, beside, new FaultyRunners.Forger(), SILENT, cancelled);
      assertThat(beside.lines()).extracting(LedgerLine::mark).contains(Mark.CLAIMED);
      assertThat(own.lines()).extracting(LedgerLine::mark).doesNotContain(Mark.CLAIMED);
    }
  }

  @Test
  void oneCubeIsRepeatedAlone() {
    ProofEnd end = prove(TWELVE);
    try (Ledger ledger = Ledger.open(temp.resolve("ledger.csv"), TWELVE.stated().digest())) {
      int before = ledger.lines().size();
      String cube = end.cubes().get(1).cube();
      assertThat(TWELVE.repeated(ledger, cube.substring(0, 12), cancelled))
          .get()
          .extracting(CubeResult::ending)
          .isEqualTo(Ending.EXHAUSTED);
      assertThat(TWELVE.repeated(ledger, "x", cancelled)).isEmpty();
      assertThat(ledger.lines()).hasSize(before);
    }
  }

  @Test
  void oneEngineDoesNotCountWhatAnotherHasDone() {
    prove(TWELVE);
    ProofQuestion other = question(12, TWELVE.formulation(), EngineChoice.CHOCO);
    try (Ledger ledger = Ledger.open(temp.resolve("ledger.csv"), TWELVE.stated().digest())) {
      assertThat(new CubeWalk(other, ledger, Set.of(Mark.EXHAUSTED), () -> false).next())
          .isPresent();
      assertThat(new CubeWalk(TWELVE, ledger, Set.of(Mark.EXHAUSTED), () -> false).next())
          .isEmpty();
    }
  }
}
