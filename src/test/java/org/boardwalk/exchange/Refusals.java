package org.boardwalk.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Movement;

/** What readers and writers refuse, in one short message with its line. */
final class Refusals {

  private Refusals() {}

  static void refused(MovementReader reader, String text, int line, String says) {
    Path path = Path.of("x", "club night");
    assertThatThrownBy(() -> reader.read(new Source(path, text), Unstated.USUAL))
        .isInstanceOfSatisfying(
            FileException.class,
            e -> {
              assertThat(e.line()).as(e.getMessage()).isEqualTo(line);
              assertThat(String.valueOf(e.getMessage()).lines().toList())
                  .hasSizeLessThanOrEqualTo(2);
              assertThat(e.getMessage()).hasSizeLessThan(300);
            })
        .hasMessageStartingWith(path.toString())
        .hasMessageContaining(says);
  }

  static void refused(MovementWriter writer, Movement movement, String says) {
    assertThatThrownBy(() -> writer.bytes(movement))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(says);
  }
}
