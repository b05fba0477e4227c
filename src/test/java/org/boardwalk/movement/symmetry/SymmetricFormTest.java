package org.boardwalk.movement.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.symmetry.SymmetricForm.Base;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("thorough")
class SymmetricFormTest {

  private static Movement read(Path path) {
    return SolutionFile.read(path).solution().movement().orElseThrow();
  }

  /** In which everybody partners everybody once and opposes everybody twice. */
  static Stream<Path> complete() throws IOException {
    return complete(Integer.MAX_VALUE);
  }

  /** Of at most 24 players. */
  static Stream<Path> completeAndSmall() throws IOException {
    return complete(24);
  }

  private static Stream<Path> complete(int most) throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("solutions/individual"))) {
      return files
          .filter(
              f -> f.toString().matches(".*/individual-(\\d+)p-(\\d+)r-(shared|circulating)-.*"))
          .filter(f -> asLongAsThereArePartners(f.getFileName().toString(), most))
          .filter(f -> everybodyPartnersEverybody(read(f)))
          .sorted()
          .toList()
          .stream();
    }
  }

  /** v or v - 1 rounds, by the name of the file, and at most so many players. */
  private static boolean asLongAsThereArePartners(String name, int most) {
    String[] sizes = name.split("-", -1);
    int players = Integer.parseInt(sizes[1].replace("p", ""));
    int rounds = Integer.parseInt(sizes[2].replace("r", ""));
    return players <= most
        && players % 4 < 2
        && rounds == (players % 4 == 0 ? players - 1 : players);
  }

  private static boolean everybodyPartnersEverybody(Movement movement) {
    Scorecard card = Judged.of(movement).card();
    return movement.rotation() == Rotation.NONE
        && Stream.of(Criterion.PARTNER, Criterion.OPPONENT).allMatch(c -> card.cost(c) == 0);
  }

  private static Movement relabelled(Movement movement, Random random) {
    List<Integer> takers =
        new ArrayList<>(IntStream.rangeClosed(1, movement.contestants()).boxed().toList());
    Collections.shuffle(takers, random);
    List<Round> rounds = new ArrayList<>(movement.takenBy(takers).rounds());
    Collections.shuffle(rounds, random);
    return movement.with(rounds);
  }

  private static String said(SymmetricForm form) {
    return form.likewise()
        + " "
        + form.order()
        + " "
        + form.group()
        + " "
        + form.bases().stream().map(b -> b.makes().size()).sorted().toList()
        + form.staying().size()
        + form.multipliers().size();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("complete")
  @Tag("slow")
  void numbersOfPlayersDoNotChangeWhatIsFound(Path path) {
    numbersOfPlayersDoNotChangeWhatIsFoundForFewPlayers(path);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("completeAndSmall")
  void numbersOfPlayersDoNotChangeWhatIsFoundForFewPlayers(Path path) {
    Movement movement = read(path);
    Optional<SymmetricForm> form = SymmetricForm.of(movement);
    assertThat(form).isPresent();
    assertThat(SymmetricForm.of(relabelled(movement, new Random(5))).map(SymmetricFormTest::said))
        .isEqualTo(form.map(SymmetricFormTest::said));
    assertThat(form.orElseThrow().bases().stream().map(Base::makes).flatMap(List::stream).sorted())
        .isEqualTo(IntStream.rangeClosed(1, movement.rounds().size()).boxed().toList());
  }

  private static Movement of(String path) {
    return read(Path.of("solutions/individual", path));
  }

  @Test
  void thirteenPlayersAreTheAffineGroupOfZ13() {
    SymmetricForm form =
        SymmetricForm.of(of("shared/13-players/individual-13p-13r-shared-2caaa5f2.yaml"))
            .orElseThrow();
    assertThat(form.group()).isEqualTo("Z13");
    assertThat(form.order()).isEqualTo(156);
    assertThat(form.multipliers()).hasSize(12);
    assertThat(form.bases()).hasSize(1);
    assertThat(form.staying()).isEmpty();
    assertThat(form.likewise()).isEqualTo(TableEquality.TURNED);
  }

  @Test
  void groupsOfTwentyFiveAndTwentyEightPlayersAreNotCyclic() {
    assertThat(
            SymmetricForm.of(of("shared/25-players/individual-25p-25r-shared-51fdd48b.yaml"))
                .map(SymmetricForm::group))
        .hasValue("Z5×Z5 (elementary abelian)");
    SymmetricForm form =
        SymmetricForm.of(of("shared/28-players/individual-28p-27r-shared-79386002.yaml"))
            .orElseThrow();
    assertThat(form.group()).isEqualTo("non-abelian of order 27");
    assertThat(form.generators()).hasSize(2);
    assertThat(form.staying()).hasSize(1);
  }

  @Test
  void aMovementWithoutSymmetryHasNone() {
    assertThat(
            SymmetricForm.of(
                of("circulating/9-players/individual-9p-9r-circulating-78e5e63c.yaml")))
        .isEmpty();
  }
}
