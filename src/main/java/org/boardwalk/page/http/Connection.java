package org.boardwalk.page.http;

import java.time.Duration;
import org.apache.hc.core5.io.CloseMode;
import org.apache.hc.core5.reactor.IOSession;
import org.boardwalk.page.http.Connections.Allowance;

/**
 * A connection, with the time limit of its current step and the bytes held for it. Time only runs
 * while we wait for the browser, never while the browser waits for us. Thread-safe.
 */
final class Connection {

  /** The time that a connection may be idle between two requests. */
  static final Duration IDLE = Duration.ofSeconds(30);

  /**
   * The most open requests: one that is answered, and the next one, which may arrive when the
   * answer is nearly read.
   */
  private static final int MOST_REQUESTS = 2;

  private final IOSession session;
  private final Allowance allowance;
  private final Duration patience;
  private long until;
  private boolean begun = true;
  private int open;
  private int working;
  private int held;
  private boolean last;
  private boolean gone;

  /**
   * @param patience the time for each step of the browser, usually {@link PageServer#PATIENCE}
   */
  Connection(IOSession session, Allowance allowance, Duration patience) {
    this.session = session;
    this.allowance = allowance;
    this.patience = patience;
    within(patience);
  }

  Duration patience() {
    return patience;
  }

  private void within(Duration time) {
    until = System.nanoTime() + time.toNanos();
  }

  /** Notes that part of a request has arrived. */
  synchronized void sends() {
    if (!begun) {
      begun = true;
      within(patience);
    }
  }

  /** Notes that the head of a request has arrived; false when there are too many requests. */
  synchronized boolean asks() {
    open++;
    return open <= MOST_REQUESTS;
  }

  /** Notes that a request has arrived in full. */
  synchronized void waits() {
    begun = false;
    working++;
  }

  /** Notes that a reply begins to be sent. */
  synchronized void reads() {
    working--;
    within(patience);
  }

  /** Ends the connection after the next reply; what it asks until then is not answered. */
  synchronized void endAfterReply() {
    last = true;
  }

  /** Whether the connection ends after the next reply. */
  synchronized boolean ends() {
    return last;
  }

  /** Notes that a reply was sent in full. */
  synchronized void read() {
    if (last) {
      session.close(CloseMode.GRACEFUL);
    }
    open = Math.max(0, open - 1);
    if (open == 0) {
      allowance.give(held);
      held = 0;
    }
    within(open == 0 && !begun ? IDLE : patience);
  }

  /**
   * Holds this number of bytes for the connection until its requests are answered; false when there
   * is no room.
   */
  synchronized boolean hold(int bytes) {
    if (gone || !allowance.take(bytes)) {
      return false;
    }
    held += bytes;
    return true;
  }

  /** Whether the connection has no request in progress. */
  synchronized boolean idle() {
    return working == 0;
  }

  /** The time at which its patience ends, by {@link System#nanoTime}. */
  synchronized long until() {
    return until;
  }

  /** Whether the connection has taken too long. */
  synchronized boolean late() {
    return working == 0 && System.nanoTime() - until > 0;
  }

  /** Whether the connection is still open. */
  synchronized boolean here() {
    return !gone;
  }

  /** Whether this is the connection of a session of the server. */
  boolean is(String id) {
    return session.getId().equals(id);
  }

  /** Notes that the connection has ended, and frees the bytes held for it. */
  synchronized void left() {
    gone = true;
    allowance.give(held);
    held = 0;
  }

  /** Ends the connection at once. */
  void end() {
    session.close(CloseMode.IMMEDIATE);
  }
}
