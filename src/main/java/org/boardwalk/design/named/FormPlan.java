package org.boardwalk.design.named;

import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.quality.Circulation;
import org.boardwalk.quality.Judge;

/** A movement table by table and round by round; all numbers count from 0. */
@FunctionalInterface
interface FormPlan {

  int PER_SET = 2;

  Trio at(int table, int round);

  /**
   * The movement, unless the judge finds a broken rule in it; with as many copies as it needs.
   *
   * @param form the texts of the form, with its name
   * @param pairs how many pairs
   * @param winners 1 or 2
   */
  default Optional<Movement> movement(FormText form, FormSize size, int pairs, int winners) {
    Movement plain =
        new Movement(
            form.name() + ", " + size,
            Kind.PAIRS,
            pairs,
            size.tables(),
            boards(size.sets(), size.tables()),
            Rotation.NONE,
            winners,
            IntStream.range(0, size.rounds()).mapToObj(r -> round(size.tables(), r)).toList());
    return sound(plain);
  }

  private Round round(int tables, int round) {
    return new Round(
        IntStream.range(0, tables)
            .mapToObj(
                t -> {
                  Trio trio = at(t, round);
                  return new Encounter(
                      t + 1, new Seating.TwoPairs(trio.ns() + 1, trio.ew() + 1), trio.set() + 1);
                })
            .toList());
  }

  private static Boards boards(int sets, int copies) {
    return new Boards(sets, PER_SET, Play.CIRCULATING, copies);
  }

  /** The movement with as many copies as it needs, if it breaks no rule. */
  static Optional<Movement> sound(Movement movement) {
    int copies = Circulation.of(movement).copiesNeeded();
    Movement thrifty = movement.with(boards(movement.boards().sets(), copies));
    return Judge.violations(thrifty).isEmpty() ? Optional.of(thrifty) : Optional.empty();
  }
}
