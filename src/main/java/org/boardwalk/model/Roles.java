package org.boardwalk.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.Seating.FourPlayers;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.IndividualWish;

/**
 * The relations of two seats of a table over one set, such as partners or opponents, counted by set
 * or, with a rotation, by board. Seats are numbered 0 N, 1 E, 2 S, 3 W.
 */
public final class Roles {

  private static final Seat[] SEATS = Seat.values();

  private final int units;
  private final int kinds;
  private final int[][] partner = new int[4][4];
  private final int[][] opponent = new int[4][4];
  private final int[][] left = new int[4][4];
  private final int[][] sign;
  private final Map<Criterion, int[][]> relations = new EnumMap<>(Criterion.class);

  /**
   * @param wish the wish whose rotation and boards count
   */
  public Roles(IndividualWish wish) {
    Rotation rotation = wish.rotation();
    units = rotation == Rotation.NONE ? 1 : wish.boards().perSet();
    kinds = rotation.period();
    sign = new int[units][4];
    relations.put(Criterion.PARTNER, partner);
    relations.put(Criterion.OPPONENT, opponent);
    relations.put(Criterion.SIDE, left);
    for (int unit = 0; unit < units; unit++) {
      FourPlayers now = rotation.seating(new FourPlayers(0, 1, 2, 3), unit);
      int[] clockwise = {now.north(), now.east(), now.south(), now.west()};
      for (int k = 0; k < 4; k++) {
        sign[unit][clockwise[k]] = SEATS[k].direction() == Direction.NS ? 1 : -1;
        partner[clockwise[k]][clockwise[(k + 2) % 4]]++;
        opponent[clockwise[k]][clockwise[(k + 1) % 4]]++;
        opponent[clockwise[k]][clockwise[(k + 3) % 4]]++;
        left[clockwise[k]][clockwise[(k + 1) % 4]]++;
        left[clockwise[k]][clockwise[(k + 3) % 4]]--;
      }
    }
  }

  /**
   * {@return the criteria that are sums of {@link #of} over the meetings of two players; the others
   * compare tables}
   */
  public Set<Criterion> criteria() {
    return Collections.unmodifiableSet(relations.keySet());
  }

  /**
   * @param criterion one of {@link #criteria}
   * @param a a seat
   * @param b another seat
   * @return the count that one meeting adds, seen from a
   */
  public int of(Criterion criterion, int a, int b) {
    return Objects.requireNonNull(relations.get(criterion))[a][b];
  }

  /** {@return units of a set: 1, or its boards with a rotation} */
  public int units() {
    return units;
  }

  /** {@return after how many units of a set the seats of the players repeat} */
  public int kinds() {
    return kinds;
  }

  /** {@return units of each kind} */
  public int unitsOfAKind() {
    return units / kinds;
  }

  /**
   * @param a a seat
   * @param b another seat
   * @return times they are partners
   */
  public int partner(int a, int b) {
    return partner[a][b];
  }

  /**
   * @param a a seat
   * @param b another seat
   * @return times they are opponents
   */
  public int opponent(int a, int b) {
    return opponent[a][b];
  }

  /**
   * @param a a seat
   * @param b another seat
   * @return times b is a's left-hand opponent minus times b is a's right-hand opponent
   */
  public int left(int a, int b) {
    return left[a][b];
  }

  /**
   * @param unit a unit of the set, from 0
   * @param seat the seat at its start
   * @return +1 when the player who started there sits NS, -1 when EW
   */
  public int sign(int unit, int seat) {
    return sign[unit][seat];
  }

  /**
   * @param a a seat
   * @param b another seat
   * @return units in the same direction minus units in the opposite one
   */
  public int same(int a, int b) {
    int same = 0;
    for (int[] s : sign) {
      same += s[a] * s[b];
    }
    return same;
  }

  /**
   * Permutations of the seats that change none of the criteria: table[exchange[seat]] sits at seat.
   *
   * @param wanted the criteria to keep unchanged
   * @return all of them, a group, the identity first
   */
  public List<int[]> exchanges(Set<Criterion> wanted) {
    List<int[]> exchanges = new ArrayList<>();
    for (int code = 0; code < 256; code++) {
      int[] exchange = {code >> 6, code >> 4 & 3, code >> 2 & 3, code & 3};
      if (Arrays.stream(exchange).distinct().count() == 4
          && wanted.stream().allMatch(criterion -> keeps(exchange, criterion))) {
        exchanges.add(exchange);
      }
    }
    return exchanges;
  }

  /** Whether a table that is turned by one seat counts as before. */
  public boolean turns(Criterion criterion) {
    return keeps(new int[] {1, 2, 3, 0}, criterion);
  }

  private boolean keeps(int[] exchange, Criterion criterion) {
    int[][] relation = relations.get(criterion);
    return relation == null
        ? Arrays.stream(sign)
            .allMatch(s -> IntStream.range(0, 4).allMatch(a -> s[exchange[a]] == s[a]))
        : same(exchange, relation);
  }

  private static boolean same(int[] exchange, int[][] relation) {
    return IntStream.range(0, 16)
        .allMatch(
            pair ->
                relation[exchange[pair / 4]][exchange[pair % 4]] == relation[pair / 4][pair % 4]);
  }
}
