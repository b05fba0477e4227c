package org.boardwalk.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.boardwalk.bench.Evening;
import org.boardwalk.bench.Evenings;
import org.boardwalk.publish.ProposalText;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The evenings of the benchmark, as the shipped answers serve them. */
@Tag("thorough")
class EveningsTest {

  private static final Planner PLANNER = new Planner(ShippedProposals::known);

  static List<Occasion> evenings() {
    return Evenings.all().stream().map(Evenings.Opinion::occasion).toList();
  }

  @ParameterizedTest
  @MethodSource("evenings")
  void somethingIsRecommendedThatLetsPeopleSitAndThatPeopleCanCarry(Occasion occasion) {
    Evening evening = Evening.of(occasion, PLANNER);
    assertThat(evening.proposals()).as(evening.words()).isNotEmpty();
    assertThat(evening.seated()).as(evening.words()).isTrue();
    assertThat(evening.wanders()).as(evening.words()).isFalse();
    assertThat(evening.proposals())
        .as(evening.words())
        .allMatch(p -> p.card().valid())
        .allMatch(p -> p.copies() == p.movement().boards().copies())
        .allMatch(p -> p.copies() <= occasion.copies().orElse(Integer.MAX_VALUE) || shares(p));
  }

  @Test
  void ofAllEveningsThreeAreRefusedAtMost() {
    assertThat(Evenings.all())
        .hasSize(67)
        .filteredOn(
            o -> o.on(Evening.of(o.occasion(), PLANNER).recommended()) == Evenings.Verdict.REFUSED)
        .hasSizeLessThanOrEqualTo(3);
  }

  /** Whether it says that tables have to pass boards to and fro. */
  private static boolean shares(Proposal proposal) {
    return ProposalText.points(proposal).stream().anyMatch(p -> p.contains("share a set"));
  }
}
