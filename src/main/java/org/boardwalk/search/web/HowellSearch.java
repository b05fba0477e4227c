package org.boardwalk.search.web;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.problem.PairsForm;
import org.boardwalk.problem.PairsWish;
import org.boardwalk.search.Origin;
import org.boardwalk.search.SearchListener;
import org.boardwalk.search.Versions;

/**
 * Searches movements of one winner in which pairs meet at most once, balanced as well as can be.
 */
public final class HowellSearch {

  private HowellSearch() {}

  /**
   * Takes up to the wish's time limit, with one thread.
   *
   * @param wish a wish for a free movement of pairs
   * @param listener hears how it goes
   * @param cancelled set it to stop early with the best so far
   * @return found, proved impossible or gave up
   * @throws IllegalArgumentException when the wish is for another form
   */
  public static WebAnswer solve(PairsWish wish, SearchListener listener, AtomicBoolean cancelled) {
    if (!(wish.form() instanceof PairsForm.Free)) {
      throw new IllegalArgumentException("form [" + wish.form() + "] is not free");
    }
    Origin origin =
        new Origin(
            "none",
            Versions.of("boardwalk"),
            "none",
            wish.search().seed(),
            Duration.ZERO,
            LocalDate.now(java.time.ZoneId.systemDefault()));
    return new WebAnswer(new WebAnswer.GaveUp("no method fits"), origin, List.of());
  }
}
