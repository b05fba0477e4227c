package org.boardwalk.publish;

import org.boardwalk.movement.text.Text;
import org.boardwalk.plan.Proposal;
import org.boardwalk.plan.Sections;

/** Two sections in plain words. Stateless and thread-safe. */
public final class SectionsText {

  private SectionsText() {}

  /**
   * @param sections two sections
   * @return what each would play, with its boards, in one sentence
   */
  public static String of(Sections sections) {
    return Text.of(
        "Or two sections on one clock, each with boards of its own: %s, and %s.",
        section(sections.first()), section(sections.second()));
  }

  private static String section(Proposal proposal) {
    return Text.of(
        "%d pairs at %s (%s)",
        proposal.movement().contestants(),
        Text.count(proposal.movement().tables(), "table"),
        ProposalText.title(proposal));
  }
}
