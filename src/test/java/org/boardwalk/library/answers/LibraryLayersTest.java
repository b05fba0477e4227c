package org.boardwalk.library.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.files.Samples;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.Preference;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;
import org.junit.jupiter.api.Test;

/** One's own answers over those that the program brings. */
class LibraryLayersTest extends LibraryFixture {

  /** What the program brings: one answer, in memory. */
  private record Brought(Answer answer, List<String> read) implements Layer {

    @Override
    public Optional<String> text(String name) {
      read.add(name);
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

  /** The names under which the library asked for what the program brings. */
  private final List<String> read = new ArrayList<>();

  private Library over(Answer brought) {
    return Library.layered(library.directory(), new Brought(brought, read), nothing());
  }

  @Test
  void whatTheProgramBringsIsFoundUnlessOnesOwnIsBetter() {
    Library layered = over(Samples.answer(WISH, Samples.whist13(4)));
    assertThat(found(layered, WISH).movement()).isEqualTo(Samples.whist13(4));
    assertThat(layered.names()).hasSize(1);

    assertThat(layered.store(Samples.answer(WISH, Samples.whist13(9)), Libraries.NO_FAULTS))
        .isEqualTo(StoreOutcome.KEPT);
    assertThat(layered.file(WISH)).doesNotExist();
    assertThat(layered.store(Samples.answer(WISH, Samples.whist13(1)), Libraries.NO_FAULTS))
        .isEqualTo(StoreOutcome.BETTER);
    assertThat(found(layered, WISH).movement()).isEqualTo(Samples.whist13(1));
    assertThat(layered.names()).hasSize(1);

    // A later version of the program may bring a better one again.
    Library later = over(Samples.answer(WISH, Samples.whist13(0)));
    assertThat(found(later, WISH).movement()).isEqualTo(Samples.whist13(0));
  }

  private boolean shipped(Library asked) {
    return asked.look(WISH, notices::add).orElseThrow().shipped();
  }

  @Test
  void whatTheProgramBringsTooIsShipped() {
    Answer four = Samples.answer(WISH, Samples.whist13(4));
    assertThat(shipped(over(four))).isTrue();
    library.store(four, Libraries.NO_FAULTS);
    assertThat(shipped(library)).isFalse();
    assertThat(shipped(over(four))).isTrue();
    assertThat(shipped(over(Samples.answer(WISH, Samples.whist13(9))))).isFalse();
    assertThat(notices).isEmpty();
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
        .isEqualTo(StoreOutcome.BETTER);
    assertThat(notices)
        .singleElement()
        .satisfies(e -> assertThat(e.path()).startsWithRaw(Path.of("brought")));
    assertThat(found(layered, WISH).movement()).isEqualTo(Samples.whist13(4));
    assertThat(aside(".aside")).doesNotExist();
  }

  @Test
  void aKnownAnswerIsLookedUpOnceAndItsFileNamed() {
    Answer four = Samples.answer(WISH, Samples.whist13(4));
    AnswerRepository repository = new AnswerRepository(Optional.of(over(four)), notices::add);
    AnswerRepository.Delivery reply =
        repository.answer(Preference.of(WISH), SearchListener.SILENT, new AtomicBoolean());
    assertThat(reply.known()).contains(Path.of("brought").resolve(Library.name(WISH)));
    assertThat(read).containsExactly(Library.name(WISH));
    assertThat(repository.known(WISH)).contains(reply.answer());
    assertThat(read).hasSize(2);
  }
}
