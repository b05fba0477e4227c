package org.boardwalk.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.boardwalk.publish.ProposalText;
import org.junit.jupiter.api.Test;

class ShortlistTest {

  @Test
  void nothingIsProposedTwiceInTheSameWords() {
    for (int number = 4; number <= 16; number++) {
      for (People people : List.of(new People.Players(number), new People.Pairs(number))) {
        assertThat(ShippedProposals.of(Occasion.of(people, OptionalInt.empty())))
            .extracting(ShortlistTest::words)
            .as("%s", people)
            .doesNotHaveDuplicates();
      }
    }
  }

  /** What is said of a proposal by itself, without a comparison to the others. */
  private static List<String> words(Proposal proposal) {
    List<String> words = new ArrayList<>(ProposalText.points(proposal));
    words.removeIf(point -> point.startsWith("recommended: "));
    words.add(ProposalText.title(proposal));
    words.add(ProposalText.measures(proposal, Optional.empty()));
    return words;
  }
}
