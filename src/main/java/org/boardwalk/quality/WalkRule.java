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
 * The rule by which the boards of a movement in circulating play are carried, found from the
 * movement alone.
 *
 * <p>A <b>way</b> of a table consists of a table (another or itself) and a number w ≥ 0: the set
 * played there in round r comes here for round r + 1 + w, and waits for w rounds on a stand. Each
 * table has one way. A set is carried by rule when it begins its evening at the table, or on the
 * stand before it, as many times as there are copies of it, and comes by the way of the table in
 * all other rounds. The grade is {@link WalkGrade#DOWN_ONE} when all sets are carried by rule with
 * ways from the next table only, the one with the next higher number, the first table following the
 * last, and tables that never have boards left out; {@link WalkGrade#RULE} when they are with other
 * ways; otherwise {@link WalkGrade#ANY}.
 *
 * <p>A break here is a set that does not come by a way. {@link Circulation} uses the word
 * differently: there a set from a stand is always a break, even if it comes regularly.
 *
 * <p>With one copy there is only one choice of ways, so the grade is exact. With more copies each
 * table gets the way by which most of its sets can have come, the shortest if there are several. A
 * rule that is found is a true rule, but a rule in which a table must take a less frequent way may
 * be missed.
 *
 * @param grade the grade of the rule
 * @param breaks number of times that a set comes to a table without a rule; 0 unless the grade is
 *     ANY
 * @param stands tables before which a set has to wait in some round, at the start of the session or
 *     later
 * @param sharing number of cases (round and set) in which more tables play a set than there are
 *     copies, so that they must relay its boards
 * @param supplies how each table gets its sets after round 1, ascending; empty when the grade is
 *     {@link WalkGrade#ANY}
 */
public record WalkRule(
    WalkGrade grade, int breaks, int stands, int sharing, List<Supply> supplies) {

  /** Orders rules by grade, the simplest first, then by breaks. Stands and sharing do not count. */
  public static final Comparator<WalkRule> ORDER =
      Comparator.comparing(WalkRule::grade).thenComparingInt(WalkRule::breaks);

  /** Copies the list. */
  public WalkRule {
    supplies = List.copyOf(supplies);
  }

  /**
   * Counts; O(tables² · (sets + rounds)) where no set is replayed.
   *
   * @param movement a movement, valid or not
   * @return the rule by which its boards are carried
   */
  public static WalkRule of(Movement movement) {
    WalkWays ways = new WalkWays(movement);
    WalkWays.Carried down = ways.downOne();
    if (down.breaks() == 0) {
      return new WalkRule(WalkGrade.DOWN_ONE, 0, down.stands(), ways.sharing(), down.supplies());
    }
    WalkWays.Carried any = any(movement, ways);
    return any.breaks() == 0
        ? new WalkRule(WalkGrade.RULE, 0, any.stands(), ways.sharing(), any.supplies())
        : new WalkRule(WalkGrade.ANY, any.breaks(), any.stands(), ways.sharing(), List.of());
  }

  /**
   * @return the way of each table that gets a set from a table; empty when the grade is {@link
   *     WalkGrade#ANY}
   */
  public List<Way> ways() {
    return supplies.stream().flatMap(supply -> supply.way().stream()).toList();
  }

  /**
   * The best walk with any ways. For pairs and lone players without a rule so far, it also tries
   * separate walks, as in the segments of a Web, and half tables with any numbers. Individuals are
   * counted without these, because files hold their counts.
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
   * The supply of a table: how it gets its sets after round 1.
   *
   * @param table the table, from 1
   * @param way the way by which sets come from a table; empty where no set does
   * @param carried number of sets that come by this way
   * @param fresh number of sets that come from the stand before it, where they have been since the
   *     session began
   */
  public record Supply(int table, Optional<Way> way, int carried, int fresh) {

    /**
     * @return whether at the beginning its stand holds more sets than wait there for a place in the
     *     walk, so that the table takes unplayed sets from the stand
     */
    public boolean fromStand() {
      return fresh > way.map(Way::waits).orElse(0);
    }
  }

  /**
   * A way: the table that another table gets its sets from.
   *
   * @param to the table, from 1
   * @param from the table where they were played before, from 1
   * @param waits rounds on the stand between, at least 0
   */
  public record Way(int to, int from, int waits) {

    // A record's own methods are linked when they are first called, and every command judges.
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
