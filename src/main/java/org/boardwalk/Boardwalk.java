package org.boardwalk;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.boardwalk.answer.Answer;
import org.boardwalk.answer.Judged;
import org.boardwalk.design.Formulations;
import org.boardwalk.file.FileException;
import org.boardwalk.library.answers.Keeper;
import org.boardwalk.library.answers.KnownAlike;
import org.boardwalk.library.answers.Library;
import org.boardwalk.model.Formulation;
import org.boardwalk.movement.Movement;
import org.boardwalk.named.NamedForms;
import org.boardwalk.named.Recognised;
import org.boardwalk.quality.Comparison;
import org.boardwalk.quality.Measured;
import org.boardwalk.quality.Weights;
import org.boardwalk.search.SearchListener;
import org.boardwalk.task.ManySeeds;
import org.boardwalk.task.Runner;
import org.boardwalk.wish.Preference;
import org.boardwalk.wish.Wish;

/**
 * The front door: designs movements, checks and compares them. Whatever the command line and the
 * page can do with a wish or a movement, a caller from Java can do here. Thread-safe.
 */
public final class Boardwalk {

  private final Keeper keeper;

  /** Keeps no answers, and knows none. */
  public Boardwalk() {
    this(Optional.empty(), fault -> {});
  }

  /**
   * @param library where answers are kept and found again; empty to keep none
   * @param notices hears of files there that cannot be believed
   */
  public Boardwalk(Optional<Library> library, Consumer<FileException> notices) {
    keeper = new Keeper(library, notices);
  }

  /**
   * The same with searches as tasks, under many seeds at once.
   *
   * @param library where answers are kept and found again; empty to keep none
   * @param notices hears of files there that cannot be believed
   * @param runner who does the tasks
   */
  public Boardwalk(Optional<Library> library, Consumer<FileException> notices, Runner runner) {
    keeper = new Keeper(library, notices, new ManySeeds(runner));
  }

  /**
   * Answers a wish: found, proved impossible, or gave up. Takes up to the wish's time limit where
   * it is not known already.
   *
   * @param wish the wish
   * @return the answer
   */
  public Answer design(Wish wish) {
    return design(Preference.of(wish), SearchListener.SILENT, new AtomicBoolean()).answer();
  }

  /**
   * Answers the first of some wishes that can be answered.
   *
   * @param preference the wishes, the best first
   * @param listener hears how the search goes
   * @param cancelled set it to stop early with the best so far
   * @return the answer and how it came
   */
  public Keeper.Delivery design(
      Preference preference, SearchListener listener, AtomicBoolean cancelled) {
    return keeper.answer(preference, listener, cancelled);
  }

  /**
   * The same, searching whatever is known, for something better.
   *
   * @param preference the wishes, the best first
   * @param listener hears how the search goes
   * @param cancelled set it to stop early with the best so far
   * @return the better of the answer found and the one that was known
   */
  public Keeper.Delivery improve(
      Preference preference, SearchListener listener, AtomicBoolean cancelled) {
    return keeper.improve(preference, listener, cancelled);
  }

  /**
   * @param wish a wish
   * @return its answer as far as it is known, or made by a rule; empty when a search is needed
   */
  public Optional<Answer> known(Wish wish) {
    return keeper.known(wish);
  }

  /**
   * @return what is known like a movement that somebody has, without a search
   */
  public KnownAlike alike() {
    return new KnownAlike(keeper);
  }

  /**
   * Which constraint models a wish leads to, for those who want to read them or solve them
   * elsewhere. Nothing is built.
   *
   * @param wish a wish
   * @return its formulations, those of the wish itself first; none where a rule answers it
   */
  public List<Formulation> formulations(Wish wish) {
    return Formulations.of(wish);
  }

  /**
   * Judges any movement, whoever made it.
   *
   * @param movement a movement, valid or not
   * @return the movement with its scorecard, broken rules included
   */
  public Judged check(Movement movement) {
    return Judged.of(movement);
  }

  /**
   * Which of the forms that directors know by name a movement has, whatever its pairs, tables and
   * sets are called. {@link NamedForms} builds them.
   *
   * @param movement a movement, valid or not
   * @return the form, and how to run it; empty when it has no name
   */
  public Optional<Recognised> recognise(Movement movement) {
    return NamedForms.recognise(movement);
  }

  /**
   * Holds two movements beside each other, measure by measure.
   *
   * @param first a movement, judged
   * @param second another one
   * @return what is better where
   */
  public Comparison compare(Judged first, Judged second) {
    Weights weights = Judged.common(List.of(first, second));
    return Comparison.of(
        Measured.of(first.movement(), first.card(), weights),
        Measured.of(second.movement(), second.card(), weights));
  }
}
