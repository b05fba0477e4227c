package org.boardwalk.page.room;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.page.http.FaultMessage;
import org.boardwalk.page.http.FormData;
import org.boardwalk.page.http.Messages;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;
import org.boardwalk.publish.HarmlessText;
import org.boardwalk.scoring.Plays;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.scoring.evening.DeviceLog;
import org.boardwalk.scoring.evening.DeviceLog.Said;
import org.boardwalk.scoring.evening.SavedEvening;

/**
 * The list of what came from the table devices, on the desk: what was taken, what was not and why,
 * and the question what to do with results that are no longer in the database.
 */
final class FromDevices {

  /** The most lines of each list; the number of further ones is named. */
  private static final int MOST = 20;

  private final LiveRoom room;
  private final RoomAccess access;
  private final Messages messages;

  FromDevices(LiveRoom room, RoomAccess access, Messages messages) {
    this.room = room;
    this.access = access;
    this.messages = messages;
  }

  /** Lines under a heading; a line may lead to the entry of its board. */
  record Lines(String heading, List<Line> lines, String more, String advice) {}

  /** A line, and the query of the page where its board is entered; empty where there is none. */
  record Line(String text, String query) {}

  /** The values that the desk shows. */
  Map<String, Object> values(SavedEvening evening) {
    DeviceLog log = evening.devices();
    List<Said> open = log.open(evening);
    List<Said> latest = new ArrayList<>(log.rows());
    Collections.reverse(latest);
    Plays plays = Plays.of(evening.movement());
    List<Lines> lists = new ArrayList<>();
    add(lists, "left", log.left().stream().map(why -> new Line(sentence(why), "")).toList());
    add(
        lists,
        "overruled",
        log.overruled(evening).stream().map(said -> overruled(said, plays, evening)).toList());
    add(lists, "taken", latest.stream().map(this::taken).toList());
    Map<String, Object> values = new HashMap<>();
    values.put("heard", !log.equals(DeviceLog.NONE));
    values.put("deviceFault", FaultMessage.of(log.fault()));
    values.put("gone", open.isEmpty() ? "" : messages.of("room.devicesGone", open.size()));
    values.put(
        "goneLines", lines("", open.stream().map(said -> line(said, said.score())).toList(), ""));
    values.put("goneMark", mark(open));
    values.put("deviceLists", lists);
    return values;
  }

  private void add(List<Lines> lists, String key, List<Line> lines) {
    if (!lines.isEmpty()) {
      String advice = messages.of("devicesAdvice." + key);
      lists.add(lines(messages.of("devices." + key, lines.size()), lines, advice));
    }
  }

  private Lines lines(String heading, List<Line> all, String advice) {
    List<Line> first = all.subList(0, Math.min(MOST, all.size()));
    String more =
        all.size() > MOST ? messages.of("room.devicesMore", all.size() - first.size()) : "";
    return new Lines(heading, first, more, advice);
  }

  private Line line(Said said, String what) {
    DeviceLog.RowPlace p = said.place();
    Movement movement = room.evening().movement();
    return new Line(
        Text.of("%s: %s", sentence(p.words(movement)), what),
        Text.of("round=%d&table=%s&board=%d", p.round(), movement.table(p.table()), p.board()));
  }

  private Line taken(Said said) {
    String state = messages.of("devicesState." + said.state());
    return line(said, state.isEmpty() ? said.score() : Text.of("%s (%s)", said.score(), state));
  }

  private Line overruled(Said said, Plays plays, SavedEvening evening) {
    String here =
        said.place()
            .in(plays)
            .flatMap(evening::result)
            .map(ScoreEntry::text)
            .orElse(messages.of("room.devicesNothing"));
    String there = said.counts() ? said.score() : messages.of("devicesState.ERASED");
    return line(said, messages.of("room.devicesAgainst", there, here));
  }

  private static String sentence(String text) {
    String plain = HarmlessText.of(text);
    return plain.isEmpty()
        ? ""
        : plain.substring(0, 1).toUpperCase(Locale.ROOT) + plain.substring(1);
  }

  /** A word for the rows that are open, which changes with them. */
  private static String mark(List<Said> open) {
    return FormData.mark(open.stream().map(Said::toString).collect(Collectors.joining("\n")));
  }

  /** Does what the director decides on results that are no longer in the database. */
  Reply decide(Request request) {
    access.checkForm(request);
    FormData form = request.form();
    room.change(
        e -> {
          if (!mark(e.devices().open(e)).equals(form.text("before"))) {
            throw new IllegalArgumentException(
                "these results have changed meanwhile\nMaybe look at them once more on the desk.");
          }
          return DeviceLog.decided(e, form.text("decide").equals("keep")).rankable();
        });
    return Reply.elsewhere("/desk");
  }
}
