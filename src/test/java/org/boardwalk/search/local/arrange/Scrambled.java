package org.boardwalk.search.local.arrange;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;

/** Movements under other numbers by chance, with the same costs. */
final class Scrambled {

  private Scrambled() {}

  /** Tables renumbered and turned in every round, and if wanted the rounds in another order. */
  static Movement of(Movement movement, long seed, boolean rounds) {
    Random random = new Random(seed);
    List<Round> order = new ArrayList<>(movement.rounds());
    if (rounds) {
      Collections.shuffle(order, random);
    }
    return Rearranged.of(
        movement, order.stream().map(r -> round(r, random, Turns.of(movement))).toList());
  }

  private static Round round(Round round, Random random, Turns turns) {
    List<Integer> numbers =
        new ArrayList<>(round.encounters().stream().map(Encounter::table).toList());
    Collections.shuffle(numbers, random);
    List<Integer> choice = turns.choices().get(random.nextInt(turns.choices().size()));
    List<Encounter> tables = new ArrayList<>();
    for (Encounter e : round.encounters()) {
      int quarters = choice.get(random.nextInt(choice.size()));
      tables.add(Rearranged.at(numbers.get(tables.size()), e, quarters));
    }
    return new Round(tables);
  }
}
