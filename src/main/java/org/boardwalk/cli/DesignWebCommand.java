package org.boardwalk.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.boardwalk.Boardwalk;
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
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Designs a Web. */
@Command(
    name = "web",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Designs a Web: all tables play the same boards, of which there are several copies.",
      "NS stay and EW move up one table. Without --copies it takes as few copies as a rule is known for,",
      "by which boards go, else as few as it can find; with these, EW skip tables only if they cannot",
      "move up one throughout. Then other forms that directors know by name may answer too, such as an",
      "appendix Mitchell, in which NS move; they are named."
    })
final class DesignWebCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--tables",
      required = true,
      paramLabel = "N",
      description = "1 to 100, the party table included.")
  int tables;

  @Option(names = "--rounds", required = true, paramLabel = "N", description = "Number of rounds.")
  int rounds;

  @Option(
      names = "--boarding",
      paramLabel = "BOARDING",
      converter = BoardingConverter.class,
      description = {
        "rule: the published one for the size; segments: cut by the search;",
        "free: any set anywhere, with few breaks in the boards' walk;",
        "or segments such as 13-up-3-up-3-down.",
        "Default: with fewest copies a boarding in which a rule says where boards go, if one is known,",
        "if need be with a set more than rounds, which everybody misses one of; else free."
      })
  @Nullable Boarding boarding;

  @Option(
      names = "--walk",
      paramLabel = "WALK",
      converter = WordConverter.PairsWalk.class,
      completionCandidates = WordConverter.PairsWalk.class,
      description = {
        "How EW move: rule, up-one, skips, or free: each pair goes its own way, where no common",
        "walk serves or the boards walk more simply."
      })
  @Nullable EwWalk walk;

  @Option(
      names = "--party",
      paramLabel = "ROVER",
      defaultValue = "none",
      converter = WordConverter.RoverSide.class,
      completionCandidates = WordConverter.RoverSide.class,
      description = "A rover and a party table, the last one: none, ew-rover or ns-rover.")
  Party party = Party.NONE;

  @Mixin HalfTableOption half = new HalfTableOption();

  @Mixin PairsOptions pairs = new PairsOptions();

  @Mixin ResultOptions result = new ResultOptions();

  @Override
  public Integer call() {
    Range.check("--tables", tables, 1, PairsWish.MOST_TABLES);
    Range.check("--rounds", rounds, 1, IndividualWish.MOST_ROUNDS);
    List<PairsWish> wishes =
        forms().stream()
            .map(form -> UsualPairs.of(Kind.PAIRS, form, tables, rounds, half.missing()))
            .toList();
    boolean open = boarding == null && walk == null && pairs.copies == null && party == Party.NONE;
    return Answering.of(spec, result).answer(open ? carriedFirst(wishes) : pairs.over(wishes));
  }

  /**
   * A walk of the boards that people can run comes before a copy saved, where such a one is known.
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

  /** What was asked for; where no walk is named, the simplest first. */
  private List<PairsForm> forms() {
    List<PairsForm> usual = UsualPairs.webs(Optional.ofNullable(boarding), party);
    return walk == null || !(usual.get(0) instanceof PairsForm.Web web)
        ? usual
        : List.of(new PairsForm.Web(web.boarding(), walk, party));
  }
}
