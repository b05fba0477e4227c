package org.boardwalk.page.site;

import java.util.List;
import java.util.Optional;
import org.boardwalk.page.http.Recent;
import org.boardwalk.plan.Known;
import org.boardwalk.plan.Occasion;
import org.boardwalk.plan.Planner;
import org.boardwalk.plan.Proposal;
import org.boardwalk.plan.SplitRoom;
import org.boardwalk.plan.SuggestedSearch;

/** Proposals for evenings, cached until a new movement is known. Thread-safe. */
final class Proposals {

  private static final int REMEMBERED = 50;

  private final Known known;
  private final Planner planner;
  private final Recent<Occasion, List<Proposal>> recent = new Recent<>(REMEMBERED);

  Proposals(Known known) {
    this.known = known;
    planner = new Planner(known);
  }

  List<Proposal> of(Occasion occasion) {
    return recent.get(occasion, () -> planner.proposals(occasion));
  }

  /**
   * The proposals with this number of people at the two-handed game; empty where nothing known
   * fits.
   */
  Optional<SplitRoom> split(Proposal main, int lone) {
    return SplitRoom.of(main, lone, known::answer);
  }

  /** The search that is worth starting for that evening, if any; it is not started here. */
  Optional<SuggestedSearch> worthSearching(Occasion occasion) {
    return SuggestedSearch.of(occasion, of(occasion));
  }

  /** Clears the cache, because a new movement is known. */
  void forget() {
    recent.clear();
  }
}
