package org.boardwalk.search.pairs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.quality.Judge;
import org.boardwalk.search.pairs.HowellSearch.QuietTables;
import org.junit.jupiter.api.Test;

class QuietTablesTest {

  /** A movement with other table numbers in every round. */
  private static Movement shuffled(Movement movement) {
    Random random = new Random(7);
    List<Round> rounds = new ArrayList<>();
    for (Round round : movement.rounds()) {
      List<Encounter> encounters = new ArrayList<>(round.encounters());
      Collections.shuffle(encounters, random);
      List<Encounter> seated = new ArrayList<>();
      encounters.forEach(e -> seated.add(new Encounter(seated.size() + 1, e.seating(), e.set())));
      rounds.add(new Round(seated));
    }
    return movement.with(rounds);
  }

  private static Stream<List<Seating>> seatings(Movement movement) {
    return movement.rounds().stream()
        .map(
            r ->
                r.encounters().stream()
                    .map(Encounter::seating)
                    .sorted(Comparator.comparing(Object::toString))
                    .toList());
  }

  @Test
  void withAllSetsInPlayNoBreakIsLeft() {
    Movement mixed = shuffled(Examples.mitchell(7, 0, 1));
    assertThat(Judge.judge(mixed).walk().breaks()).isPositive();
    Movement quiet = QuietTables.of(mixed);
    assertThat(Judge.judge(quiet).walk().breaks()).isZero();
    assertThat(seatings(quiet).toList()).isEqualTo(seatings(mixed).toList());
  }

  @Test
  void atFewerTablesThanSetsOnlyWhatWasNotPlayedBeforeBreaks() {
    Movement seven = Examples.mitchell(7, 0, 1);
    List<Round> rounds =
        seven.rounds().stream().map(r -> new Round(r.encounters().subList(0, 5))).toList();
    Movement five = seven.with(rounds);
    assertThat(Judge.judge(QuietTables.of(shuffled(five))).walk().breaks()).isEqualTo(6);
  }
}
