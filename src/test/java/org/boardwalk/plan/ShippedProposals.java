package org.boardwalk.plan;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.boardwalk.Boardwalk;
import org.boardwalk.library.answers.Libraries;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;

/** What is proposed from the answers that the project ships. */
final class ShippedProposals {

  static final Boardwalk KNOWN =
      new Boardwalk(Optional.of(Libraries.shipped()), Libraries.NO_FAULTS);

  private static final Map<Wish, Optional<Answer>> ASKED = new ConcurrentHashMap<>();

  private ShippedProposals() {}

  /** The known answer to a wish, which many evenings ask for. */
  static Optional<Answer> known(Wish wish) {
    return ASKED.computeIfAbsent(wish, KNOWN::known);
  }

  static List<Proposal> of(Occasion occasion) {
    return new Planner(ShippedProposals::known).proposals(occasion);
  }
}
