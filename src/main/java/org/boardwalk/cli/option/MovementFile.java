package org.boardwalk.cli.option;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Optional;
import org.boardwalk.library.files.Solution;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Language;
import org.boardwalk.publish.Names;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The movement file that a command takes, of any format. */
public final class MovementFile {

  @Parameters(paramLabel = "FILE", description = MovementFiles.FORMATS)
  Path path = Path.of("");

  @Mixin MovementFiles files = new MovementFiles();

  /** {@return the file as it was named, perhaps with one of its movements} */
  public Path path() {
    return path;
  }

  /** {@return how movement files are read} */
  public MovementFiles files() {
    return files;
  }

  /**
   * @return the movement, judged; in our own files every claim must hold
   * @throws org.boardwalk.exchange.file.FileException when the file cannot be read or has none
   */
  public Judged judged() {
    return files.judged(path);
  }

  /**
   * @return the solution, every claim of which must hold; for an evening, its movement and
   *     attendance
   * @throws org.boardwalk.exchange.file.FileException when the file cannot be read
   */
  public Solution solution() {
    return files.solution(path);
  }

  /** {@return the day of the evening in this file; empty when it holds no evening} */
  public Optional<LocalDate> day() {
    return files.evening(path).map(SavedEvening::date);
  }

  /** {@return the language of the evening in this file; empty when none was chosen} */
  public Optional<Language> language() {
    return files.evening(path).flatMap(e -> e.settings().language());
  }

  /**
   * @param list a file of names; null for none
   * @param movement the movement of this file
   * @return the names in the list; without a list, the names of an evening, or none
   */
  public Names names(@Nullable Path list, Movement movement) {
    return files.names(path, list, movement);
  }
}
