package org.boardwalk.cli.design;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.MovementFile;
import org.boardwalk.cli.option.OutEnding;
import org.boardwalk.cli.option.WishOptions;
import org.boardwalk.library.files.Solution;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.ContestantList;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.search.local.amend.Amendments;
import org.boardwalk.wish.Continuation;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.Preference;
import org.boardwalk.wish.SearchSettings;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Plans the rest of a session when contestants leave or arrive, or a round went wrong. */
@Command(
    name = "continue",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Plans the rest of a session when a player or pair leaves or arrives, or a round"
          + " went wrong.",
      "The rounds already played stay as they are. For single players the other rounds"
          + " are designed again, for a few seconds. For pairs, for several winners such as"
          + " those of a rainbow, and with --really, several ways to continue stand side by"
          + " side: as planned, with rovers, or anew; with the boards lost, the people moved,"
          + " and how often couples meet again. In none of them a player plays a board again."
    },
    footer = "boardwalk continue movement.yaml --played 3 --leaves 5")
public final class ContinueCommand implements Callable<Integer> {

  /** Time of the search; a director cannot wait longer. */
  private static final Duration TIME = Duration.ofSeconds(6);

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--played",
      required = true,
      paramLabel = "N",
      description = "How many rounds were played; one that has begun is played to its end.")
  int played;

  @Option(
      names = "--leaves",
      split = ",",
      paramLabel = "N",
      description = "Players, pairs or teams, such as \"Team 4\", who leave after these rounds.")
  List<String> leaves = List.of();

  @Option(
      names = "--arrives",
      arity = "0..1",
      fallbackValue = "1",
      paramLabel = "N",
      description =
          "How many players or pairs arrive (1 without a number); they get the next" + " numbers.")
  int arrives;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description =
          "Rounds still to play (default: as many as the movement has left; no more than"
              + " these for pairs, for several winners and with --really).")
  @Nullable Integer rounds;

  @Mixin Amending amending = new Amending();

  @Mixin MovementFile file = new MovementFile();

  @Mixin WishOptions.WithStationary wishes = new WishOptions.WithStationary();

  @Mixin SearchOptions search = new SearchOptions();

  @Mixin ResultOptions result = new ResultOptions();

  /** The wish that a solution answers, if it is a wish for players. */
  private static Optional<IndividualWish> players(Solution solution) {
    return solution
        .model()
        .filter(IndividualWish.class::isInstance)
        .map(IndividualWish.class::cast);
  }

  /** Those who leave, by the numbers that they are called by. */
  private List<Integer> leaving(Movement movement) {
    return ContestantList.of(movement, String.join(", ", leaves));
  }

  /** Continues a session otherwise than planned, with fewer rounds if the user asks for that. */
  private int amend(Movement planned, Attendance before, AnswerOutput keeping) {
    int left = planned.wholeRounds() - played;
    int more = Optional.ofNullable(rounds).orElse(left);
    if (rounds != null) {
      Range.check("rounds", more, 1, Math.max(1, left));
    }
    int last = Math.min(played + more, planned.wholeRounds());
    Movement movement = planned.with(planned.first(last));
    return amending.run(
        spec,
        amending.disruption(spec, movement, played, leaving(movement), arrives, file.files()),
        before.until(last),
        search.over(SearchSettings.STANDARD).seed(),
        result,
        keeping);
  }

  @Override
  public Integer call() {
    Solution solution = file.solution();
    Movement movement =
        solution
            .movement()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "file ["
                            + file.path()
                            + "] holds no movement, but says that there is none"));
    Optional<SavedEvening> evening = file.files().evening(file.path());
    if (evening.isPresent()) {
      OutEnding.check(result.out, OutEnding.OURS);
    }
    AnswerOutput keeping = AnswerOutput.of(evening, played);
    Attendance before = solution.attendance();
    if (Amendments.serve(movement) || amending.really != null) {
      return amend(movement, before, keeping);
    }
    amending.refuseWay();
    if (rounds == null && played == movement.rounds().size()) {
      throw new IllegalArgumentException(
          Text.of(
              "played [%d] are all rounds of the movement, and none is left"
                  + "\nMaybe say with --rounds how many more are played.",
              played));
    }
    int more = Optional.ofNullable(rounds).orElse(movement.rounds().size() - played);
    IndividualWish wish =
        new Continuation(
                movement, players(solution), before, played, leaving(movement), arrives, more)
            .wish();
    SearchSettings standard = SearchSettings.STANDARD;
    return result
        .answering(keeping)
        .inRoomWith(movement.boards().copies())
        .answer(
            Preference.of(wishes.over(wish).with(search.over(standard.with(Limit.time(TIME))))));
  }
}
