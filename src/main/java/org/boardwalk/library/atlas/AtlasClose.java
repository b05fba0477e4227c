package org.boardwalk.library.atlas;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.boardwalk.library.answers.AnswerRepository;
import org.boardwalk.library.answers.AnswerRepository.Delivery;
import org.boardwalk.library.answers.Library;
import org.boardwalk.library.answers.StoreOutcome;
import org.boardwalk.library.atlas.AtlasListener.State;
import org.boardwalk.library.task.DesignTask;
import org.boardwalk.library.task.LocalRunner;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Play;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Rivals;

/**
 * Closes the atlas under what costs nothing: every cell of players is offered what its neighbours
 * give. In shared play these are the sessions with one round more, of which a round is left out,
 * and the tables of movements with as many rounds, seated anew; in circulating play movements with
 * fewer copies. A cell that gets better is a better neighbour, so its own neighbours have another
 * turn, until nothing changes. Each turn has the same seed and the same counted effort, so that it
 * finds nothing that it has not found before, and closing a closed atlas changes nothing. The judge
 * counts every movement; stored answers never get worse.
 */
public final class AtlasClose {

  /** The effort for a turn: a few coolings. */
  private static final Limit EFFORT = Limit.effort(Duration.ofMillis(100));

  private static final SearchSettings SETTINGS =
      new SearchSettings(EngineChoice.AUTO, EnumSet.of(MethodKind.TURNING), EFFORT, 1, 1);

  /** Where boards circulate, movements with fewer copies serve as they are. */
  private static final SearchSettings AS_IT_IS = SETTINGS.with(Limit.effort(Duration.ofMillis(1)));

  /** Long sessions first, as shorter ones are made from them. */
  private static final Comparator<Cell> ORDER =
      Comparator.comparingInt(Cell::size)
          .thenComparing(Cell::rounds, Comparator.reverseOrder())
          .thenComparing(Cell::variety);

  /**
   * A cell with a better answer than before.
   *
   * @param before its answer before; empty when it had none
   * @param now its answer now
   */
  public record Bettered(Optional<AtlasEntry> before, AtlasEntry now) {}

  /**
   * The result of closing an atlas.
   *
   * @param of number of cells
   * @param bettered the cells that have become better, in order
   * @param faults the faults of cells that failed
   */
  public record Ending(int of, List<Bettered> bettered, List<RuntimeException> faults) {
    /** Copies the lists. */
    public Ending {
      bettered = List.copyOf(bettered);
      faults = List.copyOf(faults);
    }
  }

  private final Library library;
  private final AnswerRepository repository;
  private final AtlasListener listener;
  private final AtomicBoolean cancelled;
  private final Set<Cell> cells;
  private final Map<Cell, AtlasEntry> before;
  private final Map<Cell, AtlasEntry> known;
  private final TreeSet<Cell> waiting = new TreeSet<>(ORDER);
  private final Set<Cell> running = new HashSet<>();
  private final Set<Cell> bettered = new TreeSet<>();
  private final List<RuntimeException> faults = new ArrayList<>();

  private AtlasClose(
      Library library,
      Atlas atlas,
      List<Cell> cells,
      AtlasListener listener,
      AtomicBoolean cancelled) {
    this.library = library;
    repository = new AnswerRepository(Optional.of(library), listener::noticed);
    this.listener = listener;
    this.cancelled = cancelled;
    this.cells = new TreeSet<>(cells);
    before = atlas.cells();
    known = new TreeMap<>(before);
    this.cells.forEach(this::due);
  }

  /**
   * Closes the atlas. Takes less than a second for each cell that is not settled, divided by the
   * number of workers.
   *
   * @param library the library of the answers
   * @param atlas its content
   * @param cells the cells that may become better; cells of pairs never do
   * @param workers the cells that have a turn at once, at least 1
   * @param listener receives the progress
   * @param cancelled set it to stop early; answers found so far are kept
   * @return the result
   */
  public static Ending run(
      Library library,
      Atlas atlas,
      List<Cell> cells,
      int workers,
      AtlasListener listener,
      AtomicBoolean cancelled) {
    AtlasClose close = new AtlasClose(library, atlas, cells, listener, cancelled);
    listener.started(close.standing());
    try (LocalRunner runner = new LocalRunner(workers)) {
      runner.run(close.new Turns(), cancelled);
    }
    return close.ending();
  }

  private synchronized Ending ending() {
    List<Bettered> all =
        bettered.stream()
            .map(c -> new Bettered(Optional.ofNullable(before.get(c)), known(c).orElseThrow()))
            .toList();
    return new Ending(cells.size(), all, faults);
  }

