package org.boardwalk.movement.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Movement;
import org.junit.jupiter.api.Test;

class HolesTest {

  private static Movement read(String file) {
    Path path = Path.of("solutions/individual/shared", file);
    return SolutionFile.read(path).solution().movement().orElseThrow();
  }

  @Test
  void aWhistOfSeventySixIsFiveHolesOfFifteenWithOneMore() {
    Holes holes =
        Holes.of(read("76-players/individual-76p-75r-shared-0d96f72e.yaml")).orElseThrow();
    assertThat(holes.one()).isEqualTo(76);
    assertThat(holes.holes()).hasSize(5);
    assertThat(holes.holes().get(0)).isEqualTo(IntStream.rangeClosed(1, 15).boxed().toList());
    assertThat(holes.holes().stream().flatMap(List::stream).distinct()).hasSize(75);
  }

  @Test
  void otherWhistsHaveNone() {
    assertThat(Holes.of(read("16-players/individual-16p-15r-shared-71afbc0c.yaml"))).isEmpty();
    assertThat(Holes.of(read("28-players/individual-28p-27r-shared-5dd741ad.yaml"))).isEmpty();
    assertThat(Holes.of(read("13-players/individual-13p-13r-shared-2caaa5f2.yaml"))).isEmpty();
  }
}
