package org.boardwalk.library.atlas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.answers.Libraries;
import org.boardwalk.library.answers.Library;
import org.boardwalk.library.answers.Repeated;
import org.boardwalk.library.files.Samples;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.answer.Answer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtlasTest {

  private static final Cell THIRTEEN = new Cell(13, 13, Variety.SHARED);
  private static final Cell NINE = new Cell(9, 9, Variety.SHARED);

  @TempDir Path temp = Path.of("");
  private Library library = Libraries.in(Path.of("none"));

  @BeforeEach
  void keepThirteenPlayersWithOneTableTurned() {
    library = Libraries.in(temp.resolve("kept"));
    library.store(Samples.answer(THIRTEEN.wish(), Samples.whist13(1)), Libraries.NO_FAULTS);
  }

  @Test
  void aCellIsFoundWithItsGap() {
    Atlas atlas = Atlas.read(library, 2);
    assertThat(atlas.cells()).containsOnlyKeys(THIRTEEN);
    AtlasEntry charted = atlas.at(THIRTEEN).orElseThrow();
    assertThat(charted.grade()).isEqualTo(Grade.FEASIBLE);
    assertThat(charted.settled()).isFalse();
    assertThat(charted.gap()).isPositive();
  }

  @Test
  void readingEndsWhenItIsCancelled() {
    assertThat(Atlas.read(library, 1, () -> true).files()).isZero();
  }

  @Test
  void aDirectoryThatIsNotThereHoldsNothing() {
    assertThat(Atlas.read(Libraries.in(temp.resolve("none")), 2).files()).isZero();
  }

  @Test
  void answersToOtherWishesAreNoCells() {
    library.store(Samples.answer(Samples.wish13(), Samples.whist13(0)), Libraries.NO_FAULTS);
    Atlas atlas = Atlas.read(library, 2);
    assertThat(atlas.cells()).hasSize(1);
    assertThat(atlas.others()).hasSize(1);
    assertThat(atlas.damaged()).isEmpty();
  }

  @Test
  void aDamagedFileIsNamedAndTheOthersAreRead() throws IOException {
    Path file = library.file(THIRTEEN.wish());
    Path nine = library.file(NINE.wish());
    Files.createDirectories(nine.getParent());
    Files.writeString(nine, "format: boardwalk/solution/1\nname: [");
    Atlas atlas = Atlas.read(library, 2);
    assertThat(atlas.cells()).hasSize(1);
    assertThat(atlas.damaged()).singleElement().extracting(FileException::path).isEqualTo(nine);

    Files.writeString(file, Files.readString(file).replace("partner: 0", "partner: 1"));
    assertThat(Atlas.read(library, 2).damaged()).hasSize(2);
  }

  @Test
  void aFileUnderTheNameOfAnotherWishIsDamaged() throws IOException {
    Files.createDirectories(library.file(NINE.wish()).getParent());
    Files.move(library.file(THIRTEEN.wish()), library.file(NINE.wish()));
    assertThat(Atlas.read(library, 1).damaged())
        .singleElement()
        .extracting(Throwable::getMessage)
        .asString()
        .contains("answers another model than its name says");
  }

  @Test
  void whatIsOnlyClaimedIsNotKnown() {
    Answer claimed = Samples.proved(THIRTEEN.wish(), Samples.whist13(1));
    library.store(claimed, Libraries.NO_FAULTS);
    library.store(Samples.impossible(Samples.wish13()), Libraries.NO_FAULTS);
    library.store(Samples.impossible(NINE.wish()), Libraries.NO_FAULTS);
    Atlas here = Atlas.read(library, 1);
    assertThat(here.at(THIRTEEN).map(AtlasEntry::grade)).contains(Grade.OPTIMAL);
    assertThat(here.at(NINE).map(AtlasEntry::grade)).contains(Grade.IMPOSSIBLE);

    // The files on a machine that has not made the searches.
    Repeated nothing = new Repeated(temp.resolve("elsewhere").resolve("repeated.txt"));
    Atlas elsewhere = Atlas.read(Library.alone(library.directory(), nothing), 1);
    assertThat(elsewhere.damaged()).isEmpty();
    assertThat(elsewhere.at(THIRTEEN).map(AtlasEntry::grade)).contains(Grade.FEASIBLE);
    assertThat(elsewhere.at(THIRTEEN).map(AtlasEntry::settled)).contains(false);
    assertThat(elsewhere.at(NINE)).isEmpty();
    assertThat(elsewhere.others()).hasSize(2);
  }

  @Test
  void theTallyCountsWhatIsKnownAndWhatIsMissing() {
    Atlas atlas = Atlas.read(library, 1);
    Tally tally = Tally.of(atlas, List.of(THIRTEEN, NINE));
    assertThat(tally.cells()).isEqualTo(2);
    assertThat(tally.missing()).isEqualTo(1);
    assertThat(tally.of(Grade.FEASIBLE)).isEqualTo(1);
    assertThat(tally.found()).isEqualTo(1);
    assertThat(tally.gap()).hasValue(atlas.at(THIRTEEN).orElseThrow().gap());
    assertThat(tally.mean(Criterion.PARTNER)).isZero();
    assertThat(tally.mean(Criterion.SIDE)).isPositive();
    for (Criterion criterion : Criterion.values()) {
      assertThat(tally.meanRoom(criterion)).isBetween(0.0, tally.mean(criterion));
      assertThat(tally.meanRoom(criterion)).isLessThanOrEqualTo((double) tally.gap().orElseThrow());
    }
    assertThat(tally.uneven()).isZero();
    assertThat(Tally.of(atlas, List.of(NINE)).mean(Criterion.SIDE)).isNaN();
  }

  @Test
  void gapsOfSeveralKindsMakeNoSum() {
    Atlas atlas = Atlas.read(library, 1);
    Cell web = new Cell(9, 8, Variety.web(2));
    assertThat(Tally.of(atlas, List.of(THIRTEEN, web)).gap()).isEmpty();
    assertThat(Tally.of(atlas, List.of(web)).gap()).hasValue(0);
  }

  @Test
  void attemptsAreAddedUp() {
    Attempts attempts = Attempts.in(library);
    assertThat(attempts.spent(List.of(THIRTEEN, NINE))).isEmpty();
    attempts.add(NINE, Duration.ofSeconds(2));
    attempts.add(NINE, Duration.ofMillis(500));
    assertThat(Attempts.in(library).spent(List.of(THIRTEEN, NINE)))
        .containsOnlyKeys(NINE)
        .containsValue(new Attempts.Spent(2, Duration.ofMillis(2500)));
  }

  @Test
  void aDamagedRecordOfAttemptsIsNamedWithItsLine() throws IOException {
    Attempts.in(library).add(NINE, Duration.ofSeconds(1));
    Path record = temp.resolve("kept").resolve("attempts.csv");
    Files.writeString(record, Files.readString(record) + "nonsense\n");
    assertThatThrownBy(() -> Attempts.in(library))
        .isInstanceOf(FileException.class)
        .hasMessageStartingWith(record + ":3: [nonsense]");
  }
}
