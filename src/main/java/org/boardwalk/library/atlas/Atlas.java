package org.boardwalk.library.atlas;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.answers.Library;
import org.boardwalk.library.answers.LibraryFileReader;
import org.boardwalk.library.answers.Parallel;
import org.boardwalk.library.files.CanonicalModel;
import org.boardwalk.quality.TheoremCase;
import org.boardwalk.wish.answer.Outcome;

/**
 * The atlas: the content of a directory of solutions, read once, with every file judged again from
 * scratch.
 *
 * @param cells the cells of the atlas that have an answer, in order
 * @param others sound files that are not cells of the atlas
 * @param damaged the faults of all other files
 */
public record Atlas(Map<Cell, AtlasEntry> cells, List<String> others, List<FileException> damaged) {

  /** Copies map and lists, and keeps the cells in order. */
  public Atlas {
    cells = Collections.unmodifiableMap(new TreeMap<>(cells));
    others = List.copyOf(others);
    damaged = List.copyOf(damaged);
  }

  /** The content of one file: a cell, a fault, or neither. */
  private record Page(String name, Optional<AtlasEntry> charted, Optional<FileException> fault) {}

  /**
   * Reads every {@code .yaml} file of a library. Takes a few milliseconds a file and worker; a
   * damaged file does not stop the others.
   *
   * @param library the library; if its directory does not exist yet, the atlas is empty
   * @param workers number of threads, at least 1
   * @return the atlas
   * @throws FileException when the directory cannot be listed
   */
  public static Atlas read(Library library, int workers) {
    return read(library, workers, () -> false);
  }

  /**
   * Reads a library, and can be stopped early.
   *
   * @param over whether to stop: the remaining files are skipped
   * @return the atlas of the files read
   */
  public static Atlas read(Library library, int workers, BooleanSupplier over) {
    return read(library, library.names(), workers, over);
  }

  /**
   * Reads the files of some cells only.
   *
   * @param library the library
   * @param cells the cells
   * @param workers number of threads, at least 1
   * @return the atlas of these cells
   */
  public static Atlas of(Library library, List<Cell> cells, int workers) {
    return read(library, names(library, cells), workers, () -> false);
  }

  /**
   * @param library the library
   * @param cells some cells
   * @return the names of the files of these cells that are there
   */
  public static List<String> names(Library library, List<Cell> cells) {
    Set<String> wanted =
        cells.stream()
            .map(c -> String.join("/", CanonicalModel.place(c.wish())))
            .collect(Collectors.toSet());
    return library.names().stream().filter(wanted::contains).toList();
  }

  /**
   * Reads some files of a library, and can be stopped early.
   *
   * @param library the library
   * @param names the names of the files
   * @param workers number of threads, at least 1
   * @param over whether to stop: the remaining files are skipped
   * @return the atlas of the files read
   */
  public static Atlas read(Library library, List<String> names, int workers, BooleanSupplier over) {
    List<Optional<Page>> read =
        Parallel.map(
            names,
            workers,
            name -> over.getAsBoolean() ? Optional.empty() : Optional.of(page(library, name)));
    return of(read.stream().flatMap(Optional::stream).toList());
  }

  private static Atlas of(List<Page> pages) {
    Map<Cell, AtlasEntry> cells = new TreeMap<>();
    List<String> others = new ArrayList<>();
    List<FileException> damaged = new ArrayList<>();
    for (Page page : pages) {
      page.fault().ifPresent(damaged::add);
      page.charted().ifPresent(c -> cells.put(c.cell(), c));
      if (page.fault().isEmpty() && page.charted().isEmpty()) {
        others.add(page.name());
      }
    }
    return new Atlas(cells, others, damaged);
  }

  /** {@return the cell with its answer; empty when it has none} */
  public Optional<AtlasEntry> at(Cell cell) {
    return Optional.ofNullable(cells.get(cell));
  }

  /**
   * @param cell a cell
   * @return how good its answer is; impossible also where theorems exclude it; empty where nothing
   *     is known
   */
  public Optional<Grade> grade(Cell cell) {
    return at(cell)
        .map(AtlasEntry::grade)
        .or(() -> forbidding(cell).isEmpty() ? Optional.empty() : Optional.of(Grade.IMPOSSIBLE));
  }

  /**
   * @param cell a cell
   * @return the theorems by which it has no movement, if it has no answer; empty where it has one,
   *     or nothing is known
   */
  public List<TheoremCase> forbidding(Cell cell) {
    return cells.containsKey(cell) ? List.of() : cell.wish().forbidding();
  }

  /** {@return number of files read} */
  public int files() {
    return cells.size() + others.size() + damaged.size();
  }

  private static Page page(Library library, String name) {
    try {
      return new Page(name, charted(library, name), Optional.empty());
    } catch (FileException e) {
      return new Page(name, Optional.empty(), Optional.of(e));
    }
  }

  /** The cell of a file with its answer. A mere claim of impossibility counts as no answer. */
  private static Optional<AtlasEntry> charted(Library library, String name) {
    return LibraryFileReader.in(library, name)
        .filter(answer -> !(answer.outcome() instanceof Outcome.GaveUp))
        .flatMap(
            answer ->
                Cell.of(answer.wish())
                    .map(c -> new AtlasEntry(c, answer, library.directory().resolve(name))));
  }
}
