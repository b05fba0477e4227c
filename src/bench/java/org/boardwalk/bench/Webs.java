package org.boardwalk.bench;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.boardwalk.design.Designer;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.pairs.BoardingFormulation;
import org.boardwalk.model.pairs.SetGrid;
import org.boardwalk.model.pairs.WebRoom;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.Boarding;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.WishSizes;
import org.boardwalk.wish.answer.Answer;

/** Free boardings of Webs, EW up one, as many sets as rounds: ours beside the plain 0/1 model. */
public final class Webs {

  private Webs() {}

  /**
   * One line of the comparison.
   *
   * @param tables number of tables
   * @param rounds number of rounds and of sets
   * @param ours our answer
   * @param plainBreaks fewest breaks that the plain model finds with as many copies in the same
   *     time; empty when it found nothing or was not asked
   */
  public record Row(int tables, int rounds, Answer ours, Optional<Long> plainBreaks) {}

  /**
   * Runs our search.
   *
   * @param tables number of tables
   * @param rounds number of rounds and of sets
   * @param cap limit for each
   * @return our answer, without the plain model
   */
  public static Row ours(int tables, int rounds, Duration cap) {
    Answer answer =
        Designer.answer(wish(tables, rounds, cap), SearchListener.SILENT, new AtomicBoolean());
    return new Row(tables, rounds, answer, Optional.empty());
  }

  /**
   * Adds what the plain model finds.
   *
   * @param row our answer
   * @param cap limit
   * @return both answers
   */
  public static Row besidePlain(Row row, Duration cap) {
    PairsWish wish = wish(row.tables, row.rounds, cap);
    WebRoom room = WebRoom.of(wish, List.of());
    int copies =
        row.ours
            .outcome()
            .found()
            .map(f -> f.card().walk().copies())
            .orElse((row.tables + row.rounds - 1) / row.rounds);
    ConstraintModel model = BoardingFormulation.plain(wish, room, copies);
    Engine engine = Engines.chosen(EngineChoice.AUTO);
    long start = System.nanoTime();
    AtomicLong breaks = new AtomicLong(-1);
    engine.solve(
        model,
        new Engine.Limits(
            1e6, cap.toMillis() / 1e3, () -> System.nanoTime() - start > cap.toNanos(), 1),
        values -> breaks.set(SetGrid.of(room, model.decoder().apply(values)).breaks(room)));
    Optional<Long> found = breaks.get() < 0 ? Optional.empty() : Optional.of(breaks.get());
    return new Row(row.tables, row.rounds, row.ours, found);
  }

  private static PairsWish wish(int tables, int rounds, Duration cap) {
    return WishSizes.of(2 * tables, rounds)
        .ofCopies(tables)
        .pairs(new PairsForm.Web(Boarding.FREE, PairsForm.EwWalk.UP_ONE, PairsForm.Party.NONE))
        .named(Text.of("web %d×%d", tables, rounds))
        .with(new SearchSettings(EngineChoice.AUTO, Limit.time(cap), 1, 1));
  }
}
