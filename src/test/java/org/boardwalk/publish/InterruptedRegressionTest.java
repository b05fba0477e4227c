package org.boardwalk.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.boardwalk.publish.json.AtlasJson;
import org.junit.jupiter.api.Test;

/** Tests that an interrupted comparison does not look complete. */
class InterruptedRegressionTest {

  private static final Regression LEFT = new Regression(List.of(), 1, 3);

  @Test
  void everyFormatCountsWhatWasNotReached() {
    assertThat(LEFT.reported(() -> "").text())
        .contains("4 references: we have a movement like 0 of them")
        .contains("1 unreadable, 3 not compared: interrupted");
    assertThat(AtlasJson.regression(LEFT)).contains("\"references\" : 4").contains("\"left\" : 3");
  }
}
