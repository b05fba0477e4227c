package org.boardwalk.cli.option;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.files.ModelFile;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.wish.Couple;
import org.boardwalk.wish.Fixed;
import org.boardwalk.wish.Fixed.SitOutRule;
import org.boardwalk.wish.IndividualWish;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/**
 * Options that fix parts of the movement before the search begins: rules, who sits out, and after
 * which round it may be stopped.
 */
public final class WishOptions {

  @Option(
      names = "--partners",
      split = ",",
      paramLabel = "N-N",
      converter = CoupleConverter.class,
      description = "Pairs of players who must partner each other at least once, such as 1-2,5-6.")
  List<Couple> partners = List.of();

  @Option(
      names = "--apart",
      split = ",",
      paramLabel = "N-N",
      converter = CoupleConverter.class,
      description = "Pairs of players who must never partner each other, such as 3-4.")
  List<Couple> apart = List.of();

  @Option(
      names = "--rule",
      paramLabel = "RULE",
      description =
          "A rule of your own, as in a model file: \"between: [men, women], meet: partner\","
              + " \"of: 5, sits: {tables: 1}\"; can be given several times.")
  List<String> rules = List.of();

  @Option(
      names = "--group",
      paramLabel = "NAME=N-N",
      description =
          "A group of players for rules, such as men=1-8, or of couples, such as"
              + " couples=1+9,2+10; can be given several times.")
  List<String> groups = List.of();

  @Option(
      names = "--history",
      paramLabel = "FILE",
      description =
          "A movement played before, for rules with \"counting: history\"; can be given several"
              + " times.")
  List<Path> history = List.of();

  @Option(
      names = "--sit-outs",
      paramLabel = "RULE",
      description =
          "Who sits out. turn: no player twice before every player has once; even: numbers that differ by"
              + " at most one, in any order; free: no rule (default: turn).")
  @Nullable SitOutRule sitOuts;

  @Option(
      names = "--curtail",
      paramLabel = "N",
      description = "Play may stop after any round from this one on.")
  @Nullable Integer curtail;

  /**
   * Adds these options.
   *
   * @param before what is settled already
   * @param players number of players
   * @return both
   * @throws IllegalArgumentException when a rule cannot be read
   */
  public Fixed over(Fixed before, int players) {
    List<Rule> own =
        rules.isEmpty() && groups.isEmpty() && history.isEmpty() ? List.of() : read(players);
    Fixed fixed =
        before
            .rules(joined(before.rules(), own))
            .couples(joined(before.partners(), partners), joined(before.apart(), apart));
    Fixed shared = sitOuts == null ? fixed : fixed.sitOuts(sitOuts);
    return curtail == null ? shared : shared.curtail(curtail);
  }

  /** Reads the rules. A fault in them is a fault of an option; there is no file to correct. */
  private List<Rule> read(int players) {
    try {
      return ModelFile.rules(players, groups, rules, history);
    } catch (FileException e) {
      if (history.contains(e.path())) {
        throw e;
      }
      String advice = "\nMaybe compare it with the examples in --help.";
      throw new IllegalArgumentException(
          e.fault().contains("\n") ? e.fault() : e.fault() + advice, e);
    }
  }

  private static <T> List<T> joined(List<T> before, List<T> more) {
    List<T> all = new ArrayList<>(before);
    more.stream().filter(m -> !before.contains(m)).forEach(all::add);
    return all;
  }

  /** These options, with the players who keep their seats. */
  public static final class WithStationary {

    @Option(
        names = "--stationary",
        split = ",",
        paramLabel = "N",
        description = "Players who keep one seat.")
    List<Integer> stationary = List.of();

    @Mixin WishOptions others = new WishOptions();

    /**
     * The wish with these options added.
     *
     * @throws IllegalArgumentException when they contradict each other or the wish; the message
     *     names the option instead of the key of a model file
     */
    public IndividualWish over(IndividualWish wish) {
      try {
        return wish.with(over(wish.fixed(), wish.players()));
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(
            String.valueOf(e.getMessage())
                .replaceFirst("^fixed (stationary|partners|apart|curtail) ", "--$1 "),
            e);
      }
    }

    /** The parts that are fixed already, with these options added. */
    Fixed over(Fixed before, int players) {
      return others.over(before.stationary(joined(before.stationary(), stationary)), players);
    }
  }

  /** Reads two players. */
  private static final class CoupleConverter implements ITypeConverter<Couple> {

    private static final Pattern COUPLE = Pattern.compile("([0-9]{1,4})-([0-9]{1,4})");

    @Override
    public Couple convert(String text) {
      Matcher matcher = COUPLE.matcher(text);
      if (!matcher.matches()) {
        throw new TypeConversionException("[" + text + "] is no pair of players such as 3-4");
      }
      return new Couple(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
    }
  }
}
