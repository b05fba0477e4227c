package org.boardwalk.search.circulate;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.model.players.Developments;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.wish.IndividualWish;

/**
 * A group and multipliers for a base round of few meetings, with a record of the effort spent and
 * its success. Not thread-safe.
 */
final class CoverSetting {

  /** The most effort on one base round before another one is tried. */
  private static final long MOST_EFFORT = 3_000_000;

  /** The effort of seating one player at random, in tables looked at, by trial. */
  private static final int LOOKS_A_DRAW = 100;

  private final Circuits.Setting sizes;
  private final Multipliers multipliers;
  private final List<int[]> keeping;
  private final MeetingTables.Meet meet;
  private final String name;
  private Optional<MeetingTables> tables = Optional.empty();
  private long effort;
  private long found;
  private boolean exhausted;

  private CoverSetting(
      Circuits.Setting sizes,
      Multipliers multipliers,
      List<int[]> keeping,
      MeetingTables.Meet meet,
      String name) {
    this.sizes = sizes;
    this.multipliers = multipliers;
    this.keeping = keeping;
    this.meet = meet;
    this.name = name;
  }

  /**
   * @param wish a wish
   * @param meet how often two players may meet
   * @return the settings that fit it
   */
  static Stream<CoverSetting> forWish(IndividualWish wish, MeetingTables.Meet meet) {
    Stream<Circuits.Setting> sizes =
        wish.boards().play() == Play.CIRCULATING
            ? Circuits.settings(wish).stream()
            : AbelianGroup.ofOrder(wish.rounds()).stream()
                .filter(group -> Circuits.fits(wish, group.order()))
                .map(group -> new Circuits.Setting(wish, new Circuit(group, wish.players(), 1)));
    return sizes
        .filter(s -> s.circuit().bases() == 1)
        .filter(s -> enoughToMeet(s.wish(), meet))
        .flatMap(s -> of(s, meet));
  }

  /** Whether there are enough pairs of players so that no two need meet too often. */
  static boolean enoughToMeet(IndividualWish wish, MeetingTables.Meet meet) {
    int atTable = meet == MeetingTables.Meet.ONCE ? 6 : 4;
    return 2 * atTable * wish.tables() * wish.rounds() <= wish.players() * (wish.players() - 1);
  }

  private static Stream<CoverSetting> of(Circuits.Setting sizes, MeetingTables.Meet meet) {
    Circuit circuit = sizes.circuit();
    Stream<CoverSetting> usual =
        Multipliers.forWish(circuit, sizes.wish()).stream()
            .map(m -> new CoverSetting(sizes, m, m.images(), meet, circuit.name() + m.name()));
    Multipliers none = Multipliers.none(circuit, sizes.wish());
    // Twisted multipliers need not keep the players that sit out.
    Stream<CoverSetting> twisted =
        4 * sizes.wish().tables() == circuit.players()
            ? Developments.twisted(circuit.group(), circuit.players()).stream()
                .map(d -> new CoverSetting(sizes, none, d.multipliers(), meet, d.name()))
            : Stream.of();
    return Stream.concat(usual, twisted);
  }

  Circuit circuit() {
    return sizes.circuit();
  }

  /** The wish, or the longer one. */
  IndividualWish wish() {
    return sizes.wish();
  }

  MeetingTables.Meet meet() {
    return meet;
  }

  String name() {
    return name;
  }

  /** The number of permutations that keep the base round. */
  int symmetry() {
    return keeping.size();
  }

  long effort() {
    return effort;
  }

  /** Adds to the effort spent on what was found. */
  void spend(long more) {
    effort += more;
  }

  /** The effort for each base round found: a setting that finds some gets more turns. */
  double price() {
    return (double) effort / (1 + found);
  }

  /** Whether no more base rounds can be found. */
  boolean exhausted() {
    return exhausted;
  }

  /** A base round for boards that circulate, or for boards that all tables share. */
  Optional<BaseTables> base(SplittableRandom random, BooleanSupplier over) {
    CircuitOrder order = new CircuitOrder(circuit());
    Optional<BaseTables> standing = standing(order, random, over);
    Optional<BaseTables> base =
        wish().boards().play() == Play.SHARED
            ? standing
            : standing.flatMap(new Adders(circuit(), wish())::circulating);
    Optional<BaseTables> even = base.filter(order::even);
    found += even.isPresent() ? 1 : 0;
    return even;
  }

  private Optional<BaseTables> standing(
      CircuitOrder order, SplittableRandom random, BooleanSupplier over) {
    int players = circuit().players();
    if (tables.isEmpty()) {
      tables = Optional.of(new MeetingTables(circuit(), wish().tables(), keeping, meet, over));
      effort += (long) Math.pow(players, 4) / 24;
    }
    long draw = (long) LOOKS_A_DRAW * players;
    BaseTables some = new BaseStart(wish(), circuit(), multipliers, random).standing(order::even);
    if (!order.even(some)) {
      // Sit-outs decide that: no cover would repair it, and many were drawn in vain. Multipliers
      // leave few ways to sit out, all of which have been drawn.
      effort += draw * BaseStart.MOST_STARTS;
      exhausted = symmetry() > 1;
      return Optional.empty();
    }
    int[] out = IntStream.range(some.seats(), players).map(at -> some.at(0, at)).toArray();
    MeetingTables cover = tables.orElseThrow();
    Optional<int[]> seats = cover.round(out, random, MOST_EFFORT);
    effort += draw + cover.effort();
    exhausted = seats.isEmpty() && cover.exhausted() && out.length == 0;
    return seats.map(
        seated -> {
          int[][] who = {IntStream.concat(IntStream.of(seated), IntStream.of(out)).toArray()};
          return new BaseTables(wish(), circuit(), who, new int[wish().tables()]);
        });
  }
}
