package org.boardwalk.library;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * Lets one writer at a time into a directory: other processes wait for the lock on a hidden file
 * there, other threads of this process for a lock in memory, since file locks do not part threads.
 */
final class LibraryLock {

  private static final Lock THREADS = new ReentrantLock();
  private static final String FILE = ".boardwalk.lock";

  private LibraryLock() {}

  /** Creates the directory if it is missing, and does the work alone in it. */
  static <T> T alone(Path directory, Supplier<T> work) {
    THREADS.lock();
    try (FileChannel channel = open(directory);
        FileLock lock = channel.lock()) {
      if (!lock.isValid()) {
        throw new IOException("the lock was lost");
      }
      return work.get();
    } catch (IOException e) {
      throw new FileException(
          directory,
          "cannot be written to: "
              + e
              + "\nMaybe it is read-only or no directory: choose another one.",
          e);
    } finally {
      THREADS.unlock();
    }
  }

  private static FileChannel open(Path directory) throws IOException {
    Files.createDirectories(directory);
    return FileChannel.open(directory.resolve(FILE), CREATE, WRITE);
  }
}
