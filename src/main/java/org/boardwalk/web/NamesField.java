package org.boardwalk.web;

import org.boardwalk.movement.Movement;
import org.boardwalk.publish.Names;

/** The names of the contestants as the form of a movement sends them, one a line. */
final class NamesField {

  private NamesField() {}

  /**
   * @throws IllegalArgumentException when there are too many, or somebody has two
   */
  static Names names(FormData form, Movement movement) {
    return Names.of(form.text("names").lines().toList(), movement.contestants());
  }
}
