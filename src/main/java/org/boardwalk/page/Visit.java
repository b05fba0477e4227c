package org.boardwalk.page;

import java.time.Duration;
import org.apache.hc.core5.io.CloseMode;
import org.apache.hc.core5.reactor.IOSession;

/**
 * A connection: how long it may take over what it does now, and how much is held for it. Time only
 * runs while we wait for the browser, never while the browser waits for us. Thread-safe.
 */
final class Visit {

  /** A request must be here as a whole, and a reply read as a whole, within this time. */
  static final Duration PATIENCE = Duration.ofSeconds(10);

  /** How long a connection may lie idle between two requests. */
  static final Duration IDLE = Duration.ofSeconds(30);

  /** One that is answered, and the next one that comes when the answer is nearly read. */
  private static final int MOST_REQUESTS = 2;

  private final IOSession session;
  private final Allowance allowance;
  private long until;
  private boolean begun = true;
  private int open;
  private int working;
  private int held;
  private boolean gone;

  Visit(IOSession session, Allowance allowance) {
    this.session = session;
    this.allowance = allowance;
    within(PATIENCE);
  }

  private void within(Duration time) {
    until = System.nanoTime() + time.toNanos();
  }

  /** Something of a request arrives. */
  synchronized void sends() {
    if (!begun) {
      begun = true;
      within(PATIENCE);
    }
  }

  /** The head of a request is here; false when there are too many requests. */
  synchronized boolean asks() {
    open++;
    return open <= MOST_REQUESTS;
  }

  /** A request is here as a whole. */
  synchronized void waits() {
    begun = false;
    working++;
  }

  /** A reply begins to be sent. */
  synchronized void reads() {
    working--;
    within(PATIENCE);
  }

  /** A reply was sent as a whole. */
  synchronized void read() {
    open = Math.max(0, open - 1);
    if (open == 0) {
      allowance.give(held);
      held = 0;
    }
    within(open == 0 && !begun ? IDLE : PATIENCE);
  }

  /** Holds so many bytes for it until its requests are answered; false when there is no room. */
  synchronized boolean hold(int bytes) {
    if (gone || !allowance.take(bytes)) {
      return false;
    }
    held += bytes;
    return true;
  }

  /** Whether nothing of it is worked on. */
  synchronized boolean idle() {
    return working == 0;
  }

  /** When its time is over, by {@link System#nanoTime}. */
  synchronized long until() {
    return until;
  }

  /** Whether it has taken too long. */
  synchronized boolean late() {
    return working == 0 && System.nanoTime() - until > 0;
  }

  /** Whether the browser is still there. */
  synchronized boolean here() {
    return !gone;
  }

  /** Whether it is the connection that the server calls so. */
  boolean is(String id) {
    return session.getId().equals(id);
  }

  /** It has ended: whatever was held for it is free. */
  synchronized void left() {
    gone = true;
    allowance.give(held);
    held = 0;
  }

  /** Ends it at once. */
  void end() {
    session.close(CloseMode.IMMEDIATE);
  }
}
