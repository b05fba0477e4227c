package org.boardwalk.page;

import java.util.List;
import java.util.concurrent.Semaphore;
import org.boardwalk.plan.Known;
import org.boardwalk.plan.Occasion;
import org.boardwalk.plan.Planner;
import org.boardwalk.plan.Proposal;

/** Proposals for evenings, remembered until something new is known. Thread-safe. */
final class Proposals {

  private static final int REMEMBERED = 50;

  /** Working them out is a processor's work. */
  private final Semaphore processors = new Semaphore(2);

  private final Planner planner;
  private final Recent<Occasion, List<Proposal>> recent = new Recent<>(REMEMBERED);

  Proposals(Known known) {
    planner = new Planner(known);
  }

  List<Proposal> of(Occasion occasion) {
    return recent
        .get(occasion)
        .orElseGet(
            () -> {
              processors.acquireUninterruptibly();
              try {
                List<Proposal> found = planner.proposals(occasion);
                recent.put(occasion, found);
                return found;
              } finally {
                processors.release();
              }
            });
  }

  /** Forgets everything, because something new is known. */
  void forget() {
    recent.clear();
  }
}
