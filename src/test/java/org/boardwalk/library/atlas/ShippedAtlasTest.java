package org.boardwalk.library.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.library.answers.Libraries;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
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
    for (AtlasEntry known : two.cells().values()) {
      Cell cell = known.cell();
      one.at(new Cell(cell.size(), cell.rounds(), Variety.CIRCULATING))
          .flatMap(other -> other.answer().outcome().found())
          .ifPresent(
              other -> assertThat(excess(known, other.movement())).as("%s", cell).isNotPositive());
    }
  }

  @Test
  void fewPlayersHaveNoSessionThatIsWorseThanALongerOneWithoutARound() {
    nothingIsWorseThanLongerWithoutARound(IntStream.rangeClosed(5, 9).boxed().toList());
  }

  @Test
  @Tag("slow")
  void noSessionIsWorseThanALongerOneWithoutARound() {
    nothingIsWorseThanLongerWithoutARound(IntStream.rangeClosed(4, 40).boxed().toList());
  }

  private static void nothingIsWorseThanLongerWithoutARound(List<Integer> players) {
    for (Variety variety : List.of(Variety.SHARED, Variety.SWAP, Variety.ROTATE)) {
      Atlas atlas =
          Atlas.of(Libraries.shipped(), Cell.grid(players, Cell.USUAL_ROUNDS, variety), 2);
      assertThat(atlas.cells()).hasSizeGreaterThan(players.size());
      for (AtlasEntry known : atlas.cells().values()) {
        Cell cell = known.cell();
        Cell longer = new Cell(cell.size(), cell.rounds() + 1, variety);
        atlas
            .at(longer)
            .filter(other -> !known.settled())
            .flatMap(other -> other.answer().outcome().found())
            .ifPresent(other -> noRoundIsTooMany(known, other.movement()));
      }
    }
  }

  private static void noRoundIsTooMany(AtlasEntry known, Movement longer) {
    Wish wish = known.answer().wish();
    for (int r = 0; r < longer.rounds().size(); r++) {
      List<Round> rest = new ArrayList<>(longer.rounds());
      rest.remove(r);
      Movement shorter = numbered(longer, rest);
      if (wish.accepts(shorter, wish.judge(shorter))) {
        assertThat(excess(known, shorter))
            .as("%s, and longer without round %d", known.cell(), r + 1)
            .isNotPositive();
      }
    }
  }

  /** In shared play every round has a set of its own. */
  private static Movement numbered(Movement longer, List<Round> rounds) {
    List<Round> numbered = new ArrayList<>();
    for (Round round : rounds) {
      int set = numbered.size() + 1;
      numbered.add(
          new Round(
              round.encounters().stream()
                  .map(e -> new Encounter(e.table(), e.seating(), set))
                  .toList()));
    }
    return longer.with(numbered).with(longer.boards().ofSets(rounds.size()));
  }

  /** More than 0 where the other is better. */
  private static int excess(AtlasEntry known, Movement other) {
    Wish wish = known.answer().wish();
    Outcome.Found found = known.answer().outcome().found().orElseThrow();
    return wish.compare(found.card(), wish.judge(wish.adopted(other)));
  }
}
