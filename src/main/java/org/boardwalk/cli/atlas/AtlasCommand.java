package org.boardwalk.cli.atlas;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The atlas: the best movement known for every number of players and rounds. */
@Command(
    name = "atlas",
    mixinStandardHelpOptions = true,
    description = "Shows and extends the atlas: the best movement known for each size.",
    subcommands = {
      AtlasBuildCommand.class,
      AtlasCloseCommand.class,
      AtlasMergeCommand.class,
      AtlasShowCommand.class,
      AtlasVerifyCommand.class,
      AtlasExportCommand.class
    },
    footer = "boardwalk atlas show --players 8..12 --rounds 5..9")
public final class AtlasCommand implements Runnable {

  @Spec CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "What to do with the atlas: build, close, merge, show, verify or export?");
  }
}
