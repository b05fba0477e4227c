package org.boardwalk.library.files;

import org.boardwalk.file.Entry;
import org.boardwalk.movement.Kind;
import org.boardwalk.wish.Wish;

/** Makes the wish from the fields of a model; {@link WishFields} is the way there. */
final class WishReader {

  private WishReader() {}

  /**
   * @param model the fields, of which those of the format need not be there
   * @return the wish
   * @throws org.boardwalk.file.FileException when something is missing, unknown or impossible; that
   *     a key is of no use is for the schema to say
   */
  public static Wish read(Entry model) {
    return switch (model.at("kind").choice(Kind.class)) {
      case INDIVIDUAL -> PlayersReader.read(model);
      case PAIRS, SOLO -> PairsReader.read(model);
    };
  }
}