  private Optional<AtlasEntry> known(Cell cell) {
    return Optional.ofNullable(known.get(cell));
  }

  /** The cells whose movements give something to a cell, whether they have any or not. */
  private static Stream<Cell> sources(Cell cell) {
    boolean shared = cell.variety().play() == Play.SHARED;
    Stream<Cell> longer =
        Variety.all().stream()
            .filter(v -> shared && cell.rounds() < IndividualWish.MOST_ROUNDS)
            .filter(v -> v.kind() == Kind.INDIVIDUAL && v.play() == Play.SHARED)
            .filter(v -> v.rotation() == cell.variety().rotation())
            .map(v -> new Cell(cell.size(), cell.rounds() + 1, v));
    Stream<Cell> alike =
        Variety.all().stream()
            .filter(v -> v.kind() == Kind.INDIVIDUAL && !v.equals(cell.variety()))
            .filter(
                v -> shared || (v.play() != Play.SHARED && v.copies() < cell.variety().copies()))
            .map(v -> new Cell(cell.size(), cell.rounds(), v));
    return cell.variety().kind() == Kind.INDIVIDUAL ? Stream.concat(longer, alike) : Stream.empty();
  }

  /** Gives a cell a turn if its neighbours have something to offer that it may be in need of. */
  private void due(Cell cell) {
    if (cells.contains(cell)
        && known(cell).filter(AtlasEntry::settled).isEmpty()
        && sources(cell).anyMatch(known::containsKey)) {
      waiting.add(cell);
    }
  }

  /** The turns of the cells. A cell never has two at once. */
  private final class Turns extends CellWork {

    @Override
    public Optional<DesignTask> next() {
      return turn().flatMap(cell -> handedOut(cell, task(cell)));
    }

    private DesignTask task(Cell cell) {
      SearchSettings settings = cell.variety().play() == Play.SHARED ? SETTINGS : AS_IT_IS;
      return new DesignTask(cell.wish().with(settings), offered(cell));
    }

    @Override
    void keep(Cell cell, Answer found) {
      AtlasClose.this.keep(cell, found);
    }

    @Override
    void failed(Cell cell, RuntimeException fault) {
      AtlasClose.this.failed(cell, fault);
    }
  }

  private synchronized Optional<Cell> turn() {
    Optional<Cell> next = waiting.stream().filter(c -> !running.contains(c)).findFirst();
    next.ifPresent(
        cell -> {
          waiting.remove(cell);
          running.add(cell);
          listener.searching(cell);
        });
    return next;
  }

  private synchronized List<Answer> offered(Cell cell) {
    return sources(cell).flatMap(c -> known(c).stream()).map(AtlasEntry::answer).toList();
  }

  private void keep(Cell cell, Answer found) {
    Optional<Answer> answer = cancelled.get() ? Optional.empty() : better(cell, found);
    Optional<Delivery> reply = answer.map(repository::keep);
    reply
        .flatMap(Delivery::storing)
        .ifPresent(
            fault -> {
              throw fault;
            });
    ended(cell, reply.filter(r -> r.stored().filter(s -> s != StoreOutcome.KEPT).isPresent()));
  }

  /** The answer if it is better than the known one, under the search settings of that one. */
  private Optional<Answer> better(Cell cell, Answer found) {
    Optional<Answer> before = standing(cell);
    Wish wish = before.map(Answer::wish).orElse(found.wish());
    return found
        .outcome()
        .found()
        .flatMap(f -> found.serving(wish, f.movement()))
        .filter(answer -> before.filter(b -> !Rivals.better(answer, b)).isEmpty());
  }

  private synchronized Optional<Answer> standing(Cell cell) {
    return known(cell).map(AtlasEntry::answer);
  }

  private synchronized void ended(Cell cell, Optional<Delivery> better) {
    running.remove(cell);
    if (better.isPresent()) {
      AtlasEntry now = new AtlasEntry(cell, better.get().answer(), library.file(cell.wish()));
      known.put(cell, now);
      bettered.add(cell);
      cells.stream().filter(c -> sources(c).anyMatch(cell::equals)).forEach(this::due);
      listener.improved(now, standing());
    } else {
      listener.unchanged(cell, standing());
    }
  }

  private synchronized void failed(Cell cell, RuntimeException fault) {
    running.remove(cell);
    faults.add(fault);
    listener.failed(cell, fault);
  }

  private synchronized State standing() {
    List<AtlasEntry> all = cells.stream().flatMap(c -> known(c).stream()).toList();
    return new State(
        cells.size() - waiting.size() - running.size(),
        cells.size(),
        cells.size() - all.size(),
        all.stream().mapToLong(AtlasEntry::gap).sum());
  }
}
