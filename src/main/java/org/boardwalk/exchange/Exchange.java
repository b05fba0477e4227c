package org.boardwalk.exchange;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;

/**
 * Reads and writes movements in the formats of other programs. Files are read strictly: a file with
 * a fault is refused as a whole, but a movement may break rules, which is for the judge to say.
 * Stateless and thread-safe.
 */
public final class Exchange {

  private Exchange() {}

  /**
   * @param source a file
   * @return the format of another program, found by its suffix or else by its content; empty when
   *     it may be a file of our own
   * @throws FileException when it is a game file, which holds results and no movement
   */
  public static Optional<MovementFormat> format(Source source) {
    if (GameFile.recognises(source)) {
      throw source.fault(
          0,
          "is a game file of ACBLscore, which holds results and no movement"
              + "\nMaybe rank the results, by boardwalk score or on the page Score.");
    }
    Optional<MovementFormat> named = MovementFormat.named(source.path());
    return named.isPresent() ? named : byContent(source);
  }

  /**
   * @param source a file of another program
   * @param unstated values that its format does not hold
   * @return its only movement, not yet judged
   * @throws FileException when it is malformed, holds several movements or its format is not known
   */
  public static Movement read(Source source, Unstated unstated) {
    return volume(source, unstated).only();
  }

  /**
   * @param source a file of another program
   * @param unstated values that its format does not hold
   * @return all its movements, not yet judged; a malformed one among others is listed with its
   *     fault
   * @throws FileException when nothing can be read or its format is not known
   */
  public static Volume volume(Source source, Unstated unstated) {
    return format(source).orElseThrow(() -> unknown(source)).reader().readAll(source, unstated);
  }

  private static Optional<MovementFormat> byContent(Source source) {
    return Arrays.stream(MovementFormat.values())
        .filter(f -> f.reader().recognises(source))
        .findFirst();
  }

  private static FileException unknown(Source source) {
    return source.fault(
        0,
        source.text().isBlank()
            ? "is empty\nMaybe it was damaged on the way."
            : "has no known format\nMaybe it was meant to be one of: "
                + MovementFormat.readable()
                + ".");
  }

  /**
   * @param movement a movement
   * @param format a format
   * @return the file as text, lines ended by line feeds
   * @throws IllegalArgumentException when the format cannot hold the movement, or is not text
   */
  public static String text(Movement movement, MovementFormat format) {
    if (format.writer() instanceof TextWriter writer) {
      return writer.write(movement);
    }
    throw new IllegalArgumentException(
        Text.of(
            "format [%s] is not text\nMaybe write it to a file: --out night.%s.",
            format.suffix(), format.suffix()));
  }

  /**
   * @param movement a movement
   * @param format a format
   * @return the file; text is in UTF-8, lines ended by line feeds
   * @throws IllegalArgumentException when the format cannot hold the movement
   */
  public static byte[] bytes(Movement movement, MovementFormat format) {
    return format.writer().bytes(movement);
  }

  /**
   * Refuses what no file of a format holds, before a movement is known.
   *
   * @param format a format
   * @param kind the kind of contestants
   * @param tables number of tables
   * @throws IllegalArgumentException when the format cannot hold such movements, with the reason
   */
  public static void check(MovementFormat format, Kind kind, int tables) {
    format.writer().check(kind, tables);
  }

  /**
   * The customary names of files for ACBLscore, at most eight characters before the dot.
   *
   * @param movements movements of pairs
   * @return a name for each, all different, such as {@code w1813.mov} for a Web of 18 tables and 13
   *     sets
   * @throws IllegalArgumentException when a size has more than two digits
   */
  public static List<String> acblScoreFiles(List<Movement> movements) {
    return AcblScoreName.files(movements, MovementFormat.MOV.suffix());
  }

  /**
   * @param piece a movement that was read; what its own format keeps beside it is written where the
   *     format is the same
   * @param format a format
   * @return the file; text is in UTF-8, lines ended by line feeds
   * @throws IllegalArgumentException when the format cannot hold the movement
   */
  public static byte[] bytes(Piece piece, MovementFormat format) {
    return format.writer().bytes(piece);
  }

