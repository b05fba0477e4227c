package org.boardwalk.cli.option;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.MovementFormat;
import org.boardwalk.exchange.Piece;
import org.boardwalk.exchange.PlayedRound;
import org.boardwalk.exchange.Source;
import org.boardwalk.exchange.Unstated;
import org.boardwalk.exchange.Volume;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.library.files.FileFormat;
import org.boardwalk.library.files.Inspection;
import org.boardwalk.library.files.JudgingEffort;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.publish.Names;
import org.boardwalk.scoring.entry.NamesFile;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Movement files of any format: our own with all their claims, and other programs' files. */
public final class MovementFiles {

  /** What the help says of the movements that a command takes. */
  public static final String FORMATS =
      "A movement: a solution file, the file of an evening, or a file of another program"
          + " (see export). A movement in a file with several is FILE#[MARK], FILE#NUMBER or"
          + " FILE#WORDS of its title.";

  @Option(
      names = "--boards-per-round",
      paramLabel = "N",
      defaultValue = "2",
      description = "Boards in a set, if the file does not say (default: ${DEFAULT-VALUE}).")
  int boardsPerRound = 2;

  /** The file that was read last, as a command asks for its content more than once. */
  private @Nullable Source last;

  /** Whether the end of a file's name says that it may hold a movement. */
  public static boolean named(Path path) {
    return ours(path) || MovementFormat.named(path).isPresent();
  }

  private static boolean ours(Path path) {
    return String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT).matches(".*\\.(ya?ml|json)");
  }

  /** The facts that a format does not state. */
  Unstated unstated() {
    try {
      return new Unstated(boardsPerRound);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("--boards-per-round: " + e.getMessage(), e);
    }
  }

  /** The movement that a path names, judged; in our own files every claim must hold. */
  public Judged judged(Path named) {
    MovementAddress address = MovementAddress.of(named);
    Source source = read(address);
    return foreign(source)
        .map(volume -> Judged.of(chosen(volume, address)))
        .or(() -> evening(source, address).map(SavedEvening::judged))
        .or(() -> SolutionFile.sound(source.path(), own(source, address)).judged())
        .orElseThrow(
            () ->
                new FileException(
                    source.path(),
                    0,
                    "says that there is no movement\nMaybe take a file that has one."));
  }

  /**
   * All movements of a file, or the one that a path names; not judged. A library may have movements
   * that cannot be used; a single such movement is refused.
   */
  public List<Piece> pieces(Path named) {
    MovementAddress address = MovementAddress.of(named);
    return foreign(read(address))
        .map(volume -> pieces(volume, address))
        .orElseGet(() -> Volume.of(address.path(), judged(named).movement()).pieces());
  }

  private static List<Piece> pieces(Volume volume, MovementAddress address) {
    if (volume.several() && address.whole()) {
      return volume.pieces();
    }
    Piece piece = address.piece().map(volume::choose).orElseGet(() -> volume.pieces().get(0));
    piece.movementOrFault();
    return List.of(piece);
  }

  /**
   * The solution in a file, every claim of which must hold; for an evening, its movement and
   * attendance.
   */
  public Solution solution(Path named) {
    MovementAddress address = MovementAddress.of(named);
    Source source = read(address);
    return foreign(source)
        .map(volume -> Judged.of(chosen(volume, address)))
        .or(() -> evening(source, address).map(e -> Judged.of(e.movement(), e.attendance())))
        .map(Solution::of)
        .orElseGet(() -> SolutionFile.sound(source.path(), own(source, address)).solution());
  }

  /** A round as it was played, in so many parts, from a file. */
  public List<Round> round(Path named, int number, int parts) {
    Source source = read(MovementAddress.of(named));
    return Exchange.format(source).isPresent() && MovementAddress.of(named).whole()
        ? PlayedRound.of(source, unstated(), number, parts)
        : PlayedRound.of(source, judged(named).movement(), number, parts);
  }

  private Source read(MovementAddress address) {
    Source source = last;
    if (source == null || !source.path().equals(address.path())) {
      source = address.source();
      last = source;
    }
    return source;
  }

  /** The movement of another program's file that an address names. */
  public static Movement chosen(Volume volume, MovementAddress address) {
    return judgeable(volume.path(), address.chosen(volume));
  }

  /**
   * One of our own files, with every claim that does not hold; it must hold what the address names.
   */
  public static Inspection own(Source source, MovementAddress address) {
    Inspection inspection = inspected(source);
    inspection
        .solution()
        .movement()
        .ifPresent(movement -> address.chosen(Volume.of(source.path(), movement)));
    return inspection;
  }

  /** One of our own files, with every claim that does not hold. */
  private static Inspection inspected(Source source) {
    return SolutionFile.inspect(source.path(), FileText.own(source.path(), source.bytes()));
  }

  /** The movements of another program's file; empty when the file is one of ours. */
  public Optional<Volume> foreign(Source source) {
    // Ours are told by their first key, without a look for the signs of all other formats.
    boolean ours =
        MovementFormat.named(source.path()).isEmpty() && FileFormat.of(source.bytes()).isPresent();
    return ours
        ? Optional.empty()
        : Exchange.format(source).map(format -> Exchange.volume(source, unstated()));
  }

  /** Refuses a movement that is too large to be judged in reasonable time. */
  public static Movement judgeable(Path path, Movement movement) {
    if (!JudgingEffort.bearable(movement)) {
      throw new FileException(
          path, 0, "is too large to be judged\nMaybe split the session into several.");
    }
    return movement;
  }

  /** The names in a list; without a list, the names of an evening, or none. */
  public Names names(Path named, @Nullable Path list, Movement movement) {
    if (list != null) {
      return new Names(NamesFile.read(list, movement));
    }
    Source source = read(MovementAddress.of(named));
    return evening(source).map(e -> new Names(e.names())).orElse(Names.NONE);
  }

  /** The evening that a file holds; its movement must be the one that the address names. */
  private static Optional<SavedEvening> evening(Source source, MovementAddress address) {
    Optional<SavedEvening> evening = evening(source);
    evening.ifPresent(e -> address.chosen(Volume.of(source.path(), e.movement())));
    return evening;
  }

  /** The evening of a path; empty when its file holds no evening. */
  public Optional<SavedEvening> evening(Path named) {
    return evening(read(MovementAddress.of(named)));
  }

  /** The evening that a file holds; empty when the file holds no evening. */
  public static Optional<SavedEvening> evening(Source source) {
    return FileFormat.of(source.bytes()).equals(Optional.of(FileFormat.EVENING))
        ? Optional.of(EveningFile.parse(source.path(), FileText.own(source.path(), source.bytes())))
        : Optional.empty();
  }
}
