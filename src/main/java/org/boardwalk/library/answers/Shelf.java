package org.boardwalk.library.answers;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.answer.Judged;
import org.boardwalk.file.FileException;
import org.boardwalk.movement.Size;

/**
 * A shelf: all movements of a library, of any kind and from any source.
 *
 * @param movements the movements, by the names of their files
 * @param damaged the faults of files that fail verification
 */
record Shelf(List<Item> movements, List<FileException> damaged) {

  /** Copies the lists. */
  public Shelf {
    movements = List.copyOf(movements);
    damaged = List.copyOf(damaged);
  }

  /**
   * A movement with its file.
   *
   * @param file its file
   * @param judged the movement, judged again
   */
  public record Item(Path file, Judged judged) {}

  /**
   * The content of one file: a movement, a fault, or neither for a proof that there is no movement.
   */
  private record Slot(Optional<Item> item, Optional<FileException> fault) {}

  /** The names of stored answers: kind or form, tables or players, rounds. */
  private static final Pattern NAME = Pattern.compile("(?:.*/)?[a-z-]+-(\\d+)([tp])-(\\d+)r-[^/]*");

  /**
   * Whether a file may hold a movement of some size, by its name; files with other names than ours
   * may hold any.
   */
  static boolean mayHold(String name, Size size) {
    Matcher matcher = NAME.matcher(name);
    if (!matcher.matches()) {
      return true;
    }
    int number = matcher.group(2).equals("t") ? size.tables() : size.contestants();
    return matcher.group(1).equals("" + number) && matcher.group(3).equals("" + size.rounds());
  }

  /**
   * Reads files of a library, and judges them again. Takes a few milliseconds a file and worker; a
   * damaged file does not stop the others.
   *
   * @param library the library
   * @param names some of its names
   * @param workers number of threads, at least 1
   * @return their movements
   */
  public static Shelf read(Library library, List<String> names, int workers) {
    List<Slot> slots = Parallel.map(names, workers, name -> slot(library, name));
    return new Shelf(
        slots.stream().flatMap(s -> s.item().stream()).toList(),
        slots.stream().flatMap(s -> s.fault().stream()).toList());
  }

  private static Slot slot(Library library, String name) {
    try {
      Kept kept = library.first(name);
      Optional<Judged> judged = kept.inspection().judged();
      return new Slot(judged.map(j -> new Item(kept.file(), j)), Optional.empty());
    } catch (FileException e) {
      return new Slot(Optional.empty(), Optional.of(e));
    }
  }
}
