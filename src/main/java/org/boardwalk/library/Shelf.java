package org.boardwalk.library;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.Movement;

/**
 * Every movement that a library holds, of any kind and from any source.
 *
 * @param movements the movements, by the names of their files
 * @param damaged what is wrong with files that cannot be believed
 */
public record Shelf(List<Kept> movements, List<FileException> damaged) {

  /** Copies the lists. */
  public Shelf {
    movements = List.copyOf(movements);
    damaged = List.copyOf(damaged);
  }

  /**
   * A movement and where it is kept.
   *
   * @param file its file
   * @param movement the movement
   */
  public record Kept(Path file, Movement movement) {}

  /** What one file holds: a movement, a fault, or a proof that there is no movement. */
  private record Slot(Optional<Kept> kept, Optional<FileException> fault) {}

  /**
   * Reads every {@code .yaml} file of a library, and judges it again. A few milliseconds a file and
   * worker; a damaged one does not stop the others.
   *
   * @param library the library; one that is not there yet is empty
   * @param workers threads, at least 1
   * @return its movements
   * @throws FileException when the directory cannot be listed
   */
  public static Shelf read(Library library, int workers) {
    List<Slot> slots = Parallel.map(Atlas.files(library.directory()), workers, Shelf::slot);
    return new Shelf(
        slots.stream().flatMap(s -> s.kept().stream()).toList(),
        slots.stream().flatMap(s -> s.fault().stream()).toList());
  }

  private static Slot slot(Path file) {
    try {
      Solution solution = SolutionFile.read(file);
      return new Slot(solution.movement().map(m -> new Kept(file, m)), Optional.empty());
    } catch (FileException e) {
      return new Slot(Optional.empty(), Optional.of(e));
    }
  }
}
