package org.boardwalk.exchange;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;

/** Movements in the formats that are only read, as their descriptions have them. */
public final class ForeignTexts {

  private ForeignTexts() {}

  /** The table of Magic Contest: table, round, NS, EW, first and last board, with tabs between. */
  public static String magic(Movement m) {
    return lines(
        m,
        (round, e) ->
            Text.of(
                "%d\t%d\t%s\t%d\t%d\n",
                e.table(),
                round,
                seats(e).stream().map(s -> "" + s).collect(Collectors.joining("\t")),
                m.boards().firstBoard(e.set()),
                m.boards().lastBoard(e.set())));
  }

  /** The YAML of bridgescorer. */
  public static String bridgescorer(Movement m) {
    boolean pairs = m.kind() == Kind.PAIRS;
    return Text.of(
            "---\nname: Night\nshort: '%s'\ndescription: ''\n%s: %d\nhands:\n",
            m.name().replace("'", "''"), pairs ? "numberTeams" : "numberPlayers", m.contestants())
        + lines(
            m,
            (round, e) ->
                Text.of(
                    pairs
                        ? "- {table: %d, round: %d, ns: %d, ew: %d, boards: %s}\n"
                        : "- {table: %d, round: %d, north: %d, east: %d, south: %d, west: %d,"
                            + " boards: %s}\n",
                    Stream.of(
                            Stream.of(e.table(), round),
                            seats(e).stream(),
                            Stream.of(boards(m.boards(), e.set())))
                        .flatMap(s -> s)
                        .toArray()));
  }

  private interface Line {
    String of(int round, Encounter encounter);
  }

  private static String lines(Movement m, Line line) {
    return IntStream.rangeClosed(1, m.rounds().size())
        .boxed()
        .flatMap(r -> m.rounds().get(r - 1).encounters().stream().map(e -> line.of(r, e)))
        .collect(Collectors.joining());
  }

  /** N, E, S, W for players, NS and EW for pairs. */
  private static List<Integer> seats(Encounter e) {
    return List.copyOf(e.seating().seats().values());
  }

  private static List<Integer> boards(Boards boards, int set) {
    return IntStream.rangeClosed(boards.firstBoard(set), boards.lastBoard(set)).boxed().toList();
  }
}
