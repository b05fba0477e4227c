package org.boardwalk.library;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.boardwalk.problem.Wish;
import org.boardwalk.quality.Bounds;
import org.boardwalk.search.Answer;
import org.boardwalk.search.Outcome;

/**
 * A directory of solutions, so that a wish asked before is answered at once. A wish is looked up by
 * what is wanted, not by its name or search settings. Every hit is judged again from scratch; a
 * file that does not hold what it claims is reported, never trusted and never overwritten.
 * Thread-safe, also between processes; a better answer replaces a worse one, never the reverse.
 *
 * @param directory where the files are; created when the first answer is stored
 */
public record Library(Path directory) {

  /**
   * @param problem a wish
   * @return the file that its answer has or would have, such as {@code
   *     individual-13p-13r-shared-4f2a91c0.yaml}
   */
  public Path file(Wish problem) {
    return directory.resolve(CanonicalModel.fileName(problem));
  }

  /**
   * Looks a wish up. Takes some milliseconds.
   *
   * @param problem a wish
   * @return the best answer stored, under the name asked for; empty when there is none
   * @throws FileException when its file is damaged, edited, or answers another wish
   */
  public Optional<Answer> find(Wish problem) {
    Path file = file(problem);
    if (Files.exists(directory) && !Files.isDirectory(directory)) {
      throw new FileException(
          directory, 0, "is no directory\nMaybe choose another place for the library.");
    }
    return Files.notExists(file) ? Optional.empty() : Optional.of(find(problem, file));
  }

  /**
   * Reads an answer, to whatever wish its file says.
   *
   * @param file a file of this library
   * @return the answer
   * @throws FileException when the file is damaged, edited, or bears the name of another wish
   */
  public Answer read(Path file) {
    Inspection complete = complete(file);
    Wish stored = complete.solution().model().orElseThrow();
    if (!CanonicalModel.fileName(stored).equals(String.valueOf(file.getFileName()))) {
      throw foreign(file, "answers another model than its name says");
    }
    return answer(stored, complete, file);
  }

  private static Answer find(Wish asked, Path file) {
    Inspection complete = complete(file);
    Wish stored = complete.solution().model().orElseThrow();
    if (!CanonicalModel.text(stored).equals(CanonicalModel.text(asked))) {
      throw foreign(file, "answers another model than its name says");
    }
    return answer(asked, complete, file);
  }

  /** A file that holds what it claims, and claims everything that an answer has. */
  private static Inspection complete(Path file) {
    Inspection inspection = SolutionFile.sound(file, SolutionFile.inspect(file));
    Solution solution = inspection.solution();
    if (solution.model().isEmpty()
        || solution.proof().isEmpty()
        || solution.origin().isEmpty()
        || !inspection.checksummed()
        || solution.quality().isPresent() != solution.movement().isPresent()) {
      throw foreign(file, "lacks quality, proof, model, origin or checksum");
    }
    return inspection;
  }

  private static Answer answer(Wish asked, Inspection complete, Path file) {
    return new Answer(
        asked,
        outcome(asked, complete),
        complete.solution().origin().orElseThrow(),
        List.of("found in the library: " + file));
  }

  private static FileException foreign(Path file, String what) {
    return new FileException(
        file,
        0,
        what + "\nMaybe it was put there by hand: move it out of the library and search again.");
  }

  /** Both wishes want the same, so that they are judged alike. */
  private static Outcome outcome(Wish asked, Inspection complete) {
    Solution solution = complete.solution();
    Proof proof = solution.proof().orElseThrow();
    if (solution.movement().isEmpty()) {
      return new Outcome.Impossible(proof.by());
    }
    var movement = solution.movement().orElseThrow().named(asked.name());
    Figures bound = solution.quality().orElseThrow().bound();
    return new Outcome.Found(
        movement,
        complete.card().orElseThrow(),
        new Bounds(bound.each(), bound.total(), asked.bounds().by()),
        proof.status().status(),
        proof.by());
  }

  /**
   * Stores an answer, unless one as good is there already. A search that gave up is never stored.
   *
   * @param answer an answer
   * @return what became of it
   * @throws FileException when the directory cannot be written to, or the file there is damaged
   * @throws IllegalArgumentException when the answer does not hold what it claims
   * @throws IllegalStateException when it contradicts a stored one: one says impossible, the other
   *     has a movement, or a movement costs less than was proved possible
   */
  public Stored store(Answer answer) {
    if (answer.outcome() instanceof Outcome.GaveUp) {
      return Stored.KEPT;
    }
    Path file = file(answer.problem());
    String text = SolutionFile.text(Solution.of(answer));
    try {
      SolutionFile.parse(file, text);
    } catch (FileException e) {
      throw new IllegalArgumentException(
          "answer does not hold what it claims: " + e.getMessage(), e);
    }
    return LibraryLock.alone(
        directory,
        () -> {
          Optional<Answer> before = find(answer.problem());
          Stored stored = before.map(b -> Rivals.judge(b, answer, file)).orElse(Stored.NEW);
          if (stored != Stored.KEPT) {
            WholeFile.write(file, text);
          }
          return stored;
        });
  }
}
