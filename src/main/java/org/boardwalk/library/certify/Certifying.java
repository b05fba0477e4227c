package org.boardwalk.library.certify;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.WholeFile;
import org.boardwalk.library.task.StatedModel;
import org.boardwalk.model.Formulation.Question;
import org.boardwalk.model.notation.Notation;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.Wish;

/**
 * Makes certificates: the clauses of a model, a proof written by an external solver, and a
 * description of both. Stateless and thread-safe; takes as long as the search.
 */
public final class Certifying {

  /** The file name of a certificate in its folder. */
  public static final String CERTIFICATE = "certificate.yaml";

  private static final String CLAUSES = "clauses.cnf";
  private static final String PROOF = "proof.drup";

  /** The files in the order of writing; the certificate is last, as it refers to the others. */
  private static final List<String> FILES =
      List.of(CLAUSES, PROOF, CertificateFile.MODEL, CERTIFICATE);

  private Certifying() {}

  /** The ways in which certifying can end. */
  public sealed interface End {}

  /**
   * A proof was written and checked.
   *
   * @param check the successful check
   */
  public record Certified(CertificateCheck check) implements End {}

  /** The model has a solution, so there is nothing to certify. */
  public record Solvable() implements End {}

  /** Certifying was stopped, and its files were removed. */
  public record Stopped() implements End {}

  /**
   * @param wish the wish whose required criteria are to be refuted
   * @param formulation the name of one of its formulations
   * @param solver the solver that writes the proof
   * @param directory the directory for all files of the certificate; created if missing
   * @param over whether to stop
   * @return the end of certifying
   * @throws FileException when files cannot be written
   * @throws IllegalArgumentException when there is no such formulation, or it cannot be written as
   *     clauses
   */
  public static End certify(
      Wish wish, String formulation, ProofSolver solver, Path directory, BooleanSupplier over) {
    StatedModel stated = about(wish, formulation);
    boolean there = Files.exists(directory);
    Path work = workIn(directory);
    try {
      WholeFile.writeIn(work, CLAUSES, Notation.DIMACS.text(stated.model()));
      long begin = System.nanoTime();
      ProofSolver.Verdict verdict = solver.refute(work.resolve(CLAUSES), work.resolve(PROOF), over);
      long took = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin);
      if (verdict != ProofSolver.Verdict.REFUTED) {
        return verdict == ProofSolver.Verdict.STOPPED ? new Stopped() : new Solvable();
      }
      ClausalCertificate certificate =
          new ClausalCertificate(
              wish,
              stated.formulation(),
              stated.model().complete(),
              stated.digest(),
              ProofFile.of(work.resolve(CLAUSES)),
              ProofFile.of(work.resolve(PROOF)),
              solver.version(),
              solver.command(),
              took);
      CertificateFile.write(work, CERTIFICATE, certificate);
      CertificateCheck check = CertificateCheck.of(work.resolve(CERTIFICATE));
      for (String name : FILES) {
        Files.move(
            work.resolve(name), directory.resolve(name), StandardCopyOption.REPLACE_EXISTING);
      }
      return new Certified(check);
    } catch (IOException e) {
      throw new FileException(directory, "no proof could be written: " + e.getMessage(), e);
    } finally {
      remove(work);
      if (!there) {
        removeEmpty(directory);
      }
    }
  }

  /**
   * The model to be refuted: a certificate can only show that there is no movement of that form.
   */
  private static StatedModel about(Wish wish, String formulation) {
    StatedModel stated = StatedModel.of(wish, formulation);
    if (stated.asks() != Question.WISH) {
      throw new IllegalArgumentException(
          Text.of(
              "formulation [%s] asks for more than the wish does\nMaybe take another one: see the"
                  + " model command.",
              formulation));
    }
    return stated;
  }

  /** A folder for unfinished files, beside files that may already be there. */
  private static Path workIn(Path directory) {
    try {
      return Files.createTempDirectory(Files.createDirectories(directory), "unfinished-");
    } catch (IOException e) {
      throw new FileException(directory, "cannot be written: " + e.getMessage(), e);
    }
  }

  private static void remove(Path work) {
    try {
      for (String name : FILES) {
        Files.deleteIfExists(work.resolve(name));
      }
      Files.deleteIfExists(work);
    } catch (IOException e) {
      throw new FileException(work, "cannot be removed\nMaybe remove it by hand.", e);
    }
  }

  /** Removes the folder made for a certificate if it stays empty. */
  private static void removeEmpty(Path directory) {
    try (Stream<Path> files = Files.list(directory)) {
      if (files.findAny().isEmpty()) {
        Files.delete(directory);
      }
    } catch (IOException e) {
      throw new FileException(directory, "cannot be removed\nMaybe remove it by hand.", e);
    }
  }

  /** Builds the clauses of a certificate's model again. */
  static byte[] clauses(ClausalCertificate certificate) {
    StatedModel stated = about(certificate.wish(), certificate.formulation());
    if (!stated.formulation().equals(certificate.formulation())) {
      throw new IllegalArgumentException(
          Text.of(
              "formulation [%s] is called [%s]\nMaybe it was changed by hand: make it again.",
              certificate.formulation(), stated.formulation()));
    }
    if (stated.model().complete() != certificate.complete()) {
      throw new IllegalArgumentException(
          Text.of(
              "complete [%s] is not so\nMaybe it was made by another version: make it again.",
              certificate.complete()));
    }
    if (!stated.digest().equals(certificate.model())) {
      throw new IllegalArgumentException(
          Text.of(
              "the wish leads to another model [%s] than the certificate names [%s]\nMaybe it was"
                  + " made by another version: make it again.",
              stated.digest(), certificate.model()));
    }
    return Notation.DIMACS.text(stated.model()).getBytes(StandardCharsets.UTF_8);
  }

  /**
   * @param name the name of a solver, such as sat4j; empty for the best available one
   * @return the solver
   * @throws IllegalArgumentException when the solver is not available
   */
  public static ProofSolver solver(Optional<String> name) {
    return switch (name.orElse("")) {
      case "" -> Cadical.installed().orElseGet(Sat4j::new);
      case "sat4j" -> new Sat4j();
      case "cadical" ->
          Cadical.installed()
              .orElseThrow(
                  () ->
                      new IllegalArgumentException(
                          "solver [cadical] is not installed\nMaybe take sat4j."));
      default ->
          throw new IllegalArgumentException(
              Text.of("solver [%s] must be cadical or sat4j", name.orElse("")));
    };
  }

  /**
   * The solver CaDiCaL, if installed; its proofs are checked by unit propagation alone. A. Biere,
   * K. Fazekas, M. Fleury, M. Heisinger, CaDiCaL, Kissat, Paracooba, Plingeling and Treengeling
   * Entering the SAT Competition 2020.
   *
   * @param program the path of the program
   */
  static record Cadical(Path program) implements ProofSolver {

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
                  List.of(
                      program.toString(), "-q", "--no-binary", cnf.toString(), proof.toString()))
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
}
