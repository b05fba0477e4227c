package org.boardwalk.cli.atlas;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.library.certify.CertificateCheck;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks a certificate, with each step of its proof. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    description = {
      "Checks a certificate: its clauses against the model of its wish, and each step of"
          + " its proof.",
      "The model is built again for this. Exit code 6 means that something does not hold."
    },
    footer = "boardwalk certificate check proof/certificate.yaml")
final class CertificateCheckCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", description = "A certificate; its other files lie beside it.")
  Path file = Path.of("");

  @Override
  public Integer call() {
    CheckedCertificate.print(spec, CertificateCheck.of(file));
    return Exit.DONE.code();
  }
}
