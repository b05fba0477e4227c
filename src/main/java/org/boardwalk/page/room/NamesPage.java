package org.boardwalk.page.room;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.text.Text;
import org.boardwalk.page.http.FaultMessage;
import org.boardwalk.page.http.FormData;
import org.boardwalk.page.http.Messages;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;
import org.boardwalk.scoring.Members;
import org.boardwalk.scoring.entry.MemberList;
import org.boardwalk.scoring.evening.SavedEvening;

/** The page on which the director names contestants one by one, picking members by typing. */
final class NamesPage {

  private final LiveRoom room;
  private final RoomAccess access;
  private final RoomFrame frame;
  private final MemberList members;
  private final Messages messages;

  NamesPage(
      LiveRoom room, RoomAccess access, RoomFrame frame, MemberList members, Messages messages) {
    this.room = room;
    this.access = access;
    this.frame = frame;
    this.members = members;
    this.messages = messages;
  }

  /** A contestant to choose, with the name so far. */
  record Called(int number, String label, String name) {}

  /** The name of the contestant of the link; without one, of the first that has none. */
  Reply show(Request request) {
    access.required(request);
    Parameters link = request.parameters();
    SavedEvening evening = room.evening();
    int number = link.number("number").orElseGet(() -> next(evening, 0).orElse(1));
    Range.check("number", number, 1, evening.movement().contestants());
    String done =
        link.number("done").stream()
            .mapToObj(c -> evening.names().getOrDefault(c, ""))
            .filter(name -> !name.isEmpty())
            .findFirst()
            .map(name -> messages.of("room.named", link.needed("done"), name))
            .orElse("");
    List<String> two = Members.two(evening.names().getOrDefault(number, ""));
    return page(200, request, number, two, done, FaultMessage.of(""));
  }

  private Reply page(
      int status, Request request, int number, List<String> two, String done, FaultMessage wrong) {
    SavedEvening evening = room.evening();
    boolean pairs = evening.movement().kind() == Kind.PAIRS;
    List<Called> all = new ArrayList<>();
    for (int c = 1; c <= evening.movement().contestants(); c++) {
      all.add(new Called(c, frame.label(c), evening.names().getOrDefault(c, "")));
    }
    String before = evening.names().getOrDefault(number, "");
    Map<String, Object> values = new HashMap<>();
    values.put("number", number);
    values.put("heading", frame.me(request, frame.called(request, number)));
    values.put("name", pairs ? two.get(0) : String.join(" & ", two));
    values.put("partner", pairs && two.size() > 1 ? two.get(1) : "");
    values.put("pairs", pairs);
    values.put("before", before);
    values.put("members", members.names());
    values.put("all", all);
    values.put("done", done);
    values.put("wrong", wrong);
    return frame.page(status, "names.html", request, values);
  }

  /** The first contestant without a name after this one, else the first of all. */
  private static OptionalInt next(SavedEvening evening, int after) {
    int last = evening.movement().contestants();
    return IntStream.concat(
            IntStream.rangeClosed(after + 1, last), IntStream.rangeClosed(1, Math.min(after, last)))
        .filter(c -> !evening.names().containsKey(c))
        .findFirst();
  }

  /** Names a contestant, and goes on to the next one without a name. */
  Reply take(Request request) {
    access.checkForm(request);
    FormData form = request.form();
    int number = new Parameters(form.fields()).needed("number");
    String name = Members.pair(form.text("name"), form.text("partner"));
    try {
      SavedEvening after = room.change(e -> named(e, number, name, form.text("before")));
      int following = next(after, number).orElse(number);
      return Reply.elsewhere(Text.of("/names?number=%d&done=%d", following, number));
    } catch (FileException | IllegalArgumentException e) {
      List<String> typed = List.of(form.text("name"), form.text("partner"));
      return page(400, request, number, typed, "", FaultMessage.of(String.valueOf(e.getMessage())));
    }
  }

  /** Refused where another person has named the contestant since the form was shown. */
  private SavedEvening named(SavedEvening evening, int number, String name, String before) {
    String now = evening.names().getOrDefault(number, "");
    if (!now.equals(before)) {
      throw new IllegalArgumentException(
          Text.of(
              "another person has entered [%s] meanwhile\nMaybe look which one is right.", now));
    }
    evening.names().entrySet().stream()
        .filter(e -> e.getKey() != number && e.getValue().equals(name))
        .findFirst()
        .ifPresent(
            e -> {
              throw new IllegalArgumentException(
                  Text.of(
                      "[%s] is number %s already\nMaybe take that name away first.",
                      name, evening.movement().label(e.getKey())));
            });
    Map<Integer, String> all = new TreeMap<>(evening.names());
    if (name.isEmpty()) {
      all.remove(number);
    } else {
      all.put(number, name);
    }
    return evening.named(all, members).rankable();
  }
}
