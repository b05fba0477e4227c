package org.boardwalk.page.room;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.boardwalk.movement.ContestantList;
import org.boardwalk.page.http.Messages;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;
import org.boardwalk.publish.Report;
import org.boardwalk.publish.ResultSheet;
import org.boardwalk.publish.ScoredEvent;
import org.boardwalk.publish.UsebioText;
import org.boardwalk.publish.paper.PageSize;
import org.boardwalk.publish.paper.ReportPdf;
import org.boardwalk.scoring.evening.SavedEvening;

/**
 * The ranking and a contestant's own results: for the director with names and as files; for all
 * others without names, once the director has opened them.
 */
final class RoomResults {

  private final LiveRoom room;
  private final RoomAccess access;
  private final RoomFrame frame;
  private final Messages messages;

  RoomResults(LiveRoom room, RoomAccess access, RoomFrame frame, Messages messages) {
    this.room = room;
    this.access = access;
    this.frame = frame;
    this.messages = messages;
  }

  Reply ranking(Request request) {
    return page(
        request, messages.of("roomNavRanking"), ResultSheet.standing(scored(request)), true);
  }

  Reply mine(Request request) {
    int me =
        ContestantList.of(room.evening().movement(), request.parameters().text("who")).stream()
            .findFirst()
            .orElse(0);
    return page(request, messages.of("roomMine"), ResultSheet.personal(scored(request), me), false);
  }

  private Reply page(Request request, String heading, Report report, boolean files) {
    return frame.page(
        "ranking.html",
        request,
        Map.of("heading", heading, "parts", List.of(report), "files", files));
  }

  /** The ranking, the travellers and the personal sheets as PDF. */
  Reply pdf(Request request) {
    return Reply.download(
        Reply.dated("results.pdf"),
        "application/pdf",
        ReportPdf.of(
            ResultSheet.reports(List.of(whole(request)), List.of(ResultSheet.values())),
            PageSize.A4));
  }

  /** The results for unions and websites. */
  Reply usebio(Request request) {
    ScoredEvent event = whole(request);
    UsebioText.Heading heading = new UsebioText.Heading("", "", room.evening().date());
    return Reply.download(
        Reply.dated("results.xml"),
        "application/xml; charset=utf-8",
        UsebioText.of(List.of(event), heading).getBytes(StandardCharsets.UTF_8));
  }

  private ScoredEvent whole(Request request) {
    access.required(request);
    return scored(request);
  }

  private ScoredEvent scored(Request request) {
    boolean director = access.pass(request.head()).isPresent();
    if (!director && !room.isOpen()) {
      access.required(request);
    }
    SavedEvening evening = room.evening();
    return director
        ? new ScoredEvent(evening.ranking(), evening.names(), evening.members())
        : new ScoredEvent(evening.ranking(), Map.of());
  }
}
