package org.boardwalk.page;

/** So many bytes and no more, for all connections together. Thread-safe. */
final class Allowance {

  private long left;

  Allowance(long bytes) {
    left = bytes;
  }

  /** Takes so many, or none and says so. */
  synchronized boolean take(int bytes) {
    if (bytes > left) {
      return false;
    }
    left -= bytes;
    return true;
  }

  synchronized void give(int bytes) {
    left += bytes;
  }
}
