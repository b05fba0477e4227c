package org.boardwalk.publish;

import java.util.List;
import java.util.stream.Collectors;
import org.boardwalk.movement.HalfTables;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.text.Text;
import org.boardwalk.plan.Proposal;
import org.boardwalk.plan.Seated;
import org.boardwalk.quality.Scorecard;

/** The words on sit-outs, stationary contestants and the moves of the others in a proposal. */
final class SeatedText {

  private SeatedText() {}

  static String waiting(Movement movement, Scorecard card) {
    var out = card.sitOuts();
    if (out.most() == 0) {
      return "nobody sits out";
    }
    HalfTables half = HalfTables.of(movement);
    return half.none()
        ? SitOutText.clause(movement, out)
        : halfTable(movement, half, SitOutText.times(out.least(), out.most()));
  }

  private static String halfTable(Movement movement, HalfTables half, String times) {
    List<String> who =
        half.waits().stream()
            .map(w -> w.place().seatLabel(movement.kind()))
            .distinct()
            .collect(Collectors.toList());
    if (who.size() > 1 || movement.winners() == 1) {
      return Text.of(
          "half table: each %s sits out for %s", Wording.contestant(movement.kind()), times);
    }
    boolean stay = half.waits().stream().map(w -> w.place().table()).distinct().count() > 1;
    return Text.of(
        "half table: %s %s, and sit out for %s each",
        who.get(0), stay ? "keep their seats" : "wait there", times);
  }

  static String moves(Proposal proposal) {
    String rule =
        LineMovesText.of(proposal.movement())
            .orElse(
                proposal.rules().steps().isEmpty()
                    ? "guide cards say where to go"
                    : "one rule for every seat says where to go");
    return proposal.seated().stay().isEmpty() || proposal.seated().lacking() > 0
        ? rule
        : rule + "; " + staying(proposal);
  }

  /** Such as "players 19-22 stay seated". */
  static String staying(Proposal proposal) {
    List<Integer> stay = proposal.seated().stay();
    String who = Wording.contestant(proposal.movement().kind());
    return stay.size() == 1
        ? Text.of("%s %s stays seated", who, proposal.movement().label(stay.get(0)))
        : Text.of("%ss %s stay seated", who, proposal.movement().numbering().ranges(stay));
  }

  /** A warning where a person who cannot move would have to move. */
  static List<String> lacking(Proposal proposal) {
    Seated seated = proposal.seated();
    if (seated.lacking() == 0) {
      return List.of();
    }
    boolean pairs = proposal.movement().kind() == Kind.PAIRS;
    String nobody = pairs ? "no pair stays seated" : "nobody stays seated";
    String of = seated.lacking() == seated.needed() ? "" : seated.lacking() + " of ";
    String who =
        pairs
            ? Text.count(seated.needed(), "pair")
            : seated.needed() == 1 ? "1 person" : seated.needed() + " people";
    return List.of(
        Text.of(
            "%s: %s%s who cannot move would have to move, as %s",
            seated.stay().isEmpty() ? nobody : "only " + staying(proposal),
            of,
            who,
            proposal.movement().rotation() == Rotation.NONE
                ? "nobody else keeps a seat in this movement"
                : "seats change from board to board"));
  }
}
