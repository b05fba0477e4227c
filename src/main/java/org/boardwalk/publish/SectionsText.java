package org.boardwalk.publish;

import java.time.LocalTime;
import java.util.Optional;
import org.boardwalk.movement.text.Text;
import org.boardwalk.plan.Proposal;
import org.boardwalk.plan.Sections;

/** Two sections in plain words. Stateless and thread-safe. */
public final class SectionsText {

  /** Said where two sections would do better but cannot share the only set of boards. */
  public static final String ONE_SET =
      "In two sections everybody would play more of the same boards, but these need two sets of"
          + " boards, and there is one.";

  private SectionsText() {}

  /**
   * @param sections two sections
   * @return the name of the proposal, which says where they have their boards from
   */
  public static String title(Sections sections) {
    if (sections.oneSet()) {
      return "Two sections on one clock, with one set of boards: tables of the same number stand side"
          + " by side and pass their boards to and fro";
    }
    return "Two sections on one clock, each with boards of its own"
        + (sections.canShare() ? "; tables of the same number could share theirs" : "");
  }

  /**
   * @param sections two sections
   * @param number the number by which they are picked
   * @param start when the evening begins
   * @return what each would play, with its boards, in a few lines
   */
  public static String of(Sections sections, int number, Optional<LocalTime> start) {
    return Text.of("%d. %s\n", number, title(sections))
        + part("section A", sections.first(), start)
        + part("section B", sections.second(), start);
  }

  private static String part(String name, Proposal section, Optional<LocalTime> start) {
    return Text.of(
        "   - %s: %s\n     %s\n", name, section(section), ProposalText.measures(section, start));
  }

  /**
   * @param proposal a section
   * @return its size and movement, such as "16 pairs at 8 tables, Mitchell, 7 rounds of 3 boards"
   */
  public static String section(Proposal proposal) {
    return Text.of(
        "%d pairs at %s, %s",
        proposal.movement().contestants(),
        Text.count(proposal.movement().tables(), "table"),
        ProposalText.title(proposal));
  }
}
