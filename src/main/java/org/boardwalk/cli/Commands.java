package org.boardwalk.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The commands, each under the name that its class says, in the order of the help. To make one from
 * its annotations takes up to 20 ms, so that only those are made that a command line needs.
 */
final class Commands {

  private static final Map<String, Class<?>> COMMANDS = new LinkedHashMap<>();
  private static final Map<String, Class<?>> DESIGNS = new LinkedHashMap<>();
  private static final String DESIGN = "design";
  private static final String BENCH = "bench";

  static {
    COMMANDS.put("plan", PlanCommand.class);
    COMMANDS.put(DESIGN, DesignCommand.class);
    COMMANDS.put("solve", SolveCommand.class);
    COMMANDS.put("prove", ProveCommand.class);
    COMMANDS.put("judge", JudgeCommand.class);
    COMMANDS.put("certificate", CertificateCommand.class);
    COMMANDS.put("model", ModelCommand.class);
    COMMANDS.put("continue", ContinueCommand.class);
    COMMANDS.put("check", CheckCommand.class);
    COMMANDS.put("show", ShowCommand.class);
    COMMANDS.put("explain", ExplainCommand.class);
    COMMANDS.put("print", PrintCommand.class);
    COMMANDS.put("picture", PictureCommand.class);
    COMMANDS.put("export", ExportCommand.class);
    COMMANDS.put("compare", CompareCommand.class);
    COMMANDS.put("regress", RegressCommand.class);
    COMMANDS.put("evening", EveningCommand.class);
    COMMANDS.put("score", ScoreCommand.class);
    COMMANDS.put("nights", NightsCommand.class);
    COMMANDS.put("season", SeasonCommand.class);
    COMMANDS.put("deal", DealCommand.class);
    COMMANDS.put("serve", ServeCommand.class);
    COMMANDS.put("crossover", CrossoverCommand.class);
    COMMANDS.put("atlas", AtlasCommand.class);
    COMMANDS.put(BENCH, NoBenchCommand.class);
    COMMANDS.put("generate-completion", GenerateCompletion.class);
    DESIGNS.put("individual", DesignIndividualCommand.class);
    DESIGNS.put("rainbow", DesignRainbowCommand.class);
    DESIGNS.put("pairs", DesignPairsCommand.class);
    DESIGNS.put("mitchell", DesignMitchellCommand.class);
    DESIGNS.put("howell", DesignHowellCommand.class);
    DESIGNS.put("web", DesignWebCommand.class);
    DESIGNS.put("form", DesignFormCommand.class);
    DESIGNS.put("solo", DesignSoloCommand.class);
    DESIGNS.put("single-table", DesignSingleTableCommand.class);
  }

  private Commands() {}

  /**
   * The benchmarks lie in a jar of their own, which need not be there and is opened for them alone.
   */
  private static Class<?> type(String name) {
    Class<?> here = Objects.requireNonNull(COMMANDS.get(name));
    if (!name.equals(BENCH)) {
      return here;
    }
    try {
      return Class.forName("org.boardwalk.bench.BenchCommand");
    } catch (ClassNotFoundException e) {
      return here;
    }
  }

  /** Every command with all its options. */
  private static Map<String, CommandLine> all() {
    Map<String, CommandLine> all = new LinkedHashMap<>();
    COMMANDS.keySet().forEach(name -> all.put(name, command(name, "")));
    return all;
  }

  /**
   * @param args a command line
   * @return the commands without which it would be read otherwise
   */
  static Map<String, CommandLine> neededBy(String... args) {
    String first = args.length > 0 ? args[0] : "";
    if (args.length == 1 && first.startsWith("-")) {
      return listed();
    }
    Class<?> command = COMMANDS.get(first);
    return command == null || command == GenerateCompletion.class
        ? all()
        : Map.of(first, command(first, args.length > 1 ? args[1] : ""));
  }

  private static CommandLine command(String name, String next) {
    CommandLine line = new CommandLine(type(name));
    if (name.equals(DESIGN)) {
      Class<?> kind = DESIGNS.get(next);
      (kind == null ? DESIGNS : Map.of(next, kind)).forEach(line::addSubcommand);
    }
    return line;
  }

  /** All commands as the help lists them, without their options. */
  private static Map<String, CommandLine> listed() {
    Map<String, CommandLine> listed = new LinkedHashMap<>();
    for (String name : COMMANDS.keySet()) {
      Command said = Objects.requireNonNull(type(name).getAnnotation(Command.class));
      CommandSpec spec = CommandSpec.create();
      spec.usageMessage()
          .description(said.header().length > 0 ? said.header() : said.description());
      listed.put(name, new CommandLine(spec));
    }
    return listed;
  }
}
