package org.boardwalk.exchange;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The formats of other programs. To add one: a reader, a writer, and a constant here. */
public enum MovementFormat {
  /** The open text format of the Dutch bridge federation (NBB). */
  ASC("asc"),
  /** Comma-separated values, an encounter a line, for spreadsheets. */
  CSV("csv");

  private final String suffix;

  MovementFormat(String suffix) {
    this.suffix = suffix;
  }

  /**
   * @return how names of such files end, without the dot, in lower case
   */
  public String suffix() {
    return suffix;
  }

  MovementReader reader() {
    return switch (this) {
      case ASC -> new AscReader();
      case CSV -> new CsvReader();
    };
  }

  MovementWriter writer() {
    return switch (this) {
      case ASC -> new AscWriter();
      case CSV -> new CsvWriter();
    };
  }

  /**
   * @param path a file; nothing is read
   * @return the format whose suffix its name has, in capitals or not; empty for any other name
   */
  public static Optional<MovementFormat> named(Path path) {
    String name = String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT);
    return Arrays.stream(values()).filter(f -> name.endsWith("." + f.suffix)).findFirst();
  }

  /** All suffixes with their dots, for messages. */
  static String suffixes() {
    return Arrays.stream(values()).map(f -> "." + f.suffix).collect(Collectors.joining(", "));
  }
}
