package org.boardwalk.library.certify;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.boardwalk.movement.text.Text;

/**
 * The solver CaDiCaL, if installed; its proofs are checked by unit propagation alone. A. Biere, K.
 * Fazekas, M. Fleury, M. Heisinger, CaDiCaL, Kissat, Paracooba, Plingeling and Treengeling Entering
 * the SAT Competition 2020.
 *
 * @param program the path of the program
 */
record Cadical(Path program) implements ProofSolver {

  private static final int YES = 10;
  private static final int NO = 20;
  private static final int OFTEN_MS = 50;

  /** CaDiCaL on the search path; empty if there is none. */
  static Optional<ProofSolver> installed() {
    String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
    return Arrays.stream(path.split(File.pathSeparator, -1))
        .map(folder -> Path.of(folder, "cadical"))
        .filter(p -> Files.isRegularFile(p) && Files.isExecutable(p))
        .findFirst()
        .map(Cadical::new);
  }

  @Override
  public String version() throws IOException {
    Process process = new ProcessBuilder(program.toString(), "--version").start();
    return "cadical "
        + new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
  }

  @Override
  public String command() {
    return "cadical -q --no-binary CNF PROOF";
  }

  @Override
  public Verdict refute(Path cnf, Path proof, BooleanSupplier over) throws IOException {
    Process process =
        new ProcessBuilder(
                List.of(program.toString(), "-q", "--no-binary", cnf.toString(), proof.toString()))
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try {
      while (!process.waitFor(OFTEN_MS, TimeUnit.MILLISECONDS)) {
        if (over.getAsBoolean()) {
          return Verdict.STOPPED;
        }
      }
      return verdict(process.exitValue());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Verdict.STOPPED;
    } finally {
      process.destroyForcibly();
    }
  }

  private static Verdict verdict(int exit) throws IOException {
    return switch (exit) {
      case YES -> Verdict.SATISFIABLE;
      case NO -> Verdict.REFUTED;
      default -> throw new IOException(Text.of("cadical ends with code [%d]", exit));
    };
  }
}
