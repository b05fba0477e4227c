package org.boardwalk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Ctrl-C is the signal INT, which native solvers like to hear as well. */
@Tag("time")
class CtrlCTest {

  private static final int INTERRUPTED = 130;

  @TempDir private Path temp;

  /**
   * The program ignores the signal where tests run in the background of a shell that ignores it.
   */
  @Test
  @EnabledOnOs(OS.LINUX)
  void withTwoNativeSolversAtWorkTheBestSoFarIsPrinted() throws Exception {
    Path err = temp.resolve("err");
    Child child = Child.in(temp);
    Process process =
        child
            .builder(
                err,
                child.command(
                    "design",
                    "individual",
                    "--players",
                    "20",
                    "--engine",
                    "cpsat",
                    "--workers",
                    "2",
                    "--no-cache",
                    "--time",
                    "10m"))
            .redirectOutput(temp.resolve("out").toFile())
            .start();
    while (process.isAlive() && !Files.readString(err).contains("cost ")) {
      Thread.sleep(50);
    }
    Process kill = new ProcessBuilder("kill", "-INT", String.valueOf(process.pid())).start();
    assertThat(kill.waitFor()).isZero();
    boolean ended = process.waitFor(5, TimeUnit.SECONDS);
    if (ended) {
      assertThat(process.exitValue()).isEqualTo(INTERRUPTED);
      assertThat(Files.readString(temp.resolve("out"))).contains("Calibre");
    } else {
      assertThat(Files.readString(Path.of("/proc/self/status")))
          .containsPattern("SigIgn:\\s*[0-9a-f]*[2367abef]\\n");
      process.destroyForcibly().waitFor();
    }
  }
}
