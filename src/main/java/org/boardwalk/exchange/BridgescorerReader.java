package org.boardwalk.exchange;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.ForeignValue;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seating;
import org.boardwalk.movement.text.Text;

/**
 * Reads the YAML of bridgescorer: {@code name}, {@code short}, {@code description}, {@code
 * numberPlayers} or for pairs {@code numberTeams}, and {@code hands}, each with {@code table},
 * {@code round}, {@code north}, {@code south}, {@code east}, {@code west} or for pairs {@code ns},
 * {@code ew}, and its {@code boards}. Where the boards are not consecutive, each list of boards is
 * a set: any two lists must be equal or have no board in common.
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
    List<Hand> hands = new ArrayList<>();
    for (ForeignValue hand : file.at("hands").items()) {
      hands.add(hand(hand, kind, contestants));
    }
    List<BoardRow> rows =
        hands.stream().allMatch(Hand::consecutive)
            ? hands.stream().map(hand -> hand.row(hand.boards().get(0))).toList()
            : listed(source, hands);
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

  private static Hand hand(ForeignValue hand, Kind kind, int contestants) {
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
    return new Hand(
        hand.line(),
        at(hand, "round", Movement.MOST_ROUNDS),
        at(hand, "table", Boards.MOST),
        seating,
        boards.stream().map(b -> b.number(1, BoardRow.MOST_BOARDS)).sorted().toList());
  }

  /** The contestants and the boards at a table in a round. */
  private record Hand(int line, int round, int table, Seating seating, List<Integer> boards) {

    boolean consecutive() {
      return IntStream.range(1, boards.size())
          .allMatch(k -> boards.get(k) == boards.get(k - 1) + 1);
    }

    BoardRow row(int first) {
      return new BoardRow(line, round, table, seating, first, first + boards.size() - 1);
    }
  }

  /** Makes each list of boards a set; the sets are numbered by their lowest boards. */
  private static List<BoardRow> listed(Source source, List<Hand> hands) {
    List<List<Integer>> sets =
        hands.stream()
            .map(Hand::boards)
            .distinct()
            .sorted(Comparator.comparing(b -> b.get(0)))
            .toList();
    Set<Integer> seen = new HashSet<>();
    Map<List<Integer>, Integer> places = new HashMap<>();
    int perSet = sets.get(0).size();
    for (List<Integer> set : sets) {
      places.put(set, places.size());
      if (set.size() != perSet || !set.stream().allMatch(seen::add)) {
        throw apart(source, hands);
      }
    }
    return hands.stream().map(h -> h.row(places.getOrDefault(h.boards(), 0) * perSet + 1)).toList();
  }

  private static FileException apart(Source source, List<Hand> hands) {
    Hand hand = hands.stream().filter(h -> !h.consecutive()).findFirst().orElseThrow();
    return source.fault(
        hand.line(),
        Text.of(
                "round %d, table %d: boards %s are not consecutive, and do not form a set",
                hand.round(), hand.table(), hand.boards())
            + "\nMaybe give every table as many boards, and any two the same boards or none in common.");
  }

  private static int at(ForeignValue hand, String key, int most) {
    return hand.at(key).number(1, most);
  }
}
