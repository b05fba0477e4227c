package org.boardwalk.cli;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** Arranges the help: commands by what a reader wants to do, and many options under headings. */
final class HelpLayout {

  /** A command with more options of its own than these has them in groups, and a short synopsis. */
  private static final int MOST_UNGROUPED = 8;

  private static final String GENERAL = "General";

  /**
   * A group of names under a heading.
   *
   * @param heading the heading
   * @param names separated by blanks; an option may have its parameter's label as well
   */
  private record Group(String heading, String names) {

    boolean has(String name) {
      return List.of(names.split(" ")).contains(name);
    }
  }

  private static final List<Group> COMMANDS =
      List.of(
          new Group("Find a movement", "plan design solve continue nights crossover atlas"),
          new Group(
              "Read, judge and print movements",
              "show explain check compare regress print picture export"),
          new Group("Run and score an evening", "evening serve score season deal"),
          new Group("Models and proofs", "model judge prove enumerate certificate"),
          new Group("Tools", "bench generate-completion"));

  private static final List<Group> OPTIONS =
      List.of(
          new Group("Size", "--players --pairs --tables --rounds --winners --complete"),
          new Group(
              "Time",
              "--minutes --minutes-per-board --minutes-per-move --start --over-by"
                  + " --per-board --per-move"),
          new Group(
              "Boards",
              "--boards --boards-at-hand --boards-per-round --sets --copies --play --walk"
                  + " --boarding --rotation"),
          new Group("People", "--stationary --partners --apart --curtail --missing --solo"),
          new Group(
              "Scoring",
              "--method --datum-drop --datum-from --datum-round --rounding --corrections --across"
                  + " --strict --best --absent --people --handicaps --points"),
          new Group("Club and date", "--club --club-id --date"),
          new Group(
              "Criteria",
              "--require --weights --order=CRITERION --symmetry --switches --other-results"),
          new Group(
              "Search",
              "--formulation --engine --methods --time --effort --cube-time --seed --starts"
                  + " --workers --order=ORDER --shard --on --ledger --repeat --improve --no-cache"
                  + " --solutions"),
          new Group("Output", "--name --sheets --format --page --pick --out"),
          new Group(GENERAL, "--help --version --quiet"));

  private HelpLayout() {}

