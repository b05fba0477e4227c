package org.boardwalk.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Range;
import org.boardwalk.wish.Boarding;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsForm.EwWalk;
import org.boardwalk.wish.PairsForm.Party;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.UsualPairs;
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
      "Designs a Web: NS stay, EW move up one table, and all tables play the same boards, of which",
      "there are several copies. Without --copies as few as can be found; of these, EW move up one",
      "throughout before they skip tables."
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
        "free: any set anywhere, with few breaks in the boards' walk (if nothing is said);",
        "or segments such as 13-up-3-up-3-down."
      })
  @Nullable Boarding boarding;

  @Option(
      names = "--walk",
      paramLabel = "WALK",
      description = {
        "How EW move: rule, up_one, skips, or free: each pair its own way, for boards that no",
        "common walk serves, or that walk more simply."
      })
  @Nullable EwWalk walk;

  @Option(
      names = "--party",
      paramLabel = "ROVER",
      defaultValue = "none",
      description = "A rover and a party table, the last one: none, ew_rover or ns_rover.")
  Party party = Party.NONE;

  @Option(
      names = "--missing",
      paramLabel = "DIRECTION",
      description = "The direction that lacks a pair, at a half table: ns or ew.")
  @Nullable Direction missing;

  @Mixin PairsOptions pairs = new PairsOptions();

  @Mixin ResultOptions result = new ResultOptions();

  @Override
  public Integer call() {
    Range.check("--tables", tables, 1, PairsWish.MOST_TABLES);
    Range.check("--rounds", rounds, 1, IndividualWish.MOST_ROUNDS);
    List<PairsWish> wishes =
        forms().stream()
            .map(
                form ->
                    UsualPairs.of(Kind.PAIRS, form, tables, rounds, Optional.ofNullable(missing)))
            .toList();
    return Answering.of(spec, result).answer(pairs.over(wishes));
  }

  /** What was asked for; where nothing is said of the walk, the simplest first. */
  private List<PairsForm> forms() {
    List<PairsForm> usual = UsualPairs.webs(Optional.ofNullable(boarding), party);
    return walk == null || !(usual.get(0) instanceof PairsForm.Web web)
        ? usual
        : List.of(new PairsForm.Web(web.boarding(), walk, party));
  }
}
