package org.boardwalk.quality.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.boardwalk.movement.Direction;
import org.boardwalk.quality.rule.Couples.Two;
import org.boardwalk.wish.IndividualWish;

/** Events that are not part of the program, and rules on them drawn by chance. */
public final class SomeEvents {

  /** Two sit at tables whose numbers differ by one. */
  public static final class Neighbours implements OwnEvent {
    @Override
    public String word() {
      return "neighbours";
    }

    @Override
    public String words() {
      return "sit at neighbouring tables";
    }

    @Override
    public boolean happens(TableSide one, TableSide other) {
      return Math.abs(one.table() - other.table()) == 1;
    }
  }

  /** Two play the same boards in the same direction: in shared play all play the same boards. */
  public static final class SameCards implements OwnEvent {
    @Override
    public String word() {
      return "same-cards";
    }

    @Override
    public String words() {
      return "hold the same cards as the other";
    }

    @Override
    public boolean happens(TableSide one, TableSide other) {
      return one.direction() == other.direction();
    }
  }

  /** Holds in one order of the two, and depends on the round. */
  public static final class Behind implements OwnEvent {
    @Override
    public String word() {
      return "behind";
    }

    @Override
    public String words() {
      return "sit one behind the other";
    }

    @Override
    public boolean happens(TableSide one, TableSide other) {
      return one.round() != 2
          && one.direction() == Direction.NS
          && other.direction() == Direction.EW
          && one.table() <= other.table();
    }
  }

  /** One sits North or South at the first table, or in the first round East or West at any. */
  public static final class AtTheDoor implements OwnEvent.OfPlayer {
    @Override
    public String word() {
      return "door";
    }

    @Override
    public String words() {
      return "sits by the door";
    }

    @Override
    public boolean happens(TableSide place) {
      return place.direction() == Direction.NS ? place.table() == 1 : place.round() == 1;
    }
  }

  private static final List<OwnEvent> OF_TWO =
      List.of(new Neighbours(), new SameCards(), new Behind());

  private SomeEvents() {}

  /** Adds one or two rules on events to a wish; equal seeds add equal rules. */
  public static IndividualWish over(IndividualWish wish, long seed) {
    Random random = new Random(seed);
    List<Rule> rules = new ArrayList<>();
    for (int k = 1 + random.nextInt(2); k > 0; k--) {
      rules.add(rule(wish, random));
    }
    return wish.with(wish.fixed().rules(rules));
  }

  private static Rule rule(IndividualWish wish, Random random) {
    List<Integer> some = some(wish.players(), random);
    OwnEvent event = OF_TWO.get(random.nextInt(OF_TWO.size()));
    Counted counted =
        switch (random.nextInt(4)) {
          case 0 -> new Counted.Happening(Couples.within(some), new AtTheDoor());
          case 1 -> new Counted.Happening(Couples.of(List.of(new Two(2, 1), new Two(1, 4))), event);
          case 2 ->
              new Counted.Happening(
                  new Couples(List.of(some, some(wish.players(), random)), List.of()), event);
          default -> new Counted.Happening(Couples.within(some), event);
        };
    int least = random.nextInt(2);
    Times times =
        random.nextInt(4) == 0 ? Times.EVEN : Times.between(least, least + random.nextInt(2));
    boolean within = wish.rounds() > 2 && !times.equals(Times.EVEN) && random.nextInt(4) == 0;
    int weight = random.nextInt(3) == 0 ? 0 : 1 + random.nextInt(9);
    return new Rule(counted, times, List.of(), within ? 2 : 0, List.of(), weight);
  }

  /** Two players at least. */
  private static List<Integer> some(int players, Random random) {
    List<Integer> some =
        IntStream.rangeClosed(1, players).filter(p -> random.nextBoolean()).boxed().toList();
    return some.size() < 2 ? List.of(1, players) : some;
  }
}
