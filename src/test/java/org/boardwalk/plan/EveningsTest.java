package org.boardwalk.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.boardwalk.bench.Evening;
import org.boardwalk.bench.EveningTable;
import org.boardwalk.bench.Evenings;
import org.boardwalk.bench.Evenings.Verdict;
import org.boardwalk.publish.ProposalText;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The evenings of the benchmark, as the shipped answers serve them. */
@Tag("thorough")
class EveningsTest {

  private static final Planner PLANNER = new Planner(ShippedProposals::known);

  /** What was planned for an evening, which several facts look at. */
  private static final Map<Occasion, Evening> PLANNED = new ConcurrentHashMap<>();

  private static Evening planned(Occasion occasion) {
    return PLANNED.computeIfAbsent(occasion, o -> Evening.of(o, PLANNER));
  }

  static List<Occasion> evenings() {
    return Evenings.all().stream().map(Evenings.Opinion::occasion).toList();
  }

  @ParameterizedTest
  @MethodSource("evenings")
  void somethingIsRecommendedThatLetsPeopleSitAndThatPeopleCanCarry(Occasion occasion) {
    Evening evening = planned(occasion);
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
  void ofAllEveningsNoneIsRefused() {
    assertThat(Evenings.all())
        .hasSize(154)
        .filteredOn(o -> o.on(planned(o.occasion()).recommended()) == Evenings.Verdict.REFUSED)
        .isEmpty();
  }

  /**
   * For every fifth number of people, by the principles that directors agree on; the benchmark has
   * the whole table.
   */
  @Test
  void noFirstProposalIsRefusedAndFewAreBorne() {
    List<String> refused = new ArrayList<>();
    List<String> borne = new ArrayList<>();
    int all = 0;
    for (Occasion evening : EveningTable.all()) {
      if (evening.people().contestants() % 5 == 0) {
        all++;
        Evening planned = planned(evening);
        EveningTable.judge(
            evening,
            planned.proposals().stream().findFirst(),
            (verdict, why) ->
                (verdict == Verdict.REFUSED ? refused : borne).add(planned.words() + ": " + why));
      }
    }
    assertThat(all).isGreaterThan(60);
    assertThat(refused).isEmpty();
    assertThat(borne).hasSizeLessThanOrEqualTo(all / 20);
  }

  @Test
  void nothingProposedIsRefused() {
    Occasion evening = EveningTable.all().get(0);
    List<String> why = new ArrayList<>();
    assertThat(EveningTable.judge(evening, Optional.empty(), (v, w) -> why.add(w)))
        .isEqualTo(Verdict.REFUSED);
    assertThat(why).containsExactly("nothing is proposed");
  }

  /** Whether it says that tables have to pass boards to and fro, or exchange them. */
  private static boolean shares(Proposal proposal) {
    return ProposalText.points(proposal).stream()
        .anyMatch(p -> p.matches(".*(share (a set|boards)|exchange boards).*"));
  }
}
