package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.LineMoves;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.Text;
import org.boardwalk.plan.Proposal;
import org.boardwalk.quality.WalkGrade;

/** The reasons for a proposal, or its drawbacks. */
final class AdviceText {

  /** The number of reasons that are shown at most. */
  private static final int MOST_REASONS = 3;

  private AdviceText() {}

  static List<String> of(Proposal proposal) {
    List<String> words = new ArrayList<>();
    if (proposal.advice().recommended()) {
      words.add("recommended: " + reason(proposal));
    }
    proposal
        .advice()
        .byRule()
        .ifPresent(
            copies ->
                words.add(
                    Text.of(
                        "%s instead of %d, but boards go where cards say",
                        Text.count(proposal.copies(), "copy"), copies)));
    return words;
  }

  private static String complete(Movement movement) {
    return movement.kind() == Kind.INDIVIDUAL
        ? "everybody partners everybody"
        : movement.winners() == 2 ? "NS and EW all meet" : "everybody meets everybody";
  }

  private static String reason(Proposal proposal) {
    List<String> reasons = new ArrayList<>();
    if (proposal.seated().needed() > 0 && proposal.seated().lacking() == 0) {
      reasons.add("people who cannot move stay seated");
    }
    if (proposal.complete()) {
      reasons.add(complete(proposal.movement()));
    } else if (proposal.movement().kind() == Kind.INDIVIDUAL
        && proposal.met().partner().lastKey() == 1) {
      reasons.add("nobody partners twice");
    }
    rules(proposal, reasons);
    if (sameBoards(proposal)) {
      reasons.add("all play the same boards");
    }
    return reasons.isEmpty()
        ? "nothing else comes closer to what you asked for"
        : String.join(", ", reasons.subList(0, Math.min(MOST_REASONS, reasons.size())));
  }

  private static void rules(Proposal proposal, List<String> reasons) {
    Movement movement = proposal.movement();
    boolean people = !proposal.rules().steps().isEmpty() || LineMoves.of(movement).isPresent();
    boolean carried = movement.boards().play() == Play.CIRCULATING && movement.tables() > 1;
    boolean boards =
        carried
            && proposal.walk() != WalkGrade.ANY
            && !proposal.shared()
            && !new WalkRuleText(movement).inTurn();
    if (people || boards) {
      reasons.add(
          people && boards
              ? "people and boards move by simple rules"
              : people ? "people move by one rule" : "boards go by a rule");
    }
  }

  /** Players who sit out do not count: they play other boards than the rest. */
  private static boolean sameBoards(Proposal proposal) {
    Movement movement = proposal.movement();
    return movement.tables() > 1
        && proposal.card().sitOuts().most() == 0
        && movement.boards().replay() == Boards.Replay.NEVER
        && movement.boards().sets() <= movement.rounds().size();
  }
}
