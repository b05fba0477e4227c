package org.boardwalk.quality;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rests;
import org.jspecify.annotations.Nullable;

/**
 * By which rule the boards of a movement in circulating play are carried, from the movement alone.
 *
 * <p>A <b>way</b> of a table is another table, or itself, and a number w ≥ 0: what is played there
 * in round r comes here for round r + 1 + w, and waits for w rounds on a stand. Each table has one
 * way. A set is carried by rule when it begins its evening at the table, or on the stand before it,
 * as many times as there are copies of it, and in all other rounds has come by the way of the
 * table. The grade is {@link WalkGrade#DOWN_ONE} when that can be so with ways from the next table
 * only, the one with the next higher number, the first table following the last, and tables that
 * never have boards left out; {@link WalkGrade#RULE} when it can be so with any ways; else {@link
 * WalkGrade#ANY}.
 *
 * <p>A break here is a set that comes by no way. That is not what {@link Circulation} calls one:
 * for pairs a set from a stand is a break too, however regularly it comes.
 *
 * <p>With one copy the ways are the only ones possible, so that the grade is exact. With more, each
 * table has the way by which most of its sets can have come, the shortest where there are several:
 * what is said to be a rule is one, but one in which tables make way for each other may be missed.
 *
 * @param grade how simple the rule is
 * @param breaks how many times a set comes to a table by no rule; 0 unless the grade is ANY
 * @param stands tables before which a set has to wait in some round, at the start of the session or
 *     later
 * @param sharing how many times, by rounds and sets, more tables play a set than there are copies,
 *     so that they must relay its boards
 */
public record WalkRule(WalkGrade grade, int breaks, int stands, int sharing) {

  /** The simplest rule first, then by breaks. Stands and sharing do not count. */
  public static final Comparator<WalkRule> ORDER =
      Comparator.comparing(WalkRule::grade).thenComparingInt(WalkRule::breaks);

  /**
   * Counts; O(tables² · (sets + rounds)) where nobody replays.
   *
   * @param movement a movement, valid or not
   * @return how its boards are carried
   */
  public static WalkRule of(Movement movement) {
    WalkWays ways = new WalkWays(movement);
    WalkWays.Carried down = ways.downOne();
    if (down.breaks() == 0) {
      return new WalkRule(WalkGrade.DOWN_ONE, 0, down.stands(), ways.sharing());
    }
    WalkWays.Carried any = any(movement, ways);
    WalkGrade grade = any.breaks() == 0 ? WalkGrade.RULE : WalkGrade.ANY;
    return new WalkRule(grade, any.breaks(), any.stands(), ways.sharing());
  }

  /**
   * The way of each table, where there is a rule.
   *
   * @param movement a movement, valid or not
   * @return for each table to which a set comes from a table, the way; empty when the grade is
   *     {@link WalkGrade#ANY}
   */
  public static List<Way> ways(Movement movement) {
    return supplies(movement).stream().flatMap(supply -> supply.way().stream()).toList();
  }

  /**
   * How each table gets its sets, where there is a rule.
   *
   * @param movement a movement, valid or not
   * @return for each table to which a set comes after round 1, ascending; empty when the grade is
   *     {@link WalkGrade#ANY}
   */
  public static List<Supply> supplies(Movement movement) {
    WalkWays ways = new WalkWays(movement);
    WalkWays.Carried down = ways.downOne();
    if (down.breaks() == 0) {
      return down.supplies();
    }
    WalkWays.Carried any = any(movement, ways);
    return any.breaks() == 0 ? any.supplies() : List.of();
  }

  /**
   * With any ways. The segments of a Web walk apart, and half tables may have any numbers, which is
   * tried for pairs and lone players where there is no rule otherwise; of individuals files hold
   * what was counted without.
   */
  private static WalkWays.Carried any(Movement movement, WalkWays ways) {
    WalkWays.Carried any = ways.anyhow();
    if (any.breaks() == 0 || movement.kind() == Kind.INDIVIDUAL) {
      return any;
    }
    return Stream.<Supplier<WalkWays.Carried>>of(
            () -> ways.apart(1),
            () -> ways.apart(movement.rounds().size() / 2),
            () -> new WalkWays(movement, Rests.inAnyOrder(movement)).anyhow())
        .map(Supplier::get)
        .filter(other -> other.breaks() == 0)
        .findFirst()
        .orElse(any);
  }

  /**
   * How a table gets its sets after round 1.
   *
   * @param table the table, from 1
   * @param way by which sets come from a table; empty where none does
   * @param carried how many come by it
   * @param fresh how many come from the stand before it, where they have been since the session
   *     began
   */
  public record Supply(int table, Optional<Way> way, int carried, int fresh) {

    /**
     * @return whether more sets are on its stand at the beginning than wait there for a place in
     *     the walk, so that it takes from the stand what nobody has played
     */
    public boolean fromStand() {
      return fresh > way.map(Way::waits).orElse(0);
    }
  }

  /**
   * Where a table gets its sets from.
   *
   * @param to the table, from 1
   * @param from where they were played before, from 1
   * @param waits rounds on the stand between, at least 0
   */
  public record Way(int to, int from, int waits) {

    // Those of a record are linked when they are first called, and every command judges.
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Way way && to == way.to && from == way.from && waits == way.waits;
    }

    @Override
    public int hashCode() {
      return 1009 * (1009 * to + from) + waits;
    }
  }
}
