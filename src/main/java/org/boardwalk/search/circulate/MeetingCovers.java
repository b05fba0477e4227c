package org.boardwalk.search.circulate;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.model.AbelianGroup;
import org.boardwalk.model.Developments;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.movement.Play;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.Method;
import org.boardwalk.search.anneal.Cooling;
import org.boardwalk.search.anneal.Metropolis;
import org.boardwalk.search.anneal.Temperatures;
import org.boardwalk.search.local.LocalSearch;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Symmetry;

/**
 * Who meets whom first, nobody twice; then where the boards go; then who sits where. Exact covers
 * by tables make a base round in which nobody meets anybody twice, whoever sits where: partners,
 * opponents and sides are then ideal. Where boards circulate {@link Adders} have them go from table
 * to table. The players of each table take their seats by annealing, which decides about directions
 * alone. What multipliers keep is found in no time where nothing else is. Heuristic.
 */
public final class MeetingCovers extends LocalSearch {

  /** Tables that are looked at, or made. */
  private static final double LOOKS_PER_SECOND = 8e6;

  /** So much is spent on a base round before another one is begun. */
  private static final long MOST_EFFORT = 3_000_000;

  private static final int STEPS_PER_TABLE = 300;
  private static final double HOT = 40;
  private static final double COLD = 2;

  /** With more players there are too many tables to choose from. */
  private static final int MOST_PLAYERS = 64;

  private final List<Setting> settings;

  /** What is developed, and what keeps it as it is, and what came of it. */
  private static final class Setting {

    private final Circuits.Setting sizes;
    private final Multipliers multipliers;
    private final List<int[]> keeping;
    private final String name;
    private Optional<MeetingTables> tables = Optional.empty();
    private long effort;
    private long found;
    private boolean exhausted;

    private Setting(
        Circuits.Setting sizes, Multipliers multipliers, List<int[]> keeping, String name) {
      this.sizes = sizes;
      this.multipliers = multipliers;
      this.keeping = keeping;
      this.name = name;
    }

    static Stream<Setting> of(Circuits.Setting sizes) {
      Circuit circuit = sizes.circuit();
      Stream<Setting> usual =
          Multipliers.forWish(circuit, sizes.wish()).stream()
              .map(m -> new Setting(sizes, m, m.images(), circuit.name() + m.name()));
      Multipliers none = Multipliers.none(circuit, sizes.wish());
      // They need not keep who sits out.
      Stream<Setting> twisted =
          4 * sizes.wish().tables() == circuit.players()
              ? Developments.twisted(circuit.group(), circuit.players()).stream()
                  .map(d -> new Setting(sizes, none, d.multipliers(), d.name()))
              : Stream.of();
      return Stream.concat(usual, twisted);
    }

    /** Who finds something gets more. */
    double costs() {
      return (double) effort / (1 + found);
    }
  }

  private MeetingCovers(List<Setting> settings, int number) {
    super("covers by tables that meet once", MethodKind.COVERS, 49_979_687L * number);
    this.settings = settings;
  }

  /**
   * @param wish a wish
   * @param number tells several of them apart, from 1: each has other seeds
   * @return the method; empty unless there are enough others to meet in all rounds, and a group
   *     that unfolds one base round
   */
  public static List<Method<IndividualWish>> forWish(IndividualWish wish, int number) {
    boolean fits =
        wish.symmetry() instanceof Symmetry.Auto
            && wish.players() <= MOST_PLAYERS
            && 3 * wish.rounds() < wish.players();
    List<Setting> settings =
        !fits
            ? List.of()
            : sizes(wish)
                .filter(s -> s.circuit().bases() == 1)
                .filter(s -> 3 * s.circuit().rounds() < wish.players())
                .flatMap(Setting::of)
                .sorted(Comparator.comparingInt(s -> -s.keeping.size()))
                .toList();
    return settings.isEmpty() ? List.of() : List.of(new MeetingCovers(settings, number));
  }

