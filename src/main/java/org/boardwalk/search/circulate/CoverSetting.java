package org.boardwalk.search.circulate;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.model.players.Development;
import org.boardwalk.model.players.Developments;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.movement.group.FiniteGroup;
import org.boardwalk.movement.group.Groups;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.SitOutShare;

/**
 * A group and multipliers for base rounds of few meetings, with a record of the effort spent and
 * its success. Not thread-safe.
 */
final class CoverSetting {

  /**
   * The effort of a search for base rounds before another one starts elsewhere. Every second search
   * may take twice as long, every fourth four times and so on, so that one can be exhaustive: M.
   * Luby, A. Sinclair and D. Zuckerman, Optimal speedup of Las Vegas algorithms, Information
   * Processing Letters 47 (1993).
   */
  private static final long FIRST_EFFORT = 3_000_000;

  /** The most tables of all base rounds to choose from: with more, the cover is too large. */
  private static final long MOST_TABLES = 400_000;

  /** The greatest order of the groups that are not abelian. */
  private static final int MOST_NON_ABELIAN = 12;

  private final IndividualWish wish;

  /** How base rounds unfold where boards circulate, or the development in shared play. */
  private final Unfolded unfolded;

  private final List<int[]> keeping;
  private final MeetingTables.Meet meet;
  private final String name;
  private Optional<MeetingTables> tables = Optional.empty();
  private long effort;
  private int searches;
  private long found;
  private boolean exhausted;

  /** A group that unfolds base rounds to all rounds. */
  private record Unfolded(Circuit circuit, Optional<Development> development) {

    /** By a group that moves the boards too. */
    static Unfolded circulating(Circuit circuit) {
      return new Unfolded(circuit, Optional.empty());
    }

    static Unfolded shared(IndividualWish wish, FiniteGroup group) {
      Development development = Development.of(group, wish.players());
      Circuit circuit = Circuit.shared(development, wish.players(), wish.rounds() / group.order());
      return new Unfolded(circuit, Optional.of(development));
    }

    /** All rounds; empty when sit-outs cannot take turns. */
    List<List<Foursome>> rounds(BaseTables base) {
      return development
          .map(d -> d.unfold(base.foursomes()))
          .orElseGet(() -> new CircuitOrder(circuit).unfold(base).orElse(List.of()));
    }

    /** Whether sit-outs may take turns; in shared play rounds can be put in order later. */
    boolean even(BaseTables base) {
      return development.isPresent() || new CircuitOrder(circuit).even(base);
    }
  }

  private CoverSetting(
      IndividualWish wish,
      Unfolded unfolded,
      List<int[]> keeping,
      MeetingTables.Meet meet,
      String name) {
    this.wish = wish;
    this.unfolded = unfolded;
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
    return wish.boards().play() == Play.CIRCULATING
        ? Circuits.settings(wish).stream()
            .filter(s -> s.circuit().bases() == 1)
            .filter(s -> enoughToMeet(s.wish(), meet))
            .flatMap(s -> kept(s.wish(), s.circuit(), Unfolded.circulating(s.circuit()), meet))
        : shared(wish, meet).filter(s -> enoughToMeet(wish, meet));
  }

  /** Groups whose order divides the number of rounds, the largest first. */
  private static Stream<CoverSetting> shared(IndividualWish wish, MeetingTables.Meet meet) {
    return IntStream.iterate(wish.rounds(), order -> order > 1, order -> order - 1)
        .filter(order -> wish.rounds() % order == 0 && order <= wish.players())
        .filter(order -> Circuits.fits(wish, order))
        .boxed()
        .flatMap(order -> Stream.concat(AbelianGroup.ofOrder(order).stream(), nonAbelian(order)))
        .filter(group -> tables(wish) * (wish.rounds() / group.order()) <= MOST_TABLES)
        .flatMap(group -> shared(wish, group, meet));
  }

