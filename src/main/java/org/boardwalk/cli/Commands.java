package org.boardwalk.cli;

import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.boardwalk.cli.atlas.AtlasCommand;
import org.boardwalk.cli.atlas.CertificateCommand;
import org.boardwalk.cli.atlas.EnumerateCommand;
import org.boardwalk.cli.atlas.ProveCommand;
import org.boardwalk.cli.atlas.RegressCommand;
import org.boardwalk.cli.design.ContinueCommand;
import org.boardwalk.cli.design.DesignCommand;
import org.boardwalk.cli.design.DesignFormCommand;
import org.boardwalk.cli.design.DesignHowellCommand;
import org.boardwalk.cli.design.DesignIndividualCommand;
import org.boardwalk.cli.design.DesignMitchellCommand;
import org.boardwalk.cli.design.DesignPairsCommand;
import org.boardwalk.cli.design.DesignRainbowCommand;
import org.boardwalk.cli.design.DesignSingleTableCommand;
import org.boardwalk.cli.design.DesignSoloCommand;
import org.boardwalk.cli.design.DesignTeamsCommand;
import org.boardwalk.cli.design.DesignWebCommand;
import org.boardwalk.cli.design.PlanCommand;
import org.boardwalk.cli.design.SolveCommand;
import org.boardwalk.cli.evening.CrossoverCommand;
import org.boardwalk.cli.evening.DealCommand;
import org.boardwalk.cli.evening.EveningCommand;
import org.boardwalk.cli.evening.NightsCommand;
import org.boardwalk.cli.evening.ScoreCommand;
import org.boardwalk.cli.evening.SeasonCommand;
import org.boardwalk.cli.evening.ServeCommand;
import org.boardwalk.cli.file.CheckCommand;
import org.boardwalk.cli.file.CompareCommand;
import org.boardwalk.cli.file.ExplainCommand;
import org.boardwalk.cli.file.ExportCommand;
import org.boardwalk.cli.file.JudgeCommand;
import org.boardwalk.cli.file.ModelCommand;
import org.boardwalk.cli.file.PictureCommand;
import org.boardwalk.cli.file.PrintCommand;
import org.boardwalk.cli.file.ShowCommand;
import org.jspecify.annotations.Nullable;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Unmatched;

/**
 * The commands, each under the name that its class gives, in the order of the help. To make a
 * command from its annotations takes up to 20 ms, so only the commands that a command line needs
 * are made.
 */
final class Commands {

  private static final String DESIGN = "design";
  private static final String BENCH = "bench";
  private static final String COMPLETION = "generate-completion";
  private static final List<String> COMMANDS =
      List.of(
          "plan",
          DESIGN,
          "solve",
          "prove",
          "judge",
          "certificate",
          "enumerate",
          "model",
          "continue",
          "check",
          "show",
          "explain",
          "print",
          "picture",
          "export",
          "compare",
          "regress",
          "evening",
          "score",
          "nights",
          "season",
          "deal",
          "serve",
          "crossover",
          "atlas",
          BENCH,
          COMPLETION);
  private static final List<String> DESIGNS =
      List.of(
          "individual",
          "rainbow",
          "pairs",
          "mitchell",
          "howell",
          "web",
          "form",
          "teams",
          "solo",
          "single-table");

  private Commands() {}

  /** Loads the class of one command only. */
  private static Class<?> type(String name) {
    return switch (name) {
      case "plan" -> PlanCommand.class;
      case DESIGN -> DesignCommand.class;
      case "solve" -> SolveCommand.class;
      case "prove" -> ProveCommand.class;
      case "judge" -> JudgeCommand.class;
      case "certificate" -> CertificateCommand.class;
      case "enumerate" -> EnumerateCommand.class;
      case "model" -> ModelCommand.class;
      case "continue" -> ContinueCommand.class;
      case "check" -> CheckCommand.class;
      case "show" -> ShowCommand.class;
      case "explain" -> ExplainCommand.class;
      case "print" -> PrintCommand.class;
      case "picture" -> PictureCommand.class;
      case "export" -> ExportCommand.class;
      case "compare" -> CompareCommand.class;
      case "regress" -> RegressCommand.class;
      case "evening" -> EveningCommand.class;
      case "score" -> ScoreCommand.class;
      case "nights" -> NightsCommand.class;
      case "season" -> SeasonCommand.class;
      case "deal" -> DealCommand.class;
      case "serve" -> ServeCommand.class;
      case "crossover" -> CrossoverCommand.class;
      case "atlas" -> AtlasCommand.class;
      case COMPLETION -> GenerateCompletion.class;
      case BENCH -> bench(Commands.class.getClassLoader());
      default -> throw new IllegalArgumentException("no command [" + name + "]");
    };
  }

