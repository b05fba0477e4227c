package org.boardwalk.page.room;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.text.Language;
import org.boardwalk.page.http.FaultMessage;
import org.boardwalk.page.http.Messages;
import org.boardwalk.page.http.Request;
import org.boardwalk.publish.Wording;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.Score;
import org.boardwalk.scoring.Vulnerability;
import org.boardwalk.scoring.entry.ScoreEntry;

/** What the forms for a result show, on the director's pages and on those of a table. */
final class BoardForm {

  /** The results whose buttons are folded away. */
  private static final Pattern FOLDED = Pattern.compile("[+][4-6]|-([4-9]|1[0-3])");

  private final LiveRoom room;
  private final RoomFrame frame;

  BoardForm(LiveRoom room, RoomFrame frame) {
    this.room = room;
    this.frame = frame;
  }

  /** The values of a board's form, without those that say where it leads to. */
  Map<String, Object> values(
      Request request, BoardPlay play, Map<String, String> pressed, FaultMessage wrong) {
    Optional<Result> before = room.evening().result(play);
    Map<String, Object> values = new HashMap<>();
    values.put("round", play.round());
    values.put("table", room.evening().movement().table(play.table()));
    values.put("board", play.board());
    values.put("who", who(request, play));
    values.put("more", FOLDED.matcher(pressed.getOrDefault("result", "")).matches());
    values.put("vulnerable", Vulnerability.of(play.board()).words(frame.language(request)));
    values.put("before", before.map(ScoreEntry::text).orElse(""));
    values.put("entered", before.map(r -> shown(r, frame.language(request)).text()).orElse(""));
    values.put("lone", lone());
    values.put("f", pressed);
    values.put("wrong", wrong);
    return values;
  }

  /** The score of a result, with a question mark while the opponents have not confirmed it. */
  static SuitedText shown(Result result, Language language) {
    return SuitedText.of(ScoreEntry.text(result) + (result.provisional() ? " ?" : ""), language);
  }

  /**
   * The contestants and seats for that board; where seats rotate, they differ from board to board.
   */
  String who(Request request, BoardPlay play) {
    Wording wording = frame.wording(request);
    Map<Seat, Integer> seats = play.seating().seats();
    return frame.kind().seats().stream()
        .flatMap(
            seat ->
                Optional.ofNullable(seats.get(seat)).stream()
                    .map(
                        c ->
                            wording.seat(seat)
                                + " "
                                + frame.who(request, wording.label(c, seat), c)))
        .collect(Collectors.joining(" · "));
  }

  String words(Result result, Messages messages) {
    String text = SuitedText.of(ScoreEntry.text(result), messages.language()).text();
    if (result.ns() instanceof Score.Points points && result.ns().equals(result.ew())) {
      return points.ns() == 0
          ? messages.of("room.nobody", text)
          : messages.of("roomTo." + winner(points.ns()), text, Math.abs(points.ns()));
    }
    String doubt = ScoreEntry.doubt(result, messages.language());
    return doubt.isEmpty() ? text : doubt;
  }

  /** The word for the winning side: NS or EW; for two lone players South is NS, and North is EW. */
  private String winner(int points) {
    if (lone()) {
      return points > 0 ? "S" : "N";
    }
    return points > 0 ? "NS" : "EW";
  }

  boolean lone() {
    return frame.kind() == Kind.SOLO;
  }
}
