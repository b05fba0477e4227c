package org.boardwalk.movement;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/** The contestants at a table: four players, two pairs, or two lone players. */
public sealed interface Seating {

  /**
   * @param direction NS or EW
   * @return the contestants of that direction: two players, or one pair or lone player
   */
  List<Integer> at(Direction direction);

  /**
   * @return every contestant with the seat they are listed at, clockwise from North; a pair is
   *     listed at North or East
   */
  Map<Seat, Integer> seats();

  /** {@return every contestant at the table once, clockwise from North} */
  List<Integer> contestants();

  /** {@return the kind of movement this seating belongs to} */
  Kind kind();

  /**
   * @param taker the contestant who takes a number
   * @return the same seats with the takers in them
   */
  Seating takenBy(IntUnaryOperator taker);

  /**
   * @param kind pairs or lone players
   * @param ns the contestant who sits NS
   * @param ew the contestant who sits EW
   * @return the two at a table
   */
  static Seating of(Kind kind, int ns, int ew) {
    return kind == Kind.SOLO ? new TwoPlayers(ns, ew) : new TwoPairs(ns, ew);
  }

  /** Four players. */
  record FourPlayers(int north, int east, int south, int west) implements Seating {

    // A record's own methods are linked when they are first called, and every command compares.
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof FourPlayers four
          && north == four.north
          && east == four.east
          && south == four.south
          && west == four.west;
    }

    @Override
    public int hashCode() {
      return 211 * (211 * (211 * north + east) + south) + west;
    }

    /**
     * @param quarters the number of seats that all players move on clockwise, at least 0
     * @return the same players at the turned table; left-hand opponents stay the same
     */
    public FourPlayers turned(int quarters) {
      int[] clockwise = {north, east, south, west};
      IntUnaryOperator at = seat -> clockwise[Math.floorMod(seat - quarters, 4)];
      return new FourPlayers(
          at.applyAsInt(0), at.applyAsInt(1), at.applyAsInt(2), at.applyAsInt(3));
    }

    @Override
    public List<Integer> at(Direction direction) {
      return direction == Direction.NS ? List.of(north, south) : List.of(east, west);
    }

    @Override
    public Map<Seat, Integer> seats() {
      Map<Seat, Integer> seats = new EnumMap<>(Seat.class);
      seats.put(Seat.NORTH, north);
      seats.put(Seat.EAST, east);
      seats.put(Seat.SOUTH, south);
      seats.put(Seat.WEST, west);
      return seats;
    }

    @Override
    public List<Integer> contestants() {
      return List.of(north, east, south, west);
    }

    @Override
    public Seating takenBy(IntUnaryOperator taker) {
      return new FourPlayers(
          taker.applyAsInt(north),
          taker.applyAsInt(east),
          taker.applyAsInt(south),
          taker.applyAsInt(west));
    }

    @Override
    public Kind kind() {
      return Kind.INDIVIDUAL;
    }
  }

  /** Two pairs. */
  record TwoPairs(int ns, int ew) implements Seating {

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof TwoPairs two && ns == two.ns && ew == two.ew;
    }

    @Override
    public int hashCode() {
      return 211 * ns + ew;
    }

    @Override
    public List<Integer> at(Direction direction) {
      return List.of(direction == Direction.NS ? ns : ew);
    }

    @Override
    public Map<Seat, Integer> seats() {
      Map<Seat, Integer> seats = new EnumMap<>(Seat.class);
      seats.put(Seat.NORTH, ns);
      seats.put(Seat.EAST, ew);
      return seats;
    }

    @Override
    public List<Integer> contestants() {
      return List.of(ns, ew);
    }

    @Override
    public Seating takenBy(IntUnaryOperator taker) {
      return new TwoPairs(taker.applyAsInt(ns), taker.applyAsInt(ew));
    }

    @Override
    public Kind kind() {
      return Kind.PAIRS;
    }
  }

  /**
   * Two lone players. South also plays East's cards and is ranked as NS; North also plays West's
   * and is ranked as EW.
   */
  record TwoPlayers(int south, int north) implements Seating {
    @Override
    public List<Integer> at(Direction direction) {
      return List.of(direction == Direction.NS ? south : north);
    }

    @Override
    public Map<Seat, Integer> seats() {
      Map<Seat, Integer> seats = new EnumMap<>(Seat.class);
      seats.put(Seat.NORTH, north);
      seats.put(Seat.SOUTH, south);
      return seats;
    }

    @Override
    public List<Integer> contestants() {
      return List.of(north, south);
    }

    @Override
    public Seating takenBy(IntUnaryOperator taker) {
      return new TwoPlayers(taker.applyAsInt(south), taker.applyAsInt(north));
    }

    @Override
    public Kind kind() {
      return Kind.SOLO;
    }
  }
}
