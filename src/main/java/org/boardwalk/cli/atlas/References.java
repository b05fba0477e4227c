package org.boardwalk.cli.atlas;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.boardwalk.cli.option.MovementAddress;
import org.boardwalk.cli.option.MovementFiles;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.Piece;
import org.boardwalk.exchange.Source;
import org.boardwalk.exchange.Volume;
import org.boardwalk.exchange.file.Document;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.movement.Movement;
import org.boardwalk.publish.json.Baseline;
import org.boardwalk.wish.answer.Judged;

/**
 * The movements to compare with: those of a file, or of all files of a folder and its subfolders
 * whose names or texts show that they hold movements.
 */
final class References {

  /**
   * A movement that ours is compared with.
   *
   * @param name where it is: a file, or a movement in a file
   * @param brief the name without the folders of the file
   * @param judged the movement
   * @param teams whether its pairs are halves of teams
   */
  record Reference(String name, String brief, Judged judged, boolean teams) {

    static Reference of(Path file, String piece, Judged judged) {
      return new Reference(file + piece, file.getFileName() + piece, judged, false);
    }

    Reference ofTeams(boolean ofTeams) {
      return new Reference(name, brief, judged, ofTeams);
    }
  }

  private final MovementFiles files;
  private final List<Reference> references = new ArrayList<>();
  private final List<FileException> faults = new ArrayList<>();
  private final List<Path> others = new ArrayList<>();

  References(MovementFiles files, Path named) {
    this.files = files;
    if (Files.isDirectory(named)) {
      inside(named);
    } else {
      MovementAddress address = MovementAddress.of(named);
      if (address.whole()) {
        read(named);
      } else {
        String piece = named.toString().substring(address.path().toString().length());
        references.add(Reference.of(address.path(), piece, files.judged(named)));
      }
    }
  }

  List<Reference> references() {
    return List.copyOf(references);
  }

  /** The files and movements that cannot be read. */
  List<FileException> faults() {
    return List.copyOf(faults);
  }

  /** The files of a folder that do not seem to hold movements. */
  List<Path> others() {
    return List.copyOf(others);
  }

  private void add(Path path) {
    try {
      read(path);
    } catch (FileException e) {
      faults.add(e);
    }
  }

  private void read(Path path) {
    Optional<Volume> foreign = files.foreign(Source.read(path));
    if (foreign.isEmpty()) {
      references.add(Reference.of(path, "", files.judged(path)));
    } else {
      foreign.get().pieces().forEach(piece -> add(foreign.get(), piece));
    }
  }

  private void add(Volume volume, Piece piece) {
    try {
      Movement movement = MovementFiles.judgeable(volume.path(), piece.movementOrFault());
      String label = volume.several() ? piece.label() : "";
      references.add(
          Reference.of(volume.path(), label, Judged.of(movement)).ofTeams(piece.teams()));
    } catch (FileException e) {
      faults.add(e);
    }
  }

  /** Reads a folder. A text file may hold anything, so only text files with a movement count. */
  private void inside(Path directory) {
    for (Path path : listed(directory)) {
      if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
        inside(path);
      } else if (Files.isRegularFile(path)) {
        if (baseline(path)) {
          continue;
        }
        if (MovementFiles.named(path) || (text(path) && movements(path))) {
          add(path);
        } else {
          others.add(path);
        }
      }
    }
  }

  private static List<Path> listed(Path directory) {
    try (Stream<Path> all = Files.list(directory)) {
      return all.sorted().toList();
    } catch (IOException e) {
      throw new FileException(directory, 0, "cannot be listed: " + e.getMessage());
    }
  }

  /** Whether a file is the outcome of an earlier comparison, which may lie among the references. */
  private static boolean baseline(Path path) {
    try {
      return path.toString().toLowerCase(Locale.ROOT).endsWith(".yaml")
          && Document.top(FileText.read(path), "kind").equals(Optional.of(Baseline.KIND));
    } catch (FileException e) {
      return false;
    }
  }

  private static boolean text(Path path) {
    return path.toString().toLowerCase(Locale.ROOT).endsWith(".txt");
  }

  private static boolean movements(Path text) {
    try {
      return Exchange.format(Source.read(text)).isPresent();
    } catch (FileException e) {
      return false;
    }
  }
}
