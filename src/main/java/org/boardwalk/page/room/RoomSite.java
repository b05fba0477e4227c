package org.boardwalk.page.room;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.boardwalk.page.http.FaultMessage;
import org.boardwalk.page.http.Faults;
import org.boardwalk.page.http.Forms;
import org.boardwalk.page.http.Guard;
import org.boardwalk.page.http.Messages;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;
import org.boardwalk.page.http.Route;
import org.boardwalk.page.http.Router;
import org.boardwalk.page.http.Templates;
import org.boardwalk.page.http.Workload;
import org.boardwalk.publish.picture.QrCode;

/**
 * The site of a room during play, on the club's own network. All visitors see the seats, by number;
 * only those who know the PIN see names and results and may change anything. No other part of the
 * program can be reached there.
 */
public final class RoomSite {

  private RoomSite() {}

  /**
   * @param room the evening that is played
   * @param settings its address and PIN
   * @return the pages; there is nothing to save when they are closed, as every change is in the
   *     file already
   */
  public static Router of(LiveRoom room, RoomSettings settings) {
    Messages messages = new Messages(RoomSite.class);
    Templates templates = new Templates(RoomSite.class, messages, Map.of());
    RoomAccess access = new RoomAccess(settings.pin(), room.clock());
    RoomLanguage languages = new RoomLanguage(room, access, settings.language());
    RoomFrame frame = new RoomFrame(room, access, languages, templates, messages);
    Map<String, Route> routes = new HashMap<>();
    SeatPage seat = new SeatPage(room, frame);
    routes.put("/", Route.get(Workload.LIGHT, seat::show));
    routes.put("/version", Route.get(Workload.LIGHT, request -> frame.version()));
    routes.put("/wall", Route.get(Workload.LIGHT, new WallPage(room, frame, languages)::show));
    routes.put(
        "/language",
        Route.both(Workload.LIGHT, languages::choose, languages::turn).taking(Forms.MOST_SHORT));
    routes.put("/qr.svg", Route.get(Workload.LIGHT, RoomSite::code));
    PinPage pin = new PinPage(access, frame);
    routes.put("/pin", Route.both(Workload.LIGHT, pin::show, pin::take).taking(Forms.MOST_SHORT));
    routes.put("/leave", Route.post(Workload.LIGHT, pin::leave).taking(Forms.MOST_SHORT));
    ChangePage change = new ChangePage(room, access, frame, settings.members(), messages);
    routes.put(
        "/change", Route.both(Workload.LARGE, change::show, change::take).taking(Forms.MOST_SHORT));
    routes.put("/change/undo", Route.post(Workload.USUAL, change::undo).taking(Forms.MOST_SHORT));
    FromDevices devices = new FromDevices(room, access, messages);
    routes.put("/devices", Route.post(Workload.USUAL, devices::decide).taking(Forms.MOST_SHORT));
    DeskPage desk =
        new DeskPage(room, access, frame, languages, change, devices, settings.members());
    routes.put("/papers.pdf", Route.get(Workload.LARGE, desk::papers));
    routes.put("/log", Route.get(Workload.USUAL, new LogPage(room, access, frame)::show));
    routes.put("/changes.pdf", Route.get(Workload.LARGE, desk::changes));
    routes.put("/desk", Route.get(Workload.LIGHT, desk::show));
    routes.put("/clock", Route.post(Workload.LIGHT, desk::turn).taking(Forms.MOST_SHORT));
    routes.put("/people", Route.post(Workload.LIGHT, desk::people).taking(Forms.MOST_NAMES));
    NamesPage names = new NamesPage(room, access, frame, settings.members(), messages);
    routes.put(
        "/names", Route.both(Workload.LIGHT, names::show, names::take).taking(Forms.MOST_SHORT));
    routes.put("/sign-up.pdf", Route.get(Workload.LARGE, desk::signUp));
    routes.put("/evening.yaml", Route.get(Workload.USUAL, desk::file));
    EntryPage entry = new EntryPage(room, access, frame, messages);
    FouledPage fouled = new FouledPage(room, access, frame);
    routes.put(
        "/fouled", Route.both(Workload.USUAL, fouled::show, fouled::take).taking(Forms.MOST_SHORT));
    Map<String, AskPage.Question> questions =
        Map.of(
            "/exchange", new ExchangeQuestion(),
            "/penalty", new PenaltyQuestion(),
            "/ruling", new RulingQuestion());
    questions.forEach(
        (path, question) -> {
          AskPage ask = new AskPage(room, access, frame, question);
          routes.put(
              path, Route.both(Workload.USUAL, ask::show, ask::take).taking(Forms.MOST_SHORT));
        });
    routes.put(
        "/enter", Route.both(Workload.LIGHT, entry::show, entry::take).taking(Forms.MOST_SHORT));
    routes.put("/enter/check", Route.get(Workload.LIGHT, entry::check));
    TableAccess tables = new TableAccess(room, room.clock());
    TablePage table = new TablePage(room, tables, frame);
    routes.put(
        "/table", Route.both(Workload.LIGHT, table::show, table::sign).taking(Forms.MOST_SHORT));
    routes.put(
        "/table/board",
        Route.both(Workload.LIGHT, table::board, table::take).taking(Forms.MOST_SHORT));
    routes.put("/table/check", Route.get(Workload.LIGHT, table::check));
    routes.put(
        "/table/confirm", Route.post(Workload.LIGHT, table::confirm).taking(Forms.MOST_SHORT));
    routes.put(
        "/phones",
        Route.post(Workload.LIGHT, new PhonesSwitch(room, access)::turn).taking(Forms.MOST_SHORT));
    RoomResults results = new RoomResults(room, access, languages, frame);
    routes.put("/ranking", Route.get(Workload.USUAL, results::ranking));
    routes.put("/results.pdf", Route.get(Workload.LARGE, results::pdf));
    routes.put("/results.xml", Route.get(Workload.USUAL, results::usebio));
    routes.put("/results.html", Route.both(Workload.LARGE, results::html, results::htmlWithHands));
    routes.put("/hands", Route.get(Workload.USUAL, results::hands));
    DealsPage deals = new DealsPage(room, access, languages, frame, messages);
    routes.put("/deals", Route.both(Workload.USUAL, deals::show, deals::take));
    routes.put("/deals.pbn", Route.get(Workload.USUAL, deals::pbn));
    routes.put("/hand-records.pdf", Route.get(Workload.LARGE, deals::paper));
    PublishPage publish = new PublishPage(room, access, frame, messages, settings.club());
    routes.put(
        "/publish",
        Route.both(Workload.USUAL, publish::show, publish::take).taking(Forms.MOST_NAMES));
    routes.put("/mine", Route.get(Workload.USUAL, results::mine));
    routes.put("/open", Route.post(Workload.LIGHT, desk::open).taking(Forms.MOST_SHORT));
    routes.put("/page.css", Route.file(Route.class, "page.css"));
    routes.put("/room.css", Route.file(RoomSite.class, "room.css"));
    routes.put("/wall.css", Route.file(RoomSite.class, "wall.css"));
    routes.put("/wall-sizes.css", Route.get(Workload.LIGHT, request -> WallFit.css()));
    routes.put("/room.js", Route.file(RoomSite.class, "room.js"));
    routes.put("/icon.svg", Route.file(Route.class, "icon.svg"));
    // Warms up the pages for the first visitor.
    seat.show(Request.of(new Parameters(Map.of("who", "1"))));
    return new Router(
        guard(settings),
        new Faults(
            templates, head -> messages.in(head.map(languages::of).orElseGet(languages::room))),
        routes,
        () -> {});
  }

