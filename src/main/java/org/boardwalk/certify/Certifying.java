package org.boardwalk.certify;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.boardwalk.file.FileException;
import org.boardwalk.file.WholeFile;
import org.boardwalk.notation.Notation;
import org.boardwalk.task.StatedModel;
import org.boardwalk.text.Text;
import org.boardwalk.wish.Wish;

/**
 * Makes certificates: the clauses of a model, a proof of somebody else's solver, and what they are.
 * Stateless and thread-safe; long, as the search is.
 */
public final class Certifying {

  /** The name of a certificate in its folder. */
  public static final String CERTIFICATE = "certificate.yaml";

  private static final String CLAUSES = "clauses.cnf";
  private static final String PROOF = "proof.drup";

  private Certifying() {}

  /** How it ended. */
  public sealed interface End {}

  /**
   * A proof was written, and checked.
   *
   * @param certificate what it is
   */
  public record Certified(ClausalCertificate certificate) implements End {}

  /** There is a solution: nothing can be certified. */
  public record Solvable() implements End {}

  /** It was stopped, and nothing is left of it. */
  public record Stopped() implements End {}

  /**
   * @param wish what is to be refuted: its required criteria
   * @param formulation the name of one of its formulations
   * @param solver what writes the proof
   * @param directory where all files of the certificate go; created if it is missing
   * @param over whether to stop
   * @return how it ended
   * @throws FileException when files cannot be written
   * @throws IllegalArgumentException when there is no such formulation, or it cannot be said by
   *     clauses
   */
  public static End certify(
      Wish wish, String formulation, ProofSolver solver, Path directory, BooleanSupplier over) {
    StatedModel stated = StatedModel.of(wish, formulation);
    WholeFile.writeIn(directory, CLAUSES, Notation.DIMACS.text(stated.model()));
    Path clauses = directory.resolve(CLAUSES);
    Path proof = directory.resolve(PROOF);
    try {
      long begin = System.nanoTime();
      ProofSolver.Verdict verdict = solver.refute(clauses, proof, over);
      long took = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin);
      if (verdict != ProofSolver.Verdict.REFUTED) {
        Files.deleteIfExists(clauses);
        Files.deleteIfExists(proof);
        return verdict == ProofSolver.Verdict.STOPPED ? new Stopped() : new Solvable();
      }
      ClausalCertificate certificate =
          new ClausalCertificate(
              wish,
              formulation,
              stated.model().complete(),
              stated.digest(),
              ProofFile.of(clauses),
              ProofFile.of(proof),
              solver.version(),
              solver.command(),
              took);
      CertificateFile.write(directory, CERTIFICATE, certificate);
      return new Certified(certificate);
    } catch (IOException e) {
      throw new FileException(directory, "no proof could be written: " + e.getMessage(), e);
    }
  }

  /** The clauses of the model that a certificate speaks of, made again. */
  static byte[] clauses(ClausalCertificate certificate) {
    StatedModel stated = StatedModel.of(certificate.wish(), certificate.formulation());
    if (stated.model().complete() != certificate.complete()) {
      throw new IllegalArgumentException(
          Text.of("complete [%s] is not so", certificate.complete()));
    }
    if (!stated.digest().equals(certificate.model())) {
      throw new IllegalArgumentException(
          Text.of(
              "the wish leads to another model [%s] than the certificate names [%s]",
              stated.digest(), certificate.model()));
    }
    return Notation.DIMACS.text(stated.model()).getBytes(StandardCharsets.UTF_8);
  }

  /**
   * @param name the name of a solver, such as sat4j; empty for the best that is there
   * @return the solver
   * @throws IllegalArgumentException when it is not there
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
}
