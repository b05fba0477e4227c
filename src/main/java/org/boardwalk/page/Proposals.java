package org.boardwalk.page;

import java.util.List;
import java.util.Optional;
import org.boardwalk.plan.Known;
import org.boardwalk.plan.Occasion;
import org.boardwalk.plan.Planner;
import org.boardwalk.plan.Proposal;
import org.boardwalk.plan.Quest;
import org.boardwalk.plan.SplitRoom;

/** Proposals for evenings, remembered until something new is known. Thread-safe. */
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

  /** The same with so many people at the two-handed game; empty where nothing known fits. */
  Optional<SplitRoom> split(Proposal main, int lone) {
    return SplitRoom.of(main, lone, known::answer);
  }

  /** What is worth a search for that evening, if anything: it is not started here. */
  Optional<Quest> worthSearching(Occasion occasion) {
    return Quest.of(occasion, of(occasion));
  }

  /** Forgets everything, because something new is known. */
  void forget() {
    recent.clear();
  }
}
