package org.boardwalk.design.named;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;

/**
 * The correspondence between a movement and a form.
 *
 * @param tables for each table of the form, in the form's order, the table of the movement
 * @param pairs for each pair of the form, in the form's order, the pair of the movement; 0 for a
 *     missing one
 * @param turned how many encounters have the other direction than in the form
 * @param missing whether a pair of the form is missing
 * @param way how this movement is run; empty where all movements of the form and size are run alike
 */
public record Likeness(
    List<Integer> tables, List<Integer> pairs, int turned, boolean missing, Optional<String> way) {

  /** Copies the lists. */
  public Likeness {
    tables = List.copyOf(tables);
    pairs = List.copyOf(pairs);
  }

  /**
   * This likeness with a way to run the movement, for forms in which movements of one size differ
   * in that.
   */
  Likeness run(String how) {
    return new Likeness(tables, pairs, turned, missing, Optional.of(how));
  }

  /**
   * @return whether tables have other numbers than in the form
   */
  public boolean renumbered() {
    for (int t = 0; t < tables.size(); t++) {
      if (tables.get(t) != t + 1) {
        return true;
      }
    }
    return false;
  }

  /** The sizes that the movement may have: with the sets that are played, and with all its sets. */
  static Stream<FormSize> sizes(Movement movement) {
    long sets =
        movement.rounds().stream()
            .flatMap(r -> r.encounters().stream())
            .map(Encounter::set)
            .distinct()
            .count();
    return IntStream.of(Math.max(1, (int) sets), movement.boards().sets())
        .distinct()
        .mapToObj(s -> new FormSize(movement.tables(), movement.rounds().size(), s));
  }

  /**
   * Finds a renaming of pairs, tables and sets that makes one movement of the other; empty without
   * one.
   */
  static Optional<Likeness> of(Movement movement, Movement form) {
    int lacking = form.contestants() - movement.contestants();
    boolean comparable =
        (lacking == 0 || lacking == 1)
            && form.tables() == movement.tables()
            && form.rounds().size() == movement.rounds().size();
    return comparable ? Renaming.between(movement, form) : Optional.empty();
  }
}
