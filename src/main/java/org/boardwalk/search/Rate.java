package org.boardwalk.search;

import org.boardwalk.movement.text.Text;

/**
 * What a second of effort is: for each kind of work, how long it takes on an ordinary machine.
 * Searches that are limited by effort count such work, never time, so that one seed gives one
 * result on every machine; another number here changes what they find. Where several entries belong
 * to one kind of work, their times add up. All are found by measuring: {@code bench calibrate}
 * measures them on the present machine and prints the table.
 */
public enum Rate {
  JUDGED_MOVEMENT(Unit.NANOSECONDS, 15_000, "judging a movement of any size"),
  JUDGED_PLACE(Unit.NANOSECONDS, 500, "judging: more for each contestant in each round"),
  JUDGED_COUPLE(Unit.NANOSECONDS, 4, "judging: more for each two contestants in each round"),
  ARRANGED_CUBE(
      Unit.NANOSECONDS, 50, "arranging n tables of a round is an assignment: n³ of these"),

  LARGE_ROOM(Unit.SIZE, 45, "players from which couples no longer fit the cache: steps get longer"),
  LARGE_ORBIT(Unit.SIZE, 25, "rounds of a group from which a step gets longer, for its images"),

  SHARED_STEP(Unit.PER_SECOND, 7e6, "exchanges in shared play change few counts"),
  MEETING_STEP(Unit.PER_SECOND, 20e6, "meetings alone: neither sides nor directions are counted"),
  TURNING_STEP(Unit.PER_SECOND, 12e6, "turning a table changes no meeting"),
  TURNED_MEETING_STEP(Unit.PER_SECOND, 6e6, "any two of a table are exchanged: meetings change"),
  TURNING_PLAYERS(Unit.SIZE, 8, "players whose directions take as long as the rest of a turning"),
  ROUNDS_STEP(Unit.NANOSECONDS, 250, "whole rounds: replays, sit-outs and sets are counted too"),
  POLISHING_STEP(Unit.NANOSECONDS, 190, "whole rounds at low temperatures, where few are accepted"),
  ROUNDS_PLAYER(Unit.NANOSECONDS, 3, "more for each player, whose directions are compared"),
  ROUNDS_RULES(Unit.NANOSECONDS, 300, "more under rules: five on most couples of 16 players"),
  NUMBERING_STEP(Unit.NANOSECONDS, 300, "two contestants change numbers: for each round"),

  BASE_START(Unit.NANOSECONDS, 6, "drawing a base round: for each two players, in order"),
  DEVELOPED_STEP(Unit.NANOSECONDS, 250, "base rounds in shared play: an exchange in all images"),
  DEVELOPED_PLAYER(Unit.NANOSECONDS, 8, "base rounds in shared play: more for each player"),
  ADDER_STEP(Unit.NANOSECONDS, 330, "base rounds before their shifts are known: sit-outs too"),
  ADDER_PLAYER(Unit.NANOSECONDS, 8, "base rounds before their shifts: more for each player"),
  ADDER_NODE(Unit.NANOSECONDS, 6, "a node of the search for shifts: for each table and round"),
  CIRCUIT_STEP(Unit.NANOSECONDS, 250, "base rounds with shifts: most steps end at the replays"),
  CIRCUIT_PLAYER(Unit.NANOSECONDS, 2, "base rounds with shifts: more for each player"),
  CIRCUIT_BASE(Unit.NANOSECONDS, 10, "base rounds with shifts: more for each further one"),
  CIRCUIT_SIT_OUT(Unit.NANOSECONDS, 60, "in its place where players sit out: that stays even"),
  CIRCUIT_FEW(Unit.TIMES, 2.5, "where 4 or 8 players fill the room: an image changes all counts"),
  COVER_LOOK(Unit.PER_SECOND, 8e6, "tables looked at for covers of few meetings"),

  STARTER_NODE(Unit.PER_SECOND, 7e6, "nodes of an exact cover by the tables of a starter"),
  STARTER_FEW(Unit.SIZE, 38, "players below which a node is the shorter the fewer there are"),
  STARTER_MANY(Unit.SIZE, 80, "players above which a node is the longer the more there are"),
  DIRECTED_NODE(Unit.PER_SECOND, 3e5, "cycles of left-hand differences that are tried"),
  FRAME_NODE(Unit.NANOSECONDS, 16, "a node of a frame starter: for each element outside the hole"),
  SPREAD_NODE(Unit.NANOSECONDS, 6, "a node of whist by multipliers: for each element of the group"),
  ORTHOMORPHISM_STEP(Unit.NANOSECONDS, 7, "a value of orthomorphisms: for each of the group"),
  TWO_ORBIT_NODE(Unit.PER_SECOND, 1.5e6, "nodes of the cover of a round on two orbits"),
  BALANCED_NODE(Unit.PER_SECOND, 2e6, "nodes of the cover of a balanced base round"),
  ORDERLY_STEP(Unit.PER_SECOND, 1.5e6, "tables tried where schedules are listed up to names"),

