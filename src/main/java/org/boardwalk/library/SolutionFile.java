package org.boardwalk.library;

import java.nio.file.Path;
import java.util.List;

/**
 * Solutions: YAML files with one movement, how good it is and where it came from, described by
 * {@code solution.schema.json} beside this class. Read strictly: nothing is half-read, and every
 * claim is recomputed. Stateless and thread-safe.
 */
public final class SolutionFile {

  private SolutionFile() {}

  /**
   * Reads a solution and trusts nothing in it. Broken rules (a player twice in a round, a set
   * replayed) are no fault of the file unless it has a model: the movement is returned for the
   * judge to say so. Up to ten seconds for the largest files, a few milliseconds for usual ones.
   *
   * @param path a solution file, at most 5 MB
   * @return what it holds
   * @throws FileException when it cannot be read, has anything unknown or out of range, or claims
   *     what does not hold
   */
  public static Solution read(Path path) {
    return sound(path, inspect(path)).solution();
  }

  /**
   * @param path the name to report faults under; nothing is read from there
   * @param text the text of a solution
   * @return what it holds
   * @throws FileException like {@link #read}
   */
  public static Solution parse(Path path, String text) {
    return sound(path, inspect(path, text)).solution();
  }

  /**
   * Reads a solution and lists every claim that does not hold, instead of refusing it.
   *
   * @param path a solution file, at most 5 MB
   * @return what it holds, and the differences
   * @throws FileException when it cannot be read or has anything unknown or out of range
   */
  public static Inspection inspect(Path path) {
    return inspect(path, FileText.read(path));
  }

  private static Inspection inspect(Path path, String text) {
    Document document = Document.parse(path, text);
    return WrittenSolution.inspect(document, text).orElseGet(() -> inspect(document));
  }

  /** Checks the form step by step, so that a fault is named with its line. */
  static Inspection inspect(Document document) {
    Format.SOLUTION.refuseOtherFormat(document);
    Entry file = Entry.root(document);
    Format.SOLUTION.check(document);
    Solution solution = SolutionReader.read(document);
    if (!JudgingEffort.bearable(solution)) {
      throw file.at("schedule")
          .fault(
              "is too large to be judged\nMaybe split the session, or use fewer boards in a set.");
    }
    return Verification.inspect(document, solution);
  }

  /** Refuses a file with differences. */
  static Inspection sound(Path path, Inspection inspection) {
    List<Difference> differences = inspection.differences();
    if (!differences.isEmpty()) {
      Difference first = differences.get(0);
      String others =
          differences.size() > 1 ? ", and %d more".formatted(differences.size() - 1) : "";
      throw new FileException(
          path,
          first.line(),
          first
              + others
              + "\nMaybe the file was edited or damaged: run the check command on it to see every"
              + " difference.");
    }
    return inspection;
  }

  /**
   * @param solution a solution; what it claims is written as it is
   * @return the file as YAML, with its checksum; times in milliseconds
   */
  public static String text(Solution solution) {
    return SolutionText.of(solution);
  }

  /**
   * @param solution a solution; what it claims is written as it is
   * @return the same content as JSON
   */
  public static String json(Solution solution) {
    return Document.parse(Path.of("solution"), text(solution)).root().toPrettyString() + "\n";
  }

  /**
   * @param path the file to write; one that is there is replaced, as a whole or not at all
   * @param solution a solution
   * @throws FileException when it cannot be written
   */
  public static void write(Path path, Solution solution) {
    WholeFile.write(path, text(solution));
  }
}
