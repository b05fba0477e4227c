package org.boardwalk.exchange;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;

/**
 * The formats of other programs, in the order in which they are tried on a file: those that are not
 * text come first. To add one, write a reader and a writer, and add a constant here. All are read,
 * and all but two written.
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
  /** A table of pairs to paste into Magic Contest; only read. */
  MAGIC("txt", "Magic Contest tables"),
  /** Movements of pairs and individuals for bridgescorer; only read. */
  BRIDGESCORER("yaml", "bridgescorer files"),
  /** A whole movement for other programs, without any loss. */
  JSON("json", "JSON files");

  /** Suffixes that other kinds of files have too, so that only the content tells the format. */
  private static final Set<String> SHARED = Set.of("txt", "yaml", "json");

  private final String suffix;
  private final String files;

  MovementFormat(String suffix, String files) {
    this.suffix = suffix;
    this.files = files;
  }

  /** {@return the suffix of such files, without the dot, in lower case} */
  public String suffix() {
    return suffix;
  }

  /** {@return the name of such files, in the plural} */
  public String files() {
    return files;
  }

  /** {@return the formats that are written too} */
  public static Set<MovementFormat> written() {
    return EnumSet.complementOf(EnumSet.of(MAGIC, BRIDGESCORER));
  }

  /** {@return whether such files are text} */
  public boolean text() {
    return writer() instanceof TextWriter;
  }

  MovementReader reader() {
    return switch (this) {
      case BWS -> new BwsReader();
      case MOV -> new MovReader();
      case ASC -> new AscReader();
      case CSV -> new CsvReader();
      case EBUSCORE -> new EbuScoreReader();
      case MAGIC -> new MagicContestReader();
      case BRIDGESCORER -> new BridgescorerReader();
      case JSON -> new JsonReader();
    };
  }

  /**
   * The writer.
   *
   * @throws IllegalArgumentException when the format is only read
   */
  MovementWriter writer() {
    return switch (this) {
      case BWS -> new BwsWriter();
      case MOV -> new MovWriter();
      case ASC -> new AscWriter();
      case CSV -> new CsvWriter();
      case EBUSCORE -> new EbuScoreWriter();
      case JSON -> new JsonWriter();
      case MAGIC, BRIDGESCORER ->
          throw new IllegalArgumentException(
              Text.of(
                  "format [%s] is only read\nMaybe take one of %s.",
                  Word.of(this),
                  written().stream().map(Word::of).collect(Collectors.joining(", "))));
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

  /** {@return the suffixes that tell a format by themselves} */
  public static List<String> endings() {
    return Arrays.stream(values()).map(f -> f.suffix).filter(s -> !SHARED.contains(s)).toList();
  }

  /** The formats, for messages. */
  static String readable() {
    return Arrays.stream(values()).map(f -> f.files).collect(Collectors.joining(", "));
  }
}
