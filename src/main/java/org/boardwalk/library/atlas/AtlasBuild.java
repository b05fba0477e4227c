package org.boardwalk.library.atlas;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.answer.Answer;
import org.boardwalk.answer.Outcome;
import org.boardwalk.file.FileException;
import org.boardwalk.library.answers.Keeper;
import org.boardwalk.library.answers.Keeper.Delivery;
import org.boardwalk.library.answers.Library;
import org.boardwalk.library.answers.Stored;
import org.boardwalk.library.atlas.AtlasListener.State;
import org.boardwalk.library.atlas.Attempts.Spent;
import org.boardwalk.movement.Kind;
import org.boardwalk.task.DesignTask;
import org.boardwalk.task.LocalRunner;
import org.boardwalk.task.Runner;
import org.boardwalk.task.Task;
import org.boardwalk.task.Work;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.Wish;
import org.jspecify.annotations.Nullable;

/**
 * Searches the cells of the atlas one after the other and keeps what is better. Every cell that is
 * not settled has one turn, alone on one thread, so that its answer depends on its seed, and on
 * what is known of it and of sessions a round longer or shorter, which most turns begin with; later
 * turns of a cell have other seeds. What is stored never gets worse, and a build that is stopped
 * goes on where it was.
 */
public final class AtlasBuild {

  /**
   * How to search.
   *
   * @param search engine and time for each cell; same seed, same attempts before: same answers;
   *     workers are the cells searched at once
   * @param order whose turn is first
   */
  public record Settings(SearchSettings search, AtlasOrder order) {}

  /**
   * What a build came to.
   *
   * @param end where it stands at the end
   * @param improved cells with a better answer than before, or their first
   * @param faults what happened to cells that failed
   */
  public record Report(State end, int improved, List<RuntimeException> faults) {
    /** Copies the list. */
    public Report {
      faults = List.copyOf(faults);
    }
  }

  private final Library library;
  private final Keeper keeper;
  private final Settings settings;
  private final AtlasListener listener;
  private final AtomicBoolean cancelled;
  private final Attempts attempts;
  private final Map<Cell, Charted> known = new TreeMap<>();
  private final Deque<Cell> waiting = new ArrayDeque<>();
  private final List<RuntimeException> faults = new ArrayList<>();
  private Map<Cell, Spent> spent = Map.of();
  private int all;
  private int done;
  private int improved;

  private AtlasBuild(
      Library library, Settings settings, AtlasListener listener, AtomicBoolean cancelled) {
    this.library = library;
    keeper = new Keeper(Optional.of(library), listener::noticed);
    this.settings = settings;
    this.listener = listener;
    this.cancelled = cancelled;
    this.attempts = Attempts.in(library);
  }

  /**
   * Takes up to the time for each cell that is not settled, divided by the workers.
   *
   * @param library where the answers are kept
   * @param cells the cells
   * @param settings how to search
   * @param listener hears how it goes
   * @param cancelled set it to stop early; what has been found so far is kept
   * @return what it came to
   * @throws FileException when the library cannot be used at all
   */
  public static Report run(
      Library library,
      List<Cell> cells,
      Settings settings,
      AtlasListener listener,
      AtomicBoolean cancelled) {
    try (Runner runner = new LocalRunner(settings.search().workers())) {
      return run(library, cells, settings, listener, runner, cancelled);
    }
  }

  /**
   * The same wherever a runner has it done.
   *
   * @param library where the answers are kept
   * @param cells the cells
   * @param settings how to search
   * @param listener hears how it goes
   * @param runner who searches
   * @param cancelled set it to stop early; what has been found so far is kept
   * @return what it came to
   * @throws FileException when the library cannot be used at all
   */
  public static Report run(
      Library library,
      List<Cell> cells,
      Settings settings,
      AtlasListener listener,
      Runner runner,
      AtomicBoolean cancelled) {
    AtlasBuild build = new AtlasBuild(library, settings, listener, cancelled);
    build.begin(cells);
    runner.run(build.new Turns(), cancelled);
    return new Report(build.standing(), build.improved, build.faults);
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

  /** Each cell has one turn, in order. */
  private final class Turns implements Work<Answer> {

    private final Map<Task<Answer>, Cell> turns =
        Collections.synchronizedMap(new IdentityHashMap<>());

    @Override
    public Optional<DesignTask> next() {
      for (Cell cell = poll(); cell != null; cell = poll()) {
        try {
          DesignTask task = task(cell);
          turns.put(task, cell);
          return Optional.of(task);
        } catch (RuntimeException e) {
          // A damaged file must not cost the other cells their turn.
          AtlasBuild.this.failed(cell, e);
        }
      }
      return Optional.empty();
    }

    private Cell cell(Task<Answer> task) {
      return Objects.requireNonNull(turns.remove(task));
    }

    @Override
    public void done(Task<Answer> task, Answer reply) {
      Cell cell = cell(task);
      try {
        keep(cell, reply);
      } catch (RuntimeException e) {
        AtlasBuild.this.failed(cell, e);
      }
    }

    @Override
    public void failed(Task<Answer> task, RuntimeException fault) {
      AtlasBuild.this.failed(cell(task), fault);
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
    return new DesignTask(wish, afresh(cell, before) ? List.of() : keeper.beginning(wish));
  }

  /**
   * Every other turn of a cell begins with nothing: what is known is hard to better bit by bit, and
   * may be passed by what begins elsewhere. Not where an answer with fewer copies serves as well,
   * nor among pairs, where simpler moves do.
   */
  private static boolean afresh(Cell cell, int before) {
    Variety variety = cell.variety();
    return before % 2 == 1 && variety.kind() == Kind.INDIVIDUAL && variety.copies() <= 1;
  }

  private void keep(Cell cell, Answer answer) {
    Delivery reply = keeper.keep(answer);
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
    boolean better = reply.stored().filter(s -> s != Stored.KEPT).isPresent();
    if (!(reply.answer().outcome() instanceof Outcome.GaveUp)) {
      known.put(cell, new Charted(cell, reply.answer(), library.file(cell.wish())));
    }
    Charted now = known.get(cell);
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
        done, all, all - known.size(), known.values().stream().mapToLong(Charted::gap).sum());
  }
}
