package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.TeamsOfFour;
import org.boardwalk.movement.text.Text;
import org.boardwalk.plan.Family;
import org.boardwalk.plan.Proposal;
import org.boardwalk.quality.Matches;

/** The words on matches of teams in a proposal. */
final class TeamsText {

  private TeamsText() {}

  static List<String> of(Proposal proposal) {
    List<String> points = new ArrayList<>();
    Optional<Matches> matches = proposal.card().matches();
    matches.map(MatchesText::met).ifPresent(points::add);
    Movement movement = proposal.movement();
    points.add(
        Text.of(
            "%s a match; teams are ranked, by IMPs, victory points or boards won",
            Text.count(movement.boards().perSet(), "board")));
    matches.map(MatchesText::delay).ifPresent(points::add);
    if (proposal.family() != Family.HEAD_TO_HEAD) {
      return points;
    }
    if (new SharedBoards(movement).most() > 2 * proposal.copies()) {
      points.add(new SharedBoards(movement).shortly());
    } else {
      points.add(
          "the two tables of a match stand side by side and pass its boards to and fro"
              + (proposal.copies() > 1
                  ? Text.of(
                      ": the %d copies are one for each match; other movements need 1 copy",
                      proposal.copies())
                  : ""));
    }
    return points;
  }

  /** Whether NS stay, and all EW pairs go equally far after each round, and so do all boards. */
  static boolean alike(Proposal proposal) {
    Movement movement = proposal.movement();
    return proposal
        .card()
        .matches()
        .filter(m -> m.uneven() == 0 && m.stationary() == movement.tables())
        .isPresent();
  }

  /**
   * How EW and the boards move where all tables do the same: as in American Whist, which is down
   * two tables and down one with exceptions, or round by round.
   */
  static String moves(Movement movement) {
    List<TeamsOfFour.Turn> turns = TeamsOfFour.turns(movement);
    String others =
        turns.stream()
            .map(
                turn ->
                    Text.of(
                        "after round %d EW %s, boards %s",
                        turn.round(), turn.pairs(), turn.boards()))
            .collect(Collectors.joining("; "));
    int moves = movement.rounds().size() - 1;
    return 2 * turns.size() > moves
        ? "NS stay; all tables do the same: "
            + others
            + (turns.size() < moves ? "; else EW down 2, boards down 1" : "")
        : "NS stay; after every round EW down two tables, boards down one"
            + (turns.isEmpty() ? "" : ", but " + others);
  }

  /** How boards go from match to match, head to head. */
  static List<String> carried(Movement movement) {
    int sets = movement.boards().sets();
    boolean next = true;
    for (int r = 1; r < movement.rounds().size(); r++) {
      List<Encounter> before = movement.rounds().get(r - 1).encounters();
      List<Encounter> after = movement.rounds().get(r).encounters();
      for (int t = 0; t < before.size(); t++) {
        next &= after.get(t).set() == before.get(t).set() % sets + 1;
      }
    }
    boolean alike = movement.rounds().stream().allMatch(r -> r.tablesBySet().size() == 1);
    return next && !alike
        ? List.of("each match takes the boards with the next numbers in every round")
        : CarriedText.of(movement);
  }
}