  private static Stream<Circuits.Setting> sizes(IndividualWish wish) {
    return wish.boards().play() == Play.CIRCULATING
        ? Circuits.settings(wish).stream()
        : AbelianGroup.ofOrder(wish.rounds()).stream()
            .map(group -> new Circuits.Setting(wish, new Circuit(group, wish.players(), 1)));
  }

  @Override
  public boolean run(Hunt<IndividualWish> hunt, Duration slice, long seed) {
    SplittableRandom random = random(seed);
    long left = steps(slice, LOOKS_PER_SECOND);
    while (left > 0 && !hunt.over()) {
      Optional<Setting> next =
          settings.stream()
              .filter(s -> !s.exhausted)
              .min(Comparator.comparingDouble(Setting::costs));
      if (next.isEmpty()) {
        return false;
      }
      long before = next.get().effort;
      new Start(hunt, next.get(), random).run();
      left -= next.get().effort - before;
    }
    return true;
  }

  /** One base round. */
  private final class Start {

    private final Hunt<IndividualWish> hunt;
    private final Setting setting;
    private final IndividualWish wish;
    private final Circuit circuit;
    private final CircuitOrder order;
    private final SplittableRandom random;

    Start(Hunt<IndividualWish> hunt, Setting setting, SplittableRandom random) {
      this.hunt = hunt;
      this.setting = setting;
      this.random = random;
      wish = setting.sizes.wish();
      circuit = setting.sizes.circuit();
      order = new CircuitOrder(circuit);
    }

    void run() {
      Optional<BaseTables> standing = standing();
      Optional<BaseTables> base =
          wish.boards().play() == Play.SHARED
              ? standing
              : standing.flatMap(new Adders(circuit, wish)::circulating);
      base.filter(order::even).ifPresent(this::seat);
    }

    private Optional<BaseTables> standing() {
      if (setting.tables.isEmpty()) {
        setting.tables = Optional.of(new MeetingTables(circuit, setting.keeping, hunt::over));
        setting.effort += (long) Math.pow(wish.players(), 4) / 24;
      }
      BaseTables some = new BaseStart(wish, circuit, setting.multipliers, random).standing(order);
      int[] out = IntStream.range(some.seats(), wish.players()).map(at -> some.at(0, at)).toArray();
      FoursomeCover cover = new FoursomeCover(setting.tables.orElseThrow(), random);
      Optional<int[]> tables = cover.cover(out, MOST_EFFORT);
      setting.effort += 1 + cover.effort();
      setting.exhausted = tables.isEmpty() && cover.exhausted() && out.length == 0;
      return tables.map(
          seats -> {
            int[][] who = {IntStream.concat(IntStream.of(seats), IntStream.of(out)).toArray()};
            return BaseTables.of(wish, circuit, who, new int[wish.tables()]);
          });
    }

    /** The players of each table change places among themselves. */
    private void seat(BaseTables base) {
      setting.found++;
      long[] judged = SearchWeights.of(wish);
      String method = name() + " developed by " + setting.name;
      CircuitOffers offers =
          new CircuitOffers(
              hunt, method, wish.rounds(), () -> order.unfold(base).orElse(List.of()));
      offers.look(base.counts().under(judged));
      long heaviest = Math.max(1, Math.max(judged[2], judged[3]));
      Temperatures range = new Temperatures(HOT * heaviest, COLD * heaviest).times(circuit.order());
      Metropolis metropolis = new Metropolis(random);
      long steps = (long) STEPS_PER_TABLE * base.tables();
      Cooling cooling = new Cooling(range, steps, 1, hunt::over);
      long cost = base.counts().under(judged);
      while (cooling.next()) {
        int first = 4 * random.nextInt(base.tables());
        int seat = random.nextInt(4);
        base.exchange(0, first + seat, first + (seat + 1 + random.nextInt(3)) % 4);
        long now = base.counts().under(judged);
        if (metropolis.accepts(now - cost, cooling.temperature())) {
          base.keep();
          cost = now;
          offers.look(now);
        } else {
          base.takeBack();
        }
      }
      setting.effort += steps * base.tables();
    }
  }
}
