package org.boardwalk.library.answers;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.boardwalk.answer.Judged;
import org.boardwalk.file.FileException;

/**
 * Every movement that a library holds, of any kind and from any source.
 *
 * @param movements the movements, by the names of their files
 * @param damaged what is wrong with files that cannot be believed
 */
record Shelf(List<Item> movements, List<FileException> damaged) {

  /** Copies the lists. */
  public Shelf {
    movements = List.copyOf(movements);
    damaged = List.copyOf(damaged);
  }

  /**
   * A movement and where it is kept.
   *
   * @param file its file
   * @param judged the movement, judged again
   */
  public record Item(Path file, Judged judged) {}

  /** What one file holds: a movement, a fault, or a proof that there is no movement. */
  private record Slot(Optional<Item> item, Optional<FileException> fault) {}

  /**
   * Reads every file of a library, and judges it again. A few milliseconds a file and worker; a
   * damaged one does not stop the others.
   *
   * @param library the library; one that is not there yet is empty
   * @param workers threads, at least 1
   * @return its movements
   * @throws FileException when the directory cannot be listed
   */
  public static Shelf read(Library library, int workers) {
    List<Slot> slots = Parallel.map(library.names(), workers, name -> slot(library, name));
    return new Shelf(
        slots.stream().flatMap(s -> s.item().stream()).toList(),
        slots.stream().flatMap(s -> s.fault().stream()).toList());
  }

  private static Slot slot(Library library, String name) {
    try {
      Optional<Judged> judged = library.inspect(name).judged();
      return new Slot(
          judged.map(j -> new Item(library.directory().resolve(name), j)), Optional.empty());
    } catch (FileException e) {
      return new Slot(Optional.empty(), Optional.of(e));
    }
  }
}
