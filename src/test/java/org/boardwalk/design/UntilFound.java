package org.boardwalk.design;

import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Outcome;

/**
 * A search that ends with its first movement, for tests that ask no more than whether there is one.
 */
public final class UntilFound implements SearchListener {

  private final AtomicBoolean enough = new AtomicBoolean();

  private UntilFound() {}

  /**
   * Answers a wish with the first movement that keeps its rules.
   *
   * @param wish the wish
   * @return found, proved impossible or gave up
   */
  public static Outcome outcome(Wish wish) {
    UntilFound listener = new UntilFound();
    return Designer.answer(wish, listener, listener.enough).outcome();
  }

  @Override
  public void improved(Judged best, Finder finder) {
    enough.set(true);
  }
}
