package org.boardwalk.library.certify;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.certify.check.ProofFault;
import org.boardwalk.library.certify.check.RupChecker;
import org.boardwalk.library.certify.check.RupChecker.Refutation;
import org.boardwalk.movement.text.Text;

/**
 * A successful check of a certificate: the model was built again from the wish and translated to
 * clauses, these are the clauses of the file, the file says no more than they do, and the proof
 * refutes them.
 *
 * @param certificate the certificate, which holds
 * @param refutation the figures of the checker
 * @param clauses the file of the clauses; empty where it is missing and only the rebuilt clauses
 *     were checked
 */
public record CertificateCheck(
    ClausalCertificate certificate, Refutation refutation, Optional<Path> clauses) {

  private static final String COPY = "Maybe copy the whole folder of the certificate.";

  /**
   * Checks a certificate. Takes about as long as the solver took. The file of clauses may be
   * missing, as the clauses are built again.
   *
   * @param path a certificate; its files are in the same folder
   * @return the successful check
   * @throws FileException when a file is missing or malformed, or the certificate does not hold
   */
  public static CertificateCheck of(Path path) {
    ClausalCertificate certificate = CertificateFile.read(path);
    byte[] made = made(path, certificate);
    CertificateFile.refuseOtherStatement(path, certificate.statement());
    Optional<Path> clauses =
        Optional.of(path.resolveSibling(certificate.clauses().name()))
            .filter(Files::exists)
            .map(there -> same(path, certificate.clauses()));
    Path proof = same(path, certificate.proof());
    try {
      try (InputStream steps = Files.newInputStream(proof)) {
        return new CertificateCheck(
            certificate, RupChecker.check(new ByteArrayInputStream(made), steps), clauses);
      }
    } catch (ProofFault e) {
      throw new FileException(proof, "refutes nothing: " + e.getMessage(), e);
    } catch (IOException e) {
      throw new FileException(path, "cannot be checked: " + e.getMessage(), e);
    }
  }

  private static byte[] made(Path path, ClausalCertificate certificate) {
    try {
      byte[] made = Certifying.clauses(certificate);
      ProofFile found = ProofFile.of(certificate.clauses().name(), made);
      if (!found.equals(certificate.clauses())) {
        throw new FileException(
            path,
            0,
            Text.of(
                "names other clauses [%d bytes, %s] than the wish leads to [%d bytes, %s]",
                certificate.clauses().bytes(),
                certificate.clauses().digest(),
                found.bytes(),
                found.digest()));
      }
      return made;
    } catch (IllegalArgumentException e) {
      throw new FileException(path, String.valueOf(e.getMessage()), e);
    }
  }

  private static Path same(Path certificate, ProofFile claimed) {
    Path path = certificate.resolveSibling(claimed.name());
    try {
      if (Files.isRegularFile(path) && Files.size(path) != claimed.bytes()) {
        throw new FileException(
            path,
            0,
            Text.of(
                "is not the file that the certificate names: %d bytes instead of %d\n%s",
                Files.size(path), claimed.bytes(), COPY));
      }
      ProofFile found = ProofFile.of(path);
      if (!found.equals(claimed)) {
        throw new FileException(
            path,
            0,
            Text.of(
                "is not the file that the certificate names: %s instead of %s\n%s",
                found.digest(), claimed.digest(), COPY));
      }
      return path;
    } catch (IOException e) {
      throw new FileException(path, "cannot be read\n" + COPY, e);
    }
  }
}
