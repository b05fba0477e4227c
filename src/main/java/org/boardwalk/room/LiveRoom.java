package org.boardwalk.room;

import java.time.Clock;
import java.time.Instant;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import org.boardwalk.evening.KeptEvening;
import org.boardwalk.evening.SavedEvening;

/** The evening that is being played, for all who look at it. Thread-safe. */
public final class LiveRoom {

  private final KeptEvening kept;
  private final Clock clock;
  private final SeatPlan seats;
  private final String start = UUID.randomUUID().toString().substring(0, 8);
  private final AtomicLong changes = new AtomicLong();

  /**
   * @param kept the evening and its file
   * @param clock says what time it is
   */
  public LiveRoom(KeptEvening kept, Clock clock) {
    this.kept = kept;
    this.clock = clock;
    seats = SeatPlan.of(kept.current().movement(), kept.current().attendance());
  }

  /**
   * @return the evening as it stands
   */
  public SavedEvening evening() {
    return kept.current();
  }

  /**
   * @return who sits where in every round
   */
  public SeatPlan seats() {
    return seats;
  }

  /**
   * @return what time it is
   */
  public Instant now() {
    return clock.instant();
  }

  /**
   * @return a word that is another one after each change and after each start of the program, so
   *     that whoever remembers it knows whether to look again
   */
  public String version() {
    return start + "-" + changes.get();
  }

  /**
   * Changes the evening, in the file first.
   *
   * @param change makes the next evening of the one that stands
   * @return the evening as it stands now
   * @throws org.boardwalk.file.FileException when it cannot be written: then nothing is changed
   */
  public SavedEvening change(UnaryOperator<SavedEvening> change) {
    SavedEvening next = kept.change(change);
    changes.incrementAndGet();
    return next;
  }
}
