package org.boardwalk.cli.design;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.NameOptions;
import org.boardwalk.cli.option.SeatOptions;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.Form;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Moves;
import org.boardwalk.wish.Preference;
import org.boardwalk.wish.Rainbow;
import org.boardwalk.wish.UsualWish;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** Designs a rainbow. */
@Command(
    name = "rainbow",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Designs a rainbow: North stays, the other players and the boards move; 4 winners.",
      "No player meets another player, or plays a board set, twice."
    },
    footer = "boardwalk design rainbow --tables 7")
public final class DesignRainbowCommand implements Callable<Integer> {

  /** The fewest tables of a rainbow. */
  private static final int LEAST_TABLES = 2;

  private static final int MOST_STANZAS = 3;

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--tables",
      required = true,
      paramLabel = "N",
      description = "Number of tables, 2 to 50.")
  int tables;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "Number of rounds (default: as many as tables in each stanza).")
  @Nullable Integer rounds;

  @Option(
      names = "--stanzas",
      paramLabel = "N",
      description =
          "2 or 3: a swivel of so many rainbows with other boards, between which players change"
              + " direction; 1 winner. --rounds are those of all together (default: 1).")
  int stanzas = 1;

  @Option(
      names = "--moves",
      paramLabel = "MOVES",
      defaultValue = "rule",
      converter = MovesConverter.class,
      description =
          "How players and boards move. rule: South up 1, East up 2, West down 2, sets"
              + " down 1 (default); four steps up, of South, East, West and sets, such as"
              + " 1,2,-2,-1; steps: the best steps that are the same after every round; cards:"
              + " any moves, by guide cards; rovers: the rule at all tables but the last, whose"
              + " players visit the others in turn.")
  Moves moves = Moves.Steps.RULE;

  @Mixin SeatOptions seats = new SeatOptions();

  @Mixin ResultOptions.WithStart result = new ResultOptions.WithStart();

  @Mixin NameOptions naming = new NameOptions();

  @Override
  public Integer call() {
    return result.answer(Preference.of(wish()));
  }

  private IndividualWish wish() {
    Range.check("--tables", tables, LEAST_TABLES, IndividualWish.MOST_PLAYERS / 4);
    if (stanzas != 1) {
      return swivel();
    }
    int roundCount = Optional.ofNullable(rounds).orElse(tables);
    if (roundCount > tables) {
      throw new IllegalArgumentException(
          Text.of(
              "--rounds [%d] must be from 1 to %d, as many as tables\nMaybe give up the four fields:"
                  + " design individual --players %d --rounds %d.",
              roundCount, tables, 4 * tables, roundCount));
    }
    Range.check("--rounds", roundCount, 1, tables);
    return UsualWish.of(
            4 * tables,
            tables,
            roundCount,
            new Boards(tables, seats.perSet(), Play.CIRCULATING, 1),
            seats.rotation())
        .named(
            naming.or(Text.of("Rainbow, %d tables, %s", tables, Text.count(roundCount, "round"))))
        .demanding(Map.of())
        .with(new Rainbow(moves));
  }

  private IndividualWish swivel() {
    Range.check("--stanzas", stanzas, 1, MOST_STANZAS);
    if (spec.commandLine().getParseResult().hasMatchedOption("--moves")) {
      throw new IllegalArgumentException(
          "--moves is for one rainbow, not for the stanzas of a swivel\nMaybe leave it out.");
    }
    int roundCount = Optional.ofNullable(rounds).orElse(stanzas * tables);
    Boards boards = new Boards(stanzas * tables, seats.perSet(), Play.CIRCULATING, 1);
    return UsualWish.of(4 * tables, tables, roundCount, boards, seats.rotation())
        .named(naming.or(Text.of("Swivel, %d tables, %d rounds", tables, roundCount)))
        .demanding(Map.of())
        .with(Form.SWIVEL);
  }

  /** Reads the moves of a rainbow: rule, steps, cards, rovers, or four steps such as 1,2,-2,-1. */
  private static final class MovesConverter implements ITypeConverter<Moves> {

    private static final int FOUR = 4;

    @Override
    public Moves convert(String text) {
      return switch (text.toLowerCase(Locale.ROOT)) {
        case "rule" -> Moves.Steps.RULE;
        case "steps" -> Moves.ANY_STEPS;
        case "cards" -> Moves.GUIDE_CARDS;
        case "rovers" -> Moves.ROVERS;
        default -> steps(text);
      };
    }

    private static Moves steps(String text) {
      if (!text.matches("[+-]?[0-9]{1,3}(,[+-]?[0-9]{1,3}){3}")) {
        throw new TypeConversionException(
            Text.of(
                    "--moves [%s] must be rule, steps, cards, rovers, or four steps of South, East, West and sets such",
                    text)
                + " as 1,2,-2,-1");
      }
      List<Integer> steps = Arrays.stream(text.split(",", FOUR)).map(Integer::valueOf).toList();
      try {
        return new Moves.Steps(steps.get(0), steps.get(1), steps.get(2), steps.get(3));
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(String.valueOf(e.getMessage()));
      }
    }
  }
}
