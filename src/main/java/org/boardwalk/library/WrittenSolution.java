package org.boardwalk.library;

import java.util.Optional;

/**
 * Reads a solution file without checking its form first, where it stands as {@link SolutionText}
 * wrote it, which every stored answer does. What is read is written again, and has to be the same
 * text to the last character: so the form is right and the checksum holds. Every other file is for
 * the reader that checks the form step by step, and names the fault.
 */
final class WrittenSolution {

  private WrittenSolution() {}

  /** What the file holds, if it is as it was written and every claim in it holds. */
  static Optional<Inspection> inspect(Document document, String text) {
    Solution solution;
    try {
      solution = SolutionReader.read(document);
    } catch (RuntimeException e) {
      // The form was not checked before, so that anything can be wrong; the other reader says what.
      return Optional.empty();
    }
    if (!SolutionText.of(solution).equals(text) || !JudgingEffort.bearable(solution)) {
      return Optional.empty();
    }
    return Optional.of(Verification.inspect(document, solution))
        .filter(inspection -> inspection.differences().isEmpty());
  }
}
