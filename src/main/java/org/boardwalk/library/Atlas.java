package org.boardwalk.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.boardwalk.quality.Judge;
import org.boardwalk.search.Answer;

/**
 * What is kept in a directory of solutions, read once, every file judged again from scratch.
 *
 * @param cells the cells of the atlas that have an answer, in order
 * @param others sound files that are no cell of it
 * @param damaged what is wrong with each of the other files
 */
public record Atlas(Map<Cell, Charted> cells, List<Path> others, List<FileException> damaged) {

  /** Copies map and lists, and keeps the cells in order. */
  public Atlas {
    cells = java.util.Collections.unmodifiableMap(new TreeMap<>(cells));
    others = List.copyOf(others);
    damaged = List.copyOf(damaged);
  }

  /** What one file holds: a cell, a fault, or something else. */
  private record Page(Path file, Optional<Charted> charted, Optional<FileException> fault) {}

  /**
   * Reads every {@code .yaml} file of a library. A few milliseconds a file and worker; a damaged
   * one does not stop the others.
   *
   * @param library the library; one that is not there yet is empty
   * @param workers threads, at least 1
   * @return the atlas
   * @throws FileException when the directory cannot be listed
   */
  public static Atlas read(Library library, int workers) {
    return read(library, files(library.directory()), workers);
  }

  /**
   * Reads the files of some cells only.
   *
   * @param library the library
   * @param cells the cells
   * @param workers threads, at least 1
   * @return the atlas of these cells
   */
  public static Atlas of(Library library, List<Cell> cells, int workers) {
    List<Path> files =
        cells.stream().map(c -> library.file(c.problem())).filter(Files::exists).toList();
    return read(library, files, workers);
  }

  private static Atlas read(Library library, List<Path> files, int workers) {
    List<Page> pages = Parallel.map(files, workers, f -> page(library, f));
    Map<Cell, Charted> cells = new TreeMap<>();
    List<Path> others = new ArrayList<>();
    List<FileException> damaged = new ArrayList<>();
    for (Page page : pages) {
      page.fault().ifPresent(damaged::add);
      page.charted().ifPresent(c -> cells.put(c.cell(), c));
      if (page.fault().isEmpty() && page.charted().isEmpty()) {
        others.add(page.file());
      }
    }
    return new Atlas(cells, others, damaged);
  }

  /**
   * @param cell a cell
   * @return what is known of it; empty when it has no answer
   */
  public Optional<Charted> at(Cell cell) {
    return Optional.ofNullable(cells.get(cell));
  }

  /**
   * @return how many files were read
   */
  public int files() {
    return cells.size() + others.size() + damaged.size();
  }

  static List<Path> files(Path directory) {
    if (Files.notExists(directory)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(directory)) {
      return files
          .filter(f -> f.toString().endsWith(".yaml") && Files.isRegularFile(f))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new FileException(
          directory, "cannot be listed: " + e + "\nMaybe it is no directory.", e);
    }
  }

  private static Page page(Library library, Path file) {
    try {
      return new Page(file, charted(library, file), Optional.empty());
    } catch (FileException e) {
      return new Page(file, Optional.empty(), Optional.of(e));
    }
  }

  private static Optional<Charted> charted(Library library, Path file) {
    if (CanonicalModel.isFileName(file)) {
      Answer answer = library.read(file);
      return Cell.of(answer.problem()).map(c -> new Charted(c, answer, file));
    }
    Solution solution = SolutionFile.read(file);
    solution
        .movement()
        .filter(m -> !Judge.judge(m).valid())
        .ifPresent(
            m -> {
              throw new FileException(
                  file, 0, "breaks rules\nMaybe run the check command on it to see which.");
            });
    return Optional.empty();
  }
}
