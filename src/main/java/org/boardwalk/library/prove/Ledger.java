package org.boardwalk.library.prove;

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
import org.boardwalk.exchange.file.CsvText;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.Shown;
import org.boardwalk.library.prove.LedgerLine.Mark;
import org.jspecify.annotations.Nullable;

/**
 * A ledger of the cubes of a proof: a file to which lines are only added, each forced to the disk
 * before it is used. A line that was unfinished at a power cut is left out. One process at a time.
 * Thread-safe.
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
   * Opens a ledger: reads its lines and prepares for adding more.
   *
   * @param file the file; created, with its folders, if it is missing
   * @param model the digest of the model of its cubes
   * @return the ledger
   * @throws FileException when the file cannot be read or written, belongs to another model, is
   *     damaged, or is open in another process
   */
  public static Ledger open(Path file, String model) {
    return open(file, model, Optional.empty());
  }

  /**
   * Opens a ledger in a file that others may have written to. Results of searches made here also go
   * into a ledger of this installation, which distinguishes them from those of others.
   *
   * @param own the ledger of this installation; closed with this one, or at once if this one cannot
   *     be opened
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
   * Opens a ledger for reading only.
   *
   * @throws FileException when the file cannot be read, belongs to another model or is damaged
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

  /** The first action on the file of a ledger. */
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

  /** Reads the lines; returns the end of the last whole line. */
  private int read(String model) throws IOException {
    String all = all();
    int end = all.lastIndexOf('\n') + 1;
    List<String> head = List.of(FORMAT, model);
    List<CsvText.Line> whole = CsvText.read(file, all.substring(0, end), Integer.MAX_VALUE);
    // A file that is not this ledger is refused, so that its end is not cut off.
    if (whole.isEmpty()
        ? !CsvText.line(head).startsWith(all)
        : !whole.get(0).cells().equals(head)) {
      throw new FileException(
          file, 1, "is not the ledger of this model\nMaybe name another file with --ledger.");
    }
    whole.stream().skip(1).forEach(this::read);
    return end;
  }

  /**
   * Reads the file through the channel that has the lock, as on Windows other channels cannot read
   * it.
   */
  private String all() throws IOException {
    channel.position(0);
    byte[] bytes = Channels.newInputStream(channel).readAllBytes();
    return new String(bytes, StandardCharsets.US_ASCII);
  }

  private @Nullable FileLock lock() throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException e) {
      // Another thread of this process holds it.
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
   * @param engine the engine whose result counts
   * @return its last line; empty when there is none
   */
  public synchronized Optional<LedgerLine> at(String cube, String engine) {
    return Optional.ofNullable(lines.get(LedgerLine.key(cube, engine)));
  }

  /**
   * @param exhausted the line of an exhausted cube
   * @return whether this installation has exhausted the cube itself
   */
  public boolean made(LedgerLine exhausted) {
    return own.map(ledger -> ledger.knows(exhausted)).orElse(true);
  }

  private boolean knows(LedgerLine line) {
    return at(line.cube(), line.engine()).filter(l -> l.mark() == line.mark()).isPresent();
  }

  /**
   * @param line a line on a cube
   * @throws FileException when it cannot be written, such as when the disk is full
   */
  public synchronized void add(LedgerLine line) {
    own.filter(ledger -> line.mark() != Mark.CLAIMED && !ledger.knows(line))
        .ifPresent(ledger -> ledger.add(line));
    try {
      append(CsvText.line(line.cells()));
    } catch (IOException e) {
      throw new FileException(
          file, "cannot be written: " + e.getMessage() + "\nMaybe the disk is full.", e);
    }
    lines.put(line.key(), line);
  }

  /** Appends a text as a whole or not at all: half a line would corrupt the next one. */
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

  /** {@return the lines, the first one first} */
  public synchronized List<LedgerLine> lines() {
    return new ArrayList<>(lines.values());
  }

  /** {@return the file of the ledger} */
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
