package org.boardwalk.page.room;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeSet;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.movement.text.NumberRanges;
import org.boardwalk.page.http.FaultMessage;
import org.boardwalk.page.http.Messages;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;
import org.boardwalk.page.http.Upload;
import org.boardwalk.publish.HarmlessText;
import org.boardwalk.publish.ShownDeals;
import org.boardwalk.publish.paper.HandRecords;
import org.boardwalk.publish.paper.PageSize;
import org.boardwalk.scoring.BoardPlay;

/**
 * The page on which the director deals the boards of the evening, or takes the deals of a file. It
 * shows no cards; the files with them are for the director alone.
 */
final class DealsPage {

  private static final Path NAME = Path.of("deals.pbn");

  private final LiveRoom room;
  private final RoomAccess access;
  private final RoomLanguage languages;
  private final RoomFrame frame;
  private final Messages messages;

  DealsPage(
      LiveRoom room,
      RoomAccess access,
      RoomLanguage languages,
      RoomFrame frame,
      Messages messages) {
    this.room = room;
    this.access = access;
    this.languages = languages;
    this.frame = frame;
    this.messages = messages;
  }

  Reply show(Request request) {
    access.required(request);
    return page(200, request, "");
  }

  private Reply page(int status, Request request, String wrong) {
    String damaged = room.dealsFault();
    List<Integer> kept = room.deals().boards();
    List<Integer> lacking = new ArrayList<>(boards());
    lacking.removeAll(kept);
    boolean lack = !kept.isEmpty() && !lacking.isEmpty();
    Map<String, Object> values = new HashMap<>();
    values.put("wrong", FaultMessage.of(wrong.isEmpty() ? damaged : wrong));
    values.put("damaged", !damaged.isEmpty());
    values.put("kept", kept.isEmpty() ? "" : messages.of("room.dealsKept", NumberRanges.of(kept)));
    values.put("lack", lack ? messages.of("room.dealsLack", NumberRanges.of(lacking)) : "");
    return frame.page(status, "deals.html", request, values);
  }

  /** The numbers of the boards that are played this evening. */
  private NavigableSet<Integer> boards() {
    NavigableSet<Integer> boards = new TreeSet<>();
    room.evening().event().foreseen().stream().map(BoardPlay::board).forEach(boards::add);
    return boards;
  }

  /** Deals, takes the deals of a file, or takes all out; deals are never replaced at once. */
  Reply take(Request request) {
    access.checkForm(request);
    try {
      if (request.form().text("what").equals("out")) {
        room.keep(ShownDeals.NONE);
      } else if (room.deals().boards().isEmpty()) {
        room.keep(request.form().file("deals").map(this::sent).orElseGet(() -> dealt(request)));
      } else {
        throw new IllegalArgumentException(
            "the evening has deals already\nMaybe take them out first.");
      }
      return Reply.elsewhere("/deals");
    } catch (FileException | IllegalArgumentException e) {
      return page(400, request, String.valueOf(e.getMessage()));
    }
  }

  private ShownDeals sent(Upload file) {
    return ShownDeals.read(NAME, FileText.foreign(NAME, file.bytes())).of(boards());
  }

  private ShownDeals dealt(Request request) {
    if (request.form().text("what").equals("send")) {
      throw new IllegalArgumentException("no file was chosen\nMaybe choose one, then send it.");
    }
    OptionalInt seed = new Parameters(request.form().fields()).number("seed");
    return ShownDeals.dealt(
        boards(), seed.isPresent() ? OptionalLong.of(seed.getAsInt()) : OptionalLong.empty());
  }

  /** The deals for a dealing machine, which show all cards. */
  Reply pbn(Request request) {
    return Reply.download(
        Reply.dated("deals.pbn"),
        "application/x-pbn",
        required(request).pbn().getBytes(StandardCharsets.UTF_8));
  }

  /** The hands on paper, for after the game. */
  Reply paper(Request request) {
    return Reply.download(
        Reply.dated("hand-records.pdf"),
        "application/pdf",
        HandRecords.of(
            HarmlessText.of(room.evening().title()),
            required(request),
            PageSize.A4,
            languages.room()));
  }

  private ShownDeals required(Request request) {
    access.required(request);
    if (room.deals().boards().isEmpty()) {
      throw new IllegalArgumentException("the evening has no deals\nMaybe deal its boards first.");
    }
    return room.deals();
  }
}
