package org.boardwalk.page.site;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.MovementFormat;
import org.boardwalk.exchange.Source;
import org.boardwalk.exchange.Unstated;
import org.boardwalk.exchange.Volume;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.library.files.FileFormat;
import org.boardwalk.library.files.JudgingEffort;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.page.http.Recent;
import org.boardwalk.page.http.Refusal;
import org.boardwalk.page.http.Refusal.Fault;
import org.boardwalk.page.http.Tokens;
import org.boardwalk.page.http.Upload;
import org.boardwalk.publish.VerdictText;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Outcome;

/**
 * Uploaded movement files, read and judged; the last few are kept, in memory only. The file name
 * that the browser sends is only shown and never opened. Thread-safe.
 */
final class Uploads {

  private static final int KEPT = 50;
  private static final int VOLUMES = 10;
  private static final String STEM = "movement";

  private final Recent<String, OpenMovement> kept = new Recent<>(KEPT);
  private final Recent<String, SentVolume> volumes = new Recent<>(VOLUMES);

  /**
   * Reads a file and keeps it; returns the parameters that open it, or the list of its movements.
   */
  Parameters add(Upload upload, Unstated unstated) {
    String id = Tokens.next();
    Parameters link = new Parameters(Map.of("file", id));
    Optional<Volume> foreign = foreign(upload, unstated);
    foreign
        .filter(Volume::several)
        .ifPresentOrElse(
            volume -> volumes.put(id, SentVolume.of(upload.name(), volume)),
            () -> kept.put(id, read(upload, foreign, link)));
    return link;
  }

  /** All movements of another program's file; empty for a file of ours. */
  private static Optional<Volume> foreign(Upload upload, Unstated unstated) {
    Source source = source(upload);
    boolean ours = ours(upload.name()) || FileFormat.of(upload.bytes()).isPresent();
    if (EveningFile.recognises(upload.bytes()) || (ours && Exchange.format(source).isEmpty())) {
      return Optional.empty();
    }
    try {
      return Optional.of(Exchange.volume(source, unstated));
    } catch (FileException e) {
      throw new Refusal(Fault.BAD_REQUEST, e.under(upload.name()));
    }
  }

  private static Source source(Upload upload) {
    return new Source(Path.of(STEM + suffix(upload.name())), upload.bytes());
  }

  /** The file of many movements of a link; empty for any other file. */
  Optional<SentVolume> volume(Parameters link) {
    return volumes.get(link.text("file"));
  }

  /**
   * Keeps a movement that was made here, and the evening it is for; returns the parameters that
   * open it.
   */
  Parameters keep(Judged judged, String source, Optional<SavedEvening> evening) {
    Parameters link = new Parameters(Map.of("file", Tokens.next()));
    kept.put(link.text("file"), new OpenMovement(judged, "", source, link, evening));
    return link;
  }

  /** The movement of a link, which is not judged for it. */
  Movement movement(Parameters link) {
    return volume(link)
        .map(volume -> volume.movement(link))
        .orElseGet(() -> opened(link).judged().movement());
  }

  /** The file of a link. */
  OpenMovement opened(Parameters link) {
    return volume(link)
        .map(volume -> volume.open(link))
        .or(() -> kept.get(link.text("file")))
        .orElseThrow(Uploads::gone);
  }

  static Refusal gone() {
    return new Refusal(
        Fault.NOT_FOUND,
        Text.of("That file is no longer held: the last %d are.\nMaybe send it once more.", KEPT));
  }

  /** The movement of a file, judged; it is not kept. */
  static Judged judged(Upload upload, Unstated unstated) {
    return read(upload, foreign(upload, unstated), new Parameters(Map.of())).judged();
  }

  private static OpenMovement read(Upload upload, Optional<Volume> foreign, Parameters link) {
    Source source = source(upload);
    try {
      return foreign.isPresent()
          ? opened(upload, foreign.get(), link)
          : EveningFile.recognises(upload.bytes())
              ? evening(upload, source, link)
              : inspected(upload, source, link);
    } catch (FileException e) {
      throw new Refusal(Fault.BAD_REQUEST, e.under(upload.name()));
    }
  }

  private static OpenMovement evening(Upload upload, Source source, Parameters link) {
    SavedEvening evening =
        EveningFile.parse(source.path(), FileText.own(source.path(), source.bytes()));
    return new OpenMovement(evening.judged(), "", upload.name(), link, Optional.of(evening));
  }

  /** The only movement of another program's file. */
  private static OpenMovement opened(Upload upload, Volume foreign, Parameters link) {
    Movement movement = foreign.only();
    if (!JudgingEffort.bearable(movement)) {
      throw new FileException(
          foreign.path(), 0, "is too large to be judged\nMaybe split the session into several.");
    }
    boolean nameless = movement.name().equals(STEM);
    return new OpenMovement(
        Judged.of(nameless ? movement.named(upload.name()) : movement), "", upload.name(), link);
  }

  /**
   * Opens one of our own files. A false claim in it is a fault; a proof in it is shown as claimed.
   */
  private static OpenMovement inspected(Upload upload, Source source, Parameters link) {
    Path file = source.path();
    Outcome outcome =
        SolutionFile.sound(file, SolutionFile.inspect(file, FileText.own(file, source.bytes())))
            .outcome(digest -> false);
    return outcome
        .found()
        .map(found -> new OpenMovement(found.judged(), status(found), upload.name(), link))
        .orElseThrow(
            () ->
                new FileException(
                    file, 0, "says that there is no movement\nMaybe send another file."));
  }

  private static String status(Outcome.Found found) {
    return found.judged().wish().isPresent() ? VerdictText.status(found) : "";
  }

  private static boolean ours(String name) {
    return name.toLowerCase(Locale.ROOT).matches(".*\\.(ya?ml|json)");
  }

  /** The suffix of a name, if it is that of a known format. */
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
}
