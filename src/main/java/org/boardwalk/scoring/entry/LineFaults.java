package org.boardwalk.scoring.entry;

import java.nio.file.Path;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.boardwalk.exchange.file.FileException;

/**
 * The faults of a file: the first is reported in full, the others by the numbers of their lines.
 */
final class LineFaults {

  /** The most lines that are named, the first of which is reported in full. */
  private static final int NAMED = 21;

  private final Path path;
  private final NavigableMap<Integer, WrongScore> faults = new TreeMap<>();

  LineFaults(Path path) {
    this.path = path;
  }

  void add(int line, WrongScore fault) {
    add(line, () -> fault);
  }

  /** Adds a fault, which is made only if it will be named. */
  void add(int line, Supplier<WrongScore> fault) {
    if (!full() || line < faults.lastKey()) {
      faults.computeIfAbsent(line, l -> fault.get());
    }
    if (faults.size() > NAMED + 1) {
      faults.pollLastEntry();
    }
  }

  /**
   * @return whether faults of later lines are not named, so that these lines need not be read
   */
  boolean full() {
    return faults.size() > NAMED;
  }

  /**
   * @throws FileException when there are any faults
   */
  void refuse() {
    if (faults.isEmpty()) {
      return;
    }
    List<Integer> lines = List.copyOf(faults.keySet());
    List<String> words = faults.values().stream().map(WrongScore::words).toList();
    String others =
        lines.size() == 1
            ? ""
            : lines.stream()
                .limit(NAMED)
                .skip(1)
                .map(String::valueOf)
                .collect(
                    Collectors.joining(
                        ", ", " Faults in other lines too: ", full() ? ", and more." : "."));
    throw new FileException(path, lines.get(0), words.get(0) + others);
  }
}
