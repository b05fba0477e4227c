package org.boardwalk.design;

import java.time.Duration;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.Method;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.IndividualWish;

/**
 * A method that looks for what another wish asks: what it finds is offered, and what it exhausts
 * proves nothing.
 *
 * @param asked the other wish, of the same sizes
 * @param method looks for it
 */
record StricterWish(IndividualWish asked, Method<IndividualWish> method) implements Conditional {

  @Override
  public boolean run(Hunt<IndividualWish> hunt, Duration slice, long seed) {
    if (hunt.find().filter(f -> f.answers(asked)).isPresent()) {
      return false;
    }
    Hunt<IndividualWish> own = hunt.aside(asked, SearchListener.SILENT);
    boolean more = method.run(own, slice, seed);
    own.find().ifPresent(find -> hunt.offer(find.judged().movement(), find.finder()));
    return more && own.find().isEmpty();
  }
}
