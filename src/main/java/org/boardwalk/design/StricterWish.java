package org.boardwalk.design;

import java.time.Duration;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.Method;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.IndividualWish;

/**
 * A method that searches for a stricter wish. Its movements are offered as answers, but an
 * exhausted search proves nothing about the wish itself.
 *
 * @param asked the stricter wish, of equal sizes
 * @param method the method that searches for it
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
