package org.boardwalk.library.files;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.boardwalk.exchange.file.Document;
import org.boardwalk.exchange.file.Entry;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.exchange.file.WholeFile;
import org.boardwalk.exchange.file.YamlText;
import org.boardwalk.movement.text.Text;

/**
 * Solutions: YAML files with one movement, its quality and its origin, described by {@code
 * solution.schema.json} beside this class. Reading is strict: unknown content is refused, and every
 * claim is recomputed. Stateless and thread-safe.
 */
public final class SolutionFile {

  private SolutionFile() {}

  /**
   * Reads a solution and verifies everything in it. Broken rules (a player twice in a round, a set
   * replayed) are not faults of the file unless it has a model; they are on the judge's scorecard
   * of the returned movement. Takes a few milliseconds for usual files, about a second for the
   * largest.
   *
   * @param path a solution file, at most 5 MB
   * @return the inspection, without differences
   * @throws FileException when it cannot be read, has unknown content or values out of range, or a
   *     claim does not hold
   */
  public static Inspection read(Path path) {
    return sound(path, inspect(path));
  }

  /**
   * @param path the name to report faults under; nothing is read from there
   * @param text the text of a solution
   * @return the inspection, without differences
   * @throws FileException like {@link #read}
   */
  public static Inspection parse(Path path, String text) {
    return sound(path, inspect(path, text));
  }

  /**
   * Reads a solution that comes with the program. Its claims are verified like all others; only its
   * form is not checked, as the program was built with it.
   *
   * @param path the name to report faults under; nothing is read from there
   * @param text the text of a solution
   * @return the inspection, without differences
   * @throws FileException like {@link #read}
   */
  public static Inspection parseShipped(Path path, String text) {
    Document document = Document.parse(path, text);
    return sound(path, inspected(document, SolutionFields.read(document)));
  }

  /**
   * Reads a solution and lists every claim that does not hold, instead of refusing the file. From
   * an evening it takes the movement that is played.
   *
   * @param path a solution file or an evening, at most 5 MB
   * @return the inspection, with its differences
   * @throws FileException when it cannot be read or has unknown content or values out of range
   */
  public static Inspection inspect(Path path) {
    return inspect(path, FileText.read(path));
  }

  /**
   * @param path the name to report faults under; nothing is read from there
   * @param text the text of a solution
   * @return the inspection, with its differences
   * @throws FileException like {@link #inspect(Path)}
   */
  public static Inspection inspect(Path path, String text) {
    Document document = Document.parse(path, text);
    if (FileFormat.EVENING.named(document)) {
      FileFormat.EVENING.check(document);
      return evening(document);
    }
    FileFormat.SOLUTION.refuseOtherFormat(document);
    return inspected(document, Reading.of(document).solution(document, text));
  }

  /** Inspects the movement of an evening; the attendance is a separate part of the file. */
  private static Inspection evening(Document document) {
    Entry file = Entry.root(document);
    Document part = document.part("movement");
    Solution solution = SolutionFields.read(part);
    return inspected(
        part,
        file.make(() -> solution.playedBy(AttendanceFields.read(file, AttendanceFields.NUMBER))));
  }

  /**
   * Reads a solution that is part of another file, which was checked against its schema as a whole.
   *
   * @param part the part of the file, as a document of its own
   * @return the inspection, with its differences
   * @throws FileException like {@link #inspect(Path)}
   */
  public static Inspection inspect(Document part) {
    return inspected(part, SolutionFields.read(part));
  }

  private static Inspection inspected(Document document, Solution solution) {
    if (!JudgingEffort.bearable(solution)) {
      throw Entry.root(document)
          .at("schedule")
          .fault(
              "is too large to be judged\nMaybe split the session, or use fewer boards in a set.");
    }
    return Verification.inspect(document, solution);
  }

  /**
   * The result of reading: a solution or a fault.
   *
   * @param solution the solution; empty if there was a fault
   * @param fault the fault; empty if there was none
   */
  private record Reading(Optional<Solution> solution, Optional<FileException> fault) {

    static Reading of(Document document) {
      try {
        return new Reading(Optional.of(SolutionFields.read(document)), Optional.empty());
      } catch (FileException e) {
        return new Reading(Optional.empty(), Optional.of(e));
      }
    }

    /**
     * Reads the solution of a document. A text exactly as the program writes it needs no check of
     * its form. Other texts are checked against the schema first, which names unknown keys and has
     * better messages.
     */
    Solution solution(Document document, String text) {
      if (solution.map(SolutionFile::text).filter(text::equals).isEmpty()) {
        FileFormat.SOLUTION.check(document);
      }
      return solution.orElseThrow(fault::orElseThrow);
    }
  }

  /**
   * Refuses a file with differences.
   *
   * @param path its name
   * @param inspection the inspection
   * @return the inspection
   * @throws FileException when a claim does not hold
   */
  public static Inspection sound(Path path, Inspection inspection) {
    List<Difference> differences = inspection.differences();
    if (!differences.isEmpty()) {
      Difference first = differences.get(0);
      String others =
          differences.size() > 1 ? Text.of(", and %d more", differences.size() - 1) : "";
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
   * @param solution a solution; its claims are written unchanged
   * @return the file as YAML, with its checksum; times in milliseconds
   */
  public static String text(Solution solution) {
    return YamlText.of(fields(solution));
  }

  /**
   * @param solution a solution; its claims are written unchanged
   * @return the same content as fields, to be part of another file
   */
  public static ObjectNode fields(Solution solution) {
    return SolutionFields.of(solution).node();
  }

  /**
   * @param solution a solution; its claims are written unchanged
   * @return the same content as JSON
   */
  public static String json(Solution solution) {
    return SolutionFields.of(solution).json();
  }

  /**
   * @param path the file to write, as JSON if its name ends in .json, otherwise as YAML; an
   *     existing one is replaced, as a whole or not at all
   * @param solution a solution
   * @throws FileException when it cannot be written, or could not be read
   */
  public static void write(Path path, Solution solution) {
    WholeFile.write(path, readBack(path, YamlText.orJson(path, fields(solution)), solution));
  }

  /**
   * Reads a text before it becomes a file, so that nothing is kept that could not be read again.
   *
   * @param path the file that it is to become
   * @param text the text of a solution
   * @param solution the solution
   * @return the text
   * @throws FileException when it cannot be read, or what is read is not the solution: a bug
   */
  public static String readBack(Path path, String text, Solution solution) {
    String fault;
    try {
      boolean same = text(parse(path, text).solution()).equals(text(solution));
      fault = same ? "" : "it says something else";
    } catch (FileException e) {
      fault = "" + e.getMessage();
    }
    if (!fault.isEmpty()) {
      throw new FileException(
          path,
          0,
          "is not written, as it could not be read again: "
              + fault.lines().findFirst().orElse("")
              + "\nMaybe report this as a bug of Boardwalk, with the model.");
    }
    return text;
  }
}
