package org.boardwalk.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import org.boardwalk.design.named.NamedForms;
import org.boardwalk.wish.Fixed;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An odd pair may visit the tables instead of having a half table. */
class RoverProposalsTest {

  @ParameterizedTest
  @CsvSource({"21, 10, skip-rover", "17, 8, skip-rover", "23, 11, rover"})
  void aRoverNeedsATableAndASetLessThanAHalfTable(int pairs, int tables, String word) {
    // Forms of one winner, which may come before a rover, would take its place in the list.
    Occasion evening =
        new Occasion(
            new People.Pairs(pairs),
            OptionalInt.empty(),
            Optional.of(Duration.ofMinutes(150)),
            Pace.USUAL,
            OptionalInt.empty(),
            OptionalInt.of(1),
            0,
            new FurtherWishes(OptionalInt.empty(), OptionalInt.of(2), Fixed.NOTHING));
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
