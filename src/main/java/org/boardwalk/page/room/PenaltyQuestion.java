package org.boardwalk.page.room;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.text.Text;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.page.room.AskPage.Effect;
import org.boardwalk.scoring.Correction;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.Placing;
import org.boardwalk.scoring.entry.CorrectionsCsv;
import org.boardwalk.scoring.evening.SavedEvening;

/** Asks for a penalty: usually a part of a top on one board. A harsh one has to be meant. */
final class PenaltyQuestion implements AskPage.Question {

  /** The part of the session, in percent, above which a penalty is asked about. */
  private static final Fraction HARSH = Fraction.of(2);

  @Override
  public String template() {
    return "penalty.html";
  }

  @Override
  public Map<String, String> blank(SavedEvening evening) {
    String unit = evening.settings().method().byShare() ? "% of a top" : "";
    return Map.of("who", "", "amount", "", "other", "", "unit", unit);
  }

  @Override
  public boolean filled(Parameters sent) {
    return !sent.text("who").isEmpty();
  }

  @Override
  public String next(Parameters sent) {
    return "/desk";
  }

  @Override
  public SavedEvening changed(SavedEvening evening, Parameters sent, boolean shown) {
    Correction penalty = penalty(evening, sent);
    List<Correction> all = new ArrayList<>(evening.corrections());
    all.add(penalty);
    SavedEvening after = evening.corrected(all).rankable();
    if (!shown && sent.text("meant").isEmpty() && harsh(evening, after, penalty)) {
      throw new IllegalArgumentException(
          "this penalty is unusually high\nMaybe tick that it is meant.");
    }
    return after;
  }

  @Override
  public Effect effect(SavedEvening before, SavedEvening after, Parameters sent) {
    Correction penalty = penalty(before, sent);
    int who = penalty.contestant();
    String line =
        Text.of(
            "%s, %s: %s",
            before.movement().label(who),
            CorrectionsCsv.amount(penalty),
            AskPage.standing(before, after, who));
    return new Effect(List.of(line), harsh(before, after, penalty));
  }

  private static boolean harsh(SavedEvening before, SavedEvening after, Correction penalty) {
    Optional<Placing> was = AskPage.placing(before.ranking(), penalty.contestant());
    Optional<Placing> is = AskPage.placing(after.ranking(), penalty.contestant());
    return before.settings().method().byShare()
        && was.isPresent()
        && is.isPresent()
        && was.get().mean().compareTo(is.get().mean().plus(HARSH)) > 0;
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
}
