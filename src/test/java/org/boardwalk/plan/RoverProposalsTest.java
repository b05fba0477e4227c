package org.boardwalk.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.OptionalInt;
import org.boardwalk.design.named.NamedForms;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An odd pair may visit the tables instead of having a half table. */
class RoverProposalsTest {

  @ParameterizedTest
  @CsvSource({"21, 10, skip-rover", "17, 8, skip-rover", "23, 11, rover"})
  void aRoverNeedsATableAndASetLessThanAHalfTable(int pairs, int tables, String word) {
    Occasion evening =
        Occasion.of(new People.Pairs(pairs), OptionalInt.empty())
            .within(Duration.ofMinutes(150))
            .withCopies(OptionalInt.of(1));
    assertThat(ShippedProposals.of(evening))
        .filteredOn(p -> p.family() == Family.ROVER)
        .isNotEmpty()
        .allSatisfy(
            p -> {
              assertThat(p.movement().tables()).isEqualTo(tables);
              assertThat(p.movement().boards().sets()).isEqualTo(tables);
              assertThat(p.card().valid()).isTrue();
              assertThat(p.copies()).isEqualTo(1);
              assertThat(NamedForms.recognise(p.movement()).orElseThrow().form().text().word())
                  .isEqualTo(word);
            });
  }
}
