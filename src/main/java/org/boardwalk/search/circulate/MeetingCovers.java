package org.boardwalk.search.circulate;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.movement.Rotation;
import org.boardwalk.search.Method;
import org.boardwalk.search.NamedMethod;
import org.boardwalk.search.Rate;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.local.kernel.Chance;
import org.boardwalk.search.local.kernel.Temperatures;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Symmetry;

/**
 * Finds meetings first, then the walk of the boards, then the seats. Exact covers by tables make
 * base rounds in which no two players meet twice, or they meet at most once as partners and once as
 * opponents: partners, opponents and sides are then ideal. Where boards circulate, there is one
 * base round, and {@link Adders} move the boards from table to table; in shared play groups of
 * order at most 12, and abelian ones, unfold one or more. The players of each table get their seats
 * by annealing, which affects directions alone. Base rounds kept by multipliers are found in no
 * time where others are not found at all. Heuristic; a group whose base rounds have all been looked
 * at is reported.
 */
public final class MeetingCovers extends NamedMethod<IndividualWish> {

  private static final int STEPS_PER_TABLE = 300;
  private static final double HOT = 40;
  private static final double COLD = 2;

  /** The most players: with more there are too many tables to choose from. */
  private static final int MOST_PLAYERS = 64;

  /** The most players where partners count. */
  private static final int MOST_APART = 44;

  private final List<CoverSetting> settings;

  private MeetingCovers(List<CoverSetting> settings) {
    super("covers by tables that meet once", MethodKind.COVERS, 49_979_687L);
    this.settings = settings;
  }

  /**
   * @param wish a wish
   * @return the method; empty unless there are enough other players to meet in all rounds, and a
   *     group that unfolds base rounds
   */
  public static List<Method<IndividualWish>> forWish(IndividualWish wish) {
    List<CoverSetting> settings =
        Stream.of(MeetingTables.Meet.values())
            .filter(meet -> fits(wish, meet))
            .flatMap(meet -> CoverSetting.forWish(wish, meet))
            .sorted(
                Comparator.comparingInt((CoverSetting s) -> s.circuit().bases())
                    .thenComparingInt(s -> -s.symmetry()))
            .toList();
    return settings.isEmpty() ? List.of() : List.of(new MeetingCovers(settings));
  }

  private static boolean fits(IndividualWish wish, MeetingTables.Meet meet) {
    // With three boards all players partner each other at the table.
    boolean serves = meet == MeetingTables.Meet.ONCE || wish.rotation() == Rotation.NONE;
    int most = meet == MeetingTables.Meet.ONCE ? MOST_PLAYERS : MOST_APART;
    return wish.symmetry() instanceof Symmetry.Auto
        && serves
        && wish.players() <= most
        && CoverSetting.enoughToMeet(wish, meet);
  }

  @Override
  public boolean run(SearchScope<IndividualWish> scope, Duration slice, long seed) {
    SplittableRandom random = random(seed);
    long left = steps(slice, Rate.COVER_LOOK);
    while (left > 0 && !scope.over()) {
      Optional<CoverSetting> next = next();
      if (next.isEmpty()) {
        return false;
      }
      CoverSetting setting = next.get();
      long before = setting.effort();
      setting.base(random, scope::over).ifPresent(base -> seat(scope, setting, base, random));
      if (setting.exhausted() && setting.symmetry() == 1) {
        scope.tried(name() + ": none developed by " + setting.name() + ", all looked at");
      }
      left -= setting.effort() - before;
    }
    return true;
  }

  /** The one whose successes cost least; none with more base rounds than one that has found any. */
  private Optional<CoverSetting> next() {
    int most =
        settings.stream()
            .filter(CoverSetting::fruitful)
            .mapToInt(s -> s.circuit().bases())
            .min()
            .orElse(Integer.MAX_VALUE);
    return settings.stream()
        .filter(s -> !s.exhausted() && s.circuit().bases() <= most)
        .min(Comparator.comparingDouble(CoverSetting::price));
  }

  /** Exchanges the players of each table among themselves. */
  private void seat(
      SearchScope<IndividualWish> scope,
      CoverSetting setting,
      BaseTables base,
      SplittableRandom random) {
    IndividualWish wish = setting.wish();
    long[] judged = SearchWeights.of(wish);
    CircuitOffers offers =
        new CircuitOffers(
            scope,
            name() + " developed by " + setting.name(),
            wish.rounds(),
            () -> setting.unfold(base));
    Runnable offer = () -> offers.look(base.counts().under(judged));
    offer.run();
    long heaviest = Math.max(1, Math.max(judged[2], judged[3]));
    Temperatures range =
        new Temperatures(HOT * heaviest, COLD * heaviest).times(setting.circuit().order());
    long steps = (long) STEPS_PER_TABLE * base.tables() * base.bases();
    new BaseCooling(
            base, setting::even, judged, 0, chance -> change(setting.meet(), base, chance), offer)
        .cool(range, steps, random, scope::over);
    setting.spend(steps * base.tables());
  }

  /** Exchanges two players of a table; or, where they must stay partners, turns the table. */
  static boolean change(MeetingTables.Meet meet, BaseTables base, Chance chance) {
    int b = base.bases() == 1 ? 0 : chance.below(base.bases());
    int table = chance.below(base.tables());
    int seat = chance.below(4);
    switch (meet) {
      case ONCE ->
          base.exchange(b, 4 * table + seat, 4 * table + ((seat + 1 + chance.below(3)) & 3));
      case ONCE_AS_EACH -> base.turn(b, table, 1);
    }
    return true;
  }
}
