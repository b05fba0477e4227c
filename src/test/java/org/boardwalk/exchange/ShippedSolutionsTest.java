package org.boardwalk.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every twentieth small solution that we ship, through every format that holds individuals. */
@Tag("thorough")
class ShippedSolutionsTest {

  private static final int EVERY = 20;

  private static List<Movement> some() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("solutions"))) {
      List<Path> small =
          files
              .filter(
                  f -> String.valueOf(f.getFileName()).matches("individual-([4-9]|1[0-6])p-.*yaml"))
              .sorted()
              .toList();
      return IntStream.range(0, small.size())
          .filter(k -> k % EVERY == 0)
          .mapToObj(k -> SolutionFile.read(small.get(k)))
          .flatMap(i -> i.solution().movement().stream())
          .toList();
    }
  }

  @Test
  void thereAreEnough() throws IOException {
    assertThat(some()).hasSizeGreaterThan(10);
  }

  @ParameterizedTest
  @EnumSource(names = {"BWS", "ASC", "CSV", "EBUSCORE", "BRIDGESCORER", "JSON"})
  void whatIsWrittenIsReadAgain(MovementFormat format) throws IOException {
    for (Movement m : some()) {
      Source written =
          format == MovementFormat.BRIDGESCORER
              ? new Source(Path.of("night"), ForeignTexts.bridgescorer(m))
              : new Source(Path.of("night"), Exchange.bytes(m, format));
      Movement again = format.reader().read(written, new Unstated(m.boards().perSet()));
      Movement expected = format == MovementFormat.JSON ? m : plain(m);
      assertThat(again.named(m.name())).isEqualTo(expected);
    }
  }

  /** What all formats hold: no rotation, and as many copies and winners as the schedule shows. */
  private static Movement plain(Movement m) {
    return Deduced.movement(
        m.name(),
        m.kind(),
        m.contestants(),
        m.tables(),
        m.boards().sets(),
        new Unstated(m.boards().perSet()),
        m.rounds());
  }

  @Test
  void rotationsAreAmongThem() throws IOException {
    assertThat(some()).anyMatch(m -> m.rotation() != Rotation.NONE);
  }
}
