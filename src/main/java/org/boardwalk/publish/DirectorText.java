package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.boardwalk.answer.Judged;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Frequencies;
import org.boardwalk.quality.WalkRule;

/**
 * What a movement is worth to a director, in the words of proposals, without costs and bounds. The
 * scorecard of {@link VerdictText} is for whoever wants those. Stateless and thread-safe.
 */
public final class DirectorText {

  private DirectorText() {}

  /**
   * Counts meetings anew: as costly as judging.
   *
   * @param judged a movement that keeps all rules
   * @return one sentence such as "Nobody partners twice; 6 of 231 couples never meet as opponents;
   *     nobody sits out; boards down one table after every round; needs 1 copy of the boards."
   * @throws IllegalArgumentException when a rule is broken: then nothing else counts
   */
  public static String verdict(Judged judged) {
    Movement movement = judged.movement();
    if (!judged.card().valid()) {
      throw new IllegalArgumentException(
          "movement [" + HarmlessText.of(movement.name()) + "] breaks rules");
    }
    Frequencies met = Frequencies.of(movement);
    List<String> clauses = new ArrayList<>();
    if (movement.kind() == Kind.INDIVIDUAL && !met.partner().isEmpty()) {
      clauses.add(MeetingText.partners(movement, met));
    }
    if (!met.opponent().isEmpty()) {
      clauses.add(MeetingText.opponents(movement, met));
    }
    clauses.add(BalanceText.of(movement, judged.card()));
    clauses.add(SeatedText.waiting(movement, judged.card()));
    clauses.addAll(CarriedText.of(movement, WalkRule.of(movement).grade()));
    clauses.add("needs " + ProposalText.copies(judged.card().walk().copies()) + " of the boards");
    String words = String.join("; ", clauses);
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1) + ".";
  }
}
