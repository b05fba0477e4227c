package org.boardwalk.page.site;

import java.nio.file.Path;
import java.time.Duration;
import org.boardwalk.movement.Range;
import org.boardwalk.scoring.entry.MemberList;

/**
 * The settings for serving the page.
 *
 * @param port the port, 0 for any that is free
 * @param searches the most searches at once, 1 to 64
 * @param searchTime the most time of a search
 * @param audience how long a search goes on when no browser watches it
 * @param members the members from whom names are picked
 * @param kept the folder of the user's files, as the page tells it; empty if it does not
 */
public record WebSettings(
    int port,
    int searches,
    Duration searchTime,
    Duration audience,
    MemberList members,
    String kept) {

  /**
   * The defaults: the usual port, two searches of five minutes, stopped when no browser has watched
   * for 15 s.
   */
  public static final WebSettings USUAL =
      new WebSettings(8017, 2, Duration.ofMinutes(5), Duration.ofSeconds(15), MemberList.NONE, "");

  /** Checks the ranges. */
  public WebSettings {
    Range.check("port", port, 0, 65535);
    Range.check("searches at once", searches, 1, 64);
  }

  /**
   * @param other another port
   * @return these settings with that port
   */
  public WebSettings at(int other) {
    return new WebSettings(other, searches, searchTime, audience, members, kept);
  }

  /**
   * @param others the members from whom names are picked
   * @return these settings with those members
   */
  public WebSettings with(MemberList others) {
    return new WebSettings(port, searches, searchTime, audience, others, kept);
  }

  /**
   * @param folder the folder of the user's files
   * @return these settings, with which the page tells the folder
   */
  public WebSettings keptIn(Path folder) {
    return new WebSettings(
        port, searches, searchTime, audience, members, folder.toAbsolutePath().toString());
  }
}
