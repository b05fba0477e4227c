package org.boardwalk.cli;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.boardwalk.cli.option.BrokenMovement;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.HomeOption;
import org.boardwalk.cli.option.Illegible;
import org.boardwalk.cli.option.QuietOption;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.Shown;
import org.boardwalk.exchange.file.TemporaryFolder;
import org.boardwalk.library.answers.Library;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.EngineUnavailable;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Versions;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** The top of the command line: what all commands share. */
@Command(
    name = "boardwalk",
    mixinStandardHelpOptions = true,
    versionProvider = Program.Version.class,
    description = {
      "Designs movements for duplicate bridge with constraint solvers, and proves how good they are.",
      "Results go to standard output, and everything else to standard error."
    },
    footer = "boardwalk plan --players 22 --minutes 180",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done",
      "1:a bug in this program (set BOARDWALK_TRACE=1 to see the stack trace)",
      "2:usage: a wrong option or value",
      "3:proved impossible",
      "4:gave up with nothing found, or for want of memory",
      "5:check or score found broken rules, or regress a movement of ours that is worse",
      "6:a file that cannot be read, is malformed or makes a claim that does not hold, or output was lost",
      "130:interrupted; the best so far is kept and printed"
    })
final class Program implements Runnable {

  /** The width of the help: enough for the lines of the descriptions. */
  private static final int HELP_WIDTH = 100;

  /** The options that were given of a group, as messages of picocli name them. */
  private static final Pattern IN_BRACES = Pattern.compile("\\{([^{}]*+)}");

  private static final Pattern QUOTED = Pattern.compile("'([^']*+)'");

  @Spec CommandSpec spec = CommandSpec.create();

  @Mixin QuietOption quiet = new QuietOption();

  /** Runs a command line on the streams of this process and returns the exit code. */
  static int run(String... args) {
    Streams streams = Streams.ofProcess();
    ReadAhead.begin(args);
    CommandLine line = commandLine(args);
    line.setOut(streams.out()).setErr(streams.err());
    Optional<String> illegible = Illegible.fault(args);
    if (illegible.isPresent()) {
      streams.err().println(illegible.get());
      streams.err().flush();
      return Exit.USAGE.code();
    }
    int exit = line.execute(args);
    return streams.lost() ? Exit.BAD_INPUT.code() : exit;
  }

  /**
   * The program with the commands that a command line needs; with all commands for an empty one.
   */
  static CommandLine commandLine(String... args) {
    CommandLine line = new CommandLine(new Program());
    Commands.neededBy(args).forEach(line::addSubcommand);
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.setUsageHelpWidth(HELP_WIDTH);
    HelpLayout.applyTo(line);
    PlainValues.readBy(line);
    line.setParameterExceptionHandler(Program::wrongUsage);
    line.setExecutionStrategy(Program::executed);
    line.setExecutionExceptionHandler((e, command, parsed) -> failed(e, command));
    return line;
  }

  /** Runs the command; errors, which picocli would let through, are told like exceptions. */
  private static int executed(ParseResult parsed) {
    try {
      return new CommandLine.RunLast().execute(parsed);
    } catch (OutOfMemoryError | StackOverflowError | LinkageError e) {
      List<CommandLine> commands = parsed.asCommandLineList();
      throw new ExecutionException(commands.get(commands.size() - 1), "" + e, e);
    }
  }

  /** Prints a message, in which nothing foreign is long or controls a terminal. */
  private static void say(CommandLine command, String message) {
    command.getErr().println(Shown.message(message));
  }

