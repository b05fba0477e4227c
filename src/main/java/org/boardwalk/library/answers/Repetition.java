package org.boardwalk.library.answers;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.boardwalk.library.task.DesignTask;
import org.boardwalk.library.task.Task;
import org.boardwalk.library.task.Work;
import org.boardwalk.search.Engines;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.answer.Answer;

/**
 * Repeats the exhausted searches claimed by files: each wish is searched again, by exact methods
 * with the same engine, until it is proved that no better movement exists or time is up. Of the
 * certificate only the engine's name is used.
 */
public final class Repetition implements Work<Answer> {

  /** The kinds of methods that can exhaust a search. */
  private static final Set<MethodKind> EXACT =
      EnumSet.of(
          MethodKind.SEATS,
          MethodKind.ORDERLY,
          MethodKind.DEVELOPMENT,
          MethodKind.RULES,
          MethodKind.WEBS,
          MethodKind.HOWELLS);

  /** The result for a claim. */
  public enum Ending {
    /**
     * This installation has exhausted the search, before or now; the claim is noted as confirmed.
     */
    REPEATED,
    /** Another machine says that it has exhausted the search too; nothing is noted. */
    CLAIMED,
    /** Time was up. */
    NOT_FINISHED,
    /** A better movement was found, which is kept. */
    WRONG
  }

  private final Library library;
  private final Repeated repeated;
  private final Limit limit;
  private final RepetitionListener listener;
  private final Deque<ClaimedProof> waiting;
  private final IdentityHashMap<Task<Answer>, ClaimedProof> running = new IdentityHashMap<>();

  /**
   * @param library the library of the files
   * @param repeated the searches exhausted by this installation
   * @param claims the claims to be repeated, in this order
   * @param limit the limit of each search
   * @param listener receives the results
   */
  public Repetition(
      Library library,
      Repeated repeated,
      List<ClaimedProof> claims,
      Limit limit,
      RepetitionListener listener) {
    this.library = library;
    this.repeated = repeated;
    this.limit = limit;
    this.listener = listener;
    waiting = new ArrayDeque<>(claims);
  }

  @Override
  public synchronized Optional<DesignTask> next() {
    Optional<ClaimedProof> claim = Optional.ofNullable(waiting.poll());
    return claim.map(
        c -> {
          DesignTask task = task(c);
          running.put(task, c);
          return task;
        });
  }

  private DesignTask task(ClaimedProof claim) {
    String engine = claim.certificate().models().get(0).engine();
    SearchSettings search =
        new SearchSettings(
                Engines.choice(engine).orElse(EngineChoice.AUTO),
                limit,
                claim.known().wish().search().seed(),
                1)
            .with(EXACT);
    return new DesignTask(claim.known().wish().with(search), List.of(claim.known()));
  }

  private ClaimedProof ended(Task<Answer> task) {
    return Objects.requireNonNull(running.remove(task));
  }

  @Override
  public synchronized void done(Task<Answer> task, Answer reply) {
    ClaimedProof claim = ended(task);
    try {
      listener.ended(claim.name(), claim.compared(reply, library, repeated, listener::noticed));
    } catch (RuntimeException e) {
      listener.failed(claim.name(), e);
    }
  }

  @Override
  public synchronized void failed(Task<Answer> task, RuntimeException fault) {
    listener.failed(ended(task).name(), fault);
  }
}
