package org.boardwalk.library.answers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.boardwalk.answer.Answer;
import org.boardwalk.answer.Judged;
import org.boardwalk.answer.Outcome;
import org.boardwalk.answer.Standing;
import org.boardwalk.answer.Status;
import org.boardwalk.file.FileException;
import org.boardwalk.library.files.ClaimDigest;
import org.boardwalk.library.files.Samples;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Judge;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.Wish;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LibraryTest {

  private static final IndividualWish WISH = Samples.wish13();

  @TempDir Path home;
  private final List<FileException> notices = new ArrayList<>();
  private Library library;

  @BeforeEach
  void aLibraryWhoseDirectoryIsMissing() {
    library = Libraries.in(home.resolve("deep").resolve("library"));
  }

  /** The same files, read by somebody who has made no search. */
  private Library elsewhere(Repeated repeated) {
    return Library.alone(library.directory(), repeated);
  }

  private Repeated nothing() {
    return new Repeated(home.resolve("elsewhere").resolve("repeated.txt"));
  }

  private Stored store(Answer answer) {
    return library.store(answer, Libraries.NO_FAULTS);
  }

  private Stored stored(Answer answer) {
    return library.store(answer, notices::add);
  }

  private Optional<Answer> find(Wish wish) {
    return library.find(wish, Libraries.NO_FAULTS);
  }

  private Outcome.Found found(Wish wish) {
    return found(library, wish);
  }

  private static Outcome.Found found(Library library, Wish wish) {
    return library.find(wish, Libraries.NO_FAULTS).orElseThrow().outcome().found().orElseThrow();
  }

  private static Outcome outcome(Library library, Wish wish) {
    return library.find(wish, Libraries.NO_FAULTS).orElseThrow().outcome();
  }

  private Path aside(String ending) {
    Path file = library.file(WISH);
    return file.resolveSibling(file.getFileName() + ending);
  }

  private static String digest(Movement movement) {
    return ClaimDigest.of(Optional.of(WISH), Optional.of(Judged.of(movement, WISH)));
  }

  @Test
  void anEmptyLibraryKnowsNothing() {
    assertThat(find(WISH)).isEmpty();
    assertThat(library.names()).isEmpty();
    assertThat(library.directory()).doesNotExist();
  }

  @Test
  void whatIsStoredIsFoundInItsFolder() {
    Answer answer = Samples.answer(WISH, Samples.whist13(3));
    assertThat(store(answer)).isEqualTo(Stored.NEW);

    Answer read = find(WISH).orElseThrow();

    assertThat(read.outcome()).isEqualTo(answer.outcome());
    assertThat(read.origin()).isEqualTo(Samples.ORIGIN);
    assertThat(library.names())
        .singleElement()
        .asString()
        .matches("individual/shared/13-players/individual-13p-13r-shared-[0-9a-f]{8}\\.yaml");
    assertThat(library.file(WISH))
        .isEqualTo(library.directory().resolve(library.names().get(0)))
        .isRegularFile();
    assertThat(library.read(library.names().get(0)).outcome()).isEqualTo(answer.outcome());
    assertThat(SolutionFile.text(library.inspect(library.names().get(0)).solution()))
        .isEqualTo(SolutionFile.text(Solution.of(answer)));
  }

  @Test
  void nameAndSearchSettingsAndAHelpfulSymmetryAreNotPartOfTheWish() {
    store(Samples.answer(WISH, Samples.whist13(0)));
    IndividualWish same =
        WISH.named("club evening")
            .with(new SearchSettings(SearchSettings.EngineChoice.CHOCO, Duration.ofHours(1), 9, 1))
            .with(Symmetry.NONE);

    assertThat(find(same).map(Answer::wish)).contains(same);
    assertThat(found(same).movement()).isEqualTo(Samples.whist13(0).named("club evening"));
    assertThat(find(WISH.with(new Symmetry.Cyclic(13)))).isEmpty();
    assertThat(
            find(
                WISH.demanding(
                    Samples.criteria(
                        Demand.REQUIRE, Demand.REQUIRE, Demand.REQUIRE, Demand.MINIMISE))))
        .isEmpty();
  }

  @Test
  void aBetterMovementReplacesAWorseOneAndNeverTheReverse() {
    assertThat(store(Samples.answer(WISH, Samples.whist13(5)))).isEqualTo(Stored.NEW);
    assertThat(store(Samples.answer(WISH, Samples.whist13(9)))).isEqualTo(Stored.KEPT);
    assertThat(store(Samples.answer(WISH, Samples.whist13(5)))).isEqualTo(Stored.KEPT);
    assertThat(store(Samples.answer(WISH, Samples.whist13(0)))).isEqualTo(Stored.BETTER);
    assertThat(store(Samples.answer(WISH, Samples.whist13(5)))).isEqualTo(Stored.KEPT);

    assertThat(found(WISH).movement()).isEqualTo(Samples.whist13(0));
  }

  @Test
  void aProofReplacesTheSameMovementWithoutOne() {
    // That nothing better exists is not true, but nobody but a search could know.
    Movement movement = Samples.whist13(4);
    assertThat(store(Samples.answer(WISH, movement))).isEqualTo(Stored.NEW);
    assertThat(store(Samples.proved(WISH, movement))).isEqualTo(Stored.BETTER);
    assertThat(store(Samples.answer(WISH, movement))).isEqualTo(Stored.KEPT);
    assertThat(store(Samples.proved(WISH, movement))).isEqualTo(Stored.KEPT);

    assertThat(found(WISH).status()).isEqualTo(Status.OPTIMAL);
    assertThat(found(WISH).standing())
        .isEqualTo(Standing.proved(found(WISH).judged(), Samples.CERTIFICATE));
  }

  @Test
  void aClaimedOptimumCountsNoMoreThanTheoremsSayUntilItIsRepeated() {
    store(Samples.proved(WISH, Samples.whist13(4)));
    Repeated repeated = nothing();
    Library elsewhere = elsewhere(repeated);

    Outcome.Found claimed = found(elsewhere, WISH);
    assertThat(claimed.status()).isEqualTo(Status.FEASIBLE);
    assertThat(claimed.standing().claimed()).isTrue();
    assertThat(claimed.standing().certificate()).contains(Samples.CERTIFICATE);
    assertThat(claimed.bounds()).isEqualTo(WISH.bounds());

    repeated.add(digest(Samples.whist13(5)));
    assertThat(found(elsewhere, WISH).standing()).isEqualTo(claimed.standing());

    repeated.add(digest(Samples.whist13(4)));
    Outcome.Found repeatedHere = found(elsewhere, WISH);
    assertThat(repeatedHere.status()).isEqualTo(Status.OPTIMAL);
    assertThat(repeatedHere.standing().claimed()).isFalse();
    assertThat(repeatedHere.bounds().total()).isEqualTo(repeatedHere.judged().cost());
  }

  @Test
  void whatWasExhaustedHereReplacesTheSameThatIsOnlyClaimed() {
    Answer proved = Samples.proved(WISH, Samples.whist13(4));
    store(proved);
    Library elsewhere = elsewhere(nothing());

    assertThat(elsewhere.store(proved, Libraries.NO_FAULTS)).isEqualTo(Stored.BETTER);
    assertThat(found(elsewhere, WISH).status()).isEqualTo(Status.OPTIMAL);
    assertThat(elsewhere.store(proved, Libraries.NO_FAULTS)).isEqualTo(Stored.KEPT);
  }

  @Test
  void aBetterMovementWinsOverAProofAndSetsItAside() throws IOException {
    store(Samples.proved(WISH, Samples.whist13(4)));
    String wrong = Files.readString(library.file(WISH));

    assertThat(stored(Samples.answer(WISH, Samples.whist13(0)))).isEqualTo(Stored.BETTER);

    assertThat(found(WISH).movement()).isEqualTo(Samples.whist13(0));
    assertThat(notices)
        .singleElement()
        .satisfies(
            e ->
                assertThat(e)
                    .hasMessageStartingWith(library.file(WISH) + ": claims that nothing")
                    .hasMessageContaining("that is not so")
                    .hasMessageContaining("set aside as " + aside(".aside").getFileName()));
    assertThat(aside(".aside")).hasContent(wrong);
    assertThat(library.names()).hasSize(1);
  }

  @Test
  void aBetterMovementWinsOverAMereClaimToo() {
    store(Samples.proved(WISH, Samples.whist13(4)));
    Library elsewhere = elsewhere(nothing());

    Stored stored = elsewhere.store(Samples.answer(WISH, Samples.whist13(0)), notices::add);

    assertThat(stored).isEqualTo(Stored.BETTER);
    assertThat(notices).singleElement().asString().contains("that is not so");
    assertThat(aside(".aside")).isRegularFile();
  }

  @Test
  void anImpossibilityThatWasShownHereIsFoundAndStays() {
    Answer impossible = Samples.impossible(WISH);

    assertThat(store(impossible)).isEqualTo(Stored.NEW);
    assertThat(store(impossible)).isEqualTo(Stored.KEPT);
    assertThat(find(WISH).map(Answer::outcome)).contains(impossible.outcome());
  }

  @Test
  void aStoredImpossibilityIsNotKnownUntilItIsRepeated() {
    store(Samples.impossible(WISH));
    Repeated repeated = nothing();
    Library elsewhere = elsewhere(repeated);

    assertThat(outcome(elsewhere, WISH))
        .isInstanceOfSatisfying(
            Outcome.GaveUp.class,
            gaveUp ->
                assertThat(gaveUp.limit())
                    .contains("not repeated here", Samples.CERTIFICATE.sentence()));

    repeated.add(ClaimDigest.of(Optional.of(WISH), Optional.empty()));
    assertThat(outcome(elsewhere, WISH)).isEqualTo(Samples.impossible(WISH).outcome());
  }

  @Test
  void anImpossibilityByTheoremsIsFoundAgainByEverybody() {
    IndividualWish forbidden = Samples.forbidden();
    assertThat(store(Samples.refuted(forbidden))).isEqualTo(Stored.NEW);

    assertThat(outcome(elsewhere(nothing()), forbidden))
        .isEqualTo(Samples.refuted(forbidden).outcome());
  }

  @Test
  void anImpossibilityNeverReplacesAMovement() {
    store(Samples.answer(WISH, Samples.whist13(0)));

    assertThat(store(Samples.impossible(WISH))).isEqualTo(Stored.KEPT);
    assertThat(found(WISH).movement()).isEqualTo(Samples.whist13(0));
  }

  @Test
  void aMovementReplacesAnImpossibilityAndSetsItAside() throws IOException {
    store(Samples.impossible(WISH));
    String wrong = Files.readString(library.file(WISH));

    assertThat(stored(Samples.answer(WISH, Samples.whist13(5)))).isEqualTo(Stored.BETTER);

    assertThat(found(WISH).movement()).isEqualTo(Samples.whist13(5));
    assertThat(notices)
        .singleElement()
        .satisfies(e -> assertThat(e).hasMessageStartingWith(library.file(WISH) + ": claims"));
    assertThat(aside(".aside")).hasContent(wrong);
  }

  @Test
  void givingUpIsNotStored() {
    Answer answer = new Answer(WISH, new Outcome.GaveUp("60s"), Samples.ORIGIN, List.of());

    assertThat(store(answer)).isEqualTo(Stored.KEPT);
    assertThat(find(WISH)).isEmpty();
  }

  @Test
  void aFalseClaimIsNotStored() {
    Judged boast =
        new Judged(
            Samples.whist13(4), Optional.of(WISH), Judge.judge(Samples.whist13(0)), WISH.bounds());
    Outcome outcome = new Outcome.Found(boast, Standing.of(boast));

    assertThatThrownBy(() -> store(new Answer(WISH, outcome, Samples.ORIGIN, List.of())))
        .isExactlyInstanceOf(FileException.class)
        .hasMessageContaining("quality.cost");
    assertThat(find(WISH)).isEmpty();
    assertThat(library.directory()).doesNotExist();
  }

  @Test
  void anEditedFileIsReportedAndNeitherTrustedNorLost() throws IOException {
    store(Samples.answer(WISH, Samples.whist13(4)));
    Path file = library.file(WISH);
    String edited = Files.readString(file).replace("n: 2, e: 6", "n: 6, e: 2");
    assertThat(edited).isNotEqualTo(Files.readString(file));
    Files.writeString(file, edited);

    assertThat(library.find(WISH, notices::add)).isEmpty();
    assertThat(notices)
        .singleElement()
        .satisfies(e -> assertThat(e).hasMessageStartingWith(file + ":"))
        .asString()
        .contains("checksum");
    assertThat(file).hasContent(edited);
    assertThatThrownBy(() -> library.read(library.names().get(0)))
        .isExactlyInstanceOf(FileException.class)
        .hasMessageContaining("checksum");
    assertThatThrownBy(() -> library.inspect(library.names().get(0)))
        .isExactlyInstanceOf(FileException.class);

    notices.clear();
    assertThat(stored(Samples.answer(WISH, Samples.whist13(9)))).isEqualTo(Stored.NEW);
    assertThat(notices).singleElement().asString().contains("checksum", "is set aside as ");
    assertThat(aside(".aside")).hasContent(edited);
    assertThat(found(WISH).movement()).isEqualTo(Samples.whist13(9));
  }

  @Test
  void whatIsSetAsideIsNeverOverwritten() throws IOException {
    for (String damaged : List.of("one", "two", "three")) {
      Files.createDirectories(library.file(WISH).getParent());
      Files.writeString(library.file(WISH), damaged);
      assertThat(stored(Samples.answer(WISH, Samples.whist13(4)))).isEqualTo(Stored.NEW);
    }
    assertThat(notices).hasSize(3);
    assertThat(aside(".aside")).hasContent("one");
    assertThat(aside(".aside-2")).hasContent("two");
    assertThat(aside(".aside-3")).hasContent("three");
    assertThat(library.names()).hasSize(1);
  }

  @Test
  void aFileOfAnotherWishOrWithoutClaimsIsNotTrusted() throws IOException {
    IndividualWish cyclic = WISH.with(new Symmetry.Cyclic(13));
    Files.createDirectories(library.file(cyclic).getParent());
    SolutionFile.write(library.file(cyclic), Solution.of(Samples.answer(WISH, Samples.whist13(0))));
    SolutionFile.write(library.file(WISH), Solution.of(Judged.of(Samples.whist13(0))));

    assertThat(library.find(cyclic, notices::add)).isEmpty();
    assertThat(library.find(WISH, notices::add)).isEmpty();
    assertThat(notices).hasSize(2).allSatisfy(e -> assertThat(e).hasMessageContaining("Maybe"));
    assertThat(notices.get(0))
        .hasMessageStartingWith(library.file(cyclic) + ":")
        .hasMessageContaining("another model");
    assertThat(notices.get(1))
        .hasMessageStartingWith(library.file(WISH) + ":")
        .hasMessageContaining("lacks");
    for (String name : library.names()) {
      assertThatThrownBy(() -> library.read(name)).isExactlyInstanceOf(FileException.class);
      assertThat(library.inspect(name).judged()).isPresent();
    }
  }

  @Test
  void aNameOfNothingIsSaidToBeOfNothing() {
    for (String name : List.of("none.yaml", "deep/none.yaml")) {
      assertThatThrownBy(() -> library.read(name))
          .isExactlyInstanceOf(FileException.class)
          .hasMessageContaining("no such file");
      assertThatThrownBy(() -> library.inspect(name))
          .isExactlyInstanceOf(FileException.class)
          .hasMessageContaining("no such file");
    }
  }

  @Test
  void aFileInThePlaceOfTheDirectoryIsReported() throws IOException {
    Library blocked = Libraries.in(Files.createFile(home.resolve("file")));

    assertThat(blocked.find(WISH, notices::add)).isEmpty();
    assertThat(notices).singleElement().asString().contains("is not a directory", "Maybe");
    assertThatThrownBy(
            () -> blocked.store(Samples.answer(WISH, Samples.whist13(0)), Libraries.NO_FAULTS))
        .isExactlyInstanceOf(FileException.class)
        .hasMessageContaining("Maybe");
  }

  @Test
  void whatWasExhaustedMayBeNotedInTheSameFolder() {
    Path directory = home.resolve("all");
    Library both = Library.alone(directory, new Repeated(directory.resolve("repeated.txt")));
    Answer proved = Samples.proved(WISH, Samples.whist13(4));

    assertThat(both.store(proved, Libraries.NO_FAULTS)).isEqualTo(Stored.NEW);
    assertThat(found(both, WISH).status()).isEqualTo(Status.OPTIMAL);
  }

  /** What the program brings: one answer, in memory. */
  private record Brought(Answer answer) implements Layer {

    @Override
    public Optional<String> text(String name) {
      return names().contains(name)
          ? Optional.of(SolutionFile.text(Solution.of(answer)))
          : Optional.empty();
    }

    @Override
    public List<String> names() {
      return List.of(Library.name(answer.wish()));
    }

    @Override
    public Path path(String name) {
      return Path.of("brought").resolve(name);
    }
  }

  private Library over(Answer brought) {
    return Library.layered(library.directory(), new Brought(brought), nothing());
  }

  @Test
  void whatTheProgramBringsIsFoundUnlessOnesOwnIsBetter() {
    Library layered = over(Samples.answer(WISH, Samples.whist13(4)));
    assertThat(found(layered, WISH).movement()).isEqualTo(Samples.whist13(4));
    assertThat(layered.names()).hasSize(1);

    assertThat(layered.store(Samples.answer(WISH, Samples.whist13(9)), Libraries.NO_FAULTS))
        .isEqualTo(Stored.KEPT);
    assertThat(layered.file(WISH)).doesNotExist();
    assertThat(layered.store(Samples.answer(WISH, Samples.whist13(1)), Libraries.NO_FAULTS))
        .isEqualTo(Stored.BETTER);
    assertThat(found(layered, WISH).movement()).isEqualTo(Samples.whist13(1));
    assertThat(layered.names()).hasSize(1);

    // A later version of the program may bring a better one again.
    Library later = over(Samples.answer(WISH, Samples.whist13(0)));
    assertThat(found(later, WISH).movement()).isEqualTo(Samples.whist13(0));
  }

  @Test
  void aDamagedFileOfOnesOwnDoesNotHideWhatTheProgramBrings() throws IOException {
    Library layered = over(Samples.answer(WISH, Samples.whist13(4)));
    Files.createDirectories(layered.file(WISH).getParent());
    Files.writeString(layered.file(WISH), "nonsense");

    assertThat(layered.find(WISH, notices::add).flatMap(a -> a.outcome().found()))
        .map(Outcome.Found::movement)
        .contains(Samples.whist13(4));
    assertThat(notices).singleElement().extracting(FileException::path).isEqualTo(file(layered));
  }

  private static Path file(Library library) {
    return library.file(WISH);
  }

  @Test
  void aWrongClaimThatTheProgramBringsIsReportedUnderItsOwnName() {
    Library layered = over(Samples.impossible(WISH));

    assertThat(layered.store(Samples.answer(WISH, Samples.whist13(4)), notices::add))
        .isEqualTo(Stored.BETTER);
    assertThat(notices)
        .singleElement()
        .satisfies(e -> assertThat(e.path()).startsWithRaw(Path.of("brought")));
    assertThat(found(layered, WISH).movement()).isEqualTo(Samples.whist13(4));
    assertThat(aside(".aside")).doesNotExist();
  }

  @Test
  void threadsThatStoreAtOnceLeaveTheBest() throws Exception {
    var threads = Executors.newFixedThreadPool(4);
    try {
      Callable<Void> worker =
          () -> {
            for (int turned = 6; turned >= 0; turned--) {
              store(Samples.answer(WISH, Samples.whist13(turned)));
              assertThat(find(WISH)).isPresent();
            }
            return null;
          };
      for (Future<Void> done : threads.invokeAll(List.of(worker, worker, worker, worker))) {
        done.get();
      }
    } finally {
      threads.shutdownNow();
    }

    assertThat(found(WISH).movement()).isEqualTo(Samples.whist13(0));
    nothingButTheAnswerAndTheLockIsLeft();
  }

  private void nothingButTheAnswerAndTheLockIsLeft() throws IOException {
    try (Stream<Path> all = Files.walk(library.directory())) {
      assertThat(all.filter(Files::isRegularFile)).hasSize(2).contains(library.file(WISH));
    }
  }

  @Test
  void processesThatStoreAtOnceLeaveTheBest() throws Exception {
    Process one = writer(6);
    Process two = writer(5);

    assertThat(one.waitFor()).isZero();
    assertThat(two.waitFor()).isZero();
    assertThat(found(WISH).movement()).isEqualTo(Samples.whist13(0));
    nothingButTheAnswerAndTheLockIsLeft();
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
      Library library = Libraries.in(Path.of(args[0]));
      for (int turned = Integer.parseInt(args[1]); turned >= 0; turned--) {
        library.store(Samples.answer(WISH, Samples.whist13(turned)), Libraries.NO_FAULTS);
      }
    }
  }
}
