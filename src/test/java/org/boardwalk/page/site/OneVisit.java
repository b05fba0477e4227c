package org.boardwalk.page.site;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.wish.UsualWish;

/** One request to a page that is started for it, and what came back as text. */
final class OneVisit {

  private OneVisit() {}

  /**
   * @param solutions where answers are kept
   * @param link what to ask for; empty for the usual known movement
   */
  static String get(Path solutions, String link) throws IOException, InterruptedException {
    try (Visitor visitor = new Visitor(solutions, WebSettings.USUAL)) {
      return text(visitor.get(link.isEmpty() ? known() : link));
    }
  }

  /** Asks for a file of the known movement in a format, or for its papers. */
  static String download(Path solutions, String link, String format)
      throws IOException, InterruptedException {
    String query = known().substring(known().indexOf('?'));
    try (Visitor visitor = new Visitor(solutions, WebSettings.USUAL)) {
      HttpResponse<byte[]> reply = visitor.download(link + query, Map.of("format", format));
      return reply.statusCode() + " " + reply.body().length;
    }
  }

  /** Sends a file and opens it as often as that. */
  static String upload(Path solutions, Path file, List<String> times)
      throws IOException, InterruptedException {
    try (Visitor visitor = new Visitor(solutions, WebSettings.USUAL)) {
      HttpResponse<String> reply =
          visitor.upload("movement", "mine.yaml", Files.readAllBytes(file));
      String seen = "";
      for (String time : times) {
        seen = time + text(visitor.get(Visitor.location(reply)));
      }
      return seen;
    }
  }

  private static String known() {
    Boards boards = new Boards(9, 2, Play.SHARED, 3);
    return "/movement?" + Visitor.link(UsualWish.of(14, 3, 9, boards, Rotation.NONE), 3);
  }

  private static String text(HttpResponse<String> reply) {
    return reply.statusCode() + " " + reply.body();
  }
}
