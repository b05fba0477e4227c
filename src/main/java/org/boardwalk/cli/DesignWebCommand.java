package org.boardwalk.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Range;
import org.boardwalk.problem.Boarding;
import org.boardwalk.problem.IndividualWish;
import org.boardwalk.problem.PairsForm;
import org.boardwalk.problem.PairsForm.Party;
import org.boardwalk.problem.PairsForm.Walk;
import org.boardwalk.problem.PairsWish;
import org.boardwalk.problem.UsualPairs;
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
  @Nullable Walk walk;

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
    List<PairsWish> wishes = new ArrayList<>();
    for (PairsForm form : forms()) {
      wishes.addAll(
          pairs.over(
              UsualPairs.of(Kind.PAIRS, form, tables, rounds, Optional.ofNullable(missing))));
    }
    // Sorting is stable: for as many copies the forms stay in their order.
    wishes.sort(Comparator.comparingInt((PairsWish w) -> w.boards().copies()));
    return Answering.of(spec, result).answer(wishes);
  }

  /** What was asked for; where nothing is said, the simplest walk first. */
  private List<PairsForm> forms() {
    Boarding usual = party == Party.NONE ? Boarding.FREE : Boarding.RULE;
    Boarding chosen = Optional.ofNullable(boarding).orElse(usual);
    if (walk != null) {
      return List.of(new PairsForm.Web(chosen, walk, party));
    }
    return chosen instanceof Boarding.Free
        ? List.of(
            new PairsForm.Web(chosen, Walk.UP_ONE, party),
            new PairsForm.Web(chosen, Walk.SKIPS, party))
        : List.of(new PairsForm.Web(chosen, Walk.RULE, party));
  }
}
