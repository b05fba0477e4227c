package org.boardwalk.cli.atlas;

import java.io.PrintWriter;
import org.boardwalk.library.certify.CertificateCheck;
import org.boardwalk.library.certify.ClausalCertificate;
import org.boardwalk.library.certify.ProofFile;
import org.boardwalk.movement.text.Text;
import org.boardwalk.publish.HarmlessText;
import picocli.CommandLine.Model.CommandSpec;

/** Prints a certificate that holds. */
final class CheckedCertificate {

  private CheckedCertificate() {}

  static void print(CommandSpec spec, CertificateCheck check) {
    ClausalCertificate certificate = check.certificate();
    PrintWriter out = spec.commandLine().getOut();
    out.println("Holds. " + HarmlessText.of(certificate.statement()));
    out.println("wish    " + String.join("\n        ", certificate.wanted()));
    out.print(
        Text.of(
            "%,d variables, %,d clauses refuted in %,d steps of unit propagation%n",
            check.refutation().variables(),
            check.refutation().clauses(),
            check.refutation().steps()));
    out.println("model   " + certificate.model());
    out.println(
        named("clauses", certificate.clauses())
            + (check.clauses().isPresent()
                ? ""
                : " (no such file here: made from the wish again)"));
    out.println(named("proof  ", certificate.proof()));
    out.println(
        Text.of(
            "written by %s in %.1f s: %s",
            HarmlessText.of(certificate.solver()),
            certificate.milliseconds() / 1000.0,
            HarmlessText.of(certificate.command())));
    out.flush();
  }

  private static String named(String what, ProofFile file) {
    return Text.of("%s %s, %,d bytes, %s", what, file.name(), file.bytes(), file.digest());
  }
}
