package org.boardwalk.page.http;

/** A continuing reply: server-sent events, one text after the other. */
public interface Feed extends AutoCloseable {

  /** The current text; not called again after the last one. */
  String next();

  /** Whether the last text was given. */
  boolean ended();

  /** Ends the feed when the browser stops reading; may be called more than once. */
  @Override
  void close();
}
