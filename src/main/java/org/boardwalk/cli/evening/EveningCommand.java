package org.boardwalk.cli.evening;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * Keeps evenings as they are played: one file with movement, names, settings and results so far.
 */
@Command(
    name = "evening",
    mixinStandardHelpOptions = true,
    description = {
      "Keeps an evening in one file: the movement, the names and the scores so far.",
      "print, show, check, export and score read such a file too."
    },
    subcommands = {
      EveningNewCommand.class,
      EveningEnterCommand.class,
      EveningWatchCommand.class,
      EveningShowCommand.class,
      EveningMembersCommand.class
    },
    footer = "boardwalk evening show tuesday.yaml")
public final class EveningCommand implements Runnable {

  @Spec CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(), "What to do with the evening: new, enter, watch, show or members?");
  }
}
