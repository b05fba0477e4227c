package org.boardwalk.cli.design;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.NameOptions;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Range;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.PairsForm.FreeTeams;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.Preference;
import org.boardwalk.wish.UsualPairs;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Designs a movement for teams of four. */
@Command(
    name = "teams",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Designs a movement for teams of four that stay together.",
      "Two teams that meet play the same boards at two tables, NS of either team against EW of"
          + " the other: one match, whose halves can be in two rounds, so that fewer copies of the"
          + " boards serve. No two teams meet twice, unless there are more rounds than opponents."
          + " Of the movements with these sizes the one is the best whose results come soonest."
    },
    footer = "boardwalk design teams --teams 9 --rounds 8")
public final class DesignTeamsCommand implements Callable<Integer> {

  @Option(
      names = "--teams",
      required = true,
      paramLabel = "N",
      description = "Number of teams, 2 to 100.")
  int teams;

  @Option(names = "--rounds", required = true, paramLabel = "N", description = "Number of rounds.")
  int rounds;

  @Option(
      names = "--boards-per-round",
      paramLabel = "N",
      defaultValue = "2",
      description = "Boards in a set, which are half of a match (default: ${DEFAULT-VALUE}).")
  int perSet = 2;

  @Option(
      names = "--sets",
      paramLabel = "N",
      description =
          "Board sets (default: with one copy as many as teams, or a few more if an even number all"
              + " meet; else as many as rounds).")
  @Nullable Integer sets;

  @Option(
      names = "--copies",
      paramLabel = "N",
      defaultValue = "1",
      description = "Copies of each set (default: ${DEFAULT-VALUE}).")
  int copies = 1;

  @Option(
      names = "--play",
      paramLabel = "PLAY",
      defaultValue = "circulating",
      description =
          "circulating: sets go from table to table (default); shared: all tables play the same"
              + " set.")
  Play play = Play.CIRCULATING;

  @Option(
      names = "--halves-within",
      paramLabel = "N",
      description =
          "The most rounds between the halves of a match; 0: both at once (default: any number).")
  @Nullable Integer within;

  @Option(
      names = "--score-break",
      paramLabel = "ROUND",
      split = ",",
      description = "After these rounds, such as 4 or 3,6, no match is open.")
  List<Integer> scoreBreaks = List.of();

  @Mixin NameOptions naming = new NameOptions();

  @Mixin SearchOptions search = new SearchOptions();

  @Mixin ResultOptions.WithStart result = new ResultOptions.WithStart();

  @Override
  public Integer call() {
    Range.check("--teams", teams, 2, PairsWish.MOST_TABLES);
    Range.check("--rounds", rounds, 1, IndividualWish.MOST_ROUNDS);
    Range.check("--copies", copies, 1, Boards.MOST);
    FreeTeams form =
        new FreeTeams(
            Optional.ofNullable(within).orElse(FreeTeams.ANY),
            scoreBreaks.stream().sorted().distinct().toList());
    int atHand = play == Play.SHARED ? teams : copies;
    int setCount =
        Optional.ofNullable(sets)
            .orElse(play == Play.SHARED ? rounds : UsualPairs.setsOfTeams(teams, rounds, copies));
    PairsWish usual = UsualPairs.teams(form, teams, rounds);
    PairsWish wish =
        usual.with(new Boards(setCount, perSet, play, atHand)).named(naming.or(usual.name()));
    return result
        .answering(AnswerOutput.SOLUTION)
        .answer(new Preference(List.of(wish.with(search.over(wish.search())))));
  }
}
