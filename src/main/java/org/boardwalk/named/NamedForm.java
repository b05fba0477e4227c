package org.boardwalk.named;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.boardwalk.movement.Movement;

/** A form of movement that directors know by name. Stateless and thread-safe. */
public interface NamedForm {

  /**
   * @return what is said of it
   */
  FormText text();

  /**
   * @param tables how many tables
   * @param rounds number of rounds; empty for as many as are usual
   * @return the size that is meant where no sets are named; it may be none that the form serves
   */
  FormSize usual(int tables, OptionalInt rounds);

  /**
   * Builds the movement of a size: sets of two boards, and as many copies as it needs. Nobody plays
   * a set twice in it. A moment; for Howells and rovers of Webs up to some seconds.
   *
   * @param size the size
   * @return the movement; empty where the form does not serve the size
   */
  Optional<Movement> build(FormSize size);

  /**
   * @param size a size that it serves
   * @return how to run it, in one to three sentences
   */
  String howToRun(FormSize size);

  /**
   * @param size a size that it serves
   * @param play which of its tables are in play when, where a pair may be missing
   * @return how to run it; tables share no boards in it that are never in play together
   */
  default String howToRun(FormSize size, TablesInPlay play) {
    return howToRun(size);
  }

  /**
   * @param size a size that it serves
   * @return the pairs that how to run it speaks of, as the form numbers them
   */
  default List<Integer> spokenOf(FormSize size) {
    return List.of();
  }

  /**
   * @param movement a movement, valid or not
   * @param size a size that it may have
   * @return how it is of this form, whatever pairs, tables and sets are called in it, arrows
   *     switched or not, all pairs there or one missing; empty when it is not
   */
  default Optional<Likeness> find(Movement movement, FormSize size) {
    return build(size).flatMap(form -> Likeness.of(movement, form));
  }
}
