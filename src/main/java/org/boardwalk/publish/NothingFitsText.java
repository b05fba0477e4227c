package org.boardwalk.publish;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.boardwalk.plan.Occasion;
import org.boardwalk.plan.People;
import org.boardwalk.text.Text;

/** Why there is no proposal for an evening, and what to do. Stateless and thread-safe. */
public final class NothingFitsText {

  private NothingFitsText() {}

  /**
   * @param occasion an evening for which nothing is proposed
   * @return two lines: what is the matter, and what to do
   */
  public static String of(Occasion occasion) {
    int boards = occasion.boards().orElse(0);
    Duration play = occasion.pace().perBoard().multipliedBy(boards);
    if (!occasion.allows(play)) {
      return Text.of(
          "%s take %s without a move; in %s there is time for about %d.\n"
              + "Maybe ask for fewer boards, or allow more time.",
          Text.count(boards, "board"),
          ProposalText.time(play),
          ProposalText.time(occasion.limit().orElse(play)),
          occasion.inTime());
    }
    String searched =
        occasion.people() instanceof People.Players
            ? ", and a few seconds of search found nothing"
            : "";
    return Text.of(
        "Nothing that is known fits%s.\nMaybe %s, or design a movement.",
        searched, String.join(", ", ways(occasion)));
  }

  /** What was limited can be less so. */
  private static List<String> ways(Occasion occasion) {
    List<String> ways = new ArrayList<>();
    if (occasion.stock().isPresent()) {
      ways.add("bring more boards");
    }
    if (occasion.copies().isPresent()) {
      ways.add("make more copies");
    }
    if (occasion.further().rounds().isPresent()) {
      ways.add("ask for more or fewer rounds");
    }
    ways.add(occasion.boards().isPresent() ? "ask for more or fewer boards" : "allow more time");
    return ways;
  }
}
