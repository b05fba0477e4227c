package org.boardwalk.library.atlas;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.answers.AnswerRepository;
import org.boardwalk.library.answers.AnswerRepository.Delivery;
import org.boardwalk.library.answers.Library;
import org.boardwalk.library.answers.StoreOutcome;
import org.boardwalk.library.atlas.AtlasListener.State;
import org.boardwalk.library.atlas.Attempts.Spent;
import org.boardwalk.library.task.DesignTask;
import org.boardwalk.library.task.Runner;
import org.boardwalk.movement.Kind;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;
import org.jspecify.annotations.Nullable;

/**
 * Searches the cells of the atlas one after the other and keeps better answers. Every cell that is
 * not settled has one turn on one thread. Its answer depends on its seed and on the known answers
 * for it and for sessions one round longer or shorter, with which most turns begin; later turns of
 * a cell have other seeds. Stored answers never get worse, and a stopped build continues where it
 * was.
 */
public final class AtlasBuild {

  /**
   * The settings of a build.
   *
   * @param search engine and time for each cell; the same seed after the same attempts gives the
   *     same answers; workers are the cells searched at once
   * @param order the order of turns
   */
  public record Settings(SearchSettings search, AtlasOrder order) {}

  /**
   * The result of a build.
   *
   * @param end the state at the end
   * @param improved cells with a better answer than before, or their first
   * @param faults the faults of cells that failed
   */
  public record Ending(State end, int improved, List<RuntimeException> faults) {
    /** Copies the list. */
    public Ending {
      faults = List.copyOf(faults);
    }
  }

  private final Library library;
  private final AnswerRepository repository;
  private final Settings settings;
  private final AtlasListener listener;
  private final AtomicBoolean cancelled;
  private final Attempts attempts;
  private final Map<Cell, AtlasEntry> known = new TreeMap<>();
  private final Deque<Cell> waiting = new ArrayDeque<>();
  private final List<RuntimeException> faults = new ArrayList<>();
  private Map<Cell, Spent> spent = Map.of();
  private int all;
  private int done;
  private int improved;

  private AtlasBuild(
      Library library, Settings settings, AtlasListener listener, AtomicBoolean cancelled) {
    this.library = library;
    repository = new AnswerRepository(Optional.of(library), listener::noticed);
    this.settings = settings;
    this.listener = listener;
    this.cancelled = cancelled;
    this.attempts = Attempts.in(library);
  }

  /**
   * Builds the atlas with the tasks of a runner. Takes up to the time for each cell that is not
   * settled, divided by the number of the runner's workers.
   *
   * @param library the library of the answers
   * @param cells the cells
   * @param settings the settings
   * @param listener receives the progress
   * @param runner the runner of the searches
   * @param cancelled set it to stop early; answers found so far are kept
   * @return the result
   * @throws FileException when the library cannot be used at all
   */
  public static Ending run(
      Library library,
      List<Cell> cells,
      Settings settings,
      AtlasListener listener,
      Runner runner,
      AtomicBoolean cancelled) {
    AtlasBuild build = new AtlasBuild(library, settings, listener, cancelled);
    build.begin(cells);
    runner.run(build.new Turns(), cancelled);
    return new Ending(build.standing(), build.improved, build.faults);
  }

  private synchronized void begin(List<Cell> cells) {
    Atlas atlas = Atlas.of(library, cells, settings.search().workers());
    known.putAll(atlas.cells());
    spent = attempts.spent(cells);
    all = cells.size();
    List<Cell> open =
        cells.stream().filter(c -> known.get(c) == null || !known.get(c).settled()).toList();
    done = all - open.size();
    waiting.addAll(settings.order().arrange(open, known, spent));
    listener.started(standing());
  }

  /** The turns of the cells, one for each, in order. */
  private final class Turns extends CellWork {

    @Override
    public Optional<DesignTask> next() {
      for (Cell cell = poll(); cell != null; cell = poll()) {
        try {
          return handedOut(cell, task(cell));
        } catch (RuntimeException e) {
          // A damaged file must not stop the turns of other cells.
          failed(cell, e);
        }
      }
      return Optional.empty();
    }

    @Override
    void keep(Cell cell, Answer found) {
      AtlasBuild.this.keep(cell, found);
    }

    @Override
    void failed(Cell cell, RuntimeException fault) {
      AtlasBuild.this.failed(cell, fault);
    }
  }

  private synchronized @Nullable Cell poll() {
    Cell cell = cancelled.get() ? null : waiting.poll();
    if (cell != null) {
      listener.searching(cell);
    }
    return cell;
  }

  private DesignTask task(Cell cell) {
    int before = spent.getOrDefault(cell, Spent.NOTHING).attempts();
    Wish wish = cell.wish().with(settings.search().turn(before, settings.search().time()));
    return new DesignTask(wish, afresh(cell, before) ? List.of() : repository.beginning(wish));
  }

  /**
   * Whether a turn begins without known answers. Every other turn of a cell does, as a known answer
   * may be hard to improve in small steps while a fresh search may pass it. Exceptions are cells
   * for which an answer with fewer copies serves too, and pairs, for which answers with simpler
   * moves do.
   */
  private static boolean afresh(Cell cell, int before) {
    Variety variety = cell.variety();
    return before % 2 == 1 && variety.kind() == Kind.INDIVIDUAL && variety.copies() <= 1;
  }

  private void keep(Cell cell, Answer answer) {
    Delivery reply = repository.keep(answer);
    if (reply.storing().isPresent()) {
      throw reply.storing().get();
    }
    if (!cancelled.get()) {
      attempts.add(cell, settings.search().time());
    }
    ended(cell, reply);
  }

  private synchronized void ended(Cell cell, Delivery reply) {
    done += cancelled.get() ? 0 : 1;
    boolean better = reply.stored().filter(s -> s != StoreOutcome.KEPT).isPresent();
    if (!(reply.answer().outcome() instanceof Outcome.GaveUp)) {
      known.put(cell, new AtlasEntry(cell, reply.answer(), library.file(cell.wish())));
    }
    AtlasEntry now = known.get(cell);
    if (better && now != null) {
      improved++;
      listener.improved(now, standing());
    } else {
      listener.unchanged(cell, standing());
    }
  }

  private synchronized void failed(Cell cell, RuntimeException fault) {
    done++;
    faults.add(fault);
    listener.failed(cell, fault);
  }

  private synchronized State standing() {
    return new State(
        done, all, all - known.size(), known.values().stream().mapToLong(AtlasEntry::gap).sum());
  }
}
