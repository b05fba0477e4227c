package org.boardwalk.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.file.Files;
import java.nio.file.Path;
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
   * Skipped where tests run in the background of a shell that ignores the signal, as the program
   * ignores it there too.
   */
  @Test
  @EnabledOnOs(OS.LINUX)
  void withTwoNativeSolversAtWorkTheBestSoFarIsPrinted() throws Exception {
    assumeThat(Files.readString(Path.of("/proc/self/status")))
        .as("Whether a signal INT that children of these tests get is ignored")
        .doesNotContainPattern("SigIgn:\\s*[0-9a-f]*[2367abef]\\n");
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
    assertThat(process.waitFor()).isEqualTo(INTERRUPTED);
    assertThat(Files.readString(temp.resolve("out"))).contains("Calibre");
  }
}