  BOARDING_STEP(Unit.NANOSECONDS, 200, "two sets of a table of a Web are exchanged"),
  SEGMENT_STEP(Unit.NANOSECONDS, 2_000, "segments of a Web: from one question to the next"),
  RING_STEP(Unit.NANOSECONDS, 100, "two of the first round of a ring are exchanged"),
  RING_TURN(Unit.NANOSECONDS, 25, "an encounter is turned for the balance"),
  RING_TURN_PAIR(Unit.NANOSECONDS, 1, "more for each contestant of the ring"),
  RING_START(Unit.NANOSECONDS, 5_000_000, "a start of a ring, with judging what comes of it"),
  SWITCH_FLIP(Unit.NANOSECONDS, 100, "an encounter of a free movement is switched for the balance"),

  MODEL_TERM(Unit.PER_SECOND, 2e6, "terms of constraints that are built"),
  MODEL_CONSTRAINT(Unit.PER_SECOND, 1e5, "constraints built and presolved: tells too large models"),
  CPSAT_TERM(Unit.PER_SECOND, 0.25e6, "terms handed to the native library and presolved"),
  CPSAT_SECOND(Unit.TIMES, 1.4, "processor time of a deterministic second, which leaves work out"),
  CHOCO_LITERAL(Unit.PER_SECOND, 1.5e6, "literals of clauses, which are stated quickly"),
  CHOCO_COVER_TERM(Unit.PER_SECOND, 0.4e6, "terms of sums of a cover, which are stated slowly"),
  CHOCO_LEARNT_TERM(
      Unit.PER_SECOND, 0.15e6, "terms of sums from which clauses are learnt: still more slowly"),
  CHOCO_COVER_NODE(Unit.PER_SECOND, 20_000, "nodes of small covers"),
  CHOCO_COVER_CHOICE(Unit.PER_SECOND, 14e6, "a node of a large cover looks at all variables"),
  CHOCO_LEARNT_NODE(Unit.PER_SECOND, 8_000, "nodes where clauses are learnt"),
  CHOCO_NODE_LITERAL(Unit.PER_SECOND, 2.5e8, "literals that a node of these looks at"),
  CHOCO_NODE_SUM(Unit.PER_SECOND, 8e6, "terms of sums that a node of these looks at"),
  CHOCO_CACHED_SUMS(Unit.SIZE, 50_000, "terms of sums that take twice as long, outside the cache");

  /** What the number of an entry counts. */
  public enum Unit {
    /** Nanoseconds that one takes. */
    NANOSECONDS("ns"),
    /** How many are done in a second. */
    PER_SECOND("a second"),
    /** A size in proportion to which one takes longer, or from which on it does. */
    SIZE("size"),
    /** Seconds for a second that was counted elsewhere. */
    TIMES("times");

    private final String words;

    Unit(String words) {
      this.words = words;
    }

    /** {@return the unit as tables show it} */
    public String words() {
      return words;
    }
  }

  private final Unit unit;
  private final double value;
  private final String reason;

  Rate(Unit unit, double value, String reason) {
    this.unit = unit;
    this.value = value;
    this.reason = reason;
  }

  /** {@return what its number counts} */
  public Unit unit() {
    return unit;
  }

  /** {@return the number in use, in its unit} */
  public double value() {
    return value;
  }

  /** {@return what the work is, and why it takes as long} */
  public String reason() {
    return reason;
  }

  /** {@return how many are done in a second} */
  public double perSecond() {
    return in(Unit.PER_SECOND);
  }

  /** {@return nanoseconds that one takes} */
  public long nanoseconds() {
    return (long) in(Unit.NANOSECONDS);
  }

  /** {@return seconds that one takes} */
  public double seconds() {
    return in(Unit.NANOSECONDS) / 1e9;
  }

  /** {@return the size from which on one takes longer} */
  public double size() {
    return in(Unit.SIZE);
  }

  private double in(Unit expected) {
    if (unit != expected) {
      throw new IllegalStateException(Text.of("rate [%s] is in [%s]", this, unit));
    }
    return value;
  }
}
