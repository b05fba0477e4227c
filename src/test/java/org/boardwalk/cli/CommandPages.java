package org.boardwalk.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Makes the reference pages of the commands from their help. */
public final class CommandPages {

  /** The command of the benchmarks, whose jar the program need not have. */
  private static final String BENCH = "bench";

  /** The most characters of a page; a longer page is divided. */
  private static final int LONGEST = 11_000;

  private static final String INTRODUCTION =
      """
      # Commands

      This page is for readers who work in a terminal. It says what each command does; a page for each
      command lists its options. `boardwalk COMMAND --help` prints the same text. Commands write
      results to standard output, and progress and messages to standard error.

      """;

  private CommandPages() {}

  /**
   * @return the examples in the help of all commands but the benchmarks, by the command's name
   */
  public static Map<String, String> examples() {
    Map<String, String> examples = new LinkedHashMap<>();
    CommandLine program = Program.commandLine();
    examples(program, examples);
    return examples;
  }

  private static void examples(CommandLine command, Map<String, String> examples) {
    CommandSpec spec = command.getCommandSpec();
    examples.put(spec.qualifiedName(), String.join("\n", spec.usageMessage().footer()));
    command.getSubcommands().values().stream()
        .filter(sub -> !sub.getCommandName().equals(BENCH))
        .forEach(sub -> examples(sub, examples));
  }

  /**
   * @return the text of each page by its name from {@code reference}
   */
  public static Map<String, String> all() {
    CommandLine program = Program.commandLine();
    Map<String, String> pages = new LinkedHashMap<>();
    pages.put("commands.md", index(program));
    for (CommandLine command : program.getSubcommands().values()) {
      if (!command.getCommandName().equals(BENCH)) {
        pages.putAll(family(command));
      }
    }
    return pages;
  }

  /** A page for a command and its subcommands; where it is too long, a page for each. */
  private static Map<String, String> family(CommandLine command) {
    String name = "commands/" + command.getCommandName();
    String whole = page(command);
    if (whole.length() <= LONGEST) {
      return Map.of(name + ".md", whole);
    }
    Map<String, String> pages = new LinkedHashMap<>();
    pages.put(
        name + ".md",
        title(command)
            + about(command)
            + "\n"
            + list(command, sub -> command.getCommandName() + "-" + sub.getCommandName() + ".md"));
    command
        .getSubcommands()
        .forEach((kind, sub) -> pages.put(name + "-" + kind + ".md", title(sub) + body(sub)));
    return pages;
  }

  private static String index(CommandLine program) {
    StringBuilder text = new StringBuilder(INTRODUCTION);
    Map<String, List<CommandLine>> groups = HelpLayout.commands(program.getSubcommands());
    groups.keySet().forEach(g -> text.append("- [" + g + "](#" + anchor(g) + ")\n"));
    text.append("- [Options of all commands](#options-of-all-commands)\n");
    text.append("- [Exit codes](#exit-codes)\n");
    groups.forEach(
        (heading, commands) -> {
          text.append("\n## ").append(heading).append('\n');
          commands.forEach(command -> text.append(entry(command)));
        });
    text.append("\n## Options of all commands\n\n");
    text.append(table(program.getCommandSpec().options()));
    text.append("\n## Exit codes\n\n| code | meaning |\n|---|---|\n");
    program
        .getCommandSpec()
        .usageMessage()
        .exitCodeList()
        .forEach((code, meaning) -> text.append("| " + code + " | " + escaped(meaning) + " |\n"));
    return text.toString();
  }

  private static String entry(CommandLine command) {
    String name = command.getCommandName();
    if (name.equals(BENCH)) {
      return "\n### "
          + name
          + "\n\nRuns the benchmarks of `boardwalk-bench.jar`, if that lies beside"
          + " the program; `boardwalk bench` lists them.\n";
    }
    return "\n### "
        + name
        + "\n\n"
        + escaped(description(command).get(0))
        + "\nSee [boardwalk "
        + name
        + "](commands/"
        + name
        + ".md).\n";
  }

  private static String anchor(String heading) {
    return heading.toLowerCase(Locale.ROOT).replace(",", "").replace(' ', '-');
  }

