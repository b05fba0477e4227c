package org.boardwalk.library.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.NaiveRecount;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Files changed at random, a few letters, numbers or lines at a time: each is refused, or told to
 * claim what does not hold, or it is true to the last figure. Nothing breaks and nothing takes
 * long.
 */
@Tag("thorough")
class MutationsTest {

  private static final long SEED = 20261122;
  private static final long LONGEST_NANOS = 2_000_000_000L;
  private static final int SMALL = 4_000;

  private final ConcurrentLinkedQueue<String> faults = new ConcurrentLinkedQueue<>();
  private final AtomicLong slowest = new AtomicLong();
  private final AtomicLong accepted = new AtomicLong();

  @Test
  void aThousandMutatedFilesAreRefusedOrTrue() throws IOException {
    run(1_000);
  }

  @Test
  @Tag("slow")
  void aMillionMutatedFilesAreRefusedOrTrue() throws IOException {
    run(1_000_000);
    System.out.printf("1000000 mutations: %d still true, 0 wrong%n", accepted.get());
  }

  private void run(int count) throws IOException {
    List<String> texts = texts();
    int parts = 100;
    IntStream.range(0, parts)
        .parallel()
        .forEach(
            part -> {
              SplittableRandom random = new SplittableRandom(SEED + part);
              for (int k = 0; k < count / parts; k++) {
                String text = texts.get(random.nextInt(texts.size()));
                inspect(Mutation.of(text, random));
              }
            });
    assertThat(faults).isEmpty();
    assertThat(slowest.get()).isLessThan(LONGEST_NANOS);
  }

  /** Small files: there are enough of them, and a million large ones would only take longer. */
  private static List<String> texts() throws IOException {
    List<String> texts = new ArrayList<>();
    try (Stream<Path> all = Files.walk(Path.of("solutions"))) {
      for (Path file : all.filter(f -> f.toString().endsWith(".yaml")).sorted().toList()) {
        if (Files.size(file) < SMALL) {
          texts.add(Files.readString(file));
        }
      }
    }
    return texts;
  }

  /** What a file takes of a processor, however busy the machine is. */
  private static long spent() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private void inspect(String mutated) {
    long start = spent();
    try {
      Inspection inspection = SolutionFile.inspect(Path.of("mutated.yaml"), mutated);
      if (inspection.differences().isEmpty()) {
        accepted.incrementAndGet();
        inspection.judged().ifPresent(j -> recount(j.movement(), inspection, mutated));
      }
    } catch (FileException e) {
      if (!String.valueOf(e.getMessage()).startsWith("mutated.yaml")) {
        faults.add("nameless fault " + e.getMessage());
      }
    } catch (RuntimeException | StackOverflowError e) {
      faults.add(e + " in\n" + mutated);
    }
    slowest.accumulateAndGet(spent() - start, Math::max);
  }

  private void recount(Movement movement, Inspection inspection, String mutated) {
    NaiveRecount naive = new NaiveRecount(movement);
    inspection
        .solution()
        .quality()
        .ifPresent(
            q -> {
              for (Criterion c : Criterion.values()) {
                if (q.at("/cost/" + c.word()).asLong() != naive.cost(c)) {
                  faults.add(c + " is wrong in\n" + mutated);
                }
              }
            });
  }
}