  private static int wrongUsage(ParameterException e, String[] args) {
    CommandLine command = e.getCommandLine();
    if (List.of(args).contains("--help") || List.of(args).contains("-h")) {
      // Help also explains what is missing or wrong.
      command.usage(command.getOut());
      return Exit.DONE.code();
    }
    if (e instanceof CommandLine.UnmatchedArgumentException unmatched
        && unmatched.isUnknownOption()
        && !unmatched.getSuggestions().isEmpty()) {
      say(command, "Unknown option: " + Shown.of(unmatched.getUnmatched().get(0)));
      say(command, "Maybe " + String.join(" or ", unmatched.getSuggestions()));
      return Exit.USAGE.code();
    }
    say(command, fewer(e).or(() -> twice(e)).orElseGet(() -> shortened(e)));
    if (!CommandLine.UnmatchedArgumentException.printSuggestions(e, command.getErr())) {
      command
          .getErr()
          .print(Text.of("Maybe see: %s --help%n", command.getCommandSpec().qualifiedName()));
    }
    return Exit.USAGE.code();
  }

  /** The message of picocli, with long values, which it quotes, cut. */
  private static String shortened(ParameterException e) {
    return QUOTED
        .matcher(String.valueOf(e.getMessage()))
        .replaceAll(m -> Matcher.quoteReplacement("'" + Shown.of(m.group(1)) + "'"));
  }

  /** A message in plain words where fewer files are named than a command takes. */
  private static Optional<String> fewer(ParameterException e) {
    return e instanceof CommandLine.MissingParameterException missing
            && missing.getMissing().size() == 1
            && missing.getMissing().get(0) instanceof PositionalParamSpec files
            && files.arity().min() > 1
        ? Optional.of(
            Text.of("%s: at least %d are needed", files.paramLabel(), files.arity().min()))
        : Optional.empty();
  }

  /** A message in plain words where several options are given of which only one may be. */
  private static Optional<String> twice(ParameterException e) {
    List<String> said =
        IN_BRACES
            .matcher(String.valueOf(e.getMessage()))
            .results()
            .map(found -> found.group(1))
            .toList();
    return e instanceof CommandLine.MaxValuesExceededException && said.size() > 1
        ? Optional.of("Say one of these only: " + String.join(", ", said))
        : Optional.empty();
  }

  private static int failed(Exception e, CommandLine command) {
    if (e instanceof FileException || e instanceof EngineUnavailable) {
      say(command, "" + e.getMessage());
      return Exit.BAD_INPUT.code();
    }
    if (e instanceof CancellationException) {
      say(command, "Interrupted before anything was searched.");
      return Exit.INTERRUPTED.code();
    }
    if (e instanceof BrokenMovement) {
      say(command, "" + e.getMessage());
      return Exit.BROKEN_RULES.code();
    }
    String name = command.getCommandSpec().qualifiedName();
    if (e instanceof IllegalArgumentException) {
      say(command, "" + e.getMessage());
      if (!String.valueOf(e.getMessage()).contains("\nMaybe ")) {
        say(command, "Maybe see: " + name + " --help");
      }
      return Exit.USAGE.code();
    }
    if (causes(e).anyMatch(OutOfMemoryError.class::isInstance)) {
      long most = Runtime.getRuntime().maxMemory() / 1_000_000;
      say(
          command,
          Text.of("%s: %d MB of memory are not enough\n", name, most)
              + "Maybe ask for less, or give Java more, such as 4 GB: java -Xmx4g -jar boardwalk.jar");
      return Exit.GAVE_UP.code();
    }
    return bug(e, command);
  }

  private static Stream<Throwable> causes(Throwable e) {
    return Stream.iterate(e, Objects::nonNull, Throwable::getCause);
  }

  private static int bug(Exception e, CommandLine command) {
    boolean trace = System.getenv("BOARDWALK_TRACE") != null;
    if (trace) {
      e.printStackTrace(command.getErr());
    }
    try {
      // Libraries need the temporary folder too, and tell its faults in many ways.
      TemporaryFolder.check(1);
    } catch (FileException unusable) {
      say(command, "" + unusable.getMessage());
      return Exit.BAD_INPUT.code();
    }
    say(
        command,
        "This is a bug in boardwalk: " + (e instanceof ExecutionException ? e.getCause() : e));
    if (!trace) {
      say(command, "Maybe set BOARDWALK_TRACE=1 and send the stack trace with a report.");
    }
    return Exit.BUG.code();
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Which command?");
  }

