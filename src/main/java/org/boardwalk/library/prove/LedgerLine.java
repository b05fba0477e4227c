package org.boardwalk.library.prove;

import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.text.Word;

/**
 * A line of a ledger: the result for one cube.
 *
 * @param cube the digest of the cube
 * @param engine the engine that searched it
 * @param version the version of the engine
 * @param milliseconds the time it took
 * @param mark the result
 */
public record LedgerLine(String cube, String engine, String version, long milliseconds, Mark mark) {

  /** The possible results for a cube. */
  public enum Mark {
    /** The cube has no solution. */
    EXHAUSTED,
    /** Another machine says that the cube has no solution; it was not searched here. */
    CLAIMED,
    /** The search was not finished; the cube is searched in smaller parts. */
    SPLIT,
    /** The cube contains a movement. */
    FOUND
  }

  static Optional<LedgerLine> of(List<String> cells) {
    boolean fits =
        cells.size() == 5
            && cells.get(0).matches("[0-9a-f]{64}")
            && cells.get(3).matches("[0-9]{1,15}");
    return fits
        ? Word.parse(Mark.class, cells.get(4))
            .map(
                mark ->
                    new LedgerLine(
                        cells.get(0),
                        cells.get(1),
                        cells.get(2),
                        Long.parseLong(cells.get(3)),
                        mark))
        : Optional.empty();
  }

  List<Object> cells() {
    return List.of(cube, engine, version, milliseconds, Word.of(mark));
  }

  String key() {
    return key(cube, engine);
  }

  static String key(String cube, String engine) {
    return cube + " " + engine;
  }
}
