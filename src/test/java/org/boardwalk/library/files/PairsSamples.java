package org.boardwalk.library.files;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.wish.Boarding;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.UsualPairs;

/** Wishes for pairs and lone players that together use every word of a model. */
final class PairsSamples {

  private PairsSamples() {}

  static List<PairsWish> wishes() {
    List<PairsWish> wishes = new ArrayList<>();
    for (PairsForm.Closing closing : PairsForm.Closing.values()) {
      wishes.add(UsualPairs.of(Kind.PAIRS, new PairsForm.Mitchell(closing), 8, 7));
    }
    for (PairsForm.EwWalk walk : PairsForm.EwWalk.values()) {
      for (String boarding : List.of("rule", "segments", "free", "5-up-4-down")) {
        PairsForm web = new PairsForm.Web(Boarding.of(boarding), walk, PairsForm.Party.NONE);
        wishes.add(UsualPairs.of(Kind.PAIRS, web, 9, 7));
      }
    }
    for (PairsForm.Party party : PairsForm.Party.values()) {
      PairsForm web = new PairsForm.Web(Boarding.RULE, PairsForm.EwWalk.RULE, party);
      wishes.add(UsualPairs.of(Kind.PAIRS, web, 9, 7));
    }
    for (PairsWish.Switching switching : PairsWish.Switching.values()) {
      wishes.add(UsualPairs.of(Kind.SOLO, new PairsForm.Howell(), 4, 7).with(switching));
    }
    for (WalkGrade walk : WalkGrade.values()) {
      wishes.add(UsualPairs.of(Kind.PAIRS, new PairsForm.Free(2, walk), 4, 6));
    }
    for (Direction missing : Direction.values()) {
      wishes.add(UsualPairs.of(Kind.PAIRS, new PairsForm.Howell(), 4, 7, Optional.of(missing)));
    }
    wishes.add(UsualPairs.of(Kind.PAIRS, new PairsForm.OneTable(), 1, 6));
    wishes.add(UsualPairs.of(Kind.PAIRS, new PairsForm.ByName(), 8, 8));
    wishes.add(UsualPairs.of(Kind.PAIRS, new PairsForm.ByName(1), 8, 9));
    wishes.add(UsualPairs.of(Kind.PAIRS, new PairsForm.Sections(), 15, 7));
    wishes.add(UsualPairs.of(Kind.PAIRS, new PairsForm.Teams(false), 7, 6));
    wishes.add(UsualPairs.of(Kind.PAIRS, new PairsForm.Teams(true), 8, 7));
    for (int within : List.of(0, 2, PairsForm.FreeTeams.ANY)) {
      wishes.add(UsualPairs.teams(new PairsForm.FreeTeams(within, List.of(2, 4)), 8, 6));
    }
    wishes.add(UsualPairs.free(8, 5, 1).comparedWith(0));
    wishes.add(UsualPairs.fields(20, 10, 1).comparedWith(3));
    for (EngineChoice engine : List.of(EngineChoice.AUTO, EngineChoice.CPSAT, EngineChoice.CHOCO)) {
      wishes.add(
          UsualPairs.web(9, 7, 2)
              .with(
                  new SearchSettings(
                      engine, Limit.effort(Duration.ofMillis(1)), Long.MIN_VALUE, 64)));
    }
    return wishes;
  }
}
