package org.boardwalk.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.boardwalk.exchange.file.ForeignValue;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seating;

/**
 * Reads the YAML of bridgescorer: {@code name}, {@code short}, {@code description}, {@code
 * numberPlayers} or for pairs {@code numberTeams}, and {@code hands}, each with {@code table},
 * {@code round}, {@code north}, {@code south}, {@code east}, {@code west} or for pairs {@code ns},
 * {@code ew}, and its {@code boards}, see {@link BoardList}.
 */
final class BridgescorerReader implements MovementReader {

  private static final Pattern SIGN =
      Pattern.compile("(?m)(?:^|[{,])[ \\t]*+\"?number(?:Players|Teams)\"?\\s*+:");

  @Override
  public boolean recognises(Source source) {
    return SIGN.matcher(source.text()).find();
  }

  @Override
  public Movement read(Source source, Unstated unstated) {
    ForeignValue file = ForeignValue.parse(source.path(), source.text());
    Kind kind = file.has("numberTeams") ? Kind.PAIRS : Kind.INDIVIDUAL;
    int contestants =
        file.at(kind == Kind.PAIRS ? "numberTeams" : "numberPlayers")
            .number(2, Movement.MOST_CONTESTANTS);
    List<BoardList> hands = new ArrayList<>();
    for (ForeignValue hand : file.at("hands").items()) {
      hands.add(hand(hand, kind, contestants));
    }
    List<BoardRow> rows = BoardList.rows(source, hands);
    EncounterCollector gathered = new EncounterCollector(kind);
    gathered.contestant(contestants);
    Unstated boards = BoardRow.gather(source, rows, gathered);
    return gathered.movement(source, name(source, file), boards);
  }

  private static String name(Source source, ForeignValue file) {
    for (String key : List.of("short", "name")) {
      if (file.has(key) && !file.at(key).text().isBlank()) {
        return file.at(key).text().strip();
      }
    }
    return source.stem();
  }

  private static BoardList hand(ForeignValue hand, Kind kind, int contestants) {
    Seating seating =
        kind == Kind.PAIRS
            ? new Seating.TwoPairs(at(hand, "ns", contestants), at(hand, "ew", contestants))
            : new Seating.FourPlayers(
                at(hand, "north", contestants),
                at(hand, "east", contestants),
                at(hand, "south", contestants),
                at(hand, "west", contestants));
    List<ForeignValue> boards = hand.at("boards").items();
    if (boards.isEmpty()) {
      throw hand.at("boards").fault("is empty\nMaybe leave out tables where no boards are played.");
    }
    return new BoardList(
        hand.line(),
        at(hand, "round", Movement.MOST_ROUNDS),
        at(hand, "table", Boards.MOST),
        seating,
        boards.stream().map(b -> b.number(1, BoardRow.MOST_BOARDS)).toList());
  }

  private static int at(ForeignValue hand, String key, int most) {
    return hand.at(key).number(1, most);
  }
}
