package org.boardwalk.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The atlas: the best movement known for every number of players and rounds. */
@Command(
    name = "atlas",
    mixinStandardHelpOptions = true,
    description = "The best movement known for every number of players and rounds.",
    subcommands = {
      AtlasBuildCommand.class,
      AtlasMergeCommand.class,
      AtlasShowCommand.class,
      AtlasVerifyCommand.class,
      AtlasExportCommand.class
    })
final class AtlasCommand implements Runnable {

  @Spec CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(), "What to do with the atlas: build, merge, show, verify or export?");
  }
}
