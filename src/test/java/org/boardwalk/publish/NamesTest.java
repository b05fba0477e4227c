package org.boardwalk.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NamesTest {

  @Test
  void twentyCharactersStayAndMoreAreCut() {
    String twenty = "Bartholomew Feathers";
    assertThat(new Names(Map.of(1, twenty)).of(1)).isEqualTo(twenty).hasSize(20);
    assertThat(new Names(Map.of(1, twenty + "x")).of(1)).isEqualTo("Bartholomew Feather…");
    String pair = twenty + " & " + twenty;
    assertThat(new Names(Map.of(1, pair)).of(1)).isEqualTo(pair);
    assertThat(new Names(Map.of(1, "x".repeat(10_000))).of(1)).hasSize(20);
  }

  @Test
  void whoHasNoNameKeepsHisNumber() {
    assertThat(new Names(Map.of(1, "Anna", 3, " ")).list(List.of(1, 2, 3))).isEqualTo("Anna, 2, 3");
    assertThat(Names.NONE.none()).isTrue();
  }
}
