package org.boardwalk.library;

import java.util.List;
import java.util.Optional;
import org.boardwalk.quality.Scorecard;

/**
 * A solution file that could be read, and every claim in it that does not hold.
 *
 * @param solution what the file holds
 * @param checksummed whether it has a checksum
 * @param card what the judge says of its movement; empty where it holds none
 * @param differences the claims that do not hold; empty for a sound file
 */
public record Inspection(
    Solution solution,
    boolean checksummed,
    Optional<Scorecard> card,
    List<Difference> differences) {

  /** Copies the list. */
  public Inspection {
    differences = List.copyOf(differences);
  }
}
