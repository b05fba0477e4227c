package org.boardwalk.cli.option;

import picocli.CommandLine.Help.Visibility;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The option of all commands that turns progress messages off. */
public final class QuietOption {

  private static final String NAME = "--quiet";

  @Option(
      names = NAME,
      scope = ScopeType.INHERIT,
      showDefaultValue = Visibility.NEVER,
      description = "Print no progress.")
  boolean quiet;

  /** {@return whether the user wants no progress messages of it} */
  public static boolean of(CommandSpec command) {
    OptionSpec option = command.root().findOption(NAME);
    return option != null && Boolean.TRUE.equals(option.getValue());
  }
}
