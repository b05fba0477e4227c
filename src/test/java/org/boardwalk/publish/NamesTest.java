package org.boardwalk.publish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class NamesTest {

  @Test
  void linesAreNumberedFromOneUnlessTheySay() {
    Names plain = Names.of(List.of("Anna", "", "Carl"), 4);
    assertThat(plain.list(List.of(1, 2, 3, 4))).isEqualTo("Anna, 2, Carl, 4");
    Names numbered = Names.of(List.of("3;Carl", "1,\"Anna \"\"Ace\"\" A\""), 3);
    assertThat(numbered.list(List.of(1, 2, 3))).isEqualTo("Anna \"Ace\" A, 2, Carl");
  }

  @Test
  void twentyCharactersStayAndMoreAreCut() {
    String twenty = "Bartholomew Feathers";
    assertThat(Names.of(List.of(twenty), 1).of(1)).isEqualTo(twenty).hasSize(20);
    assertThat(Names.of(List.of(twenty + "x"), 1).of(1)).isEqualTo("Bartholomew Feather…");
    String pair = twenty + " & " + twenty;
    assertThat(Names.of(List.of(pair), 1).of(1)).isEqualTo(pair);
    assertThat(Names.of(List.of("x".repeat(10_000)), 1).of(1)).hasSize(20);
  }

  @Test
  void tooManyOrTwoForOneAreRefused() {
    assertThatThrownBy(() -> Names.of(List.of("a", "b"), 1)).hasMessageContaining("[2]");
    assertThatThrownBy(() -> Names.of(List.of("1,a", "1,b"), 2)).hasMessageContaining("again");
  }
}
