package org.boardwalk.exchange;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.exchange.file.ForeignValue;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.movement.text.Text;

/**
 * Reads a plain movement as JSON, for programs: {@code format}, {@code name}, {@code kind}, {@code
 * contestants}, {@code tables}, {@code boards} with {@code sets, perSet, play, copies, replay} and,
 * where there is any, {@code shortage} and {@code parts}, {@code rotation}, {@code winners}, and
 * {@code rounds}, a list of encounters for each round or part of a round, with {@code table}, the
 * seats by the names of the columns of .csv files, and {@code set}. Nothing of a movement is lost.
 * A JSON file with a quality, a proof and an origin is a solution file instead.
 */
final class JsonReader implements MovementReader {

  static final String FORMAT = "boardwalk/movement/1";

  private static final Pattern ESCAPE = Pattern.compile("\\\\.");

  @Override
  public boolean recognises(Source source) {
    String first = source.firstLine();
    return first.startsWith("{") && source.text().contains('"' + FORMAT + '"');
  }

  @Override
  public Movement read(Source source, Unstated unstated) {
    ForeignValue file = ForeignValue.parse(source.path(), asYaml(source.text()));
    if (!file.at("format").text().equals(FORMAT)) {
      throw file.at("format").fault(Text.of("must be [%s]", FORMAT));
    }
    Kind kind = file.at("kind").choice(Kind.class);
    ForeignValue boards = file.at("boards");
    return file.make(
        () ->
            new Movement(
                file.at("name").text(),
                kind,
                file.at("contestants").number(2, Movement.MOST_CONTESTANTS),
                file.at("tables").number(1, Movement.MOST_CONTESTANTS),
                new Boards(
                    boards.at("sets").number(1, Boards.MOST),
                    boards.at("perSet").number(1, Boards.MOST),
                    boards.at("play").choice(Play.class),
                    boards.at("copies").number(1, Boards.MOST),
                    boards.at("replay").choice(Boards.Replay.class),
                    boards.has("shortage")
                        ? boards.at("shortage").choice(Boards.Shortage.class)
                        : Boards.Shortage.NONE,
                    boards.has("parts") ? boards.at("parts").number(1, Boards.MOST_PARTS) : 1),
                file.at("rotation").choice(Rotation.class),
                file.at("winners").number(1, 4),
                rounds(kind, file.at("rounds").items())));
  }

  /** JSON is YAML, except for tabs, which can only stand between values, and escaped slashes. */
  private static String asYaml(String json) {
    return ESCAPE
        .matcher(json.replace('\t', ' '))
        .replaceAll(e -> e.group().equals("\\/") ? "/" : Matcher.quoteReplacement(e.group()));
  }

  private static List<Round> rounds(Kind kind, List<ForeignValue> rounds) {
    return rounds.stream()
        .map(r -> new Round(r.items().stream().map(e -> encounter(kind, e)).toList()))
        .toList();
  }

  private static Encounter encounter(Kind kind, ForeignValue e) {
    Seating seating =
        switch (kind) {
          case INDIVIDUAL ->
              new Seating.FourPlayers(at(e, "north"), at(e, "east"), at(e, "south"), at(e, "west"));
          case PAIRS -> new Seating.TwoPairs(at(e, "ns"), at(e, "ew"));
          case SOLO -> new Seating.TwoPlayers(at(e, "south"), at(e, "north"));
        };
    return new Encounter(at(e, "table"), seating, at(e, "set"));
  }

  private static int at(ForeignValue encounter, String key) {
    return encounter.at(key).number(1, Movement.MOST_CONTESTANTS);
  }
}
