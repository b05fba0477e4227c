package org.boardwalk.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.boardwalk.library.files.ModelFile;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.wish.Couple;
import org.boardwalk.wish.Fixed;
import org.boardwalk.wish.Fixed.SitOutRule;
import org.boardwalk.wish.IndividualWish;
import org.junit.jupiter.api.Test;

/** Wishes beyond people, boards and time. */
class FurtherWishesTest {

  private static Occasion evening(OptionalInt boards, FurtherWishes further) {
    return new Occasion(
        new People.Players(13),
        boards,
        Optional.empty(),
        Pace.USUAL,
        OptionalInt.empty(),
        OptionalInt.empty(),
        0,
        further);
  }

  private static FurtherWishes further(OptionalInt rounds, OptionalInt mayStop) {
    return new FurtherWishes(
        rounds, OptionalInt.empty(), Fixed.NOTHING.curtail(mayStop.getAsInt()));
  }

  @Test
  void partnersOfOneRoundDoNotHideTheIdealMovement() {
    FurtherWishes together =
        new FurtherWishes(
            OptionalInt.empty(),
            OptionalInt.empty(),
            Fixed.NOTHING.couples(List.of(new Couple(1, 2), new Couple(2, 3)), List.of()));
    Proposal first = ShippedProposals.of(evening(OptionalInt.of(26), together)).get(0);
    assertThat(first.movement().rounds()).hasSize(13);
  }

  @Test
  void freeSitOutsAreSearchedFor() {
    FurtherWishes free =
        new FurtherWishes(
            OptionalInt.empty(), OptionalInt.empty(), Fixed.NOTHING.sitOuts(SitOutRule.FREE));
    SuggestedSearch quest =
        SuggestedSearch.of(evening(OptionalInt.empty(), free), List.of()).orElseThrow();
    assertThat(quest.lack()).isEqualTo(SuggestedSearch.Lack.WISHES);
    assertThat(quest.hopes())
        .allMatch(
            hope ->
                hope.wish() instanceof IndividualWish wish
                    && wish.fixed().sitOuts() == SitOutRule.FREE);
  }

  @Test
  void nothingIsStoppedAfterItsLastRound() {
    OptionalInt five = OptionalInt.of(5);
    assertThatThrownBy(() -> further(five, OptionalInt.of(20)))
        .hasMessage("may stop after round [20] must be from 1 to 5");
    FurtherWishes late = further(OptionalInt.empty(), OptionalInt.of(40));
    assertThatThrownBy(() -> ShippedProposals.of(evening(OptionalInt.empty(), late)))
        .hasMessageStartingWith("may stop after round [40]: what fits has ")
        .hasMessageEndingWith("\nMaybe allow more time, or stop earlier.");
    FurtherWishes atTheEnd = further(five, five);
    assertThat(SuggestedSearch.of(evening(OptionalInt.empty(), atTheEnd), List.of())).isPresent();
  }

  /** Sixteen players can partner the other eight once each, so in eight rounds at most. */
  @Test
  void rulesAreHopedForInSoManyRoundsAsTheyAllow() {
    List<SuggestedSearch.Hope> hopes =
        SuggestedSearch.of(mixed(16, OptionalInt.of(24)), List.of()).orElseThrow().hopes();
    assertThat(hopes)
        .isNotEmpty()
        .allMatch(hope -> hope.wish().rounds() <= 8)
        .doesNotHaveDuplicates()
        .anyMatch(hope -> hope.wish().boards().play() == Play.SHARED);
  }

  @Test
  void rulesThatNoMovementKeepsAreRefusedInWords() {
    assertThatThrownBy(() -> SuggestedSearch.of(mixed(17, OptionalInt.empty()), List.of()))
        .hasMessageStartingWith("in ")
        .hasMessageContaining("[Players 1-8 and players 9-16 partner only each other]")
        .hasMessageEndingWith("Maybe ask for fewer rounds, or less.");
  }

  /** Players 1 to 8 partner only players 9 to 16. */
  private static Occasion mixed(int players, OptionalInt boards) {
    List<Rule> rules =
        ModelFile.rules(
            Kind.INDIVIDUAL,
            players,
            List.of("men=1-8", "women=9-16"),
            List.of("between: [men, women], meet: partner"),
            List.of());
    return new Occasion(
        new People.Players(players),
        boards,
        Optional.empty(),
        Pace.USUAL,
        OptionalInt.empty(),
        OptionalInt.empty(),
        0,
        new FurtherWishes(OptionalInt.empty(), OptionalInt.empty(), Fixed.NOTHING.rules(rules)));
  }
}
