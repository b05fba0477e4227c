package org.boardwalk.library.files;

import org.boardwalk.exchange.file.Entry;
import org.boardwalk.movement.Kind;
import org.boardwalk.wish.Wish;

/** Makes the wish from the fields of a model; {@link WishFields} is the reverse. */
final class WishReader {

  private WishReader() {}

  /**
   * @param model the fields; those of the format may be missing
   * @return the wish
   * @throws org.boardwalk.exchange.file.FileException when a field is missing, unknown or
   *     impossible; useless keys are checked by the schema
   */
  public static Wish read(Entry model) {
    return switch (model.at("kind").choice(Kind.class)) {
      case INDIVIDUAL -> PlayersReader.read(model);
      case PAIRS, SOLO -> PairsReader.read(model);
    };
  }
}
