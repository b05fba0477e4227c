package org.boardwalk.page.http;

/** A limit on the bytes that all connections hold together. Thread-safe. */
final class Allowance {

  private long left;

  Allowance(long bytes) {
    left = bytes;
  }

  /** Takes this number of bytes; takes none and returns false where there are too few. */
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
