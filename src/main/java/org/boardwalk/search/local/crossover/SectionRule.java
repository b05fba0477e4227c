package org.boardwalk.search.local.crossover;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.Session;

/**
 * The crossover that directors of two sections announce in a sentence: all contestants keep their
 * direction and go to the other section, NS to the table of the same number, EW so many tables
 * further on. Contestants whose table does not exist there fill the empty places of their own
 * section. The shift of EW is chosen for each section so that playbacks are fewest, then those of
 * the pair with the most.
 */
public final class SectionRule {

  private final LaterPlaces places;
  private final List<Integer> sizes;
  private final int[][] began;
  private final int[][] place;
  private final int[] who;
  private int[] best = {};
  private long bestRank = Long.MAX_VALUE;

  private SectionRule(LaterPlaces places, List<Integer> sizes, int[][] began, int[][] place) {
    this.places = places;
    this.sizes = sizes;
    this.began = began;
    this.place = place;
    who = new int[places.size];
  }

  /**
   * Takes some milliseconds.
   *
   * @param wish the sessions; wishes for sections are ignored
   * @return the best session by rule; empty unless there are two sections of equal sizes in both
   *     sessions, all tables are full, there are two fields, and no contestant must change
   *     direction or stay
   */
  public static Optional<Session> best(CrossoverWish wish) {
    List<Integer> sizes = wish.later().tables();
    if (sizes.size() != 2
        || !wish.previous().tables().equals(sizes)
        || wish.change() != DirectionWish.ANY
        || !wish.stationary().isEmpty()) {
      return Optional.empty();
    }
    LaterPlaces places = new LaterPlaces(wish);
    Optional<int[][]> began = Starts.ofFields(wish.previous(), places.before);
    Optional<int[][]> place = Starts.ofFields(wish.later(), places.lane);
    if (began.isEmpty() || place.isEmpty()) {
      return Optional.empty();
    }
    SectionRule rule = new SectionRule(places, sizes, began.get(), place.get());
    rule.tryAll();
    return Optional.of(wish.later().takenBy(LaterPlaces.takers(rule.best)));
  }

  private void tryAll() {
    seat(0, 0, 0);
    for (int first = 0; first < sizes.get(0); first++) {
      for (int second = 0; second < sizes.get(1); second++) {
        seat(1, first, second);
        long rank = places.rank(who);
        if (rank < bestRank) {
          bestRank = rank;
          best = who.clone();
        }
      }
    }
  }

  /** Seats a field; contestants that go to another section sit so many tables further on there. */
  private void seat(int field, int toFirst, int toSecond) {
    int a = sizes.get(0);
    int b = sizes.get(1);
    List<Integer> first = new ArrayList<>();
    List<Integer> second = new ArrayList<>();
    for (int t = 0; t < a + b; t++) {
      // Table t of one section goes to the other, if that has so many tables.
      boolean stays = (t < a ? t : t - a) >= Math.min(a, b);
      boolean here = t < a;
      (here == stays ? first : second).add(began[field][t]);
    }
    for (int t = 0; t < a; t++) {
      who[place[field][(t + toFirst) % a]] = first.get(t);
    }
    for (int t = 0; t < b; t++) {
      who[place[field][a + (t + toSecond) % b]] = second.get(t);
    }
  }
}
