package org.boardwalk.scoring.entry;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.boardwalk.exchange.BwsRows;
import org.boardwalk.exchange.Source;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Plays;
import org.boardwalk.scoring.Result;

/**
 * What table devices have written to a Bridgemate database so far, row by row, placed in a
 * movement.
 *
 * @param rows the rows in the order of the file, those that were erased too
 */
public record ReceivedResults(List<Row> rows) {

  /**
   * A row of the database.
   *
   * @param number the number of the row in the file; 0 where the file counts none
   * @param written when the device wrote it, as the file says; may be empty
   * @param round the round, as the device says
   * @param table the table, as the device says
   * @param board the board, as the device says
   * @param erased whether it is marked as erased
   * @param result the result; empty where it cannot be read or belongs to no play of the movement
   * @param left why it is no result of the movement, as a sentence; empty where it is one
   */
  public record Row(
      int number,
      String written,
      int round,
      int table,
      int board,
      boolean erased,
      Optional<Result> result,
      String left) {}

  /** Copies the list. */
  public ReceivedResults {
    rows = List.copyOf(rows);
  }

  /**
   * @param file a Bridgemate database
   * @param movement the movement that is played
   * @param section the letter of the section that plays it; empty where the file has only one, or
   *     those of the movement
   * @return its rows
   * @throws FileException when the file cannot be read, or has several sections and none is named
   */
  public static ReceivedResults of(Path file, Movement movement, Optional<String> section) {
    Source source = Source.read(file);
    if (!BwsRows.recognises(source)) {
      throw source.fault(
          0,
          "is not a Bridgemate database\nMaybe enter its results at once: boardwalk evening enter.");
    }
    Plays plays = Plays.of(movement);
    int before = before(movement);
    return new ReceivedResults(
        BwsResults.sent(source, section, !movement.numbering().sections().none()).stream()
            .map(sent -> placed(sent, plays, movement, before))
            .toList());
  }

  private static Row placed(BwsResults.Sent sent, Plays plays, Movement movement, int before) {
    String letter = movement.numbering().sections().none() ? "" : sent.section();
    String called = letter + sent.table();
    int table = table(movement, called, sent);
    Optional<BoardPlay> play = plays.at(sent.round(), table, sent.board());
    String where = Text.of("board %d at table %s in round %d", sent.board(), called, sent.round());
    String left =
        sent.slip()
            .map(
                slip ->
                    play.isEmpty()
                        ? where + " is not in the movement"
                        : sits(movement, play.get(), slip, before)
                            ? ""
                            : Text.of(
                                "%s was played by %s",
                                where,
                                slip.numbers().values().stream()
                                    .distinct()
                                    .sorted()
                                    .map(n -> letter + n)
                                    .collect(Collectors.joining(" and "))))
            .orElse(sent.fault());
    return new Row(
        sent.number(),
        sent.written(),
        sent.round(),
        table,
        sent.board(),
        sent.erased(),
        sent.slip().flatMap(slip -> play.map(slip.entered()::at)),
        left);
  }

  /** The table of the movement at which a device stands; that of no section is none of it. */
  private static int table(Movement movement, String called, BwsResults.Sent sent) {
    if (movement.numbering().sections().none()) {
      return sent.table();
    }
    List<Integer> meant = movement.numbering().sections().called(called, movement.tables());
    return meant.size() == 1 ? meant.get(0) : 0;
  }

  /**
   * Whether those named on the slip sit there; a device that does not say who played is believed.
   * Where NS and EW are ranked apart, both may be numbered from 1.
   */
  private static boolean sits(Movement movement, BoardPlay play, Slip slip, int before) {
    return slip.numbers().entrySet().stream()
        .allMatch(
            e -> {
              int said = Integer.parseInt(e.getValue());
              Direction side = e.getKey().direction();
              List<Integer> there = play.seating().at(side);
              boolean continued = movement.numbering().plain();
              return said == 0
                  || there.stream().anyMatch(c -> movement.numbering().number(c) == said)
                  || (continued && side == Direction.EW && there.contains(said + before));
            });
  }

  /** How many numbers come before those of EW, where NS and EW are ranked apart. */
  private static int before(Movement movement) {
    return movement.winners() == 1 || movement.kind() == Kind.INDIVIDUAL
        ? 0
        : movement.rounds().stream()
                .flatMap(round -> round.encounters().stream())
                .flatMap(e -> e.seating().at(Direction.EW).stream())
                .min(Integer::compare)
                .orElse(1)
            - 1;
  }
}
