package org.boardwalk.page.room;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Movement;
import org.boardwalk.publish.ShownDeals;
import org.boardwalk.scoring.evening.ChangeLog;
import org.boardwalk.scoring.evening.EveningStore;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;

/**
 * The evening that is being played, shared by all pages of the room. Changes that another program
 * writes to its file appear within seconds. Thread-safe.
 */
public final class LiveRoom {

  /** The least time between two looks at the file, however many phones ask. */
  private static final Duration LOOK = Duration.ofSeconds(2);

  private final EveningStore kept;
  private final ChangeLog log;
  private final DealsFile deals;
  private final Clock clock;
  private final String start = UUID.randomUUID().toString().substring(0, 8);
  private final AtomicLong changes = new AtomicLong();
  private final AtomicLong nextLook = new AtomicLong(Long.MIN_VALUE);
  private volatile Plan plan;
  private volatile boolean open;

  /** The seat plan, and the movement that it belongs to. */
  private record Plan(Movement movement, Attendance attendance, SeatPlan seats) {

    static Plan of(SavedEvening evening, Optional<Judged> planned) {
      return new Plan(evening.movement(), evening.attendance(), SeatPlan.of(evening, planned));
    }

    boolean serves(SavedEvening evening) {
      return movement.equals(evening.movement()) && attendance.equals(evening.attendance());
    }
  }

  /**
   * The time of day when the program started, and what has passed since: if the clock of the
   * machine is put on or back meanwhile, nothing jumps.
   */
  static final class SteadyClock extends Clock {

    private final Instant start;
    private final LongSupplier nanos;
    private final long first;

    /** A clock that starts at a time of day and counts on by nanoseconds from any origin. */
    SteadyClock(Instant start, LongSupplier nanos) {
      this.start = start;
      this.nanos = nanos;
      first = nanos.getAsLong();
    }

    @Override
    public ZoneId getZone() {
      return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
      return this;
    }

    @Override
    public Instant instant() {
      return start.plusNanos(nanos.getAsLong() - first);
    }
  }

  /**
   * @param kept the evening and its file; the clock of the rounds is corrected in it where the
   *     clock of the machine has jumped since it was written
   * @throws org.boardwalk.exchange.file.FileException when it cannot be written
   */
  public LiveRoom(EveningStore kept) {
    this(kept, new SteadyClock(Instant.now(), System::nanoTime));
  }

  /** A room with another source of the time. */
  LiveRoom(EveningStore kept, Clock clock) {
    this.kept = kept;
    log = kept.log();
    this.clock = clock;
    kept.change(e -> e.at(e.clock().readAgain(clock.instant(), e.length(e.clock().round()))));
    plan = Plan.of(kept.current(), planned(kept.current()));
    deals = new DealsFile(kept.deals());
  }

  /** {@return the current evening} */
  public SavedEvening evening() {
    look();
    return kept.current();
  }

  /** {@return the seats of every round} */
  SeatPlan seats() {
    SavedEvening evening = evening();
    Plan known = plan;
    if (!known.serves(evening)) {
      known = Plan.of(evening, planned(evening));
      plan = known;
    }
    return known.seats;
  }

  /** The movement with which the evening began, if it has been changed since. */
  private Optional<Judged> planned(SavedEvening now) {
    return log.first(now).map(undo -> undo.before().judged());
  }

  /**
   * The movement with which the evening began, if games have only been taken out of it since: then
   * its papers are still true.
   */
  Optional<Judged> stillPlanned() {
    SavedEvening now = evening();
    return planned(now).filter(plan -> within(now.movement(), plan.movement()));
  }

  private static boolean within(Movement now, Movement plan) {
    return now.contestants() == plan.contestants()
        && now.rounds().size() == plan.rounds().size()
        && IntStream.range(0, now.rounds().size())
            .allMatch(
                r ->
                    plan.rounds()
                        .get(r)
                        .encounters()
                        .containsAll(now.rounds().get(r).encounters()));
  }

  /** {@return the current time} */
  Instant now() {
    return clock.instant();
  }

  /** {@return the source of the time, for all that is measured in this room} */
  Clock clock() {
    return clock;
  }

  /**
   * @return a word that differs after each change and after each start of the program; a page that
   *     remembers it can tell whether to load again
   */
  String version() {
    look();
    return start + "-" + changes.get();
  }

  /** {@return whether the director has opened the ranking to all} */
  boolean isOpen() {
    return open;
  }

  /** Opens the ranking to all, or closes it; it is closed when the program starts. */
  void open(boolean toAll) {
    open = toAll;
    changes.incrementAndGet();
  }

  /** {@return the cards of the boards, for the director alone: to make the boards, on paper} */
  ShownDeals deals() {
    return deals.deals();
  }

  /** {@return the cards of the boards once the ranking is open to all; none before} */
  ShownDeals shownDeals() {
    return open ? deals.deals() : ShownDeals.NONE;
  }

  /** {@return the fault of the file with the cards, for the director; empty if it has none} */
  String dealsFault() {
    return deals.fault();
  }

  /** Keeps the cards of the boards in a file beside the evening. */
  void keep(ShownDeals others) {
    deals.keep(others);
    changes.incrementAndGet();
  }

  /** {@return the log of all changes} */
  ChangeLog log() {
    return log;
  }

  /** Looks at the file if it is time; one thread does so, and the others do not wait. */
  private void look() {
    long now = clock.millis();
    long next = nextLook.get();
    boolean mine = now >= next && nextLook.compareAndSet(next, now + LOOK.toMillis());
    SavedEvening before = kept.current();
    if (mine && kept.catchUp()) {
      log.note(now(), "another program", before, kept.current());
      changes.incrementAndGet();
    }
  }

  /**
   * Changes the evening, in the file first, and notes that the desk has changed it.
   *
   * @param change makes the next evening from the current one
   * @return the changed evening
   * @throws org.boardwalk.exchange.file.FileException when it cannot be written: then nothing is
   *     changed
   */
  SavedEvening change(UnaryOperator<SavedEvening> change) {
    return change("desk", change);
  }

  /** Changes the evening, and notes who has changed it. */
  SavedEvening change(String by, UnaryOperator<SavedEvening> change) {
    Both both = changed(change);
    log.note(now(), by, both.before(), both.after());
    return both.after();
  }

  /** Changes the movement, and notes the way on which it goes on and how to undo it. */
  SavedEvening goOn(String way, int played, UnaryOperator<SavedEvening> change) {
    Both both = changed(change);
    log.note(now(), new ChangeLog.Undo(both.before(), played, way), both.after());
    return both.after();
  }

  /** The evening before and after a change. */
  private record Both(SavedEvening before, SavedEvening after) {}

  private Both changed(UnaryOperator<SavedEvening> change) {
    AtomicReference<SavedEvening> before = new AtomicReference<>(kept.current());
    SavedEvening after =
        kept.change(
            evening -> {
              before.set(evening);
              return change.apply(evening);
            });
    changes.incrementAndGet();
    return new Both(Objects.requireNonNull(before.get()), after);
  }
}
