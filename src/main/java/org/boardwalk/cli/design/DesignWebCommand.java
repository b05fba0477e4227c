package org.boardwalk.cli.design;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.boardwalk.Boardwalk;
import org.boardwalk.cli.option.WordConverter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Range;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.quality.WalkRule;
import org.boardwalk.wish.Boarding;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsForm.EwWalk;
import org.boardwalk.wish.PairsForm.Party;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.Preference;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.Wish;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** Designs a Web. */
@Command(
    name = "web",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Designs a Web: all tables play the same boards, in several copies.",
      "NS stay and EW move up one table. Without --copies the answer has the fewest"
          + " copies for which a rule is known that says where boards go, else the fewest that"
          + " the search finds; EW then skip tables only if they cannot move up one throughout."
          + " Other forms that directors know by name may answer too, such as an appendix"
          + " Mitchell, in which NS move; the answer names its form."
    },
    footer = "boardwalk design web --tables 18 --rounds 13")
public final class DesignWebCommand implements Callable<Integer> {

  @Option(
      names = "--tables",
      required = true,
      paramLabel = "N",
      description = "Number of tables, 1 to 100, with the party table.")
  int tables;

  @Option(names = "--rounds", required = true, paramLabel = "N", description = "Number of rounds.")
  int rounds;

  @Option(
      names = "--boarding",
      paramLabel = "BOARDING",
      converter = BoardingConverter.class,
      description =
          "Which sets the tables play. rule: the published boarding for the size;"
              + " segments: cut by the search; free: any set at any table, with few breaks in"
              + " the walk of the boards; or given segments such as 13-up-3-up-3-down. Default:"
              + " with the fewest copies a boarding by rule, if one is known, even with one set"
              + " more than rounds, of which each pair misses one; else free.")
  @Nullable Boarding boarding;

  @Option(
      names = "--walk",
      paramLabel = "WALK",
      converter = WordConverter.PairsWalk.class,
      completionCandidates = WordConverter.PairsWalk.class,
      description =
          "How EW move: rule, up-one, skips, or free: each pair goes its own way, where"
              + " no common walk exists or the boards then walk more simply.")
  @Nullable EwWalk walk;

  @Option(
      names = "--party",
      paramLabel = "ROVER",
      defaultValue = "none",
      converter = WordConverter.RoverSide.class,
      completionCandidates = WordConverter.RoverSide.class,
      description =
          "A rover, and a party table, which is the last one: none, ew-rover or ns-rover.")
  Party party = Party.NONE;

  @Mixin HalfTableOption half = new HalfTableOption();

  @Mixin PairsOptions pairs = new PairsOptions();

  @Mixin ResultOptions.WithStart result = new ResultOptions.WithStart();

  @Override
  public Integer call() {
    Range.check("--tables", tables, 1, PairsWish.MOST_TABLES);
    Range.check("--rounds", rounds, 1, IndividualWish.MOST_ROUNDS);
    List<PairsWish> wishes =
        forms().stream()
            .map(form -> UsualPairs.of(Kind.PAIRS, form, tables, rounds, half.missing()))
            .toList();
    boolean open = boarding == null && walk == null && pairs.copies == null && party == Party.NONE;
    return pairs.answer(result, open ? carriedFirst(wishes) : pairs.over(wishes));
  }

  /**
   * The wishes in order. A known movement whose boards follow a rule comes first, even if another
   * one needs fewer copies.
   */
  private Preference carriedFirst(List<PairsWish> free) {
    List<PairsWish> all = new ArrayList<>(free);
    PairsWish rule = UsualPairs.of(Kind.PAIRS, UsualPairs.WEB, tables, rounds, half.missing());
    all.add(rule);
    Boardwalk boardwalk = new Boardwalk(result.library(), fault -> {});
    Optional<Wish> carried =
        carried(boardwalk, pairs.over(all))
            .or(
                () ->
                    tables > rounds && pairs.sets == null
                        ? carried(boardwalk, pairs.over(UsualPairs.withSetMore(rule)))
                        : Optional.empty());
    List<Wish> order = new ArrayList<>(pairs.over(free).inOrder());
    carried.ifPresent(
        wish -> {
          order.remove(wish);
          order.add(0, wish);
        });
    return new Preference(order);
  }

  private static Optional<Wish> carried(Boardwalk boardwalk, Preference preference) {
    return preference.inOrder().stream()
        .filter(
            wish ->
                boardwalk
                    .known(wish)
                    .flatMap(answer -> answer.outcome().found())
                    .filter(f -> WalkRule.of(f.movement()).grade() != WalkGrade.ANY)
                    .isPresent())
        .findFirst();
  }

  /** The forms that were asked for; where no walk is named, the simplest comes first. */
  private List<PairsForm> forms() {
    List<PairsForm> usual = UsualPairs.webs(Optional.ofNullable(boarding), party);
    return walk == null || !(usual.get(0) instanceof PairsForm.Web web)
        ? usual
        : List.of(new PairsForm.Web(web.boarding(), walk, party));
  }

  /** Reads the boarding of a Web: which sets its tables play. */
  private static final class BoardingConverter implements ITypeConverter<Boarding> {

    @Override
    public Boarding convert(String text) {
      try {
        return Boarding.of(text);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(e.getMessage());
      }
    }
  }
}
