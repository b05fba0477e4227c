package org.boardwalk.page.room;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.text.Text;
import org.boardwalk.page.http.FaultMessage;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;
import org.boardwalk.scoring.Correction;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.Placing;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.entry.CorrectionsCsv;
import org.boardwalk.scoring.evening.SavedEvening;

/**
 * The page on which the director gives a penalty: usually a part of a top on one board. It shows
 * what the penalty does to the ranking before it is given.
 */
final class PenaltyPage {

  /** The part of the session, in percent, above which a penalty is asked about. */
  private static final Fraction HARSH = Fraction.of(2);

  private static final List<String> FIELDS = List.of("who", "amount", "other");

  private final LiveRoom room;
  private final RoomAccess access;
  private final RoomFrame frame;

  PenaltyPage(LiveRoom room, RoomAccess access, RoomFrame frame) {
    this.room = room;
    this.access = access;
    this.frame = frame;
  }

  /** The form, and what the penalty does once it is filled. */
  Reply show(Request request) {
    access.required(request);
    Parameters link = request.parameters();
    if (link.text("who").isEmpty()) {
      return page(200, request, Effect.NONE, "");
    }
    try {
      return page(200, request, effect(room.evening(), penalty(room.evening(), link)), "");
    } catch (IllegalArgumentException e) {
      return page(400, request, Effect.NONE, String.valueOf(e.getMessage()));
    }
  }

  Reply take(Request request) {
    access.checkForm(request);
    Parameters form = new Parameters(request.form().fields());
    try {
      room.change(evening -> given(evening, penalty(evening, form), form));
      return Reply.elsewhere("/desk");
    } catch (FileException | IllegalArgumentException e) {
      return page(400, request, Effect.NONE, String.valueOf(e.getMessage()));
    }
  }

  /** The evening with the penalty; a harsh one has to be meant. */
  private static SavedEvening given(SavedEvening evening, Correction penalty, Parameters form) {
    if (effect(evening, penalty).harsh() && form.text("meant").isEmpty()) {
      throw new IllegalArgumentException(
          "this penalty is unusually high\nMaybe tick that it is meant.");
    }
    return penalised(evening, penalty);
  }

  private static SavedEvening penalised(SavedEvening evening, Correction penalty) {
    List<Correction> all = new ArrayList<>(evening.corrections());
    all.add(penalty);
    return evening.corrected(all).rankable();
  }

  private static Correction penalty(SavedEvening evening, Parameters sent) {
    List<Integer> called = ContestantLookup.of(evening, sent.text("who"));
    if (called.size() != 1) {
      throw new IllegalArgumentException(
          Text.of("[%s] is nobody here, or not one alone", sent.text("who"))
              + "\nMaybe give the number, with its direction where it has one.");
    }
    String amount =
        sent.text("amount").isEmpty()
            ? sent.text("other").strip() + sent.text("unit")
            : sent.text("amount");
    Correction penalty = penalty(called.get(0), amount);
    if (penalty.amount().equals(Fraction.ZERO)) {
      throw new IllegalArgumentException("a penalty of 0 takes nothing\nMaybe choose an amount.");
    }
    return penalty;
  }

  private static Correction penalty(int contestant, String amount) {
    try {
      return CorrectionsCsv.correction(
          Path.of("penalty"), 0, contestant, Correction.Purpose.PENALTY, amount);
    } catch (FileException e) {
      throw new IllegalArgumentException(e.what(), e);
    }
  }

  /** What a penalty does, in words, and whether it is unusually harsh. */
  private record Effect(String line, boolean harsh) {

    static final Effect NONE = new Effect("", false);
  }

  private static Effect effect(SavedEvening evening, Correction penalty) {
    SavedEvening after = penalised(evening, penalty);
    String label = evening.movement().label(penalty.contestant());
    Optional<Placing> was = placing(evening.ranking(), penalty.contestant());
    Optional<Placing> is = placing(after.ranking(), penalty.contestant());
    boolean harsh =
        evening.settings().method().byShare()
            && was.isPresent()
            && is.isPresent()
            && was.get().mean().compareTo(is.get().mean().plus(HARSH)) > 0;
    String amount = CorrectionsCsv.amount(penalty);
    return new Effect(
        was.isPresent() && is.isPresent()
            ? Text.of("%s, %s: %s → %s", label, amount, standing(was.get()), standing(is.get()))
            : Text.of("%s, %s: there is no score of theirs yet", label, amount),
        harsh);
  }

  private static Optional<Placing> placing(Ranking ranking, int contestant) {
    return ranking.fields().values().stream()
        .flatMap(List::stream)
        .filter(placing -> placing.boards() > 0 && placing.members().contains(contestant))
        .findFirst();
  }

  private static String standing(Placing placing) {
    return Text.of("%s, place %d", placing.mean().rounded(2).toPlainString(), placing.rank());
  }

  private Reply page(int status, Request request, Effect effect, String wrong) {
    Map<String, Object> values = new HashMap<>();
    Map<String, String> sent = new HashMap<>(request.parameters().values());
    sent.putAll(request.form().fields());
    boolean share = room.evening().settings().method().byShare();
    FIELDS.forEach(field -> sent.putIfAbsent(field, ""));
    sent.putIfAbsent("unit", share ? "% of a top" : "");
    values.put("f", sent);
    values.put("share", share);
    values.put("line", effect.line());
    values.put("harsh", effect.harsh());
    values.put("wrong", FaultMessage.of(wrong));
    return frame.page(status, "penalty.html", request, values);
  }
}
