package org.boardwalk.cli.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.boardwalk.library.task.LocalRunner;
import org.boardwalk.library.task.Runner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OnOptionTest {

  private final OnOption on = new OnOption();

  @Test
  void tasksAreDoneHereByDefault() {
    try (Runner runner = on.runner(3)) {
      assertThat(runner).isEqualTo(new LocalRunner(3));
    }
    on.where = "local";
    try (Runner runner = on.runner(2)) {
      assertThat(runner).isEqualTo(new LocalRunner(2));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "spark", "spark://host", "spark://:7077", "local[]", "http://a:1"})
  void whatIsNoPlaceIsRefused(String where) {
    on.where = where;
    assertThatThrownBy(() -> on.runner(1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("--on [" + where + "]")
        .hasMessageContaining("spark://HOST:PORT");
  }
}
