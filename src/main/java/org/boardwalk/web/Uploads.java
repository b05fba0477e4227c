package org.boardwalk.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.MovementFormat;
import org.boardwalk.exchange.Unstated;
import org.boardwalk.library.FileException;
import org.boardwalk.library.Inspection;
import org.boardwalk.library.JudgingEffort;
import org.boardwalk.library.Solution;
import org.boardwalk.library.SolutionFile;
import org.boardwalk.movement.Movement;
import org.boardwalk.web.Refusal.Reason;

/**
 * Movement files that were sent, read and judged; the last few are kept, in memory only. They are
 * read from a place of our own under a name of our own: what the browser calls a file is shown and
 * never opened. Thread-safe.
 */
final class Uploads {

  private static final int KEPT = 50;
  private static final String STEM = "movement";

  /** What our own files say they are, whatever they are called. */
  private static final String OURS = "boardwalk/solution/";

  private final Recent<String, Opened> kept = new Recent<>(KEPT);

  /** Reads a file and keeps it; returns the parameters that open it. */
  Parameters add(Upload upload, Unstated unstated) {
    String id = Tokens.next();
    Parameters link = new Parameters(java.util.Map.of("file", id));
    kept.put(id, read(upload, unstated, link));
    return link;
  }

  /** The file of a link. */
  Opened opened(Parameters link) {
    return kept.get(link.text("file"))
        .orElseThrow(
            () ->
                new Refusal(
                    Reason.NOT_FOUND,
                    "That file is no longer held: the last %d are.\nMaybe send it once more."
                        .formatted(KEPT)));
  }

  private static Opened read(Upload upload, Unstated unstated, Parameters link) {
    try {
      Path folder = Files.createTempDirectory("boardwalk");
      Path file = folder.resolve(STEM + suffix(upload.name()));
      try {
        Files.write(file, upload.bytes());
        return opened(upload, file, unstated, link);
      } catch (FileException e) {
        throw new Refusal(Reason.BAD_REQUEST, shown(e, file, upload.name()));
      } finally {
        Files.deleteIfExists(file);
        Files.deleteIfExists(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("the file cannot be kept for a moment", e);
    }
  }

  private static Opened opened(Upload upload, Path file, Unstated unstated, Parameters link) {
    boolean ours = ours(upload.name()) || upload.text().contains(OURS);
    if (ours && Exchange.format(file).isEmpty()) {
      return inspected(SolutionFile.inspect(file), upload, file, link);
    }
    Movement movement = Exchange.read(file, unstated);
    if (!JudgingEffort.bearable(movement)) {
      throw new FileException(
          file, 0, "is too large to be judged\nMaybe split the session into several.");
    }
    boolean nameless = movement.name().equals(STEM);
    return Opened.of(
        nameless ? movement.named(upload.name()) : movement,
        Optional.empty(),
        "",
        upload.name(),
        link);
  }

  /** One of our own files; what it claims and does not hold is a fault. */
  private static Opened inspected(
      Inspection inspection, Upload upload, Path file, Parameters link) {
    if (!inspection.differences().isEmpty()) {
      var first = inspection.differences().get(0);
      throw new FileException(
          file,
          first.line(),
          first + "\nMaybe the file was edited or damaged: design the movement again.");
    }
    Solution solution = inspection.solution();
    Movement movement =
        solution
            .movement()
            .orElseThrow(
                () ->
                    new FileException(
                        file, 0, "proves that there is no movement\nMaybe send another file."));
    return Opened.of(
        movement,
        solution.model().map(m -> m),
        solution.proof().map(p -> p.status().word() + ": " + p.by()).orElse(""),
        upload.name(),
        link);
  }

  private static boolean ours(String name) {
    return name.toLowerCase(Locale.ROOT).matches(".*\\.(ya?ml|json)");
  }

  /** The end of a name where it says the format, which is one of a few. */
  private static String suffix(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    if (ours(lower)) {
      return lower.endsWith("json") ? ".json" : ".yaml";
    }
    for (MovementFormat format : MovementFormat.values()) {
      if (lower.endsWith("." + format.suffix())) {
        return "." + format.suffix();
      }
    }
    return "";
  }

  /** The message with the name that the user knows. */
  private static String shown(FileException e, Path file, String name) {
    String message = String.valueOf(e.getMessage()).replace(file.toString(), name);
    return message.contains("\n")
        ? message
        : message + "\nMaybe correct it and send the file again.";
  }
}
