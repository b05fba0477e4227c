package org.boardwalk.page.http;

import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** A reply: status, type, further headers, and either content or a feed. */
public final class Reply {

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

  private static final String HTML = "text/html; charset=utf-8";

  private final int status;
  private final String type;
  private final Map<String, String> headers;
  private final byte[] content;
  private final Optional<Feed> feed;

  private Reply(int status, String type, Map<String, String> headers, byte[] content) {
    this(status, type, headers, content, Optional.empty());
  }

  private Reply(
      int status, String type, Map<String, String> headers, byte[] content, Optional<Feed> feed) {
    this.status = status;
    this.type = type;
    this.headers = Map.copyOf(headers);
    this.content = content;
    this.feed = feed;
  }

  /**
   * @param html the page
   * @return the reply that shows it
   */
  public static Reply page(String html) {
    return page(200, html);
  }

  /**
   * @param status the status of HTTP
   * @param html the page
   * @return the reply that shows it
   */
  public static Reply page(int status, String html) {
    return new Reply(status, HTML, privately(), html.getBytes(StandardCharsets.UTF_8));
  }

  /** A reply that never changes while the program runs, so that browsers may cache it. */
  public static Reply lasting(String type, byte[] content) {
    return new Reply(200, type, Map.of("Cache-Control", "max-age=600"), content);
  }

  /** A download with a file name of letters, digits, dots and hyphens. */
  public static Reply download(String name, String type, byte[] content) {
    return new Reply(
        200,
        type,
        Map.of(
            "Cache-Control",
            "no-store",
            "Content-Disposition",
            "attachment; filename=\"" + name + "\""),
        content);
  }

  /**
   * A file name that begins with the day, so that files of one evening do not replace those of
   * another.
   */
  public static String dated(String name) {
    return LocalDate.now(ZoneId.systemDefault()) + "-" + name;
  }

  /** A redirection. */
  public static Reply elsewhere(String link) {
    return new Reply(303, HTML, Map.of("Location", link, "Cache-Control", "no-store"), new byte[0]);
  }

  /** A feed of server-sent events. */
  public static Reply events(Feed feed) {
    return new Reply(
        200, "text/event-stream; charset=utf-8", privately(), new byte[0], Optional.of(feed));
  }

  /** This reply with a further header. */
  public Reply with(String name, String value) {
    Map<String, String> more = new HashMap<>(headers);
    more.put(name, value);
    return new Reply(status, type, more, content, feed);
  }

  /** Plain text that browsers must not cache. */
  public static Reply text(String text) {
    return new Reply(
        200, "text/plain; charset=utf-8", privately(), text.getBytes(StandardCharsets.UTF_8));
  }

  private static Map<String, String> privately() {
    return Map.of("Cache-Control", "no-store");
  }

  int status() {
    return status;
  }

  String type() {
    return type;
  }

  /** Whether a browser shows it as a page: no download, no other type. */
  boolean showsPage() {
    return type.equals(HTML) && !headers.containsKey("Content-Disposition") && feed.isEmpty();
  }

  Map<String, String> headers() {
    return headers;
  }

  byte[] content() {
    return content;
  }

  /** The feed; empty for a reply with content. */
  Optional<Feed> feed() {
    return feed;
  }
}
