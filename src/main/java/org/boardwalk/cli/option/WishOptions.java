package org.boardwalk.cli.option;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.movement.Kind;
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

  @Mixin RuleOptions rules = new RuleOptions();

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
    List<Rule> own = rules.read(Kind.INDIVIDUAL, players);
    Fixed fixed =
        before
            .rules(joined(before.rules(), own))
            .couples(joined(before.partners(), partners), joined(before.apart(), apart));
    Fixed shared = sitOuts == null ? fixed : fixed.sitOuts(sitOuts);
    return curtail == null ? shared : shared.curtail(curtail);
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
