package org.boardwalk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.library.FileException;
import org.boardwalk.library.Library;
import org.boardwalk.library.Stored;
import org.boardwalk.problem.IndividualWish;
import org.boardwalk.problem.Wish;
import org.boardwalk.search.Answer;
import org.boardwalk.search.HeadStart;
import org.boardwalk.search.Search;
import org.boardwalk.search.SearchListener;

/**
 * The front door: a wish goes in, an answer comes out, from the library where it is known already.
 * Thread-safe.
 */
public final class Boardwalk {

  private final Optional<Library> library;

  /**
   * @param library where answers are kept; empty to keep none
   */
  public Boardwalk(Optional<Library> library) {
    this.library = library;
  }

  /**
   * An answer and how it came.
   *
   * @param answer the answer
   * @param known whether the library had it
   * @param stored what the library did with it; empty when nothing was to be stored
   * @param storing why it could not be stored; empty when all is well
   */
  public record Reply(
      Answer answer, boolean known, Optional<Stored> stored, Optional<FileException> storing) {}

  /**
   * Answers a wish from the library; if it is not there, searches, and stores the answer.
   *
   * @param problem the wish
   * @param listener hears how the search goes
   * @param cancelled set it to stop the search early with the best so far
   * @return the answer
   * @throws FileException when the stored answer is damaged or the library cannot be used
   */
  public Reply solve(Wish problem, SearchListener listener, AtomicBoolean cancelled) {
    Optional<Answer> known = library.flatMap(l -> l.find(problem));
    return known
        .map(answer -> new Reply(answer, true, Optional.empty(), Optional.empty()))
        .orElseGet(() -> improve(problem, listener, cancelled));
  }

  /**
   * Searches whatever the library has, and stores the answer if it is better.
   *
   * @param problem the wish
   * @param listener hears how the search goes
   * @param cancelled set it to stop early with the best so far
   * @return the better of the answer found and the one that was known
   * @throws FileException when the stored answer is damaged or the library cannot be used
   */
  public Reply improve(Wish problem, SearchListener listener, AtomicBoolean cancelled) {
    Optional<Answer> known = library.flatMap(l -> l.find(problem));
    List<Answer> beginning = new ArrayList<>(known.stream().toList());
    if (problem instanceof IndividualWish players) {
      beginning.addAll(neighbours(players, listener));
    }
    Answer answer = Search.solve(problem, HeadStart.with(beginning), listener, cancelled);
    try {
      Optional<Stored> stored = library.map(l -> l.store(answer));
      boolean kept = stored.filter(s -> s == Stored.KEPT).isPresent() && known.isPresent();
      return new Reply(kept ? known.get() : answer, kept, stored, Optional.empty());
    } catch (FileException e) {
      // What a long search has found is not lost because a disk is full.
      return new Reply(answer, false, Optional.empty(), Optional.of(e));
    }
  }

  /**
   * Looks a wish up, or follows its rule, without a search.
   *
   * @param wish a wish
   * @return its answer; empty when a search would be needed
   * @throws FileException when the stored answer is damaged
   */
  public Optional<Answer> known(Wish wish) {
    Optional<Answer> stored = library.flatMap(l -> l.find(wish));
    return stored.isEmpty() && wish.byRule()
        ? Optional.of(
            Search.solve(wish, HeadStart.NOTHING, SearchListener.SILENT, new AtomicBoolean()))
        : stored;
  }

  /** What is known of sessions that are a round longer or shorter. */
  private List<Answer> neighbours(IndividualWish problem, SearchListener listener) {
    List<Answer> answers = new ArrayList<>();
    for (int rounds : new int[] {problem.rounds() - 1, problem.rounds() + 1}) {
      try {
        library.flatMap(l -> problem.lasting(rounds).flatMap(l::find)).ifPresent(answers::add);
      } catch (FileException e) {
        // It is not needed for this answer.
        listener.said("not used: " + e.getMessage());
      }
    }
    return answers;
  }
}
