package org.boardwalk.publish.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Set;
import org.boardwalk.movement.Movement;
import org.boardwalk.plan.SplitRoom;

/**
 * Proposals for a room in two parts, for programs: those of {@link ProposalJson}, each with the
 * part that plays the two-handed game on the same clock.
 */
public final class SplitJson {

  private SplitJson() {}

  /**
   * @param rooms rooms in two parts, best first
   * @return an object whose {@code proposals} are in the same order
   */
  public static String of(List<SplitRoom> rooms) {
    ObjectNode file = JsonText.object();
    ArrayNode all = file.putArray("proposals");
    for (SplitRoom room : rooms) {
      ObjectNode proposal = all.addObject();
      ProposalJson.add(proposal, room.main());
      add(proposal.putObject("twoHanded"), room);
    }
    return JsonText.of(file);
  }

  private static void add(ObjectNode fields, SplitRoom room) {
    Movement solo = room.solo();
    fields.put("contestants", solo.contestants());
    fields.put("tables", solo.tables());
    fields.put("rounds", solo.rounds().size());
    fields.put("boardsPerRound", solo.boards().perSet());
    fields.put("sets", solo.boards().sets());
    fields.put("copies", room.soloCopies());
    fields.put("moveAfterRounds", room.every());
    fields.put("copiesForBoth", room.together());
    fields.put("separateBoards", room.separate());
    ArrayNode clashes = fields.putArray("boardsAtBothParts");
    for (int round = 1; round <= room.main().movement().rounds().size(); round++) {
      Set<Integer> both = room.both(round);
      if (!both.isEmpty()) {
        ObjectNode clash = clashes.addObject().put("round", round);
        both.forEach(clash.putArray("boards")::add);
      }
    }
  }
}
