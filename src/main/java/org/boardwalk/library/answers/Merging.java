package org.boardwalk.library.answers;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.boardwalk.answer.Answer;
import org.boardwalk.answer.Outcome;
import org.boardwalk.answer.Rivals;
import org.boardwalk.file.DirectoryLock;
import org.boardwalk.file.FileException;
import org.boardwalk.file.FileText;

/**
 * Puts folders of answers together. Every file is judged again; of two answers to a wish the better
 * one stays, of two that are worth the same the one with more proof, then the one whose text comes
 * first. So it does not matter in which order or how often folders are put together. Files are
 * copied as they are: claims stay claims.
 */
public final class Merging {

  /** What became of a file. */
  public enum Fate {
    /** There was no such answer. */
    NEW,
    /** It took the place of another one. */
    BETTER,
    /** What was there is as good, or better. */
    KEPT,
    /** It cannot be believed. */
    DAMAGED
  }

  /** An answer and the text of its file. */
  private record Entrant(Answer answer, String text) {

    private boolean beats(Entrant other) {
      if (Rivals.better(answer, other.answer) || Rivals.better(other.answer, answer)) {
        return Rivals.better(answer, other.answer);
      }
      return proved() == other.proved() ? text.compareTo(other.text) < 0 : proved();
    }

    private boolean proved() {
      return answer
              .outcome()
              .found()
              .filter(f -> f.standing().certificate().isPresent())
              .isPresent()
          || answer.outcome() instanceof Outcome.Impossible;
    }
  }

  private final Library into;
  private final Repeated repeated;
  private final Consumer<FileException> notices;

  /**
   * @param into where everything goes: the user's own folder
   * @param repeated the exhausted searches that were made or repeated here
   * @param notices hears of files that are passed over or set aside
   */
  public Merging(Library into, Repeated repeated, Consumer<FileException> notices) {
    this.into = into;
    this.repeated = repeated;
    this.notices = notices;
  }

  /**
   * Takes some milliseconds a file.
   *
   * @param folder a folder of answers, which is only read
   * @return how many files had which fate
   * @throws FileException when a folder cannot be read or written to
   */
  public Map<Fate, Integer> take(Path folder) {
    Map<Fate, Integer> fates = new EnumMap<>(Fate.class);
    for (String name : new Folder(folder).names()) {
      fates.merge(take(folder, name), 1, Integer::sum);
    }
    return fates;
  }

  private Fate take(Path folder, String name) {
    Optional<Entrant> theirs = entrant(folder, name, notices);
    return theirs.isEmpty()
        ? Fate.DAMAGED
        : DirectoryLock.alone(into.directory(), () -> take(theirs.get(), name));
  }

  private Fate take(Entrant theirs, String name) {
    Path file = into.directory().resolve(name);
    List<FileException> faults = new ArrayList<>();
    Optional<Entrant> ours =
        Files.exists(file) ? entrant(into.directory(), name, faults::add) : Optional.empty();
    faults.forEach(new Aside(into.directory(), notices)::set);
    if (ours.isPresent() && !theirs.beats(ours.get())) {
      return Fate.KEPT;
    }
    Library.write(file, theirs.text());
    return ours.isPresent() ? Fate.BETTER : Fate.NEW;
  }

  private Optional<Entrant> entrant(Path folder, String name, Consumer<FileException> faults) {
    try {
      Answer answer = Library.alone(folder, repeated).read(name);
      return Optional.of(new Entrant(answer, FileText.read(folder.resolve(name))));
    } catch (FileException e) {
      faults.accept(e);
      return Optional.empty();
    }
  }
}
