package org.boardwalk.plan;

import java.util.List;
import java.util.Optional;
import org.boardwalk.Boardwalk;
import org.boardwalk.library.answers.Libraries;

/** What is proposed from the answers that the project ships. */
final class ShippedProposals {

  static final Boardwalk KNOWN =
      new Boardwalk(Optional.of(Libraries.shipped()), Libraries.NO_FAULTS);

  private ShippedProposals() {}

  static List<Proposal> of(Occasion occasion) {
    return new Planner(KNOWN::known).proposals(occasion);
  }
}
