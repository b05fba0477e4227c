package org.boardwalk.search.pairs;

import java.time.Duration;
import java.util.Optional;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Play;
import org.boardwalk.wish.Boarding;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsForm.EwWalk;
import org.boardwalk.wish.PairsForm.Party;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.PairsWish.Switching;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;

/** SoughtWishes for the tests. */
final class SoughtWishes {

  private SoughtWishes() {}

  static PairsWish web(
      int tables, int rounds, int sets, int copies, Boarding boarding, EwWalk walk) {
    return of(tables, rounds, sets, copies, new PairsForm.Web(boarding, walk, Party.NONE), false);
  }

  static PairsWish halfWeb(int tables, int rounds, int copies, Direction missing) {
    PairsForm form = new PairsForm.Web(Boarding.FREE, EwWalk.UP_ONE, Party.NONE);
    PairsWish whole = of(tables, rounds, rounds, copies, form, true);
    return new PairsWish(
        whole.name(),
        whole.kind(),
        whole.contestants(),
        tables,
        rounds,
        whole.boards(),
        form,
        Switching.NONE,
        Optional.of(missing),
        whole.search());
  }

  static PairsWish free(int pairs, int rounds, EngineChoice engine) {
    PairsWish wish = of((pairs + 1) / 2, rounds, rounds, 1, new PairsForm.Free(), pairs % 2 == 1);
    return wish.with(new SearchSettings(engine, Limit.effort(Duration.ofSeconds(30)), 1, 1));
  }

  private static PairsWish of(
      int tables, int rounds, int sets, int copies, PairsForm form, boolean half) {
    return new PairsWish(
        "test",
        Kind.PAIRS,
        half ? 2 * tables - 1 : 2 * tables,
        tables,
        rounds,
        new Boards(sets, 2, Play.CIRCULATING, copies),
        form,
        Switching.NONE,
        half ? Optional.of(Direction.EW) : Optional.empty(),
        new SearchSettings(EngineChoice.AUTO, Limit.effort(Duration.ofMillis(300)), 1, 1));
  }
}
