package org.boardwalk.page.room;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.page.http.FormData;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.scoring.evening.SavedEvening;

/** The director's switch for results on phones, and what the director confirms of them. */
final class PhonesSwitch {

  private final LiveRoom room;
  private final RoomAccess access;

  PhonesSwitch(LiveRoom room, RoomAccess access) {
    this.room = room;
    this.access = access;
  }

  /** A result that the opponents have not confirmed: where, its score, and who entered it. */
  record Unconfirmed(String where, String query, String score, String key) {

    private static Unconfirmed of(Movement movement, Result result) {
      BoardPlay play = result.play();
      String table = movement.table(play.table());
      return new Unconfirmed(
          Text.of("Round %d, table %s, board %d", play.round(), table, play.board()),
          Text.of("round=%d&table=%s&board=%d", play.round(), table, play.board()),
          Text.of("%s, by %s", ScoreEntry.text(result), movement.label(result.enteredBy())),
          mark(result));
    }
  }

  /** The PIN of a table. */
  record Pin(String table, String digits) {}

  /** The values that the desk shows. */
  static Map<String, Object> values(SavedEvening evening) {
    List<Pin> pins =
        evening
            .settings()
            .phones()
            .map(
                key ->
                    IntStream.rangeClosed(1, evening.movement().tables())
                        .mapToObj(
                            table ->
                                new Pin(evening.movement().table(table), TablePins.of(key, table)))
                        .toList())
            .orElse(List.of());
    List<Result> open = open(evening);
    return Map.of(
        "pins", pins,
        "unconfirmed", open.stream().map(r -> Unconfirmed.of(evening.movement(), r)).toList(),
        "pending", pending(open));
  }

  private static List<Result> open(SavedEvening evening) {
    return evening.results().stream().filter(Result::provisional).toList();
  }

  /** A word for a result, which changes with it. */
  private static String mark(Result result) {
    BoardPlay play = result.play();
    String text =
        Text.of(
            "%d/%d/%d/%s/%d",
            play.round(), play.table(), play.board(), ScoreEntry.text(result), result.enteredBy());
    return FormData.mark(text);
  }

  private static String pending(List<Result> open) {
    return FormData.mark(open.stream().map(PhonesSwitch::mark).collect(Collectors.joining("\n")));
  }

  /** Turns the switch, or confirms results that the director has seen. */
  Reply turn(Request request) {
    access.checkForm(request);
    FormData form = request.form();
    String confirm = form.text("confirm");
    if (confirm.isEmpty()) {
      Optional<String> key =
          form.text("open").equals("yes") ? Optional.of(TablePins.drawnKey()) : Optional.empty();
      room.change(e -> e.with(e.settings().onPhones(key)));
    } else {
      room.change(e -> confirmed(e, confirm, form.text("before")));
    }
    return Reply.elsewhere("/desk");
  }

  private static SavedEvening confirmed(SavedEvening evening, String which, String before) {
    List<Result> open = open(evening);
    boolean all = which.equals("all") && pending(open).equals(before);
    SavedEvening after = evening;
    for (Result result : open) {
      if (all || mark(result).equals(which)) {
        after = after.with(result.enteredBy(0));
      }
    }
    if (after.equals(evening)) {
      throw new IllegalArgumentException(
          "these results have changed meanwhile\nMaybe look at them once more on the desk.");
    }
    return after;
  }
}
