package org.boardwalk.library.answers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.files.Samples;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.quality.Judge;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Standing;
import org.junit.jupiter.api.Test;

/** What is false, damaged or in the wrong place is neither trusted nor lost. */
class LibraryTrustTest extends LibraryFixture {

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
    assertThatThrownBy(() -> library.first(library.names().get(0)))
        .isExactlyInstanceOf(FileException.class);

    notices.clear();
    assertThat(stored(Samples.answer(WISH, Samples.whist13(9)))).isEqualTo(StoreOutcome.NEW);
    assertThat(notices).singleElement().asString().contains("checksum", "is set aside as ");
    assertThat(aside(".aside")).hasContent(edited);
    assertThat(found(WISH).movement()).isEqualTo(Samples.whist13(9));
  }

  @Test
  void whatIsSetAsideIsNeverOverwritten() throws IOException {
    for (String damaged : List.of("one", "two", "three")) {
      Files.createDirectories(library.file(WISH).getParent());
      Files.writeString(library.file(WISH), damaged);
      assertThat(stored(Samples.answer(WISH, Samples.whist13(4)))).isEqualTo(StoreOutcome.NEW);
    }
    assertThat(notices).hasSize(3);
    assertThat(aside(".aside")).hasContent("one");
    assertThat(aside(".aside-2")).hasContent("two");
    assertThat(aside(".aside-3")).hasContent("three");
    assertThat(library.names()).hasSize(1);
  }

  @Test
  void aFileOfAnotherWishOrWithoutClaimsIsNotTrusted() throws IOException {
    IndividualWish cyclic = WISH.with(Symmetry.cyclic(13));
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
      assertThat(library.first(name).inspection().judged()).isPresent();
    }
  }

  @Test
  void aNameOfNothingIsSaidToBeOfNothing() {
    for (String name : List.of("none.yaml", "deep/none.yaml")) {
      assertThatThrownBy(() -> library.read(name))
          .isExactlyInstanceOf(FileException.class)
          .hasMessageContaining("no such file");
      assertThatThrownBy(() -> library.first(name))
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
}
