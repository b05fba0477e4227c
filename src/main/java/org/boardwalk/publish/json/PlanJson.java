package org.boardwalk.publish.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.boardwalk.exchange.file.FieldTree;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.plan.Proposal;
import org.boardwalk.plan.SplitRoom;
import org.boardwalk.publish.ProposalText;

/**
 * Proposals for an evening for programs: sizes as numbers, and the sentences of {@link
 * ProposalText}. Stateless and thread-safe.
 */
public final class PlanJson {

  private PlanJson() {}

  /**
   * @param proposals proposals, best first
   * @return an object whose {@code proposals} are in the same order
   */
  public static String of(List<Proposal> proposals) {
    return new FieldTree().list("proposals", proposals, PlanJson::proposal).json();
  }

  private static FieldTree proposal(Proposal proposal) {
    Movement movement = proposal.movement();
    boolean carried =
        movement.boards().play() == Play.CIRCULATING && movement.tables() > 1 && !proposal.shared();
    return FieldTree.of("title", ProposalText.title(proposal))
        .put("family", proposal.family().word())
        .put("contestants", movement.contestants())
        .put("teams", Optional.of(movement.tables()).filter(t -> proposal.family().ofTeams()))
        .put("tables", movement.tables())
        .put("rounds", movement.wholeRounds())
        .put("boardsPerRound", movement.boards().perRound())
        .put("sets", movement.boards().sets())
        .put("copies", proposal.copies())
        .put("copiesAtHand", proposal.atHand())
        .put("winners", movement.winners())
        .put("minutes", proposal.length().toMinutes())
        .put("minutesOver", ProposalText.minutes(proposal.over()))
        .put("seated", proposal.seated().stay())
        .put("cannotMoveButMust", proposal.seated().lacking())
        .put("shared", proposal.shared())
        .put("walk", Optional.of(proposal.walk()).filter(w -> carried))
        .put("recommended", proposal.recommended())
        .put("points", ProposalText.points(proposal));
  }

  /**
   * @param rooms rooms in two parts, best first
   * @return an object whose {@code proposals} are in the same order, each with the part that plays
   *     the two-handed game on the same clock
   */
  public static String split(List<SplitRoom> rooms) {
    return new FieldTree().list("proposals", rooms, PlanJson::room).json();
  }

  private static FieldTree room(SplitRoom room) {
    Movement solo = room.solo();
    List<FieldTree> clashes = new ArrayList<>();
    for (int round = 1; round <= room.main().movement().rounds().size(); round++) {
      Set<Integer> both = room.both(round);
      if (!both.isEmpty()) {
        clashes.add(FieldTree.of("round", round, "boards", both));
      }
    }
    return proposal(room.main())
        .put(
            "twoHanded",
            FieldTree.of("contestants", solo.contestants())
                .put("tables", solo.tables())
                .put("rounds", solo.rounds().size())
                .put("boardsPerRound", solo.boards().perSet())
                .put("sets", solo.boards().sets())
                .put("copies", room.soloCopies())
                .put("moveAfterRounds", room.every())
                .put("copiesForBoth", room.together())
                .put("separateBoards", room.separate())
                .put("boardsAtBothParts", clashes));
  }
}
