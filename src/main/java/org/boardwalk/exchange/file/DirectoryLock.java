package org.boardwalk.exchange.file;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.boardwalk.movement.text.Text;
import org.jspecify.annotations.Nullable;

/**
 * A lock on a directory for one writer at a time. Other processes wait for the lock on a hidden
 * file there, which names its holder; other threads of this process wait for a lock in memory, as
 * file locks do not exclude threads. A process that waits too long gets an exception that names the
 * holder.
 */
public final class DirectoryLock {

  private static final Lock THREADS = new ReentrantLock();
  private static final String FILE = ".boardwalk.lock";
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final long BETWEEN_MILLIS = 50;

  private DirectoryLock() {}

  /**
   * Creates the directory if it is missing, and does some work in it with the lock.
   *
   * @param <T> what the work returns
   * @param directory the directory
   * @param work the work to do
   * @return the result of the work
   * @throws FileException when the directory cannot be written to, or another writer holds it for
   *     longer than {@code 30 s}
   */
  public static <T> T alone(Path directory, Supplier<T> work) {
    return alone(directory, PATIENCE, work);
  }

  static <T> T alone(Path directory, Duration patience, Supplier<T> work) {
    long end = System.nanoTime() + patience.toNanos();
    if (!threads(patience)) {
      throw held(directory, "another task of this program", patience);
    }
    try (FileChannel channel = open(directory);
        FileLock lock = lock(channel, directory, end, patience)) {
      if (!lock.isValid()) {
        throw new IOException("the lock was lost");
      }
      return work.get();
    } catch (IOException e) {
      throw new FileException(
          directory,
          "cannot be written to: "
              + FailedWrite.why(e)
              + "\nMaybe it is read-only or no directory: choose another one.",
          e);
    } finally {
      THREADS.unlock();
    }
  }

  private static boolean threads(Duration patience) {
    try {
      return THREADS.tryLock(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return THREADS.tryLock();
    }
  }

  private static FileChannel open(Path directory) throws IOException {
    Files.createDirectories(directory);
    return FileChannel.open(directory.resolve(FILE), CREATE, READ, WRITE);
  }

  private static FileLock lock(FileChannel channel, Path directory, long end, Duration patience)
      throws IOException {
    FileLock lock = attempt(channel);
    while (lock == null) {
      if (System.nanoTime() - end >= 0) {
        throw held(directory, holder(channel), patience);
      }
      pause();
      lock = attempt(channel);
    }
    sign(channel);
    return lock;
  }

  private static @Nullable FileLock attempt(FileChannel channel) throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException e) {
      // Another class loader of this process holds it, which counts as another process.
      return null;
    }
  }

  private static void pause() {
    try {
      Thread.sleep(BETWEEN_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Writes the name of this process into the file, as the holder of the lock. */
  private static void sign(FileChannel channel) throws IOException {
    String name = "process " + ProcessHandle.current().pid() + "\n";
    channel.truncate(0);
    channel.write(ByteBuffer.wrap(name.getBytes(StandardCharsets.US_ASCII)), 0);
  }

  private static String holder(FileChannel channel) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(100);
    int length = channel.read(bytes, 0);
    String name =
        length <= 0 ? "" : new String(bytes.array(), 0, length, StandardCharsets.US_ASCII).strip();
    return name.matches("process [0-9]{1,19}") ? name : "another program";
  }

  private static FileException held(Path directory, String holder, Duration patience) {
    return new FileException(
        directory,
        0,
        Text.of(
            "has been held by %s for more than %d s\nMaybe wait until it has ended, or end it.",
            holder, patience.toSeconds()));
  }
}
