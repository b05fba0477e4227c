package org.boardwalk.model;

import java.util.Optional;
import java.util.function.Supplier;
import org.boardwalk.wish.MethodKind;

/**
 * A way to state a wish as constraints, not yet built.
 *
 * @param kind the kind of methods that hand it to an engine
 * @param name what it is called, unique among those of its wish
 * @param source builds it, which may take seconds; empty when it does not fit the wish or would be
 *     too large
 */
public record Formulation(
    MethodKind kind, String name, Supplier<Optional<ConstraintModel>> source) {

  /**
   * @return the model; empty when it does not fit the wish or would be too large
   */
  public Optional<ConstraintModel> built() {
    return source.get();
  }
}
