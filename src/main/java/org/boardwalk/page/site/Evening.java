package org.boardwalk.page.site;

import java.time.Duration;
import java.time.LocalTime;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.files.ModelFile;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.plan.FurtherWishes;
import org.boardwalk.plan.Hours;
import org.boardwalk.plan.Occasion;
import org.boardwalk.plan.Pace;
import org.boardwalk.plan.People;
import org.boardwalk.plan.SplitRoom;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.wish.Couple;
import org.boardwalk.wish.Fixed;
import org.boardwalk.wish.Fixed.SitOutRule;

/**
 * An evening, as entered on the first page.
 *
 * @param occasion the people and their wishes
 * @param start the start, if it was entered
 * @param lone the number of people who play the two-handed game beside them, on the same clock;
 *     empty for none
 */
record Evening(Occasion occasion, Optional<LocalTime> start, OptionalInt lone) {

  private static final int MOST_MINUTES = 1440;

  private static final int MOST_PACE = 120;
  private static final Pattern COUPLE = Pattern.compile("([0-9]{1,3})-([0-9]{1,3})");

  /** Whether the form was filled in. */
  static boolean asked(Parameters parameters) {
    return !parameters.text("people").isEmpty();
  }

  /**
   * @throws IllegalArgumentException when something is out of range
   */
  static Evening of(Parameters parameters) {
    OptionalInt minutes = minutes(parameters);
    OptionalInt lone = parameters.number("solo");
    People all = people(parameters);
    People others = lone.isPresent() ? SplitRoom.others(all, lone.getAsInt()) : all;
    boolean alone = others instanceof People.Pairs pairs && pairs.kind() == Kind.SOLO;
    return new Evening(
        new Occasion(
            others,
            parameters.number("boards"),
            minutes.stream().mapToObj(Duration::ofMinutes).findFirst(),
            pace(parameters),
            parameters.number("stock"),
            parameters.number("copies"),
            parameters.number("stationary").orElse(0),
            further(parameters, others.contestants())),
        start(parameters),
        alone ? OptionalInt.empty() : lone);
  }

  /** The times for boards and moves. */
  static Pace pace(Parameters parameters) {
    int perBoard = within(parameters, "perBoard", 1, MOST_PACE).orElse(minutesOf(true));
    int perMove = within(parameters, "perMove", 0, MOST_PACE).orElse(minutesOf(false));
    return new Pace(Duration.ofMinutes(perBoard), Duration.ofMinutes(perMove));
  }

  /** The start, if it was entered. */
  static Optional<LocalTime> start(Parameters parameters) {
    return time(parameters, "start");
  }

  /** The minutes that were entered, at most those from the start to the finish. */
  private static OptionalInt minutes(Parameters parameters) {
    OptionalInt said = within(parameters, "minutes", 1, MOST_MINUTES);
    Optional<LocalTime> finish = time(parameters, "finish");
    if (finish.isEmpty()) {
      return said;
    }
    LocalTime start =
        start(parameters)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "finish needs a start\nMaybe say when the evening begins."));
    int until = (int) new Hours(start, finish.get()).length().toMinutes();
    return OptionalInt.of(Math.min(said.orElse(until), until));
  }

  private static FurtherWishes further(Parameters parameters, int contestants) {
    Fixed fixed =
        Fixed.NOTHING
            .rules(rules(parameters, contestants))
            .couples(couples(parameters.text("together")), couples(parameters.text("apart")))
            .sitOuts(sitOuts(parameters.text("sitOuts")));
    OptionalInt mayStop = parameters.number("mayStop");
    return new FurtherWishes(
        parameters.number("rounds"),
        parameters.number("winners"),
        mayStop.isPresent() ? fixed.curtail(mayStop.getAsInt()) : fixed);
  }

  /** The rules, one a line, with their groups; none where the fields are empty. */
  private static List<Rule> rules(Parameters parameters, int contestants) {
    List<String> rules = lines(parameters, "rules");
    List<String> groups = lines(parameters, "groups");
    if (rules.isEmpty()) {
      return List.of();
    }
    try {
      return ModelFile.rules(Kind.INDIVIDUAL, contestants, groups, rules, List.of());
    } catch (FileException e) {
      throw new IllegalArgumentException(
          e.fault().contains("\n")
              ? e.fault()
              : e.fault() + "\nMaybe compare it with the example beside the field.",
          e);
    }
  }

  private static List<String> lines(Parameters parameters, String field) {
    return Arrays.stream(parameters.text(field).split("\\R"))
        .map(String::strip)
        .filter(line -> !line.isEmpty())
        .toList();
  }

  private static SitOutRule sitOuts(String word) {
    return word.isEmpty()
        ? SitOutRule.TURN
        : Word.parse(SitOutRule.class, word)
            .orElseThrow(
                () -> new IllegalArgumentException("sit-outs must be in turn, even or free"));
  }

  private static List<Couple> couples(String text) {
    return Arrays.stream(text.split("[\\s,;]+"))
        .filter(couple -> !couple.isEmpty())
        .map(Evening::couple)
        .toList();
  }

  private static Couple couple(String text) {
    Matcher matcher = COUPLE.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          Text.of(
              "[%s] is no pair of players\nMaybe write two numbers, such as 3-4.",
              text.length() > 40 ? text.substring(0, 40) + "…" : text));
    }
    return new Couple(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
  }

  private static int minutesOf(boolean board) {
    return (int) (board ? Pace.USUAL.perBoard() : Pace.USUAL.perMove()).toMinutes();
  }

  private static People people(Parameters parameters) {
    return switch (parameters.text("unit")) {
      case "pairs" -> new People.Pairs(parameters.needed("people"));
      case "tables" -> People.Pairs.atTables(parameters.text("people"));
      case "teams" -> new People.Teams(parameters.needed("people"));
      case "", "players" -> new People.Players(parameters.needed("people"));
      default ->
          throw new IllegalArgumentException(
              Text.of(
                  "unit [%s] must be players, pairs, tables or teams", parameters.text("unit")));
    };
  }

  private static OptionalInt within(Parameters parameters, String name, int least, int most) {
    OptionalInt number = parameters.number(name);
    number.ifPresent(n -> Range.check(name, n, least, most));
    return number;
  }

  private static Optional<LocalTime> time(Parameters parameters, String name) {
    String text = parameters.text(name);
    try {
      return text.isEmpty() ? Optional.empty() : Optional.of(LocalTime.parse(text));
    } catch (DateTimeParseException e) {
      throw new IllegalArgumentException(
          Text.of(
              "%s [%s] is not a time of day\nMaybe write it like 19:30.",
              name, text.length() > 40 ? text.substring(0, 40) + "…" : text),
          e);
    }
  }
}
