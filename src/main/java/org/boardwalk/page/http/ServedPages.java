package org.boardwalk.page.http;

/**
 * The pages that a server serves: the pages for directors, or the room while it plays. Thread-safe.
 */
public interface ServedPages extends AutoCloseable {

  /** The errand of a request; quick, and never fails: a fault becomes the answer. */
  Errand errand(Head head);

  /** The page that says that there is too much to do. */
  Reply busy();

  /** The page that says that the work took too long. */
  Reply late();

  @Override
  void close();
}
