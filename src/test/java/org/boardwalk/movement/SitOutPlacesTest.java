package org.boardwalk.movement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SitOutPlacesTest {

  @Test
  void everybodyWaitsWhereTheFollowRuleSendsThem() {
    Movement seven = Examples.chain(7, 7);
    FollowRules rules = FollowRules.of(seven);
    SitOutPlaces places = SitOutPlaces.of(seven);
    assertThat(places.count()).isEqualTo(3);
    for (int r = 1; r < 7; r++) {
      Round next = seven.rounds().get(r);
      for (int c : seven.rounds().get(r - 1).sittingOut(7)) {
        Place to = rules.next(places.at(c, r)).orElseThrow();
        assertThat(to)
            .isEqualTo(
                next.sittingOut(7).contains(c)
                    ? places.at(c, r + 1)
                    : new Place.AtTable(1, Seat.NORTH));
      }
    }
  }

  @Test
  void theOrderOfThePlacesNeedNotBeThatOfTheNumbers() {
    SitOutPlaces places = SitOutPlaces.of(Examples.chain(7, 7));
    assertThat(places.inOrder(List.of(5, 6, 7), 1)).containsExactly(5, 6, 7);
    assertThat(places.inOrder(List.of(1, 2, 7), 6)).containsExactly(7, 1, 2);
  }

  @Test
  void aContestantWhoAlwaysWaitsHasAPlaceOfTheirOwn() {
    Movement eight = Examples.eightPlayers();
    Movement ten =
        new Movement(
            "10", Kind.INDIVIDUAL, 10, 2, eight.boards(), Rotation.NONE, 1, eight.rounds());
    SitOutPlaces places = SitOutPlaces.of(ten);
    assertThat(places.count()).isEqualTo(2);
    assertThat(places.at(9, 4)).isEqualTo(new Place.SitOut(1));
    assertThat(places.at(10, 4)).isEqualTo(new Place.SitOut(2));
  }

  @Test
  void onePlaceAndPlacesWithoutOrderHaveNoNumber() {
    for (Movement movement : List.of(Examples.chain(5, 5), Examples.chain(7, 3))) {
      SitOutPlaces places = SitOutPlaces.of(movement);
      assertThat(places.count()).isZero();
      assertThat(places.at(5, 1)).isEqualTo(new Place.SitOut(0));
      assertThat(places.inOrder(List.of(3, 4, 5), 1)).containsExactly(3, 4, 5);
    }
  }
}
