package org.boardwalk.page.room;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.text.Text;
import org.boardwalk.page.http.FaultMessage;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;
import org.boardwalk.scoring.Placing;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.evening.SavedEvening;

/** A page that asks the director for a change, shows what it does, and then makes it. */
final class AskPage {

  private final LiveRoom room;
  private final RoomAccess access;
  private final RoomFrame frame;
  private final Question question;

  AskPage(LiveRoom room, RoomAccess access, RoomFrame frame, Question question) {
    this.room = room;
    this.access = access;
    this.frame = frame;
    this.question = question;
  }

  /** What is asked, and the change that follows from the fields. */
  interface Question {

    /** The name of its template. */
    String template();

    /** The fields of its form, with what they hold before anything is filled in. */
    Map<String, String> blank(SavedEvening evening);

    /** Whether enough is filled in to show what the change does. */
    boolean filled(Parameters sent);

    /** The changed evening; for a change that is only shown, whether it is meant does not count. */
    SavedEvening changed(SavedEvening evening, Parameters sent, boolean shown);

    /** What the change does. */
    Effect effect(SavedEvening before, SavedEvening after, Parameters sent);

    /** The page to which the director goes on. */
    String next(Parameters sent);
  }

  /** What a change does, in lines, and whether it is so unusual that it has to be meant. */
  record Effect(List<String> lines, boolean unusual) {

    static final Effect NONE = new Effect(List.of(), false);
  }

  /** The form, and what the change does once it is filled. */
  Reply show(Request request) {
    access.required(request);
    Parameters link = request.parameters();
    if (!question.filled(link)) {
      return page(200, request, Effect.NONE, "");
    }
    try {
      SavedEvening evening = room.evening();
      SavedEvening after = question.changed(evening, link, true);
      return page(200, request, question.effect(evening, after, link), "");
    } catch (IllegalArgumentException e) {
      return page(400, request, Effect.NONE, String.valueOf(e.getMessage()));
    }
  }

  /** Makes the change. */
  Reply take(Request request) {
    access.checkForm(request);
    Parameters form = new Parameters(request.form().fields());
    try {
      room.change(evening -> question.changed(evening, form, false));
      return Reply.elsewhere(question.next(form));
    } catch (FileException | IllegalArgumentException e) {
      return page(400, request, Effect.NONE, String.valueOf(e.getMessage()));
    }
  }

  private Reply page(int status, Request request, Effect effect, String wrong) {
    SavedEvening evening = room.evening();
    Map<String, String> sent = new TreeMap<>(question.blank(evening));
    sent.replaceAll((field, blank) -> request.parameters().values().getOrDefault(field, blank));
    sent.replaceAll((field, known) -> request.form().fields().getOrDefault(field, known));
    Map<String, Object> values = new HashMap<>();
    values.put("f", sent);
    values.put("share", evening.settings().method().byShare());
    values.put("lines", effect.lines());
    values.put("unusual", effect.unusual());
    values.put("wrong", FaultMessage.of(wrong));
    return frame.page(status, question.template(), request, values);
  }

  /** The round that is played, as the usual content of a field. */
  static String round(SavedEvening evening) {
    return "" + Math.max(1, evening.clock().round());
  }

  /** A contestant's score and place before and after a change. */
  static String standing(SavedEvening before, SavedEvening after, int contestant) {
    Optional<Placing> was = placing(before.ranking(), contestant);
    Optional<Placing> is = placing(after.ranking(), contestant);
    return was.map(AskPage::words).orElse("no score yet")
        + " → "
        + is.map(AskPage::words).orElse("no score yet");
  }

  /** The place of a contestant who has played; empty before the first result. */
  static Optional<Placing> placing(Ranking ranking, int contestant) {
    return ranking.fields().values().stream()
        .flatMap(List::stream)
        .filter(placing -> placing.boards() > 0 && placing.members().contains(contestant))
        .findFirst();
  }

  private static String words(Placing placing) {
    return Text.of("%s, place %d", placing.mean().rounded(2).toPlainString(), placing.rank());
  }
}
