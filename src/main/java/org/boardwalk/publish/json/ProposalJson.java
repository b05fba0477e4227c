package org.boardwalk.publish.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.Word;
import org.boardwalk.plan.Proposal;
import org.boardwalk.plan.Sections;
import org.boardwalk.publish.ProposalText;

/**
 * Proposals for an evening for programs: sizes as numbers, and the sentences of {@link
 * ProposalText}.
 */
public final class ProposalJson {

  private ProposalJson() {}

  /**
   * @param proposals proposals, best first
   * @param two two sections, where these are proposed too
   * @return an object whose {@code proposals} are in the same order; the two sections are {@code
   *     sections}
   */
  public static String of(List<Proposal> proposals, Optional<Sections> two) {
    ObjectNode file = JsonText.object();
    ArrayNode all = file.putArray("proposals");
    proposals.forEach(p -> add(all.addObject(), p));
    two.ifPresent(
        both -> {
          ArrayNode sections = file.putArray("sections");
          for (Proposal section : List.of(both.first(), both.second())) {
            sections
                .addObject()
                .put("title", ProposalText.title(section))
                .put("contestants", section.movement().contestants())
                .put("tables", section.movement().tables())
                .put("copies", section.copies())
                .put("sharedBoards", both.oneSet())
                .put("minutes", section.length().toMinutes());
          }
        });
    return JsonText.of(file);
  }

  static void add(ObjectNode fields, Proposal proposal) {
    Movement movement = proposal.movement();
    fields.put("title", ProposalText.title(proposal));
    fields.put("family", proposal.family().word());
    fields.put("contestants", movement.contestants());
    if (proposal.family().ofTeams()) {
      fields.put("teams", movement.tables());
    }
    fields.put("tables", movement.tables());
    fields.put("rounds", movement.rounds().size());
    fields.put("boardsPerRound", movement.boards().perSet());
    fields.put("sets", movement.boards().sets());
    fields.put("copies", proposal.copies());
    proposal.atHand().ifPresent(copies -> fields.put("copiesAtHand", copies));
    fields.put("winners", movement.winners());
    fields.put("minutes", proposal.length().toMinutes());
    fields.put("minutesOver", ProposalText.minutes(proposal.over()));
    ArrayNode seated = fields.putArray("seated");
    proposal.seated().stay().forEach(seated::add);
    fields.put("cannotMoveButMust", proposal.seated().lacking());
    fields.put("shared", proposal.shared());
    if (movement.boards().play() == Play.CIRCULATING
        && movement.tables() > 1
        && !proposal.shared()) {
      fields.put("walk", Word.of(proposal.walk()));
    }
    fields.put("recommended", proposal.recommended());
    ArrayNode points = fields.putArray("points");
    ProposalText.points(proposal).forEach(points::add);
  }
}
