package org.boardwalk.library.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.boardwalk.library.files.Samples;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Threads and processes that store at the same time. */
@Tag("thorough")
class LibraryAtOnceTest extends LibraryFixture {

  @Test
  void threadsThatStoreAtOnceLeaveTheBest() throws Exception {
    var threads = Executors.newFixedThreadPool(4);
    try {
      Callable<Void> worker =
          () -> {
            for (int turned = 6; turned >= 0; turned--) {
              store(Samples.answer(WISH, Samples.whist13(turned)));
              assertThat(find(WISH)).isPresent();
            }
            return null;
          };
      for (Future<Void> done : threads.invokeAll(List.of(worker, worker, worker, worker))) {
        done.get();
      }
    } finally {
      threads.shutdownNow();
    }

    assertThat(found(WISH).movement()).isEqualTo(Samples.whist13(0));
    nothingButTheAnswerAndTheLockIsLeft();
  }

  @Test
  void processesThatStoreAtOnceLeaveTheBest() throws Exception {
    Process one = writer(6);
    Process two = writer(5);

    assertThat(one.waitFor()).isZero();
    assertThat(two.waitFor()).isZero();
    assertThat(found(WISH).movement()).isEqualTo(Samples.whist13(0));
    nothingButTheAnswerAndTheLockIsLeft();
  }

  private void nothingButTheAnswerAndTheLockIsLeft() throws IOException {
    try (Stream<Path> all = Files.walk(library.directory())) {
      assertThat(all.filter(Files::isRegularFile)).hasSize(2).contains(library.file(WISH));
    }
  }

  private Process writer(int turned) throws IOException {
    String path =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            path,
            Writer.class.getName(),
            library.directory().toString(),
            "" + turned)
        .inheritIO()
        .start();
  }

  /** Another process that stores better and better movements. */
  static final class Writer {
    private Writer() {}

    public static void main(String[] args) {
      Library library = Libraries.in(Path.of(args[0]));
      for (int turned = Integer.parseInt(args[1]); turned >= 0; turned--) {
        library.store(Samples.answer(WISH, Samples.whist13(turned)), Libraries.NO_FAULTS);
      }
    }
  }
}