  /**
   * Several movements in one file.
   *
   * @param pieces at least one movement that was read, with its mark
   * @param format a format
   * @return the file as text, lines ended by line feeds
   * @throws IllegalArgumentException when the format cannot hold one of them, or more than one
   */
  public static String text(List<Piece> pieces, MovementFormat format) {
    if (format.writer() instanceof LibraryWriter writer) {
      return writer.write(pieces);
    }
    if (pieces.size() == 1) {
      return text(pieces.get(0).movement().orElseThrow(), format);
    }
    throw new IllegalArgumentException(
        Text.of(
            "format [%s] holds one movement in a file, here are %d\nMaybe write each to a file of"
                + " its own, or all of them --to ebuscore.",
            format.suffix(), pieces.size()));
  }

  /**
   * Lists what gets lost: what differs when the file is read back.
   *
   * @param movement a movement that the format can hold
   * @param format the format
   * @param unstated values that the format does not hold, as its reader will take them
   * @return what is lost, such as {@code boards in a set [3]}; empty when the file holds the whole
   *     movement
   * @throws IllegalArgumentException when the format cannot hold the movement, so that its file
   *     could not be read back
   */
  public static List<String> lost(Movement movement, MovementFormat format, Unstated unstated) {
    Source written = new Source(Path.of("movement"), bytes(movement, format));
    try {
      return differences(movement, format.reader().read(written, unstated));
    } catch (FileException e) {
      throw new IllegalArgumentException(
          Text.of(
              "%s cannot hold this movement: %s\nMaybe take json, which holds everything.",
              format.files(), e.what().lines().findFirst().orElse("")),
          e);
    }
  }

  /**
   * @param format a format
   * @param lost what it has no place for, at least one
   * @return the line that says so
   */
  public static String notIn(MovementFormat format, List<String> lost) {
    return Text.of("Not in %s: %s", format.files(), String.join(", ", lost));
  }

  /**
   * Lists the marks that are lost, which the format cannot hold or another movement has, and the
   * lines for the director.
   *
   * @param pieces the pieces, each with a movement
   * @param format the format of the file that holds them all
   * @return for each piece a text such as {@code mark [M180]}; empty where nothing is lost
   */
  public static List<String> lostMarks(List<Piece> pieces, MovementFormat format) {
    List<String> kept =
        format.writer() instanceof LibraryWriter
            ? Marks.of(pieces)
            : Collections.nCopies(pieces.size(), "");
    return IntStream.range(0, pieces.size())
        .mapToObj(
            p -> {
              String mark = Marks.had(pieces.get(p));
              return mark.isEmpty() || mark.equals(kept.get(p))
                  ? lostLines(pieces.get(p), format)
                  : Text.of("mark [%s]", mark);
            })
        .toList();
  }

  /** The lines after the first, which is the name, where the format has no place for them. */
  private static String lostLines(Piece piece, MovementFormat format) {
    long lines = piece.lines().stream().skip(1).filter(line -> !line.isBlank()).count();
    return lines == 0 || format == MovementFormat.MOV
        ? ""
        : Text.of("lines for the director [%d]", lines);
  }

  private static List<String> differences(Movement movement, Movement again) {
    List<String> lost = new ArrayList<>();
    differ(lost, "name", movement, again, Movement::name);
    differ(lost, movement.kind().contestants(), movement, again, Movement::contestants);
    differ(lost, "tables", movement, again, Movement::tables);
    differ(lost, "sets", movement, again, m -> m.boards().sets());
    differ(lost, "boards in a set", movement, again, m -> m.boards().perSet());
    differ(lost, "play", movement, again, m -> JsonWriter.word(m.boards().play()));
    differ(lost, "copies", movement, again, m -> m.boards().copies());
    differ(lost, "replay", movement, again, m -> JsonWriter.word(m.boards().replay()));
    differ(lost, "shortage", movement, again, m -> JsonWriter.word(m.boards().shortage()));
    differ(lost, "rotation", movement, again, m -> JsonWriter.word(m.rotation()));
    differ(lost, "rounds", movement, again, m -> m.rounds().size());
    differ(lost, "sets in a round", movement, again, m -> m.boards().parts());
    differ(lost, "winners", movement, again, Movement::winners);
    return lost;
  }

  private static void differ(
      List<String> lost, String what, Movement was, Movement is, Function<Movement, Object> part) {
    if (!part.apply(was).equals(part.apply(is))) {
      lost.add(Text.of("%s [%s]", what, part.apply(was)));
    }
  }
}