  private static Guard guard(RoomSettings settings) {
    return new Guard(
        settings.names(),
        "This room has another address.\nMaybe open the one that the wall screen shows.");
  }

  /** The code that leads phones to this site, at the address of the request. */
  private static Reply code(Request request) {
    String code = QrCode.svg(request.head().address());
    return Reply.lasting("image/svg+xml", code.getBytes(StandardCharsets.UTF_8));
  }

  /** The page on which the director enters the PIN, or leaves the desk. */
  private static final class PinPage {

    private final RoomAccess access;
    private final RoomFrame frame;

    PinPage(RoomAccess access, RoomFrame frame) {
      this.access = access;
      this.frame = frame;
    }

    Reply show(Request request) {
      return access.pass(request.head()).isPresent()
          ? Reply.elsewhere("/desk")
          : frame.page("pin.html", request, Map.of("wrong", FaultMessage.of("")));
    }

    Reply take(Request request) {
      return access
          .open(request.head(), request.form().text("pin"))
          .map(cookie -> Reply.elsewhere("/desk").with("Set-Cookie", cookie))
          .orElseGet(
              () ->
                  frame.page(
                      403,
                      "pin.html",
                      request,
                      Map.of(
                          "wrong", FaultMessage.of(frame.texts(request).of("wrong.pinDirector")))));
    }

    Reply leave(Request request) {
      access.checkForm(request);
      return Reply.elsewhere("/").with("Set-Cookie", access.closed(request.head()));
    }
  }
}
