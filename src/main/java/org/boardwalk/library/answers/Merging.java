package org.boardwalk.library.answers;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.boardwalk.exchange.file.DirectoryLock;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Rivals;

/**
 * Merges folders of answers. Every file is judged again. Of two answers to a wish the better one
 * stays; of two equally good ones the one with more proof, then the one whose text comes first. So
 * the order and number of merges do not matter. Files are copied unchanged: claims stay claims.
 */
public final class Merging {

  /** The fate of a merged file. */
  public enum Fate {
    /** There was no answer to its wish before. */
    NEW,
    /** It replaced another answer. */
    BETTER,
    /** The existing answer is as good or better. */
    KEPT,
    /** It is not an answer to a wish but a movement of a user: it is not copied. */
    OTHER,
    /** It fails verification. */
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
   * @param into the library to merge into: the user's own folder
   * @param repeated the exhausted searches made or repeated by this installation
   * @param notices receives files that are skipped or set aside
   */
  public Merging(Library into, Repeated repeated, Consumer<FileException> notices) {
    this.into = into;
    this.repeated = repeated;
    this.notices = notices;
  }

  /**
   * Merges a folder. Takes some milliseconds a file.
   *
   * @param folder a folder of answers, which is only read
   * @return the number of files of each fate
   * @throws FileException when a folder cannot be read or written to
   */
  public Map<Fate, Integer> take(Path folder) {
    Map<Fate, Integer> fates = new EnumMap<>(Fate.class);
    for (String name : new LibraryFolder(folder).names()) {
      fates.merge(take(folder, name), 1, Integer::sum);
    }
    return fates;
  }

  private Fate take(Path folder, String name) {
    Optional<Entrant> theirs;
    try {
      theirs = entrant(folder, name);
    } catch (FileException e) {
      notices.accept(e);
      return Fate.DAMAGED;
    }
    return theirs
        .map(entrant -> DirectoryLock.alone(into.directory(), () -> take(entrant, name)))
        .orElse(Fate.OTHER);
  }

  private Fate take(Entrant theirs, String name) {
    Path file = into.directory().resolve(name);
    Optional<Entrant> ours = Files.exists(file) ? ours(name) : Optional.empty();
    if (ours.isPresent() && !theirs.beats(ours.get())) {
      return Fate.KEPT;
    }
    Library.write(file, theirs.text());
    return ours.isPresent() ? Fate.BETTER : Fate.NEW;
  }

  /** Our own answer of that name; a file that fails verification is set aside. */
  private Optional<Entrant> ours(String name) {
    try {
      return entrant(into.directory(), name);
    } catch (FileException e) {
      new Quarantine(into.directory(), notices).set(e);
      return Optional.empty();
    }
  }

  private Optional<Entrant> entrant(Path folder, String name) {
    return LibraryFileReader.in(Library.alone(folder, repeated), name)
        .map(answer -> new Entrant(answer, FileText.read(folder.resolve(name))));
  }
}
