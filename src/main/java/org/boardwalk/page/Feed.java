package org.boardwalk.page;

/** A reply that goes on: server-sent events, one text after the other. */
interface Feed extends AutoCloseable {

  /** What is told now; after the last text it is not asked for another one. */
  String next();

  /** Whether the last text was given. */
  boolean ended();

  /** Whoever watched no longer does; may be called again. */
  @Override
  void close();
}
