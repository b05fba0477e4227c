package org.boardwalk.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NamesTest {

  @Test
  void longNamesStayAndEndlessOnesAreCut() {
    String forty = "Bartholomew Maximilian Featherstonehaugh";
    assertThat(new Names(Map.of(1, forty)).of(1)).isEqualTo(forty).hasSize(40);
    String pair = forty + " & " + forty;
    assertThat(new Names(Map.of(1, pair)).of(1)).isEqualTo(pair);
    assertThat(new Names(Map.of(1, "x".repeat(10_000))).of(1))
        .hasSize(Names.LONGEST)
        .endsWith("x…");
  }

  @Test
  void bothOfAPairAreShortenedAlike() {
    Names names = new Names(Map.of(1, "Bartholomew Feathers & Wilhelmina Archibald"));
    assertThat(names.shortened(name -> Names.cut(name, 9)).of(1))
        .isEqualTo("Bartholo… & Wilhelmi…");
  }

  @Test
  void contestantsWithoutANameKeepTheirNumber() {
    assertThat(new Names(Map.of(1, "Anna", 3, " ")).list(List.of(1, 2, 3))).isEqualTo("Anna, 2, 3");
    assertThat(Names.NONE.none()).isTrue();
  }
}
