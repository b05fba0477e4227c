package org.boardwalk.library;

import org.boardwalk.movement.Kind;
import org.boardwalk.problem.Wish;

/** Makes the wish from a model whose form the schema has accepted. */
final class ModelReader {

  private ModelReader() {}

  static Wish read(Entry model) {
    return switch (model.at("kind").choice(Kind.class)) {
      case INDIVIDUAL -> IndividualReader.read(model);
      case PAIRS, SOLO -> PairsReader.read(model);
    };
  }
}
