package org.boardwalk.quality.rule;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
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

  /** The rules that are drawn. */
  private enum Sort {
    PLAIN,
    /** All are about boards that two players both play. */
    BOARDS,
    /** Most have a total, an end or conditions. */
    QUALIFIED
  }

  private final Sort sort;

  private RandomRules(Wish wish, long seed, Sort sort) {
    this.wish = wish;
    this.sort = sort;
    random = new Random(seed);
  }

  /** The wish with one to three rules, which depend on the seed alone. */
  public static IndividualWish over(IndividualWish wish, long seed) {
    return over(wish, new RandomRules(wish, seed, Sort.PLAIN));
  }

  /** The wish with rules on boards that two players both play, which depend on the seed alone. */
  public static IndividualWish onBoards(IndividualWish wish, long seed) {
    return over(wish, new RandomRules(wish, seed, Sort.BOARDS));
  }

  /**
   * The wish with rules of which most have a total, an end or conditions; they depend on the seed
   * alone.
   */
  public static IndividualWish qualified(IndividualWish wish, long seed) {
    return over(wish, new RandomRules(wish, seed, Sort.QUALIFIED));
  }

  private static IndividualWish over(IndividualWish wish, RandomRules random) {
    return random.over(rules -> wish.with(wish.fixed().rules(rules)));
  }

  /** The wish with one to three rules, which depend on the seed alone. */
  public static PairsWish over(PairsWish wish, long seed) {
    return new RandomRules(wish, seed, Sort.PLAIN).over(wish::with);
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
        return with.apply(List.of(sort == Sort.QUALIFIED ? qualified() : any())).rules().get(0);
      } catch (IllegalArgumentException e) {
        // A rule without a meaning; the next one may have one.
      }
    }
  }

  private Rule any() {
    Counted counted =
        switch (sort == Sort.BOARDS ? 6 : random.nextInt(7)) {
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

  private Rule qualified() {
    Rule rule = random.nextInt(5) == 0 ? onEvent() : any();
    Optional<Counted> until =
        random.nextInt(3) == 0 ? Optional.of(end(rule.counted())) : Optional.empty();
    boolean together = random.nextInt(2) == 0;
    List<Rule> conditions = new ArrayList<>();
    while (random.nextInt(5) < 2) {
      conditions.add(condition());
    }
    boolean plain = until.isEmpty() && !together && conditions.isEmpty();
    return new Rule(
        plain ? rule.counted() : new Counted.Qualified(rule.counted(), until, together, conditions),
        together ? total(rule.times()) : rule.times(),
        rule.rounds(),
        random.nextInt(4) == 0 ? 1 : rule.within(),
        rule.before(),
        rule.weight());
  }

  private Rule onEvent() {
    OwnEvent event = random.nextBoolean() ? new SomeEvents.Behind() : new SomeEvents.AtTheDoor();
    Couples to = event instanceof OwnEvent.OfPlayer ? Couples.within(some()) : couples();
    return new Rule(new Counted.Happening(to, event), range(), List.of(), 0, List.of(), 0);
  }

  private Counted end(Counted counted) {
    if (counted instanceof Counted.Meeting meeting) {
      return new Counted.Meeting(meeting.between(), relations());
    }
    if (counted instanceof Counted.Happening happening) {
      return happening.ofPlayer()
          ? new Counted.SittingOut(List.copyOf(happening.players()))
          : new Counted.Meeting(happening.to(), relations());
    }
    List<Integer> of = List.copyOf(counted.players());
    Direction direction = List.of(Direction.values()).get(random.nextInt(2));
    return switch (random.nextInt(3)) {
      case 0 -> new Counted.SittingOut(of);
      case 1 -> new Counted.Happening(Couples.within(of), new SomeEvents.AtTheDoor());
      default -> new Counted.Sitting(of, List.of(), Set.of(direction), Counted.Apart.NOTHING);
    };
  }

  /** A rule that says how often, maybe of the sum of its counts or up to an end. */
  private Rule condition() {
    while (true) {
      Rule rule = random.nextInt(3) == 0 ? qualified() : any();
      boolean open =
          rule.times().shape() == Times.Shape.RANGE
              && !(rule.counted() instanceof Counted.Qualified q && !q.conditions().isEmpty());
      if (open) {
        return new Rule(
            rule.counted(), rule.times(), rule.rounds(), rule.within(), rule.before(), 0);
      }
    }
  }

  private Times total(Times times) {
    int least = random.nextInt(4);
    return times.shape() == Times.Shape.RANGE
        ? Times.between(least, least + random.nextInt(3))
        : times;
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
