package org.boardwalk.named;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;

/**
 * How a movement is one of a form.
 *
 * @param tables the table here for each table of the form, in the form's order
 * @param pairs the pair here for each pair of the form, in the form's order; 0 for one that is
 *     missing
 * @param turned how many encounters sit in the other direction than in the form
 * @param missing whether a pair of the form is missing
 * @param way how this movement is run; empty where all of the form and size are run alike
 */
public record Likeness(
    List<Integer> tables, List<Integer> pairs, int turned, boolean missing, Optional<String> way) {

  /** Copies the lists. */
  public Likeness {
    tables = List.copyOf(tables);
    pairs = List.copyOf(pairs);
  }

  /** The same of a form of which not all of a size are run alike. */
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

  /** The sizes that it may have: the sets that are played, and all that there are. */
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

  /** Empty when no renaming of pairs, tables and sets makes one of the other. */
  static Optional<Likeness> of(Movement movement, Movement form) {
    int lacking = form.contestants() - movement.contestants();
    boolean comparable =
        (lacking == 0 || lacking == 1)
            && form.tables() == movement.tables()
            && form.rounds().size() == movement.rounds().size();
    return comparable ? Renaming.between(movement, form) : Optional.empty();
  }
}
