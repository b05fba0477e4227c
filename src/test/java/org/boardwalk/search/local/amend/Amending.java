package org.boardwalk.search.local.amend;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.boardwalk.Boardwalk;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.quality.Judge;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.UsualPairs;

/** Sessions of pairs that go on otherwise than planned, and what holds for each. */
abstract class Amending {

  static final PairsForm MITCHELL = new PairsForm.Mitchell(PairsForm.Closing.AUTO);
  static final PairsForm HOWELL = new PairsForm.Howell();

  static Movement movement(PairsForm form, int tables, int rounds, boolean half) {
    return movement(form, tables, rounds, half ? Optional.of(Direction.EW) : Optional.empty());
  }

  static Movement movement(PairsForm form, int tables, int rounds, Optional<Direction> missing) {
    return new Boardwalk()
        .known(UsualPairs.of(Kind.PAIRS, form, tables, rounds, missing))
        .orElseThrow()
        .outcome()
        .found()
        .orElseThrow()
        .movement();
  }

  static List<Amendment> of(Disruption disruption) {
    List<Amendment> all = Amendments.of(disruption, 1, () -> false);
    assertThat(all).isNotEmpty().allSatisfy(a -> sound(disruption, a));
    return all;
  }

  /** Checks that played rounds stay, that no set is replayed, and that only present pairs play. */
  static void sound(Disruption disruption, Amendment amendment) {
    Movement before = disruption.movement();
    Movement now = amendment.movement();
    int played = disruption.played();
    assertThat(now.rounds()).hasSameSizeAs(before.rounds());
    assertThat(now.first(played)).isEqualTo(before.first(played));
    assertThat(amendment.detour().broken()).isZero();
    assertThat(Judge.violations(now))
        .isEqualTo(Judge.violations(before.with(before.first(played))));
    for (Round round : now.after(played)) {
      assertThat(round.sittingOut(now.contestants())).containsAll(disruption.leaving());
    }
  }

  static Amendment by(ContinuationWay way, List<Amendment> all) {
    return all.stream().filter(a -> a.way() == way).findFirst().orElseThrow();
  }
}
