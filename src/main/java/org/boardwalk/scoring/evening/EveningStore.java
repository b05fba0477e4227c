package org.boardwalk.scoring.evening;

import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.exchange.file.WholeFile;

/**
 * An evening that several people change, and its file. Each change is on the disk before it can be
 * seen, so that no acknowledged change is lost, whatever fails. Changes are made to the file as it
 * stands, so that what another program has written is never overwritten. Thread-safe.
 */
public final class EveningStore {

  private final Path path;
  private volatile SavedEvening current;
  private String written;

  private EveningStore(Path path, SavedEvening current, String written) {
    this.path = path;
    this.current = current;
    this.written = written;
  }

  /**
   * @param path a file with an evening
   * @return the evening in it, ready to be changed
   * @throws FileException when it cannot be read or is damaged; it stays as it is
   */
  public static EveningStore open(Path path) {
    String text = FileText.read(path);
    return new EveningStore(path, EveningFile.parse(path, text), text);
  }

  /** {@return the log of its changes, in a file beside it} */
  public ChangeLog log() {
    return ChangeLog.beside(path);
  }

  /** {@return the file beside it for the cards of its boards; it may not exist} */
  public Path deals() {
    return path.resolveSibling(path.getFileName() + ".pbn");
  }

  /** {@return the evening as it stands} */
  public SavedEvening current() {
    return current;
  }

  /**
   * Takes over what another program has written, if the file can be read; if not, {@link #change}
   * reports the fault. No change made here is lost, as the other program has read all of them in
   * the file.
   *
   * @return whether another program has written anything
   */
  public synchronized boolean catchUp() {
    String before = written;
    try {
      take(FileText.read(path));
    } catch (FileException e) {
      return false;
    }
    return !written.equals(before);
  }

  private void take(String text) {
    if (!text.equals(written)) {
      current = EveningFile.parse(path, text);
      written = text;
    }
  }

  /**
   * Writes the file once more as it stands, so that a folder that cannot be written to is noticed
   * before an evening is played.
   *
   * @throws FileException when the file cannot be written
   */
  public synchronized void checkWritable() {
    WholeFile.rewrite(path);
  }

  /**
   * Changes the evening as it stands in the file, and writes it; changes are made one after the
   * other, those of other programs too.
   *
   * @param change makes the next evening from the current one; its exceptions are passed on, and
   *     nothing is changed
   * @return the evening as it stands now
   * @throws FileException when the file cannot be read or written, is damaged, or others change it
   *     for too long: then nothing is changed here
   */
  public synchronized SavedEvening change(UnaryOperator<SavedEvening> change) {
    AtomicReference<SavedEvening> next = new AtomicReference<>(current);
    written =
        WholeFile.change(
            path,
            text -> {
              take(text);
              SavedEvening changed = change.apply(current);
              next.set(changed);
              return changed.equals(current) ? text : EveningFile.text(path, changed);
            });
    current = Objects.requireNonNull(next.get());
    return current;
  }
}
