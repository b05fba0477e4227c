package org.boardwalk.prove;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
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
  private final Map<String, LedgerLine> lines = new LinkedHashMap<>();

  private Ledger(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
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
    try {
      Files.createDirectories(file.toAbsolutePath().normalize().resolveSibling("."));
      FileChannel channel =
          FileChannel.open(
              file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      try {
        Ledger ledger = new Ledger(file, channel);
        ledger.begin(model);
        return ledger;
      } catch (IOException | RuntimeException e) {
        channel.close();
        throw e;
      }
    } catch (IOException e) {
      throw new FileException(
          file, "cannot be used: " + e.getMessage() + "\nMaybe name another with --ledger.", e);
    }
  }

  private void begin(String model) throws IOException {
    FileLock lock = lock();
    if (lock == null) {
      throw new FileException(
          file, 0, "is being written by another process\nMaybe wait until it has ended.");
    }
    byte[] bytes = Files.readAllBytes(file);
    int end = bytes.length;
    while (end > 0 && bytes[end - 1] != '\n') {
      end--;
    }
    channel.truncate(end);
    channel.position(end);
    read(new String(bytes, 0, end, StandardCharsets.US_ASCII), model);
    if (end == 0) {
      append(CsvText.line(List.of(FORMAT, model)));
    }
  }

  private @Nullable FileLock lock() throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException e) {
      // Another thread of this process has it.
      return null;
    }
  }

  private void read(String text, String model) {
    for (CsvText.Line line : CsvText.read(file, text)) {
      if (line.number() == 1) {
        if (!line.cells().equals(List.of(FORMAT, model))) {
          throw new FileException(
              file, 1, "is not the ledger of this model\nMaybe name another file with --ledger.");
        }
      } else {
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
    }
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
   * @param line what has become of a cube
   * @throws FileException when it cannot be written, such as when the disk is full
   */
  public synchronized void add(LedgerLine line) {
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
    try {
      channel.close();
    } catch (IOException e) {
      throw new FileException(file, "cannot be closed: " + e.getMessage(), e);
    }
  }
}
