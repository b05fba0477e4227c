package org.boardwalk.design.named;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.boardwalk.movement.Movement;

/** A form of movement that directors know by name. Stateless and thread-safe. */
public interface NamedForm {

  /**
   * @return its name and texts
   */
  FormText text();

  /**
   * @param tables how many tables
   * @param rounds number of rounds; empty for as many as are usual
   * @return the size that is meant where no sets are given; the form may not serve it
   */
  FormSize usual(int tables, OptionalInt rounds);

  /**
   * Builds the movement of a size, with sets of two boards and as many copies as it needs. No
   * contestant plays a set twice in it. Takes a moment; for Howells and rovers of Webs up to some
   * seconds.
   *
   * @param size the size
   * @return the movement; empty where the form does not serve the size
   */
  Optional<Movement> build(FormSize size);

  /**
   * @param size a size that the form serves
   * @return how to run the movement, in one to three sentences
   */
  String howToRun(FormSize size);

  /**
   * @param size a size that the form serves
   * @param play its tables in play in each round, where a pair may be missing
   * @return how to run the movement; tables that are never in play together share no boards in it
   */
  default String howToRun(FormSize size, TablesInPlay play) {
    return howToRun(size);
  }

  /**
   * @param size a size that the form serves
   * @return the pairs named in the text on how to run it, in the form's numbers
   */
  default List<Integer> spokenOf(FormSize size) {
    return List.of();
  }

  /**
   * @param movement a movement, valid or not
   * @param size a size that it may have
   * @return its likeness to this form, with any numbers of pairs, tables and sets, arrows switched
   *     or not, all pairs present or one missing; empty when it does not have this form
   */
  default Optional<Likeness> find(Movement movement, FormSize size) {
    return build(size).flatMap(form -> Likeness.of(movement, form));
  }
}
