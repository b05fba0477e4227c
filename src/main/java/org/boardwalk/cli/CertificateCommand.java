package org.boardwalk.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Proofs that others can check. */
@Command(
    name = "certificate",
    mixinStandardHelpOptions = true,
    subcommands = {CertificateMakeCommand.class, CertificateCheckCommand.class},
    description = {
      "Makes and checks proofs that need no word of ours.",
      "They are the clauses of a constraint model, and the steps by which a solver of somebody else",
      "refutes them, which any checker of DRUP or DRAT proofs can go through."
    })
final class CertificateCommand implements Runnable {

  @Spec CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    CommandLine line = spec.commandLine();
    throw new ParameterException(line, "Which command: make or check?");
  }
}
