package org.boardwalk.cli.atlas;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Makes and checks certificates: proofs that can be checked without this program. */
@Command(
    name = "certificate",
    mixinStandardHelpOptions = true,
    subcommands = {CertificateMakeCommand.class, CertificateCheckCommand.class},
    description = {
      "Makes and checks proofs that can be checked without this program.",
      "A certificate holds the clauses of a constraint model, and the steps by which a"
          + " SAT solver refutes them. Any checker of DRUP or DRAT proofs can follow these"
          + " steps."
    },
    footer = "boardwalk certificate make models/8-players-directed.yaml --out proof")
public final class CertificateCommand implements Runnable {

  @Spec CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    CommandLine line = spec.commandLine();
    throw new ParameterException(line, "Which command: make or check?");
  }
}
