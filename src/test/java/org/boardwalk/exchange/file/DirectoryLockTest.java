package org.boardwalk.exchange.file;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DirectoryLockTest {

  private static final Duration SHORT = Duration.ofMillis(200);
  private static final String LOCK = ".boardwalk.lock";

  @TempDir Path temp = Path.of("");

  private String work() {
    return DirectoryLock.alone(temp, SHORT, () -> "done");
  }

  /** Holds the lock as another process would, which has written this into the file. */
  private FileChannel held(String signature) throws IOException {
    FileChannel channel = FileChannel.open(temp.resolve(LOCK), CREATE, READ, WRITE);
    channel.write(ByteBuffer.wrap(signature.getBytes(StandardCharsets.UTF_8)));
    assertThat(channel.lock().isValid()).isTrue();
    return channel;
  }

  @Test
  void aTimeoutNamesTheProcessThatHoldsTheLock() throws IOException {
    try (FileChannel holder = held("process 4711\n")) {
      assertThat(holder.isOpen()).isTrue();
      assertThatThrownBy(this::work)
          .isInstanceOf(FileException.class)
          .hasMessageStartingWith(temp + ": has been held by process 4711 for more than ")
          .hasMessageContaining("\nMaybe wait until it has ended");
    }
    assertThat(work()).isEqualTo("done");
  }

  @Test
  void whatIsNoSignatureIsNotShown() throws IOException {
    for (String signature :
        new String[] {"", "\u001b[31mprocess 1", "process one", "x".repeat(200)}) {
      Files.deleteIfExists(temp.resolve(LOCK));
      try (FileChannel holder = held(signature)) {
        assertThat(holder.isOpen()).isTrue();
        assertThatThrownBy(this::work)
            .hasMessageStartingWith(temp + ": has been held by another program for more than ");
      }
    }
  }

  @Test
  void theHolderOfTheLockSigns() {
    String signature =
        DirectoryLock.alone(
            temp,
            () -> {
              try {
                return Files.readString(temp.resolve(LOCK));
              } catch (IOException e) {
                throw new AssertionError(e);
              }
            });
    assertThat(signature).isEqualTo("process " + ProcessHandle.current().pid() + "\n");
  }

  @Test
  void aThreadWaitsForAnotherAndGivesUpToo() throws Exception {
    CountDownLatch inside = new CountDownLatch(1);
    CountDownLatch leave = new CountDownLatch(1);
    ExecutorService other = Executors.newSingleThreadExecutor();
    try {
      Future<Boolean> holder =
          other.submit(
              () ->
                  DirectoryLock.alone(
                      temp,
                      () -> {
                        inside.countDown();
                        return waited(leave);
                      }));
      inside.await();
      assertThatThrownBy(this::work)
          .hasMessageStartingWith(temp + ": has been held by another task of this program");
      leave.countDown();
      assertThat(holder.get()).isTrue();
      assertThat(work()).isEqualTo("done");
    } finally {
      leave.countDown();
      other.shutdown();
    }
  }

  private static boolean waited(CountDownLatch latch) {
    try {
      latch.await();
      return true;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void workThatFailsGivesTheLockBack() {
    assertThatThrownBy(
            () ->
                DirectoryLock.alone(
                    temp,
                    () -> {
                      throw new IllegalStateException("of the test");
                    }))
        .hasMessage("of the test");
    assertThat(work()).isEqualTo("done");
  }
}