  /** Lays out the help of a command and of its subcommands. */
  static void applyTo(CommandLine line) {
    Map<String, IHelpSectionRenderer> sections = new LinkedHashMap<>(line.getHelpSectionMap());
    sections.put(UsageMessageSpec.SECTION_KEY_SYNOPSIS, HelpLayout::synopsis);
    sections.put(UsageMessageSpec.SECTION_KEY_OPTION_LIST, HelpLayout::options);
    sections.put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING, help -> "");
    sections.put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, HelpLayout::commands);
    sections.put(UsageMessageSpec.SECTION_KEY_FOOTER_HEADING, help -> "");
    sections.put(UsageMessageSpec.SECTION_KEY_FOOTER, HelpLayout::example);
    line.setHelpSectionMap(sections);
  }

  /**
   * The things under their headings. A thing that has no heading, or would stand alone under one,
   * comes first, under "".
   */
  private static <T> Map<String, List<T>> grouped(
      List<Group> groups, Collection<T> things, BiPredicate<Group, T> in) {
    Map<String, List<T>> grouped = new LinkedHashMap<>();
    List<T> rest = new ArrayList<>(things);
    grouped.put("", rest);
    for (Group group : groups) {
      List<T> together = rest.stream().filter(thing -> in.test(group, thing)).toList();
      if (together.size() > 1) {
        grouped.put(group.heading(), together);
        rest.removeAll(together);
      }
    }
    grouped.values().removeIf(List::isEmpty);
    return grouped;
  }

  /** The commands under their headings; commands without a heading under "". */
  static Map<String, List<CommandLine>> commands(Map<String, CommandLine> commands) {
    return grouped(COMMANDS, commands.values(), (group, line) -> group.has(line.getCommandName()));
  }

  /** The options that help shows, under their headings; few options all under "". */
  static Map<String, List<OptionSpec>> options(CommandSpec command) {
    List<OptionSpec> shown = new ArrayList<>();
    command.options().stream().filter(o -> !o.hidden() && !general(o)).forEach(shown::add);
    command.options().stream().filter(HelpLayout::general).forEach(shown::add);
    return many(command)
        ? grouped(OPTIONS, shown, HelpLayout::stands)
        : Map.of("", List.copyOf(shown));
  }

  private static boolean stands(Group group, OptionSpec option) {
    String name = option.longestName();
    return group.has(name) || group.has(name + "=" + option.paramLabel());
  }

  /** Whether every command has this option. */
  static boolean general(OptionSpec option) {
    return OPTIONS.get(OPTIONS.size() - 1).has(option.longestName());
  }

  private static boolean many(CommandSpec command) {
    return command.options().stream().filter(o -> !o.hidden() && !general(o)).count()
        > MOST_UNGROUPED;
  }

  private static String synopsis(Help help) {
    return synopsis(help.commandSpec()) + "\n";
  }

  /** The synopsis: what a command needs, and whether it takes options. */
  static String synopsis(CommandSpec command) {
    boolean options = command.options().stream().anyMatch(o -> !o.hidden() && !general(o));
    boolean below = !command.subcommands().isEmpty();
    boolean files = !command.positionalParameters().isEmpty();
    return Stream.of(
            Stream.of(command.qualifiedName()),
            command.options().stream()
                .filter(option -> option.required() && option.group() == null)
                .map(option -> option.longestName() + value(option)),
            command.argGroups().stream().map(ArgGroupSpec::synopsis),
            options ? Stream.of("[OPTIONS]") : Stream.<String>of(),
            below ? Stream.of(files || options ? "[COMMAND]" : "COMMAND") : Stream.<String>of(),
            command.positionalParameters().stream().map(HelpLayout::label))
        .flatMap(words -> words)
        .collect(Collectors.joining(" "));
  }

  /** The value of an option, as the help writes it after the name. */
  static String value(OptionSpec option) {
    if (option.arity().max() == 0) {
      return "";
    }
    String label = option.paramLabel();
    String one = "=" + label + (option.splitRegex().isEmpty() ? "" : "[," + label + "...]");
    return option.arity().min() == 0 ? "[" + one + "]" : one;
  }

  private static String label(PositionalParamSpec files) {
    boolean one = files.arity().max() == 1 || files.paramLabel().contains(" ");
    String label = files.paramLabel() + (one ? "" : "...");
    return files.arity().min() == 0 ? "[" + label + "]" : label;
  }

  private static String options(Help help) {
    StringBuilder text = new StringBuilder();
    List<OptionSpec> all = help.commandSpec().options();
    options(help.commandSpec())
        .forEach(
            (heading, options) -> {
              Help.Layout layout = help.createDefaultLayout(all, List.of(), help.colorScheme());
              layout.addOptions(options, help.parameterLabelRenderer());
              text.append(heading.isEmpty() ? "" : "\n" + heading + ":\n").append(layout);
            });
    return text.toString();
  }

  /** The footer of a command is an example of its use. */
  private static String example(Help help) {
    String[] lines = help.commandSpec().usageMessage().footer();
    return lines.length == 0 ? "" : "\nExample:\n  " + String.join("\n  ", lines) + "\n";
  }

  private static String commands(Help help) {
    StringBuilder text = new StringBuilder();
    commands(help.commandSpec().subcommands())
        .forEach(
            (heading, commands) -> {
              text.append("\n").append(heading.isEmpty() ? "Commands" : heading).append(":\n");
              Map<String, Help> listed = new LinkedHashMap<>();
              commands.forEach(c -> listed.put(c.getCommandName(), c.getHelp()));
              text.append(help.commandList(listed));
            });
    return text.toString();
  }
}
