package org.boardwalk.library;

import java.util.List;

/**
 * A solution file that could be read, and every claim in it that does not hold.
 *
 * @param solution what the file holds
 * @param checksummed whether it has a checksum
 * @param differences the claims that do not hold; empty for a sound file
 */
public record Inspection(Solution solution, boolean checksummed, List<Difference> differences) {

  /** Copies the list. */
  public Inspection {
    differences = List.copyOf(differences);
  }
}
