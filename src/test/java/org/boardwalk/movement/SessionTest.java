package org.boardwalk.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.quality.Judge;
import org.junit.jupiter.api.Test;

class SessionTest {

  private final Session two =
      Session.of(List.of(WebExamples.mitchell(13), WebExamples.web(18, 13, 13)));

  @Test
  void numbersContestantsAndTablesOnFromSectionToSection() {
    assertThat(two.whole().contestants()).isEqualTo(62);
    assertThat(two.whole().tables()).isEqualTo(31);
    assertThat(two.start(26)).contains(new Session.Start(13, Direction.EW));
    assertThat(two.start(27)).contains(new Session.Start(14, Direction.NS));
    assertThat(two.start(62)).contains(new Session.Start(31, Direction.EW));
    assertThat(two.section(13)).isEqualTo(1);
    assertThat(two.section(14)).isEqualTo(2);
    assertThat(two.tableInSection(14)).isEqualTo(1);
    assertThat(two.tableInSection(31)).isEqualTo(18);
  }

  @Test
  void sectionsSideBySideBreakNoRule() {
    assertThat(two.whole().boards().copies()).isEqualTo(3);
    assertThat(Judge.judge(two.whole()).violations()).isEmpty();
  }

  @Test
  void oneSectionIsItsMovement() {
    assertThat(Session.of(List.of(WebExamples.mitchell(7))).whole())
        .isEqualTo(WebExamples.mitchell(7));
  }

  @Test
  void aNumberPassesToAnotherContestant() {
    List<Integer> backwards = IntStream.rangeClosed(1, 62).map(c -> 63 - c).boxed().toList();
    Session taken = two.takenBy(backwards);
    assertThat(taken.start(1)).contains(new Session.Start(31, Direction.EW));
    assertThat(taken.takenBy(backwards)).isEqualTo(two);
    assertThat(Judge.judge(taken.whole()).violations()).isEmpty();
  }

  @Test
  void noContestantIsTakenTwice() {
    Session small = Session.of(List.of(WebExamples.mitchell(3)));
    assertThatThrownBy(() -> small.takenBy(List.of(1, 1, 2, 3, 4, 5)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("[1, 1, 2, 3, 4, 5]");
    assertThatThrownBy(() -> Session.of(List.of())).isInstanceOf(IllegalArgumentException.class);
  }
}
