package org.boardwalk.design.named;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;

/** A movement with other numbers for pairs, tables and sets, and some arrows switched. */
record Relabelling(List<Integer> pairs, List<Integer> tables, List<Integer> sets, Random random) {

  static Relabelling of(Movement movement, long seed) {
    Random random = new Random(seed);
    return new Relabelling(
        shuffled(movement.contestants(), random),
        shuffled(movement.tables(), random),
        shuffled(movement.boards().sets(), random),
        random);
  }

  private static List<Integer> shuffled(int count, Random random) {
    List<Integer> numbers = new ArrayList<>(IntStream.rangeClosed(1, count).boxed().toList());
    Collections.shuffle(numbers, random);
    return numbers;
  }

  /** With other numbers for pairs and tables, and everything else as it is. */
  static Movement renumbered(Movement movement, IntUnaryOperator pairs, IntUnaryOperator tables) {
    return Examples.each(
        movement,
        e -> new Encounter(tables.applyAsInt(e.table()), e.seating().takenBy(pairs), e.set()));
  }

  /** One encounter in ten is turned. */
  Movement apply(Movement movement) {
    return movement.with(
        movement.rounds().stream()
            .map(r -> new Round(r.encounters().stream().map(this::renamed).toList()))
            .toList());
  }

  private Encounter renamed(Encounter e) {
    int ns = pairs.get(e.seating().at(Direction.NS).get(0) - 1);
    int ew = pairs.get(e.seating().at(Direction.EW).get(0) - 1);
    boolean turn = random.nextInt(10) == 0;
    return new Encounter(
        tables.get(e.table() - 1),
        turn ? new Seating.TwoPairs(ew, ns) : new Seating.TwoPairs(ns, ew),
        sets.get(e.set() - 1));
  }
}
