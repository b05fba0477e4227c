package org.boardwalk.wish;

import java.util.List;

/**
 * A preference: an ordered list of wishes, of which the first that can be answered is wanted, such
 * as a Web with as few copies as possible.
 *
 * @param inOrder the wishes, the best first, at least one
 */
public record Preference(List<Wish> inOrder) {

  /** Copies the list and checks that it is not empty. */
  public Preference {
    inOrder = List.copyOf(inOrder);
    if (inOrder.isEmpty()) {
      throw new IllegalArgumentException("preference [] must be at least one wish");
    }
  }

  /**
   * @param wish the only wish
   * @return the preference for it
   */
  public static Preference of(Wish wish) {
    return new Preference(List.of(wish));
  }
}
