package org.boardwalk.search.pairs;

import java.time.Duration;
import org.boardwalk.movement.Direction;
import org.boardwalk.wish.Boarding;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsForm.EwWalk;
import org.boardwalk.wish.PairsForm.Party;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.WishSizes;

/** SoughtWishes for the tests. */
final class SoughtWishes {

  private static final SearchSettings BRIEF = SearchSettings.repeatable(Duration.ofMillis(300), 1);

  private SoughtWishes() {}

  static PairsWish web(
      int tables, int rounds, int sets, int copies, Boarding boarding, EwWalk walk) {
    return of(tables, rounds, sets, copies, new PairsForm.Web(boarding, walk, Party.NONE), false);
  }

  static PairsWish halfWeb(int tables, int rounds, int copies, Direction missing) {
    PairsForm form = new PairsForm.Web(Boarding.FREE, EwWalk.UP_ONE, Party.NONE);
    return WishSizes.of(2 * tables - 1, rounds)
        .missing(missing)
        .ofCopies(copies)
        .pairs(form)
        .with(BRIEF);
  }

  static PairsWish free(int pairs, int rounds, EngineChoice engine) {
    PairsWish wish = of((pairs + 1) / 2, rounds, rounds, 1, new PairsForm.Free(), pairs % 2 == 1);
    return wish.with(new SearchSettings(engine, Limit.effort(Duration.ofSeconds(30)), 1, 1));
  }

  private static PairsWish of(
      int tables, int rounds, int sets, int copies, PairsForm form, boolean half) {
    return WishSizes.of(half ? 2 * tables - 1 : 2 * tables, rounds)
        .ofSets(sets)
        .ofCopies(copies)
        .pairs(form)
        .with(BRIEF);
  }
}
