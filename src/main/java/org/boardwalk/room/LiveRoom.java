package org.boardwalk.room;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import org.boardwalk.evening.KeptEvening;
import org.boardwalk.evening.SavedEvening;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Movement;

/**
 * The evening that is being played, for all who look at it. What another program writes into its
 * file is seen within seconds. Thread-safe.
 */
public final class LiveRoom {

  /** Between two looks at the file, however many phones ask. */
  private static final Duration LOOK = Duration.ofSeconds(2);

  private final KeptEvening kept;
  private final Clock clock;
  private final String start = UUID.randomUUID().toString().substring(0, 8);
  private final AtomicLong changes = new AtomicLong();
  private final AtomicLong nextLook = new AtomicLong(Long.MIN_VALUE);
  private volatile Plan plan;

  /** Who sits where, and in which movement. */
  private record Plan(Movement movement, Attendance attendance, SeatPlan seats) {

    static Plan of(SavedEvening evening) {
      Movement movement = evening.movement();
      Attendance attendance = evening.attendance();
      return new Plan(movement, attendance, SeatPlan.of(movement, attendance));
    }

    boolean serves(SavedEvening evening) {
      return movement.equals(evening.movement()) && attendance.equals(evening.attendance());
    }
  }

  /**
   * @param kept the evening and its file
   * @param clock says what time it is
   */
  public LiveRoom(KeptEvening kept, Clock clock) {
    this.kept = kept;
    this.clock = clock;
    plan = Plan.of(kept.current());
  }

  /**
   * @return the evening as it stands
   */
  public SavedEvening evening() {
    look();
    return kept.current();
  }

  /**
   * @return who sits where in every round
   */
  public SeatPlan seats() {
    SavedEvening evening = evening();
    Plan known = plan;
    if (!known.serves(evening)) {
      known = Plan.of(evening);
      plan = known;
    }
    return known.seats;
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
    look();
    return start + "-" + changes.get();
  }

  /** One of those who ask looks at the file; the others do not wait. */
  private void look() {
    long now = clock.millis();
    long next = nextLook.get();
    boolean mine = now >= next && nextLook.compareAndSet(next, now + LOOK.toMillis());
    if (mine && kept.catchUp()) {
      changes.incrementAndGet();
    }
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
