package org.boardwalk.quality.rule;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.rule.Counted.MoveTo;
import org.boardwalk.quality.rule.Counted.Relation;
import org.boardwalk.quality.rule.Couples.Two;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.Wish;

/** Rules drawn by chance, of every kind that a wish can have. */
public final class RandomRules {

  private final Wish wish;
  private final Random random;

  /** Whether all rules are about boards that two players both play. */
  private final boolean boards;

  private RandomRules(Wish wish, long seed, boolean boards) {
    this.wish = wish;
    this.boards = boards;
    random = new Random(seed);
  }

  /** The wish with one to three rules, which depend on the seed alone. */
  public static IndividualWish over(IndividualWish wish, long seed) {
    return over(wish, new RandomRules(wish, seed, false));
  }

  /** The wish with rules on boards that two players both play, which depend on the seed alone. */
  public static IndividualWish onBoards(IndividualWish wish, long seed) {
    return over(wish, new RandomRules(wish, seed, true));
  }

  private static IndividualWish over(IndividualWish wish, RandomRules random) {
    return random.over(rules -> wish.with(wish.fixed().rules(rules)));
  }

  /** The wish with one to three rules, which depend on the seed alone. */
  public static PairsWish over(PairsWish wish, long seed) {
    return new RandomRules(wish, seed, false).over(wish::with);
  }

  private <W extends Wish> W over(Function<List<Rule>, W> with) {
    List<Rule> all = new ArrayList<>();
    for (int k = 1 + random.nextInt(3); k > 0; k--) {
      all.add(draw(with));
    }
    return with.apply(all);
  }

  private Rule draw(Function<List<Rule>, ? extends Wish> with) {
    while (true) {
      try {
        return with.apply(List.of(any())).rules().get(0);
      } catch (IllegalArgumentException e) {
        // A rule without a meaning; the next one may have one.
      }
    }
  }

  private Rule any() {
    Counted counted =
        switch (boards ? 6 : random.nextInt(7)) {
          case 0, 1, 2 -> new Counted.Meeting(couples(), relations());
          case 3 -> sitting();
          case 4 -> new Counted.SittingOut(some());
          case 5 -> moving();
          default -> new Counted.SameBoards(couples());
        };
    Times times =
        switch (random.nextInt(6)) {
          case 0 -> Times.EVEN;
          case 1 -> Times.ONLY;
          case 2 -> Times.between(0, 0);
          case 3 -> Times.between(1, Times.MANY);
          default -> range();
        };
    List<Integer> rounds = random.nextInt(3) == 0 ? someOf(wish.rounds()) : List.of();
    int within = random.nextInt(4) == 0 ? 2 : 0;
    boolean remembers = counted instanceof Counted.Meeting && random.nextInt(4) == 0;
    List<Two> before = remembers ? couples().all(false) : List.of();
    int weight = random.nextInt(2) == 0 ? 0 : 1 + random.nextInt(9);
    return new Rule(counted, times, rounds, within, before, weight);
  }

  private Times range() {
    int least = random.nextInt(2);
    return Times.between(least, least + random.nextInt(2));
  }

  private Couples couples() {
    return switch (random.nextInt(3)) {
      case 0 -> Couples.within(some());
      case 1 -> new Couples(List.of(some(), some()), List.of());
      default -> Couples.of(List.of(new Two(1, 2), new Two(3, 1 + random.nextInt(2))));
    };
  }

  private Set<Relation> relations() {
    Set<Relation> all = EnumSet.noneOf(Relation.class);
    boolean turning = wish.rotation() != Rotation.NONE;
    while (all.isEmpty() || random.nextInt(4) == 0) {
      Relation way = List.of(Relation.values()).get(random.nextInt(4));
      all.add(turning && way == Relation.LEFT ? Relation.TABLE : way);
    }
    return all;
  }

  private Counted sitting() {
    Counted.Apart apart = List.of(Counted.Apart.values()).get(random.nextInt(3));
    boolean named = apart == Counted.Apart.NOTHING;
    boolean directed = named && wish.rotation() == Rotation.NONE && random.nextBoolean();
    boolean tabled = named && (!directed || random.nextBoolean());
    List<Integer> tables = tabled ? someOf(wish.tables()) : List.of();
    Set<Direction> directions =
        directed ? Set.of(List.of(Direction.values()).get(random.nextInt(2))) : Set.of();
    return new Counted.Sitting(some(), tables, directions, apart);
  }

  private Counted moving() {
    return new Counted.Moving(some(), random.nextBoolean() ? MoveTo.TABLE : MoveTo.SEAT);
  }

  private List<Integer> some() {
    return someOf(wish.contestants());
  }

  private List<Integer> someOf(int most) {
    List<Integer> some =
        IntStream.rangeClosed(1, most).filter(p -> random.nextBoolean()).boxed().toList();
    return some.isEmpty() ? List.of(1 + random.nextInt(most)) : some;
  }
}
