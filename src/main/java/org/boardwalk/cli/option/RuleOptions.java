package org.boardwalk.cli.option;

import java.nio.file.Path;
import java.util.List;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.files.ModelFile;
import org.boardwalk.movement.Kind;
import org.boardwalk.quality.rule.Rule;
import picocli.CommandLine.Option;

/** Options for rules of a designer's own, written as in a model file. */
public final class RuleOptions {

  @Option(
      names = "--rule",
      paramLabel = "RULE",
      description =
          "A rule of your own, as in a model file: \"between: men, meet: opponent, times: 0\","
              + " \"of: 5, sits: {tables: 1}\"; can be given several times.")
  List<String> rules = List.of();

  @Option(
      names = "--group",
      paramLabel = "NAME=N-N",
      description =
          "A group of players or pairs for rules, such as men=1-8, or of couples, such as"
              + " couples=1+9,2+10; can be given several times.")
  List<String> groups = List.of();

  @Option(
      names = "--history",
      paramLabel = "FILE",
      description =
          "A movement played before, for rules with \"counting: history\"; can be given several"
              + " times.")
  List<Path> history = List.of();

  /**
   * Reads the rules. A fault in them is a fault of an option; there is no file to correct.
   *
   * @param kind the kind of contestants
   * @param contestants how many there are
   * @return the rules; none where none of these options is given
   * @throws IllegalArgumentException when a rule cannot be read
   */
  public List<Rule> read(Kind kind, int contestants) {
    if (rules.isEmpty() && groups.isEmpty() && history.isEmpty()) {
      return List.of();
    }
    try {
      return ModelFile.rules(kind, contestants, groups, rules, history);
    } catch (FileException e) {
      if (history.contains(e.path())) {
        throw e;
      }
      String advice = "\nMaybe compare it with the examples in --help.";
      throw new IllegalArgumentException(
          e.fault().contains("\n") ? e.fault() : e.fault() + advice, e);
    }
  }
}