  private static Class<?> design(String name) {
    return switch (name) {
      case "individual" -> DesignIndividualCommand.class;
      case "rainbow" -> DesignRainbowCommand.class;
      case "pairs" -> DesignPairsCommand.class;
      case "mitchell" -> DesignMitchellCommand.class;
      case "howell" -> DesignHowellCommand.class;
      case "web" -> DesignWebCommand.class;
      case "teams" -> DesignTeamsCommand.class;
      case "form" -> DesignFormCommand.class;
      case "solo" -> DesignSoloCommand.class;
      case "single-table" -> DesignSingleTableCommand.class;
      default -> throw new IllegalArgumentException("no design [" + name + "]");
    };
  }

  /** The command of the benchmarks, which need not be there. */
  private static Class<?> bench(@Nullable ClassLoader classes) {
    try {
      return Class.forName("org.boardwalk.bench.BenchCommand", true, classes);
    } catch (ClassNotFoundException e) {
      return NoBench.class;
    }
  }

  /**
   * The classes of the program, and of the jar of the benchmarks if that lies beside it. No other
   * command opens that jar.
   */
  private static @Nullable ClassLoader withBenches() {
    ClassLoader own = Commands.class.getClassLoader();
    try {
      URL program = Commands.class.getProtectionDomain().getCodeSource().getLocation();
      Path jar = Path.of(program.toURI()).resolveSibling("boardwalk-bench.jar");
      return new URLClassLoader(new URL[] {jar.toUri().toURL()}, own);
    } catch (MalformedURLException | URISyntaxException e) {
      return own;
    }
  }

  /** Every command with all its options. */
  private static Map<String, CommandLine> all() {
    Map<String, CommandLine> all = new LinkedHashMap<>();
    COMMANDS.forEach(name -> all.put(name, command(name, "")));
    return all;
  }

  /**
   * @param args a command line
   * @return the commands that are needed to read it
   */
  static Map<String, CommandLine> neededBy(String... args) {
    if (args.length == 1 && args[0].startsWith("-")) {
      return listed();
    }
    List<String> words = Arrays.stream(args).dropWhile(word -> word.startsWith("-")).toList();
    String first = words.isEmpty() ? "" : words.get(0);
    if (first.equals(BENCH)) {
      return Map.of(BENCH, new CommandLine(bench(withBenches())));
    }
    return COMMANDS.contains(first) && !first.equals(COMPLETION)
        ? Map.of(first, command(first, words.size() > 1 ? words.get(1) : ""))
        : all();
  }

  private static CommandLine command(String name, String next) {
    CommandLine line = new CommandLine(type(name));
    if (name.equals(DESIGN)) {
      (DESIGNS.contains(next) ? List.of(next) : DESIGNS)
          .forEach(kind -> line.addSubcommand(kind, design(kind)));
    }
    return line;
  }

  /** All commands as the help lists them, without their options. */
  private static Map<String, CommandLine> listed() {
    Map<String, CommandLine> listed = new LinkedHashMap<>();
    for (String name : COMMANDS) {
      Command said = Objects.requireNonNull(type(name).getAnnotation(Command.class));
      CommandSpec spec = CommandSpec.create();
      spec.usageMessage()
          .description(said.header().length > 0 ? said.header() : said.description());
      listed.put(name, new CommandLine(spec));
    }
    return listed;
  }

  /** Takes the place of the benchmarks where they are not installed. */
  @Command(
      name = "bench",
      description = "Runs benchmarks; this needs boardwalk-bench.jar beside the program.")
  static final class NoBench implements Callable<Integer> {

    @Spec CommandSpec spec = CommandSpec.create();

    /** The benchmark that was asked for, with its options. */
    @Unmatched List<String> rest = new ArrayList<>();

    @Override
    public Integer call() {
      throw new IllegalArgumentException(
          "bench needs boardwalk-bench.jar beside the program\nMaybe build both: mvn -DskipTests package");
    }
  }
}
