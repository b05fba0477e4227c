package org.boardwalk.prove;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.file.CsvText;
import org.boardwalk.file.FileException;
import org.boardwalk.file.Shown;
import org.jspecify.annotations.Nullable;

/**
 * What has become of each cube: a file to which lines are only ever added, each forced to the disk
 * before anybody relies on it. A line that was not finished when the power went is left out. One
 * process at a time. Thread-safe.
 */
public final class Ledger implements AutoCloseable {

  private static final String FORMAT = "boardwalk/ledger/1";

  private final Path file;
  private final FileChannel channel;
  private final Optional<Ledger> own;
  private final Map<String, LedgerLine> lines = new LinkedHashMap<>();

  private Ledger(Path file, FileChannel channel, Optional<Ledger> own) {
    this.file = file;
    this.channel = channel;
    this.own = own;
  }

  /**
   * Reads what is there and gets ready to add to it.
   *
   * @param file the file; created, with its folders, if it is missing
   * @param model the digest of the model whose cubes it tells of
   * @return the ledger
   * @throws FileException when it cannot be read or written, is that of another model or damaged,
   *     or another process has it
   */
  public static Ledger open(Path file, String model) {
    return open(file, model, Optional.empty());
  }

  /**
   * The same where somebody else may have written to the file: what is searched goes into a ledger
   * of this installation as well, which tells the two apart.
   *
   * @param own that ledger; closed with this one, and at once where this one cannot be used
   */
  public static Ledger beside(Ledger own, Path file, String model) {
    try {
      return open(file, model, Optional.of(own));
    } catch (FileException e) {
      own.close();
      throw e;
    }
  }

  private static Ledger open(Path file, String model, Optional<Ledger> own) {
    try {
      Files.createDirectories(file.toAbsolutePath().normalize().resolveSibling("."));
      return opened(
          file,
          own,
          ledger -> ledger.begin(model),
          StandardOpenOption.CREATE,
          StandardOpenOption.READ,
          StandardOpenOption.WRITE);
    } catch (IOException e) {
      throw unusable(file, e);
    }
  }

  /**
   * Reads what is there and changes nothing: nothing can be added.
   *
   * @throws FileException when it cannot be read, or is that of another model or damaged
   */
  public static Ledger reading(Path file, String model) {
    try {
      return opened(file, Optional.empty(), ledger -> ledger.read(model), StandardOpenOption.READ);
    } catch (IOException e) {
      throw unusable(file, e);
    }
  }

  private static FileException unusable(Path file, IOException e) {
    String why =
        e instanceof NoSuchFileException
            ? "there is no such ledger"
            : "cannot be used: " + e.getMessage();
    return new FileException(file, why + "\nMaybe name another with --ledger.", e);
  }

  /** How a ledger begins. */
  private interface Beginning {
    void of(Ledger ledger) throws IOException;
  }

  private static Ledger opened(
      Path file, Optional<Ledger> own, Beginning beginning, StandardOpenOption... how)
      throws IOException {
    FileChannel channel = FileChannel.open(file, how);
    try {
      Ledger ledger = new Ledger(file, channel, own);
      beginning.of(ledger);
      return ledger;
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  private void begin(String model) throws IOException {
    FileLock lock = lock();
    if (lock == null) {
      throw new FileException(
          file, 0, "is being written by another process\nMaybe wait until it has ended.");
    }
    int end = read(model);
    channel.truncate(end);
    channel.position(end);
    if (end == 0) {
      append(CsvText.line(List.of(FORMAT, model)));
    }
  }

  /** Where the last whole line ends. */
  private int read(String model) throws IOException {
    String all = all();
    int end = all.lastIndexOf('\n') + 1;
    List<String> head = List.of(FORMAT, model);
    List<CsvText.Line> whole = CsvText.read(file, all.substring(0, end));
    // Nothing is cut off a file of somebody else, whatever it ends with.
    if (whole.isEmpty()
        ? !CsvText.line(head).startsWith(all)
        : !whole.get(0).cells().equals(head)) {
      throw new FileException(
          file, 1, "is not the ledger of this model\nMaybe name another file with --ledger.");
    }
    whole.stream().skip(1).forEach(this::read);
    return end;
  }

  /** Through the channel that has the lock: Windows lets nobody else read, not even us. */
  private String all() throws IOException {
    channel.position(0);
    byte[] bytes = Channels.newInputStream(channel).readAllBytes();
    return new String(bytes, StandardCharsets.US_ASCII);
  }

  private @Nullable FileLock lock() throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException e) {
      // Another thread of this process has it.
      return null;
    }
  }

  private void read(CsvText.Line line) {
    LedgerLine read =
        LedgerLine.of(line.cells())
            .orElseThrow(
                () ->
                    new FileException(
                        file,
                        line.number(),
                        "["
                            + Shown.of(String.join(",", line.cells()))
                            + "] is no line of a ledger\nMaybe take the line away: its cube is"
                            + " then searched again."));
    lines.put(read.key(), read);
  }

  /**
   * @param cube the digest of a cube
   * @param engine the engine whose word counts
   * @return what has become of it last; empty when nothing is known
   */
  public synchronized Optional<LedgerLine> at(String cube, String engine) {
    return Optional.ofNullable(lines.get(LedgerLine.key(cube, engine)));
  }

  /**
   * @param exhausted the line of a cube that is exhausted
   * @return whether this installation has exhausted it, rather than whoever wrote to the file
   */
  public boolean made(LedgerLine exhausted) {
    return own.map(ledger -> ledger.knows(exhausted)).orElse(true);
  }

  private boolean knows(LedgerLine line) {
    return at(line.cube(), line.engine()).filter(l -> l.mark() == line.mark()).isPresent();
  }

  /**
   * @param line what has become of a cube
   * @throws FileException when it cannot be written, such as when the disk is full
   */
  public synchronized void add(LedgerLine line) {
    own.filter(ledger -> !ledger.knows(line)).ifPresent(ledger -> ledger.add(line));
    try {
      append(CsvText.line(line.cells()));
    } catch (IOException e) {
      throw new FileException(
          file, "cannot be written: " + e.getMessage() + "\nMaybe the disk is full.", e);
    }
    lines.put(line.key(), line);
  }

  /** As a whole or not at all: half a line would spoil the next one. */
  private void append(String text) throws IOException {
    long before = channel.position();
    try {
      ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.US_ASCII));
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
      channel.force(false);
    } catch (IOException e) {
      channel.truncate(before);
      throw e;
    }
  }

  /**
   * @return the lines, the first one first
   */
  public synchronized List<LedgerLine> lines() {
    return new ArrayList<>(lines.values());
  }

  /**
   * @return where it is
   */
  public Path file() {
    return file;
  }

  @Override
  public void close() {
    own.ifPresent(Ledger::close);
    try {
      channel.close();
    } catch (IOException e) {
      throw new FileException(file, "cannot be closed: " + e.getMessage(), e);
    }
  }
}
