package org.boardwalk.cli.design;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.wish.Boarding;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsForm.EwWalk;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.UsualPairs;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Designs a movement for pairs, of any form. */
@Command(
    name = "pairs",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Designs a movement for pairs, of any form.",
      "There may be one winner or two, fewer or more rounds than tables, half tables, and"
          + " one copy of the boards or several. No pair plays a board twice. No two pairs meet"
          + " twice, except where there are more rounds than opponents: then the pairs of one"
          + " winner meet as evenly as possible, and those of two winners as often as the form"
          + " makes them, which check reports. With one winner, all pairs move by cyclic rules"
          + " and the boards go down one table where that is possible; arrow switches in single"
          + " encounters improve the balance. With two winners, the answer is a Mitchell,"
          + " shortened if all pairs still play 70 %% of the boards, else a Web. Forms that"
          + " directors know by name are candidates too."
    },
    footer = "boardwalk design pairs --pairs 9 --rounds 9")
public final class DesignPairsCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--pairs",
      paramLabel = "N",
      description =
          "Number of pairs, 2 to 200; if odd, one pair sits out in each round. Or give"
              + " --tables.")
  @Nullable Integer pairs;

  @Option(
      names = "--tables",
      paramLabel = "N",
      description = "Number of tables, 1 to 100, all of them full.")
  @Nullable Integer tables;

  @Option(names = "--rounds", required = true, paramLabel = "N", description = "Number of rounds.")
  int rounds;

  @Option(
      names = "--winners",
      paramLabel = "N",
      defaultValue = "1",
      description = "1: all pairs are ranked together (default); 2: NS and EW are ranked apart.")
  int winners = 1;

  @Option(
      names = "--play",
      paramLabel = "PLAY",
      defaultValue = "circulating",
      description =
          "circulating: sets go from table to table (default); shared: all tables play"
              + " the same set.")
  Play play = Play.CIRCULATING;

  @Option(
      names = "--walk",
      paramLabel = "WALK",
      description =
          "With one winner, how boards travel: down-one (each table takes its sets from"
              + " the next table, or from a stand between the two), rule (from one fixed table,"
              + " always after the same number of rounds) or any (default). With two winners,"
              + " how EW move in a Web: rule, up-one, skips or free.")
  @Nullable String walk;

  @Option(
      names = "--parts",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "Parts of a round (default: 1), with one winner: every table plays a set in each of them,"
              + " and seats change after the last of them. So few tables can play with"
              + " one copy.")
  int parts = 1;

  @Option(
      names = "--stationary",
      paramLabel = "N",
      defaultValue = "0",
      description =
          "How many pairs, at least, stay at one table (default: 0). With two winners NS"
              + " can always stay.")
  int stationary;

  @Option(
      names = "--split-switch",
      description =
          "With one winner in shared play: switch one table after half of the boards of every"
              + " round, where that makes the calibre higher. The answer has two rounds for each.")
  boolean splitSwitch;

  @Mixin HalfTableOption half = new HalfTableOption();

  @Mixin PairsOptions options = new PairsOptions();

  @Mixin ResultOptions.WithStart result = new ResultOptions.WithStart();

  @Override
  public Integer call() {
    if ((pairs == null) == (tables == null)) {
      throw new ParameterException(spec.commandLine(), "Say either --pairs or --tables.");
    }
    Range.check("--winners", winners, 1, 2);
    Range.check("--parts", parts, 1, Boards.MOST_PARTS);
    Range.check("--rounds", rounds, 1, IndividualWish.MOST_ROUNDS / parts);
    int contestants =
        pairs != null
            ? pairs
            : 2 * Optional.ofNullable(tables).orElse(1) - (half.missing().isPresent() ? 1 : 0);
    Range.check("--pairs", contestants, 2, 2 * PairsWish.MOST_TABLES);
    if (parts > 1 && (winners == 2 || splitSwitch)) {
      throw new IllegalArgumentException(
          Text.of("--parts [%d] is for one winner, without --split-switch\n", parts)
              + "Maybe leave it out.");
    }
    if (winners == 2) {
      Range.check("--stationary", stationary, 0, contestants / 2);
      options.keepDirections();
    }
    List<PairsWish> wishes =
        forms(contestants)
            .flatMap(
                form ->
                    PairsOptions.missing(contestants, form, half.direction).stream()
                        .map(missing -> wish(form, contestants, missing)))
            .toList();
    if (splitSwitch) {
      splittable();
      return result.answering(AnswerOutput.SOLUTION).splitSwitched().answer(options.over(wishes));
    }
    return options.answer(result, options.over(wishes));
  }

  /** Refuses a switch inside the sets where it cannot be made. */
  private void splittable() {
    if (winners != 1 || play != Play.SHARED || options.perSet % 2 != 0) {
      throw new IllegalArgumentException(
          "--split-switch is for one winner in shared play and an even number of boards in a set\n"
              + "Maybe add --play shared --boards-per-round 2, and leave out --winners 2.");
    }
  }

  private Stream<PairsForm> forms(int contestants) {
    if (winners == 1) {
      WalkGrade carried = walk == null ? WalkGrade.ANY : chosen(walk, WalkGrade.class);
      return Stream.of(new PairsForm.Free(stationary, carried));
    }
    EwWalk moves = walk == null ? null : chosen(walk, EwWalk.class);
    int tablesHere = (contestants + 1) / 2;
    boolean mitchell = sets(contestants) >= tablesHere && rounds <= tablesHere && moves == null;
    List<PairsForm> forms = new ArrayList<>();
    if (mitchell || play == Play.SHARED) {
      // With an even number of tables and as many rounds, a Mitchell needs a second copy, and with
      // two copies a Web has fewer breaks.
      boolean full = contestants == 2 * tablesHere;
      if (play == Play.CIRCULATING && full && tablesHere % 2 == 0 && rounds == tablesHere) {
        forms.add(new PairsForm.Web(Boarding.FREE, EwWalk.UP_ONE, PairsForm.Party.NONE));
      }
      forms.add(new PairsForm.Mitchell(PairsForm.Closing.AUTO));
      forms.add(new PairsForm.ByName());
    } else {
      // A form that allows EW to skip also allows them to move up one throughout.
      EwWalk most = moves == null ? EwWalk.SKIPS : moves;
      boolean rover = contestants % 2 == 1 && sets(contestants) == tablesHere - 1;
      if (moves == null && (rounds > tablesHere || rover)) {
        forms.add(new PairsForm.ByName());
      }
      forms.add(new PairsForm.Web(Boarding.FREE, most, PairsForm.Party.NONE));
    }
    return forms.stream();
  }

  private <E extends Enum<E>> E chosen(String word, Class<E> type) {
    return Word.parse(type, word)
        .orElseThrow(
            () ->
                new ParameterException(
                    spec.commandLine(),
                    Text.of(
                        "--walk [%s] must be one of %s with --winners %d",
                        word, String.join(", ", Word.all(type)), winners)));
  }

  private PairsWish wish(PairsForm form, int contestants, Optional<Direction> missing) {
    int tablesHere = (contestants + 1) / 2;
    int sets = sets(contestants);
    int copies = Boards.leastCopies(play, tablesHere, sets);
    if (parts > 1 && form instanceof PairsForm.Free free) {
      Boards boards = new Boards(sets, options.perSet, play, copies).inParts(parts);
      return UsualPairs.inParts(free, contestants, rounds, boards);
    }
    return UsualPairs.of(Kind.PAIRS, form, tablesHere, rounds, missing)
        .with(new Boards(sets, options.perSet, play, copies));
  }

  /**
   * The number of board sets. For two winners, it suits one copy where the user asks for one, or
   * where all pairs then have enough boards.
   */
  private int sets(int contestants) {
    int tablesHere = (contestants + 1) / 2;
    boolean oneCopy =
        options.copies == null
            ? rounds > tablesHere || UsualPairs.cutShort(tablesHere, rounds)
            : options.copies == 1;
    if (options.sets != null) {
      return options.sets;
    }
    if (parts > 1) {
      return rounds * parts;
    }
    if (winners == 1 && play == Play.CIRCULATING) {
      int copies = Optional.ofNullable(options.copies).orElse(1);
      return UsualPairs.setsOfOneField(contestants, rounds, copies);
    }
    boolean oneSet = play == Play.CIRCULATING && walk == null && oneCopy;
    return oneSet ? UsualPairs.setsOfOneCopy(contestants, rounds) : rounds;
  }
}
