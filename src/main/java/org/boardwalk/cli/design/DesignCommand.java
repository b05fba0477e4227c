package org.boardwalk.cli.design;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Designs a movement from a few numbers. */
@Command(
    name = "design",
    mixinStandardHelpOptions = true,
    description = "Designs a movement of a given kind and size.",
    footer = "boardwalk design individual --players 13")
public final class DesignCommand implements Runnable {

  @Spec CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "Which kind of movement: individual, rainbow, pairs, mitchell, howell, web, form, teams,"
            + " solo or single-table?");
  }
}
