package org.boardwalk.scoring.entry;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.boardwalk.exchange.BwsRows;
import org.boardwalk.exchange.Source;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.PairNumbering;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Plays;
import org.boardwalk.scoring.Result;

/**
 * The results that table devices have written to a Bridgemate database so far, placed in a
 * movement. Of several for a board at a table in a round the last one counts; erased ones do not.
 *
 * @param results the results that fit the movement, each play once
 * @param left why the others do not fit, a sentence each
 */
public record ReceivedResults(List<Result> results, List<String> left) {

  /** Copies the lists. */
  public ReceivedResults {
    results = List.copyOf(results);
    left = List.copyOf(left);
  }

  /**
   * @param file a Bridgemate database
   * @param movement the movement that is played
   * @param section the letter of the section that plays it; empty where the file has only one
   * @return its results
   * @throws FileException when the file cannot be read, or has several sections and none is named
   */
  public static ReceivedResults of(Path file, Movement movement, Optional<String> section) {
    Source source = Source.read(file);
    if (!BwsRows.recognises(source)) {
      throw source.fault(
          0,
          "is not a Bridgemate database\nMaybe enter its results at once: boardwalk evening enter.");
    }
    List<Slip> slips = BwsResults.read(source).slips();
    TreeSet<String> sections = new TreeSet<>(slips.stream().map(Slip::section).toList());
    if (section.isEmpty() && sections.size() > 1) {
      throw source.fault(
          0,
          Text.of(
              "has results of sections %s\nMaybe say which one plays this evening: --section %s",
              String.join(", ", sections), sections.first()));
    }
    return placed(
        slips.stream()
            .filter(
                s ->
                    s.section().isEmpty() || section.isEmpty() || section.get().equals(s.section()))
            .toList(),
        movement);
  }

  private static ReceivedResults placed(List<Slip> slips, Movement movement) {
    Plays plays = Plays.of(movement);
    int before = before(movement);
    Map<BoardPlay, Result> results = new LinkedHashMap<>();
    List<String> left = new ArrayList<>();
    for (Slip slip : slips) {
      Optional<BoardPlay> play = plays.at(slip.round(), slip.table(), slip.board());
      if (play.isEmpty()) {
        left.add(where(slip) + " is not in the movement");
      } else if (!sits(movement, play.get(), slip, before)) {
        left.add(
            Text.of(
                "%s was played by %s",
                where(slip), String.join(" and ", new TreeSet<>(slip.numbers().values()))));
      } else {
        results.put(play.get(), slip.entered().at(play.get()));
      }
    }
    return new ReceivedResults(List.copyOf(results.values()), left);
  }

  private static String where(Slip slip) {
    return Text.of("board %d at table %d in round %d", slip.board(), slip.table(), slip.round());
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
              boolean continued = movement.numbering().style() == PairNumbering.Style.CONTINUED;
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
