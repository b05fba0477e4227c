package org.boardwalk.scoring.entry;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.text.Text;

/**
 * The faults of a file: the first is reported in full, the next by the numbers of their lines, and
 * the rest are counted.
 */
final class LineFaults {

  /** The most lines that are named, the first of which is reported in full. */
  private static final int NAMED = 21;

  /** After so many more lines with faults a file need not be read on. */
  private static final int COUNTED = 1_000;

  private final Path path;
  private final NavigableMap<Integer, WrongScore> named = new TreeMap<>();
  private final Set<Integer> others = new HashSet<>();

  LineFaults(Path path) {
    this.path = path;
  }

  void add(int line, WrongScore fault) {
    add(line, () -> fault);
  }

  /** Adds a fault, which is made only if it will be named. */
  void add(int line, Supplier<WrongScore> fault) {
    if (named.size() == NAMED && line > named.lastKey()) {
      others.add(line);
      return;
    }
    named.computeIfAbsent(line, l -> fault.get());
    if (named.size() > NAMED) {
      int last = named.lastKey();
      named.remove(last);
      others.add(last);
    }
  }

  /** {@return whether so many lines have faults that later lines need not be read} */
  boolean full() {
    return others.size() >= COUNTED;
  }

  /**
   * @throws FileException when there are any faults
   */
  void refuse() {
    if (named.isEmpty()) {
      return;
    }
    List<Integer> lines = List.copyOf(named.keySet());
    String first = named.values().iterator().next().words();
    String rest =
        lines.size() == 1
            ? ""
            : lines.stream()
                .skip(1)
                .map(String::valueOf)
                .collect(Collectors.joining(", ", " Faults in other lines too: ", more() + "."));
    throw new FileException(path, lines.get(0), first + rest);
  }

  private String more() {
    if (others.isEmpty()) {
      return "";
    }
    return Text.of(full() ? ", and at least %d more" : ", and %d more", others.size());
  }
}