  private static String page(CommandLine command) {
    StringBuilder text = new StringBuilder(title(command)).append(about(command));
    if (!command.getSubcommands().isEmpty()) {
      text.append('\n')
          .append(list(command, sub -> "#" + anchor(sub.getCommandSpec().qualifiedName())));
    }
    text.append(options(command));
    for (CommandLine sub : command.getSubcommands().values()) {
      text.append("\n## ").append(sub.getCommandSpec().qualifiedName()).append("\n\n");
      text.append(body(sub));
    }
    if (hasJson(command)) {
      text.append("\nPrograms can read [its figures as JSON](../json/");
      text.append(command.getCommandName()).append(".md).\n");
    }
    return text.toString();
  }

  private static String title(CommandLine command) {
    return "# " + command.getCommandSpec().qualifiedName() + "\n\n";
  }

  private static String body(CommandLine command) {
    return about(command) + options(command);
  }

  private static String list(CommandLine command, Function<CommandLine, String> target) {
    return command.getSubcommands().values().stream()
        .map(
            sub ->
                "- [%s](%s): %s\n"
                    .formatted(
                        sub.getCommandName(), target.apply(sub), escaped(description(sub).get(0))))
        .collect(Collectors.joining());
  }

  private static List<String> description(CommandLine command) {
    return Stream.of(command.getCommandSpec().usageMessage().description())
        .map(CommandPages::plain)
        .toList();
  }

  /** The description, the synopsis and an example of a command. */
  private static String about(CommandLine command) {
    CommandSpec spec = command.getCommandSpec();
    List<String> lines = description(command);
    StringBuilder text = new StringBuilder(escaped(lines.get(0))).append("\n\n");
    if (lines.size() > 1) {
      text.append(escaped(String.join(" ", lines.subList(1, lines.size())))).append("\n\n");
    }
    text.append("```text\n").append(HelpLayout.synopsis(spec)).append("\n```\n");
    if (spec.usageMessage().footer().length > 0) {
      text.append("\nExample:\n\n```sh not-run: a test of the help runs it\n");
      Stream.of(spec.usageMessage().footer())
          .forEach(l -> text.append(plain(l).strip()).append('\n'));
      text.append("```\n");
    }
    String files =
        spec.positionalParameters().stream().map(CommandPages::row).collect(Collectors.joining());
    return files.isEmpty()
        ? text.toString()
        : text + "\n| argument | meaning |\n|---|---|\n" + files;
  }

  /** Whether a schema describes the JSON that a command prints. */
  private static boolean hasJson(CommandLine command) {
    boolean top = command.getParent() != null && command.getParent().getParent() == null;
    String schema = "/org/boardwalk/publish/json/" + command.getCommandName() + ".schema.json";
    return top && CommandPages.class.getResource(schema) != null;
  }

  private static String options(CommandLine command) {
    StringBuilder text = new StringBuilder();
    HelpLayout.options(command.getCommandSpec())
        .forEach(
            (heading, options) -> {
              List<OptionSpec> shown = new ArrayList<>(options);
              shown.removeIf(HelpLayout::general);
              if (!shown.isEmpty()) {
                text.append(heading.isEmpty() ? "\n" : "\n**" + heading + "**\n\n");
                text.append(table(shown));
              }
            });
    return text.toString();
  }

  private static String table(List<OptionSpec> options) {
    return "| option | meaning |\n|---|---|\n"
        + options.stream().map(CommandPages::row).collect(Collectors.joining());
  }

  private static String row(ArgSpec arg) {
    String name =
        arg instanceof OptionSpec option
            ? String.join(", ", option.names()) + HelpLayout.value(option)
            : arg.paramLabel();
    String meaning =
        Stream.of(arg.description()).map(CommandPages::plain).collect(Collectors.joining(" "));
    return "| `" + name.replace("|", "\\|") + "` | " + escaped(meaning) + " |\n";
  }

  /** The text as it is printed: percent signs and line ends are not doubled. */
  private static String plain(String text) {
    return Help.Ansi.OFF.string(text).replace("%%", "%").strip();
  }

  /** The text with escapes for the characters that have a meaning in Markdown. */
  private static String escaped(String text) {
    return text.replace("|", "\\|").replace("<", "&lt;").replace("*", "\\*").replace("_", "\\_");
  }
}
