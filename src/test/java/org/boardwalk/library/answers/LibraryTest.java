package org.boardwalk.library.answers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.boardwalk.answer.Answer;
import org.boardwalk.answer.Outcome;
import org.boardwalk.answer.Status;
import org.boardwalk.file.FileException;
import org.boardwalk.library.files.Samples;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Judge;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.Symmetry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LibraryTest {

  private static final IndividualWish PROBLEM = Samples.problem13();

  @TempDir Path home;
  private Library library;

  @BeforeEach
  void aLibraryWhoseDirectoryIsMissing() {
    library = new Library(home.resolve("deep").resolve("library"));
  }

  @Test
  void anEmptyLibraryKnowsNothing() {
    assertThat(library.find(PROBLEM)).isEmpty();
    assertThat(library.directory()).doesNotExist();
  }

  @Test
  void whatIsStoredIsFound() {
    assertThat(library.store(Samples.answer(PROBLEM, Samples.whist13(3)))).isEqualTo(Stored.NEW);

    Answer answer = library.find(PROBLEM).orElseThrow();

    assertThat(answer.outcome()).isEqualTo(Samples.answer(PROBLEM, Samples.whist13(3)).outcome());
    assertThat(answer.origin()).isEqualTo(Samples.ORIGIN);
    assertThat(library.file(PROBLEM).getFileName().toString())
        .matches("individual-13p-13r-shared-[0-9a-f]{8}\\.yaml");
  }

  @Test
  void nameAndSearchSettingsAndAHelpfulSymmetryAreNotPartOfTheWish() {
    library.store(Samples.answer(PROBLEM, Samples.whist13(0)));
    IndividualWish same =
        PROBLEM
            .with(new SearchSettings(SearchSettings.EngineChoice.CHOCO, Duration.ofHours(1), 9, 1))
            .with(new Symmetry.None());

    assertThat(library.find(same).map(Answer::wish)).contains(same);
    assertThat(library.find(PROBLEM.with(new Symmetry.Cyclic(13)))).isEmpty();
    assertThat(
            library.find(
                PROBLEM.demanding(
                    Samples.criteria(
                        Demand.REQUIRE, Demand.REQUIRE, Demand.REQUIRE, Demand.MINIMISE))))
        .isEmpty();
  }

  @Test
  void aBetterMovementReplacesAWorseOneAndNeverTheReverse() {
    assertThat(library.store(Samples.answer(PROBLEM, Samples.whist13(5)))).isEqualTo(Stored.NEW);
    assertThat(library.store(Samples.answer(PROBLEM, Samples.whist13(9)))).isEqualTo(Stored.KEPT);
    assertThat(library.store(Samples.answer(PROBLEM, Samples.whist13(5)))).isEqualTo(Stored.KEPT);
    assertThat(library.store(Samples.answer(PROBLEM, Samples.whist13(0)))).isEqualTo(Stored.BETTER);
    assertThat(library.store(Samples.answer(PROBLEM, Samples.whist13(5)))).isEqualTo(Stored.KEPT);

    assertThat(found(PROBLEM).movement()).isEqualTo(Samples.whist13(0));
  }

  @Test
  void aProofReplacesTheSameMovementWithoutOne() {
    // That nothing better exists is not true, but nobody but a search could know.
    Movement movement = Samples.whist13(4);
    assertThat(library.store(Samples.answer(PROBLEM, movement))).isEqualTo(Stored.NEW);
    assertThat(library.store(Samples.proved(PROBLEM, movement))).isEqualTo(Stored.BETTER);
    assertThat(library.store(Samples.answer(PROBLEM, movement))).isEqualTo(Stored.KEPT);

    assertThat(found(PROBLEM).status()).isEqualTo(Status.OPTIMAL);
    assertThatIllegalStateException()
        .isThrownBy(() -> library.store(Samples.answer(PROBLEM, Samples.whist13(0))))
        .withMessageContaining("contradict");
  }

  private Outcome.Found found(IndividualWish wish) {
    return (Outcome.Found) library.find(wish).orElseThrow().outcome();
  }

  @Test
  void anImpossibilityIsFoundAndStays() {
    Answer impossible = Samples.impossible(PROBLEM);

    assertThat(library.store(impossible)).isEqualTo(Stored.NEW);
    assertThat(library.store(impossible)).isEqualTo(Stored.KEPT);
    assertThat(library.find(PROBLEM).map(Answer::outcome)).contains(impossible.outcome());
  }

  @Test
  void anImpossibilityNeverReplacesAMovement() {
    library.store(Samples.answer(PROBLEM, Samples.whist13(0)));

    assertThatIllegalStateException()
        .isThrownBy(() -> library.store(Samples.impossible(PROBLEM)))
        .withMessageContaining(library.file(PROBLEM).toString());
    assertThat(found(PROBLEM).movement()).isEqualTo(Samples.whist13(0));
  }

  @Test
  void givingUpIsNotStored() {
    Answer answer = new Answer(PROBLEM, new Outcome.GaveUp("60s"), Samples.ORIGIN, List.of());

    assertThat(library.store(answer)).isEqualTo(Stored.KEPT);
    assertThat(library.find(PROBLEM)).isEmpty();
  }

  @Test
  void aFalseClaimIsNotStored() {
    Outcome.Found honest = (Outcome.Found) Samples.answer(PROBLEM, Samples.whist13(4)).outcome();
    Outcome.Found boast =
        new Outcome.Found(
            honest.movement(),
            Judge.judge(Samples.whist13(0)),
            honest.bounds(),
            Status.IDEAL,
            "hope");

    assertThatIllegalArgumentException()
        .isThrownBy(() -> library.store(new Answer(PROBLEM, boast, Samples.ORIGIN, List.of())))
        .withMessageContaining("quality.cost");
    assertThat(library.find(PROBLEM)).isEmpty();
  }

  @Test
  void anEditedFileIsReportedAndNotOverwritten() throws IOException {
    library.store(Samples.answer(PROBLEM, Samples.whist13(4)));
    Path file = library.file(PROBLEM);
    String edited = Files.readString(file).replace("n: 2, e: 6", "n: 6, e: 2");
    assertThat(edited).isNotEqualTo(Files.readString(file));
    Files.writeString(file, edited);

    assertThatThrownBy(() -> library.find(PROBLEM))
        .isExactlyInstanceOf(FileException.class)
        .hasMessageContaining("checksum");
    assertThatThrownBy(() -> library.store(Samples.answer(PROBLEM, Samples.whist13(0))))
        .isExactlyInstanceOf(FileException.class);
    assertThat(file).hasContent(edited);
  }

  @Test
  void aFileOfAnotherWishOrWithoutClaimsIsNotTrusted() throws IOException {
    IndividualWish cyclic = PROBLEM.with(new Symmetry.Cyclic(13));
    Files.createDirectories(library.directory());
    SolutionFile.write(
        library.file(cyclic), Solution.of(Samples.answer(PROBLEM, Samples.whist13(0))));
    SolutionFile.write(library.file(PROBLEM), Solution.of(Samples.whist13(0)));

    assertThatThrownBy(() -> library.find(cyclic))
        .isExactlyInstanceOf(FileException.class)
        .hasMessageContaining("another model");
    assertThatThrownBy(() -> library.find(PROBLEM))
        .isExactlyInstanceOf(FileException.class)
        .hasMessageContaining("lacks");
  }

  @Test
  void aFileInThePlaceOfTheDirectoryIsReported() throws IOException {
    Library blocked = new Library(Files.createFile(home.resolve("file")));

    assertThatThrownBy(() -> blocked.find(PROBLEM)).isExactlyInstanceOf(FileException.class);
    assertThatThrownBy(() -> blocked.store(Samples.answer(PROBLEM, Samples.whist13(0))))
        .isExactlyInstanceOf(FileException.class)
        .hasMessageContaining("Maybe");
  }

  @Test
  void threadsThatStoreAtOnceLeaveTheBest() throws Exception {
    var threads = Executors.newFixedThreadPool(4);
    try {
      Callable<Void> worker =
          () -> {
            for (int turned = 6; turned >= 0; turned--) {
              library.store(Samples.answer(PROBLEM, Samples.whist13(turned)));
              assertThat(library.find(PROBLEM)).isPresent();
            }
            return null;
          };
      for (Future<Void> done : threads.invokeAll(List.of(worker, worker, worker, worker))) {
        done.get();
      }
    } finally {
      threads.shutdownNow();
    }

    assertThat(found(PROBLEM).movement()).isEqualTo(Samples.whist13(0));
    assertThat(library.directory().toFile().list()).hasSize(2);
  }

  @Test
  void processesThatStoreAtOnceLeaveTheBest() throws Exception {
    Process one = writer(6);
    Process two = writer(5);

    assertThat(one.waitFor()).isZero();
    assertThat(two.waitFor()).isZero();
    assertThat(found(PROBLEM).movement()).isEqualTo(Samples.whist13(0));
    assertThat(library.directory().toFile().list()).hasSize(2);
  }

  private Process writer(int turned) throws IOException {
    String path =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            path,
            Writer.class.getName(),
            library.directory().toString(),
            "" + turned)
        .inheritIO()
        .start();
  }

  /** Another process that stores better and better movements. */
  static final class Writer {
    private Writer() {}

    public static void main(String[] args) {
      Library library = new Library(Path.of(args[0]));
      for (int turned = Integer.parseInt(args[1]); turned >= 0; turned--) {
        library.store(Samples.answer(PROBLEM, Samples.whist13(turned)));
      }
    }
  }
}
