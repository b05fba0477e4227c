package org.boardwalk.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.Seating;
import org.boardwalk.movement.TeamsOfFour;
import org.boardwalk.movement.text.Text;

/**
 * Writes movements of pairs and individuals for EBUScore, see {@link EbuScoreReader}. Pairs with
 * two winners are a Mitchell (type 1), with NS and EW both numbered from 1 where our numbers put NS
 * first; pairs with one winner are a Howell (type 0), in which any pair may sit in either direction
 * against any other. Teams of four are a movement of teams (type 5), with the number of a team for
 * both of its pairs.
 */
final class EbuScoreWriter implements LibraryWriter {

  private static final List<Integer> NOBODY = List.of(0, 0, 0, 0);

  @Override
  public String write(List<Piece> pieces) {
    List<String> marks = Marks.of(pieces);
    StringBuilder text = new StringBuilder();
    for (int p = 0; p < pieces.size(); p++) {
      text.append(piece(pieces.get(p).movement().orElseThrow(), marks.get(p)));
    }
    return text.toString();
  }

  private static String piece(Movement movement, String mark) {
    RoundGrid.refuse(
        movement.kind(), Kind.SOLO, "has no place in EBUScore, which holds pairs and players");
    atMost("tables", movement.tables(), EbuHead.MOST_TABLES);
    atMost("rounds", movement.rounds().size(), EbuHead.MOST_ROUNDS);
    atMost("boards in a set", movement.boards().perSet(), EbuHead.MOST_BOARDS);
    List<EbuSpot> spots = spots(movement);
    StringBuilder text = new StringBuilder("\n[").append(mark).append("] ");
    text.append(TextWriter.oneLine(movement.name())).append('\n');
    text.append(head(movement)).append('\n');
    int rounds = movement.rounds().size();
    for (int t = 0; t < movement.tables(); t++) {
      text.append(
              spots.subList(t * rounds, (t + 1) * rounds).stream()
                  .map(EbuScoreWriter::numbers)
                  .collect(Collectors.joining(",")))
          .append('\n');
    }
    return text.toString();
  }

  /** Type, tables, boards, boards in a round, rounds; no missing pair, or the players. */
  private static String head(Movement m) {
    boolean individual = m.kind() == Kind.INDIVIDUAL;
    return Text.of(
        "%d,%d,%d,%d,%d,%d",
        type(m),
        m.tables(),
        m.boards().sets() * m.boards().perSet(),
        m.boards().perSet(),
        m.rounds().size(),
        individual ? m.contestants() : 0);
  }

  private static int type(Movement m) {
    if (TeamsOfFour.in(m)) {
      return EbuHead.TEAMS;
    }
    if (m.kind() == Kind.PAIRS && m.winners() != 4) {
      return m.winners() == 2 ? 1 : 0;
    }
    if (m.kind() == Kind.INDIVIDUAL && m.winners() != 2) {
      return m.winners() == 4 ? 4 : 3;
    }
    throw new IllegalArgumentException(
        Text.of(
            "winners [%d] have no place in EBUScore, which ranks pairs in 1 or 2 fields and players"
                + " in 1 or 4",
            m.winners()));
  }

  private static List<EbuSpot> spots(Movement m) {
    List<RoundGrid.Spot> cells = RoundGrid.of(m, "EBUScore");
    if (m.kind() == Kind.INDIVIDUAL) {
      return cells.stream()
          .map(c -> spot(c, c.encounter().map(EbuScoreWriter::four).orElse(NOBODY)))
          .toList();
    }
    if (TeamsOfFour.in(m)) {
      return cells.stream().map(c -> pairs(c, m.contestants() / 2)).toList();
    }
    int ns = m.winners() == 2 ? northSouth(m) : 0;
    List<EbuSpot> apart = cells.stream().map(c -> pairs(c, ns)).toList();
    // Two lists are recognised as such only where some round shows that there are two.
    return PairNumbers.twoLists(EbuPairs.numbers(apart))
        ? apart
        : cells.stream().map(c -> pairs(c, 0)).toList();
  }

  /**
   * How many pairs sit NS, where they have the first numbers and the others always sit EW; else 0.
   */
  private static int northSouth(Movement m) {
    List<Seating> all =
        m.rounds().stream().flatMap(r -> r.encounters().stream()).map(Encounter::seating).toList();
    int ns = all.stream().mapToInt(s -> s.at(Direction.NS).get(0)).max().orElse(0);
    return all.stream().allMatch(s -> s.at(Direction.EW).get(0) > ns) ? ns : 0;
  }

  /** The numbers of a table, with EW counted from 1 after so many NS pairs. */
  private static EbuSpot pairs(RoundGrid.Spot cell, int ns) {
    int waiting = cell.waiting();
    boolean sitsEw = ns > 0 && waiting > ns;
    List<Integer> who = List.of(sitsEw ? 0 : waiting, sitsEw ? waiting - ns : 0);
    return spot(
        cell,
        cell.encounter().map(e -> List.of(at(e, Seat.NORTH), at(e, Seat.EAST) - ns)).orElse(who));
  }

  private static EbuSpot spot(RoundGrid.Spot cell, List<Integer> who) {
    int set = cell.encounter().map(Encounter::set).orElse(0);
    return new EbuSpot(0, cell.round(), cell.table(), who, set);
  }

  private static List<Integer> four(Encounter e) {
    List<Integer> four = new ArrayList<>();
    for (Seat seat : List.of(Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST)) {
      four.add(at(e, seat));
    }
    return four;
  }

  private static int at(Encounter e, Seat seat) {
    return e.seating().seats().getOrDefault(seat, 0);
  }

  private static String numbers(EbuSpot spot) {
    StringJoiner numbers = new StringJoiner(",");
    spot.who().forEach(w -> numbers.add(w.toString()));
    return numbers.add(String.valueOf(spot.set())).toString();
  }

  private static void atMost(String what, int value, int most) {
    if (value > most) {
      throw new IllegalArgumentException(
          Text.of("%s [%d] must be at most %d for EBUScore", what, value, most));
    }
  }
}
