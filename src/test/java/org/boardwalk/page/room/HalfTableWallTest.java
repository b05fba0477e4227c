package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.Boardwalk;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Test;

/** A wall screen for a room with a pair that has no opponents. */
class HalfTableWallTest extends RoomOverHttp {

  @Override
  Path evening() {
    PairsForm mitchell = new PairsForm.Mitchell(PairsForm.Closing.AUTO);
    PairsWish wish = UsualPairs.of(Kind.PAIRS, mitchell, 5, 5, Optional.of(Direction.EW));
    Movement movement =
        new Boardwalk().known(wish).orElseThrow().outcome().found().orElseThrow().movement();
    Path evening = temp.resolve("evening.yaml");
    EveningFile.write(
        evening, SavedEvening.of(Judged.of(movement), LocalDate.of(2026, 2, 3), Map.of()));
    return evening;
  }

  @Test
  void aPairAtAHalfTableHasNoOpponents() throws Exception {
    assertThat(get("/wall", "").body()).contains("<td><span>no opponents</span></td>");
  }
}
