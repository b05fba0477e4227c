package org.boardwalk.exchange;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The formats of other programs, in the order in which they are tried on a file: those that are not
 * text come first. To add one, write a reader and a writer, and add a constant here.
 */
public enum MovementFormat {
  /** Bridgemate databases, which are Microsoft Access files. */
  BWS("bws", ".bws files"),
  /** Movements of pairs for ACBLscore. */
  MOV("mov", ".MOV files"),
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
  /** A whole movement for other programs, without any loss. */
  JSON("json", "JSON files"),
  /** Entries to key into ACBLscore's editor, for pairs and individuals; only written. */
  ACBLSCORE("txt", "ACBLscore sheets");

  /** Suffixes that other kinds of files have too, so that only the content tells the format. */
  private static final Set<String> SHARED = Set.of("txt", "yaml", "json");

  private final String suffix;
  private final String files;

  MovementFormat(String suffix, String files) {
    this.suffix = suffix;
    this.files = files;
  }

  /**
   * @return the suffix of such files, without the dot, in lower case
   */
  public String suffix() {
    return suffix;
  }

  /**
   * @return the name of such files, in the plural
   */
  public String files() {
    return files;
  }

  /**
   * @return whether such files are text
   */
  public boolean text() {
    return writer() instanceof TextWriter;
  }

  /** The reader; empty when the format is only written. */
  Optional<MovementReader> reader() {
    return Optional.ofNullable(
        switch (this) {
          case BWS -> new BwsReader();
          case MOV -> new MovReader();
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
      case MOV -> new MovWriter();
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
   * @return the format with the suffix of that name, in capitals or not; empty for any other name,
   *     and for suffixes that several formats share
   */
  public static Optional<MovementFormat> named(Path path) {
    String name = String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT);
    return Arrays.stream(values())
        .filter(f -> !SHARED.contains(f.suffix) && name.endsWith("." + f.suffix))
        .findFirst();
  }

  /**
   * @return the suffixes that tell a format by themselves
   */
  public static List<String> endings() {
    return Arrays.stream(values()).map(f -> f.suffix).filter(s -> !SHARED.contains(s)).toList();
  }

  /** The formats that can be read, for messages. */
  static String readable() {
    return Arrays.stream(values())
        .filter(f -> f.reader().isPresent())
        .map(f -> f.files)
        .collect(Collectors.joining(", "));
  }
}
