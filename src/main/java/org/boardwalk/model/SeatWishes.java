package org.boardwalk.model;

import static org.boardwalk.model.ModelBuilder.not;

import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Seat;
import org.boardwalk.wish.IndividualWish;

/** The settled parts of a wish, as constraints of the seats formulation. */
final class SeatWishes {

  private final IndividualWish wish;
  private final ModelBuilder model;
  private final int[][] plays;
  private final int[][][] mate;
  private final int[][][] left;
  private final SeatPlaces places;
  private final SeatSets sets;

  SeatWishes(
      IndividualWish wish,
      ModelBuilder model,
      int[][] plays,
      int[][][] mate,
      int[][][] left,
      SeatPlaces places,
      SeatSets sets) {
    this.wish = wish;
    this.model = model;
    this.plays = plays;
    this.mate = mate;
    this.left = left;
    this.places = places;
    this.sets = sets;
  }

  void keep() {
    theFirstRoundsStayAsTheyAre();
    stationaryPlayersKeepTheirSeats();
  }

  /** Players keep their seats of the rounds that are already settled. */
  private void theFirstRoundsStayAsTheyAre() {
    for (int r = 0; r < wish.fixed().first().size(); r++) {
      model.rule(WishRules.FIRST);
      for (Encounter e : wish.fixed().first().get(r).encounters()) {
        List<Integer> clockwise =
            List.of(Seat.values()).stream()
                .map(seat -> e.seating().seats().getOrDefault(seat, 0) - 1)
                .toList();
        for (int k = 0; k < 4; k++) {
          int p = clockwise.get(k);
          model.fix(left[r][p][clockwise.get((k + 1) % 4)]);
          IntStream.of(places.sitting(r, p, k)).forEach(model::fix);
          if (wish.boards().play() == Play.CIRCULATING) {
            model.fix(sets.at(r, p, e.set() - 1));
          }
        }
      }
    }
  }

  /**
   * Stationary players play in all rounds, in the same direction, or in the same seat where that
   * matters; and two of them who meet at a table always have the same relation there. Tables have
   * no numbers here, so no more is needed.
   */
  private void stationaryPlayersKeepTheirSeats() {
    List<Integer> stationary = wish.fixed().stationary();
    for (int p : stationary) {
      model.rule(WishRules.STATIONARY);
      for (int r = 0; r < wish.rounds(); r++) {
        model.fix(plays[r][p - 1]);
        int[] here = places.sitting(r, p - 1, 0);
        int[] first = places.sitting(0, p - 1, 0);
        IntStream.range(0, here.length).forEach(k -> same(here[k], first[k]));
      }
      stationary.stream().filter(q -> q > p).forEach(q -> sameToEachOther(p - 1, q - 1));
    }
  }

  private void sameToEachOther(int p, int q) {
    for (int r = 1; r < wish.rounds(); r++) {
      same(mate[r][p][q], mate[0][p][q]);
      same(left[r][p][q], left[0][p][q]);
      same(left[r][q][p], left[0][q][p]);
    }
  }

  private void same(int a, int b) {
    if (a != b) {
      model.clause(a, not(b));
      model.clause(not(a), b);
    }
  }

  /**
   * The rules on what is settled beforehand in the seats formulation, in words for readers of a
   * model.
   */
  private static final class WishRules {

    static final ModelRule FIRST =
        ModelRule.required(
            "The first rounds stay as they are",
            "Every player keeps their seats and boards of these rounds.",
            "left[r,p,q] = 1 and ns[r,p] as settled, for all p in these rounds");

    static final ModelRule STATIONARY =
        ModelRule.required(
            "Stationary players keep their seats",
            "They play in all rounds, in the same direction, and two of them who meet always meet in"
                + " the same relation.",
            "for all r: plays[r,p] = 1, ns[r,p] = ns[1,p], mate[r,p,q] = mate[1,p,q], left[r,p,q] ="
                + " left[1,p,q]");

    private WishRules() {}
  }
}
