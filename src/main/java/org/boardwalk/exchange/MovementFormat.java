package org.boardwalk.exchange;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The formats of other programs, in the order in which they are asked whether they know a file: so
 * the one that is no text comes first. To add one: a reader, a writer, and a constant here.
 */
public enum MovementFormat {
  /** Bridgemate databases, which are Microsoft Access files. */
  BWS("bws", ".bws files"),
  /** The open text format of the Dutch bridge federation (NBB). */
  ASC("asc", ".asc files"),
  /** Comma-separated values, an encounter a line, for spreadsheets. */
  CSV("csv", ".csv files"),
  /** Movements of pairs and individuals for EBUScore, one or a library of many. */
  EBUSCORE("txt", "EBUScore files"),
  /** A table of pairs to paste into Magic Contest. */
  MAGIC("txt", "Magic Contest tables"),
  /** Movements of pairs and individuals for bridgescorer. */
  BRIDGESCORER("yaml", "bridgescorer files"),
  /** A whole movement for other programs, nothing lost. */
  JSON("json", "JSON files"),
  /** What to key into ACBLscore; only written, since its files are not documented. */
  ACBLSCORE("txt", "ACBLscore sheets");

  /** Files of other kinds end like this too, so that only what is in them tells. */
  private static final Set<String> SHARED = Set.of("txt", "yaml", "json");

  private final String suffix;
  private final String files;

  MovementFormat(String suffix, String files) {
    this.suffix = suffix;
    this.files = files;
  }

  /**
   * @return how names of such files end, without the dot, in lower case
   */
  public String suffix() {
    return suffix;
  }

  /**
   * @return what such files are called, in the plural
   */
  public String files() {
    return files;
  }

  /** What reads it; empty when it is only written. */
  Optional<MovementReader> reader() {
    return Optional.ofNullable(
        switch (this) {
          case BWS -> new BwsReader();
          case ASC -> new AscReader();
          case CSV -> new CsvReader();
          case EBUSCORE -> new EbuScoreReader();
          case MAGIC -> new MagicContestReader();
          case BRIDGESCORER -> new BridgescorerReader();
          case JSON -> new JsonReader();
          case ACBLSCORE -> null;
        });
  }

  MovementWriter writer() {
    return switch (this) {
      case BWS -> new BwsWriter();
      case ASC -> new AscWriter();
      case CSV -> new CsvWriter();
      case EBUSCORE -> new EbuScoreWriter();
      case MAGIC -> new MagicContestWriter();
      case BRIDGESCORER -> new BridgescorerWriter();
      case JSON -> new JsonWriter();
      case ACBLSCORE -> new AcblScoreSheet();
    };
  }

  /**
   * @param path a file; nothing is read
   * @return the format whose suffix its name has, in capitals or not; empty for any other name, and
   *     for suffixes that several formats have
   */
  public static Optional<MovementFormat> named(Path path) {
    String name = String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT);
    return Arrays.stream(values())
        .filter(f -> !SHARED.contains(f.suffix) && name.endsWith("." + f.suffix))
        .findFirst();
  }

  /** What can be read, for messages. */
  static String readable() {
    return Arrays.stream(values())
        .filter(f -> f.reader().isPresent())
        .map(f -> f.files)
        .collect(Collectors.joining(", "));
  }
}
