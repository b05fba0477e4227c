package org.boardwalk;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.boardwalk.design.Designer;
import org.boardwalk.design.Formulations;
import org.boardwalk.design.named.NamedForms;
import org.boardwalk.design.named.Recognised;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.answers.AnswerRepository;
import org.boardwalk.library.answers.ImportedMovement;
import org.boardwalk.library.answers.KnownAlike;
import org.boardwalk.library.answers.Library;
import org.boardwalk.library.task.ManySeeds;
import org.boardwalk.library.task.Runner;
import org.boardwalk.model.Formulation;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Comparison;
import org.boardwalk.quality.Measured;
import org.boardwalk.quality.Weights;
import org.boardwalk.search.SearchListener;
import org.boardwalk.search.orderly.Enumeration;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.Preference;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Enumerated;
import org.boardwalk.wish.answer.Judged;

/**
 * The front door for Java callers: designs, checks and compares movements. It offers everything
 * that the command line and the page do with a wish or a movement. Thread-safe.
 */
public final class Boardwalk {

  private final AnswerRepository repository;

  /** Works without a library: answers are neither kept nor looked up. */
  public Boardwalk() {
    this(Optional.empty(), fault -> {});
  }

  /**
   * @param library the library of kept answers; empty to keep none
   * @param notices receives files of the library that fail verification
   */
  public Boardwalk(Optional<Library> library, Consumer<FileException> notices) {
    repository = new AnswerRepository(library, notices);
  }

  /**
   * Works with searches as tasks, under many seeds at once.
   *
   * @param library the library of kept answers; empty to keep none
   * @param notices receives files of the library that fail verification
   * @param runner the runner of the tasks
   */
  public Boardwalk(Optional<Library> library, Consumer<FileException> notices, Runner runner) {
    repository = new AnswerRepository(library, notices, new ManySeeds(runner));
  }

  /**
   * Answers a wish: found, proved impossible, or gave up. Takes up to the wish's time limit unless
   * the answer is already known.
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
   * @param listener receives the progress of the search
   * @param cancelled set it to stop early with the best so far
   * @return the answer and its origin
   */
  public AnswerRepository.Delivery design(
      Preference preference, SearchListener listener, AtomicBoolean cancelled) {
    return repository.answer(preference, listener, cancelled);
  }

  /**
   * Searches for better answers than the known ones.
   *
   * @param preference the wishes, the best first
   * @param listener receives the progress of the search
   * @param cancelled set it to stop early with the best so far
   * @return the better of the found answer and the known one
   */
  public AnswerRepository.Delivery improve(
      Preference preference, SearchListener listener, AtomicBoolean cancelled) {
    return repository.improve(preference, listener, cancelled);
  }

  /**
   * Searches from a given movement.
   *
   * @param start a movement for its wish, such as one made elsewhere, see {@link ImportedMovement}
   * @param listener receives the progress of the search
   * @param cancelled set it to stop early with the best so far
   * @return the best of the found answer, the start and the known answer
   */
  public AnswerRepository.Delivery improve(
      Answer start, SearchListener listener, AtomicBoolean cancelled) {
    return repository.improve(start, listener, cancelled);
  }

  /**
   * Keeps a movement made elsewhere as the answer to every wish of its sizes for which it is better
   * than what is known.
   *
   * @param movement the movement
   * @param source its source, in words
   * @return an entry for each wish that it answers; none where it answers none
   */
  public List<ImportedMovement> keep(Movement movement, String source) {
    return ImportedMovement.keep(movement, source, repository);
  }

  /**
   * {@return its known answer, or the one made by a rule or, for teams, by a named form; empty when
   * a search is needed}
   */
  public Optional<Answer> known(Wish wish) {
    return repository.known(wish).or(() -> named(wish));
  }

  private static Optional<Answer> named(Wish wish) {
    return wish instanceof PairsWish pairs && pairs.form() instanceof PairsForm.FreeTeams
        ? Optional.of(
                Designer.answer(
                    pairs.with(pairs.search().with(Set.of(MethodKind.RULES))),
                    SearchListener.SILENT,
                    new AtomicBoolean()))
            .filter(answer -> answer.outcome().found().isPresent())
        : Optional.empty();
  }

  /** {@return known movements like a given movement, found without a search} */
  public KnownAlike alike() {
    return new KnownAlike(repository);
  }

  /**
   * Lists the constraint models of a wish, to be read or solved elsewhere. Does not build any
   * model.
   *
   * @param wish a wish
   * @return its formulations, those of the wish itself first; none where a rule answers it
   */
  public List<Formulation> formulations(Wish wish) {
    return Formulations.of(wish);
  }

  /**
   * Enumerates all movements of a size up to isomorphism: see {@link Enumeration}. Takes seconds
   * for 8 players or 12 players in 11 rounds, and much longer in between.
   *
   * @param wish the size
   * @param progress receives how far it is
   * @param over asked now and then
   * @return one of each that differ by more than names, judged
   */
  public Enumerated enumerate(
      IndividualWish wish, Consumer<String> progress, BooleanSupplier over) {
    return Enumeration.of(wish, progress, over);
  }

  /**
   * Judges any movement from any source.
   *
   * @param movement a movement, valid or not
   * @return the movement with its scorecard, broken rules included
   */
  public Judged check(Movement movement) {
    return Judged.of(movement);
  }

  /**
   * Recognises the named form of a movement, independently of the numbers of its pairs, tables and
   * sets. {@link NamedForms} builds named forms.
   *
   * @param movement a movement, valid or not
   * @return the form with its rule; empty when the movement has no named form
   */
  public Optional<Recognised> recognise(Movement movement) {
    return NamedForms.recognise(movement);
  }

  /**
   * Compares two movements, measure by measure.
   *
   * @param first a movement, judged
   * @param second another one
   * @return the comparison
   */
  public Comparison compare(Judged first, Judged second) {
    Weights weights = Judged.common(List.of(first, second));
    return Comparison.of(
        Measured.of(first.movement(), first.card(), weights),
        Measured.of(second.movement(), second.card(), weights));
  }
}
