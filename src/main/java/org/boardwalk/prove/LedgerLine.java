package org.boardwalk.prove;

import java.util.List;
import java.util.Optional;
import org.boardwalk.text.Word;

/**
 * What has become of a cube.
 *
 * @param cube its digest
 * @param engine who searched it
 * @param version of the engine
 * @param milliseconds how long that took
 * @param mark what has become of it
 */
public record LedgerLine(String cube, String engine, String version, long milliseconds, Mark mark) {

  /** What can become of a cube. */
  public enum Mark {
    /** No solution is in it. */
    EXHAUSTED,
    /** It was not finished and is searched in smaller parts. */
    SPLIT,
    /** A movement is in it. */
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
