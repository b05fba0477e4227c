package org.boardwalk.search.web;

import java.time.Duration;
import java.util.Optional;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Play;
import org.boardwalk.problem.Boarding;
import org.boardwalk.problem.PairsForm;
import org.boardwalk.problem.PairsForm.Party;
import org.boardwalk.problem.PairsForm.Walk;
import org.boardwalk.problem.PairsWish;
import org.boardwalk.problem.PairsWish.Switching;
import org.boardwalk.problem.SearchSettings;
import org.boardwalk.problem.SearchSettings.EngineChoice;

/** Wishes for the tests. */
final class Wishes {

  private Wishes() {}

  static PairsWish web(int tables, int rounds, int sets, int copies, Boarding boarding, Walk walk) {
    return of(tables, rounds, sets, copies, new PairsForm.Web(boarding, walk, Party.NONE), false);
  }

  static PairsWish halfWeb(int tables, int rounds, int copies, Direction missing) {
    PairsForm form = new PairsForm.Web(Boarding.FREE, Walk.UP_ONE, Party.NONE);
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
    return wish.with(new SearchSettings(engine, Duration.ofSeconds(30), 1, 1));
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
        new SearchSettings(EngineChoice.AUTO, Duration.ofSeconds(2), 1, 1));
  }
}
