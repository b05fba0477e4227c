package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.boardwalk.file.XmlElement;
import org.boardwalk.movement.Direction;
import org.boardwalk.scoring.Result;

/**
 * The matches of USEBIO: of teams that stay together, each with its boards, and of each board a
 * line for the table where the first team sits NS and one for that where it sits EW.
 */
final class UsebioMatches {

  private UsebioMatches() {}

  /** Tables 1 and 2 of a round are a match, 3 and 4 the next one. */
  private record Match(int round, int number) implements Comparable<Match> {

    static Match of(Result result) {
      return new Match(result.play().round(), (result.play().table() + 1) / 2);
    }

    @Override
    public int compareTo(Match other) {
      return round == other.round
          ? Integer.compare(number, other.number)
          : Integer.compare(round, other.round);
    }
  }

  static List<XmlElement> of(ScoredEvent event) {
    Map<Match, List<Result>> matches = new TreeMap<>();
    for (Result result : event.ranking().event().results()) {
      matches.computeIfAbsent(Match.of(result), m -> new ArrayList<>()).add(result);
    }
    List<XmlElement> written = new ArrayList<>();
    matches.forEach((match, results) -> written.add(match(event, match, results)));
    return written;
  }

  private static XmlElement match(ScoredEvent event, Match match, List<Result> results) {
    Result first = results.get(0);
    boolean odd = first.play().table() % 2 == 1;
    List<Integer> team = at(first, odd ? Direction.NS : Direction.EW);
    List<Integer> others = at(first, odd ? Direction.EW : Direction.NS);
    Map<Integer, List<XmlElement>> boards = new TreeMap<>();
    for (Result result : results) {
      Direction side = result.play().table() % 2 == 1 ? Direction.NS : Direction.EW;
      Direction opponents = side == Direction.NS ? Direction.EW : Direction.NS;
      if (!at(result, side).equals(team) || !at(result, opponents).equals(others)) {
        throw new IllegalArgumentException(
            "teams that are made again in every round, or play a match in several, cannot be written"
                + " as USEBIO: it has matches of teams that stay together\nMaybe write it as CSV.");
      }
      List<XmlElement> line = new ArrayList<>();
      line.add(XmlElement.of("DIRECTION", side.name()));
      line.addAll(UsebioEntries.scored(result));
      boards
          .computeIfAbsent(result.play().board(), b -> new ArrayList<>())
          .add(XmlElement.of("TRAVELLER_LINE", line));
    }
    List<XmlElement> lines = new ArrayList<>();
    if (match.round() > 0) {
      lines.add(XmlElement.of("ROUND_NUMBER", match.round()));
    }
    lines.add(XmlElement.of("TEAM", UsebioEntries.number(event, team.get(0))));
    lines.add(XmlElement.of("OPPOSING_TEAM", UsebioEntries.number(event, others.get(0))));
    boards.forEach((board, two) -> lines.add(UsebioText.board(board, two)));
    return XmlElement.of("MATCH", lines);
  }

  private static List<Integer> at(Result result, Direction side) {
    return result.play().seating().at(side);
  }
}
