package org.boardwalk.design;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.boardwalk.search.Method;
import org.boardwalk.search.MethodKind;
import org.boardwalk.wish.Wish;
import org.jspecify.annotations.Nullable;

/**
 * The methods that look for a wish. They take turns, each in its share of the time, and every turn
 * is twice as long as the one before, as a systematic method may be about to prove something.
 * Thread-safe.
 *
 * @param <W> the kind of wish
 */
final class Portfolio<W extends Wish> {

  private final List<Place<W>> places = new ArrayList<>();

  /**
   * A method's place in the portfolio.
   *
   * @param method the method
   * @param first how long its first turn is
   * @param second how long its second turn is at least
   * @param share how much time it gets beside the others
   * @param loan by how much its first turn comes too early for its length
   */
  record Seat<W extends Wish>(
      Method<W> method, Duration first, Duration second, double share, Duration loan) {

    /** A method that needs the whole time in one turn. */
    static <W extends Wish> Seat<W> alone(Method<W> method, Duration whole) {
      return new Seat<>(method, whole, whole, 1, Duration.ZERO);
    }
  }

  /** A method's turn: how long, and how many it had before. */
  record Turn<W extends Wish>(Method<W> method, Duration slice, long before) {}

  /** A seat with what has become of it. */
  private static final class Place<W extends Wish> {
    private final Seat<W> seat;
    private Duration slice;
    private long turns;
    private boolean busy;
    private double spent;

    Place(Seat<W> seat) {
      this.seat = seat;
      slice = seat.first();
      spent = -seat.loan().toMillis() / seat.share();
    }

    /** Time spent after another turn, in units of the method's share. */
    double afterNext() {
      return spent + slice.toMillis() / seat.share();
    }
  }

  /** In this order, where shares leave it open. */
  Portfolio(List<Seat<W>> seats) {
    seats.forEach(seat -> places.add(new Place<>(seat)));
  }

  /** The kinds of methods in it. */
  synchronized Set<MethodKind> kinds() {
    Set<MethodKind> kinds = EnumSet.noneOf(MethodKind.class);
    places.forEach(p -> kinds.add(p.seat.method().kind()));
    return kinds;
  }

  /** The turn that keeps the shares best; null when all methods are busy. */
  synchronized @Nullable Turn<W> next() {
    Place<W> place =
        places.stream()
            .filter(p -> !p.busy)
            .min(Comparator.comparingDouble(Place::afterNext))
            .orElse(null);
    if (place == null) {
      return null;
    }
    place.busy = true;
    place.spent = place.afterNext();
    return new Turn<>(place.seat.method(), place.slice, place.turns++);
  }

  /** A turn is over, and the method may find more, or not. */
  synchronized void done(Method<W> method, boolean more) {
    Place<W> place =
        places.stream().filter(p -> p.seat.method() == method).findFirst().orElseThrow();
    place.busy = false;
    Duration twice = place.slice.multipliedBy(2);
    place.slice = twice.compareTo(place.seat.second()) < 0 ? place.seat.second() : twice;
    if (!more) {
      places.remove(place);
    }
  }
}