  private static Stream<FiniteGroup> nonAbelian(int order) {
    return order <= MOST_NON_ABELIAN ? Groups.nonAbelian(order).stream() : Stream.of();
  }

  private static Stream<CoverSetting> shared(
      IndividualWish wish, FiniteGroup group, MeetingTables.Meet meet) {
    Unfolded unfolded = Unfolded.shared(wish, group);
    if (group instanceof AbelianGroup abelian) {
      return kept(wish, new Circuit(abelian, wish.players(), 1), unfolded, meet);
    }
    int[] identity = IntStream.range(0, wish.players()).toArray();
    String name = unfolded.circuit().name();
    return Stream.of(new CoverSetting(wish, unfolded, List.of(identity), meet, name));
  }

  /** Base rounds that multipliers of one group keep, or none but the identity. */
  private static Stream<CoverSetting> kept(
      IndividualWish wish, Circuit one, Unfolded unfolded, MeetingTables.Meet meet) {
    int bases = unfolded.circuit().bases();
    String more = bases > 1 ? Text.of(", %d base rounds", bases) : "";
    Stream<CoverSetting> usual =
        Multipliers.forWish(one, wish).stream()
            .map(
                m ->
                    new CoverSetting(
                        wish, unfolded, m.images(), meet, one.name() + m.name() + more));
    Stream<CoverSetting> twisted =
        Developments.twisted(one.group(), one.players()).stream()
            .map(d -> new CoverSetting(wish, unfolded, d.multipliers(), meet, d.name() + more));
    return Stream.concat(usual, twisted);
  }

  /** The number of tables to choose from, about. */
  private static long tables(IndividualWish wish) {
    return (long) Math.pow(wish.players(), 4) / 24;
  }

  /** Whether there are enough pairs of players so that no two need meet too often. */
  static boolean enoughToMeet(IndividualWish wish, MeetingTables.Meet meet) {
    int atTable = meet == MeetingTables.Meet.ONCE ? 6 : 4;
    return 2 * atTable * wish.tables() * wish.rounds() <= wish.players() * (wish.players() - 1);
  }

  Circuit circuit() {
    return unfolded.circuit();
  }

  /** The wish, or the longer one. */
  IndividualWish wish() {
    return wish;
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

  /** The effort for each success: a setting that finds base rounds gets more turns. */
  double price() {
    return (double) effort / (1 + found);
  }

  /** Whether it has found base rounds. */
  boolean fruitful() {
    return found > 0;
  }

  /** Whether no more base rounds can be found. */
  boolean exhausted() {
    return exhausted;
  }

  /** All rounds that these base rounds unfold to; empty when sit-outs cannot take turns. */
  List<List<Foursome>> unfold(BaseTables base) {
    return unfolded.rounds(base);
  }

  /** Whether sit-outs may take turns. */
  boolean even(BaseTables base) {
    return unfolded.even(base);
  }

  /** Base rounds for boards that circulate, or for boards that all tables share. */
  Optional<BaseTables> base(SplittableRandom random, BooleanSupplier over) {
    if (tables.isEmpty()) {
      SitOutShare sitOuts = SitOutShare.of(wish);
      tables = Optional.of(new MeetingTables(circuit(), sitOuts, keeping, meet, over));
      effort += tables(wish);
    }
    MeetingTables cover = tables.orElseThrow();
    Optional<int[][]> seats = cover.rounds(random, FIRST_EFFORT * Integer.lowestOneBit(++searches));
    effort += cover.effort();
    exhausted = seats.isEmpty() && cover.exhausted();
    Optional<BaseTables> base =
        seats
            .map(who -> new BaseTables(wish, circuit(), who, new int[wish.tables()]))
            .flatMap(this::circulating)
            .filter(this::even);
    found += base.isPresent() ? 1 : 0;
    return base;
  }

  private Optional<BaseTables> circulating(BaseTables standing) {
    return wish.boards().play() == Play.SHARED
        ? Optional.of(standing)
        : new Adders(circuit(), wish).circulating(standing);
  }
}
