package org.boardwalk.page;

/** What a server serves: the pages for directors, or the room while it plays. Thread-safe. */
interface ServedPages extends AutoCloseable {

  /** What a request asks; quick, and never fails: what is wrong becomes the answer. */
  Errand errand(Head head);

  /** The page that says that there is too much to do. */
  Reply busy();

  @Override
  void close();
}
