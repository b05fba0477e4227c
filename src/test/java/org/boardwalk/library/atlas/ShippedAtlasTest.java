package org.boardwalk.library.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.library.answers.Libraries;
import org.boardwalk.movement.Movement;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Outcome;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("thorough")
class ShippedAtlasTest {

  private static final List<Integer> PLAYERS = IntStream.rangeClosed(8, 60).boxed().toList();

  /** A club with two copies of the boards may use only one, so more copies never cost more. */
  @Test
  @Tag("slow")
  void withTwoCopiesNothingIsWorseThanWithOne() {
    List<Cell> cells = Cell.grid(PLAYERS, Cell.USUAL_ROUNDS, Variety.circulating(2));
    Atlas two = Atlas.of(Libraries.shipped(), cells, 2);
    Atlas one =
        Atlas.of(
            Libraries.shipped(), Cell.grid(PLAYERS, Cell.USUAL_ROUNDS, Variety.CIRCULATING), 2);
    assertThat(two.cells()).hasSizeGreaterThan(400);
    for (Charted known : two.cells().values()) {
      Cell cell = known.cell();
      one.at(new Cell(cell.size(), cell.rounds(), Variety.CIRCULATING))
          .flatMap(other -> other.answer().outcome().found())
          .ifPresent(
              other -> assertThat(excess(known, other.movement())).as("%s", cell).isNotPositive());
    }
  }

  /** More than 0 where the other is better. */
  private static int excess(Charted known, Movement other) {
    Wish wish = known.answer().wish();
    Outcome.Found found = known.answer().outcome().found().orElseThrow();
    return wish.compare(found.card(), wish.judge(wish.adopted(other)));
  }
}