  /** Program and engine versions. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {
        "boardwalk " + Versions.of("boardwalk"),
        "cpsat " + Versions.of("cpsat") + ", choco " + Versions.of("choco")
      };
    }
  }

  /**
   * Reads one of the program's own answers in the background, while the command line is read. The
   * first reading takes a quarter of a second, nearly all of it for loading code; each later one,
   * for which a command waits, takes some milliseconds.
   */
  private static final class ReadAhead {

    private static final int PLAYERS = 8;
    private static final int PAIRS = 6;
    private static final int ROUNDS = 5;

    private ReadAhead() {}

    /**
     * Begins to read if the user asks for an answer for players or pairs, and returns at once.
     * Faults are ignored here: the command reports them when it reads the answers itself.
     */
    static void begin(String... args) {
      List<String> words = List.of(args);
      if (words.contains("--players")) {
        read(() -> UsualWish.complete(PLAYERS));
      } else if (words.contains("plan") && words.contains("--pairs")) {
        read(() -> UsualPairs.free(PAIRS, ROUNDS, 1));
      }
    }

    private static void read(Supplier<Wish> wish) {
      CompletableFuture<Void> unused =
          CompletableFuture.runAsync(
              () ->
                  Library.layered(Path.of("none"), HomeOption.repeated())
                      .find(wish.get(), fault -> {}));
    }
  }

  /** Reads numbers, names of files, days and times of day, with one wording for invalid values. */
  private static final class PlainValues {

    private PlainValues() {}

    /** Lets all options of these types be read here, for the commands that the line has so far. */
    static void readBy(CommandLine line) {
      line.registerConverter(int.class, whole(Integer::valueOf));
      line.registerConverter(Integer.class, whole(Integer::valueOf));
      line.registerConverter(long.class, whole(Long::valueOf));
      line.registerConverter(Long.class, whole(Long::valueOf));
      line.registerConverter(Path.class, PlainValues::path);
      line.registerConverter(
          BigDecimal.class, read(PlainValues::decimal, "a number such as 45 or 45.5"));
      line.registerConverter(LocalDate.class, read(LocalDate::parse, "a day such as 2026-12-31"));
      line.registerConverter(
          LocalTime.class, read(LocalTime::parse, "a time of day such as 19:30"));
    }

    /** Reads the name of a file. No hyphen stands for standard input or output here. */
    private static Path path(String text) {
      if (text.equals("-")) {
        throw new TypeConversionException("[-] is not the name of a file here; ./- would be one");
      }
      return Path.of(text);
    }

    /**
     * Reads a number without an exponent, as an exponent makes millions of digits of a few
     * characters.
     */
    private static BigDecimal decimal(String text) {
      if (!text.matches("-?[0-9]{1,6}([.][0-9]{1,4})?")) {
        throw new NumberFormatException(text);
      }
      return new BigDecimal(text);
    }

    /**
     * Reads a whole number in the digits 0 to 9 alone, as Java reads those of other scripts too.
     */
    private static <T> ITypeConverter<T> whole(Function<String, T> parse) {
      return text -> {
        if (!text.matches("[+-]?[0-9]+")) {
          throw new TypeConversionException("[" + text + "] is not a whole number such as 12");
        }
        try {
          return parse.apply(text);
        } catch (NumberFormatException e) {
          throw new TypeConversionException("[" + text + "] has too many digits");
        }
      };
    }

    private static <T> ITypeConverter<T> read(Function<String, T> parse, String expected) {
      return text -> {
        try {
          return parse.apply(text);
        } catch (NumberFormatException | DateTimeParseException e) {
          throw new TypeConversionException("[" + text + "] is not " + expected);
        }
      };
    }
  }
}
