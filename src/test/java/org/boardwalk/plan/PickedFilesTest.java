package org.boardwalk.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import org.boardwalk.library.files.Inspection;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests the files that are written of a picked proposal. */
@Tag("thorough")
final class PickedFilesTest {

  @Test
  void everyProposalIsWrittenWithTheWishThatItAnswers() {
    for (People people :
        List.of(
            new People.Players(5),
            new People.Players(12),
            new People.Players(22),
            new People.Players(28),
            new People.Pairs(7),
            new People.Pairs(12),
            new People.Pairs(14),
            new People.Pairs(17),
            People.Pairs.atTables(19))) {
      for (Proposal proposal : ShippedProposals.of(Occasion.of(people, OptionalInt.empty()))) {
        String text = SolutionFile.text(Solution.asked(proposal.judged()));
        Inspection inspection = SolutionFile.parse(Path.of("tonight.yaml"), text);
        assertThat(inspection.judged().orElseThrow().card()).isEqualTo(proposal.card());
        assertThat(inspection.judged().orElseThrow().answers()).isTrue();
      }
    }
  }
}
