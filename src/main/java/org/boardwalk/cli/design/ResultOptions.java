package org.boardwalk.cli.design;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.boardwalk.cli.option.HomeOption;
import org.boardwalk.cli.option.OnOption;
import org.boardwalk.cli.option.OutputFormatOption;
import org.boardwalk.cli.option.QuietOption;
import org.boardwalk.library.answers.Library;
import org.boardwalk.wish.Preference;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * Options that say where answers are kept and how they are written; with them a command answers.
 */
sealed class ResultOptions permits ResultOptions.WithStart {

  /** The command that has these options. */
  @Spec(Spec.Target.MIXEE)
  CommandSpec command = CommandSpec.create();

  @Mixin HomeOption home = new HomeOption();

  @Option(
      names = "--no-cache",
      description = "Search without reading known answers, and keep nothing.")
  boolean noCache;

  @Option(
      names = "--improve",
      description = "Search for a better answer than the known one, and keep it if there is one.")
  boolean improve;

  @Mixin OnOption on = new OnOption();

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "Also write the answer to FILE; one that ends in .asc, .bws, .csv or .mov gets the"
              + " movement as export writes it.")
  @Nullable Path out;

  @Mixin OutputFormatOption output = new OutputFormatOption();

  Optional<Library> library() {
    return noCache ? Optional.empty() : Optional.of(home.library());
  }

  /** Answers wishes for the command, prints the answer and returns the exit code. */
  int answer(Preference preference) {
    return answering(AnswerOutput.SOLUTION).answer(preference);
  }

  /** An answering that writes the file of a found answer by the given keeping. */
  Answering answering(AnswerOutput keeping) {
    return new Answering(
        command.commandLine(), this, QuietOption.of(command), keeping, UnaryOperator.identity());
  }

  /** {@return a file with a movement to begin with} */
  Optional<Path> start() {
    return Optional.empty();
  }

  /** These options, with a movement to begin with. */
  static final class WithStart extends ResultOptions {

    @Option(
        names = "--start",
        paramLabel = "FILE",
        description =
            "Search for a better movement than the one in FILE, of any format, and begin with it.")
    private @Nullable Path start;

    @Override
    Optional<Path> start() {
      return Optional.ofNullable(start);
    }
  }
}
