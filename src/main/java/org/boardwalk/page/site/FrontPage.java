package org.boardwalk.page.site;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.text.Word;
import org.boardwalk.page.http.FaultMessage;
import org.boardwalk.page.http.Messages;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;
import org.boardwalk.page.http.Templates;
import org.boardwalk.page.http.Workload;
import org.boardwalk.plan.Occasion;
import org.boardwalk.plan.Proposal;
import org.boardwalk.plan.SplitRoom;
import org.boardwalk.publish.NothingFitsText;
import org.boardwalk.publish.ProposalText;
import org.boardwalk.publish.SplitText;

/** The first page: the form for the evening, the proposals, and the upload of a file. */
final class FrontPage {

  /** The values of the empty form. */
  private static final Map<String, String> USUAL =
      Map.ofEntries(
          Map.entry("people", ""),
          Map.entry("unit", "pairs"),
          Map.entry("boards", ""),
          Map.entry("minutes", ""),
          Map.entry("perBoard", "7"),
          Map.entry("perMove", "2"),
          Map.entry("stock", ""),
          Map.entry("copies", ""),
          Map.entry("stationary", ""),
          Map.entry("start", ""),
          Map.entry("finish", ""),
          Map.entry("winners", ""),
          Map.entry("rounds", ""),
          Map.entry("together", ""),
          Map.entry("apart", ""),
          Map.entry("mayStop", ""),
          Map.entry("sitOuts", ""),
          Map.entry("groups", ""),
          Map.entry("rules", ""),
          Map.entry("solo", ""));

  /** The fields that stand in the open; all others are folded away until they have a value. */
  private static final Set<String> OPEN =
      Set.of("people", "unit", "boards", "minutes", "start", "copies");

  private final Proposals proposals;
  private final Templates templates;
  private final Messages messages;

  FrontPage(Proposals proposals, Templates templates, Messages messages) {
    this.proposals = proposals;
    this.templates = templates;
    this.messages = messages;
  }

  /**
   * A proposal as a card.
   *
   * @param facts what a director looks at first, in a few words each
   * @param badge the reason of the recommendation; empty for other proposals
   * @param parts the part of the room that plays the two-handed game, if there is one
   */
  record Card(
      int number,
      String title,
      MovesSketch sketch,
      List<String> facts,
      String badge,
      String measures,
      List<String> points,
      String link,
      List<Part> parts) {}

  /** A part of the room with a movement of its own. */
  record Part(String words, List<String> points, String link) {}

  /** The workload of a link: proposals take time, the bare form does not. */
  static Workload workload(Parameters link) {
    return Evening.asked(link) ? Workload.USUAL : Workload.LIGHT;
  }

  Reply show(Request request) {
    Parameters parameters = request.parameters();
    if (!Evening.asked(parameters)) {
      return Reply.page(page(parameters, List.of(), "", "", Optional.empty()));
    }
    try {
      Evening evening = Evening.of(parameters);
      List<Card> cards = cards(evening, parameters);
      String search =
          proposals.worthSearching(evening.occasion()).map(q -> Word.of(q.lack())).orElse("");
      boolean said = cards.isEmpty() && evening.lone().isEmpty();
      String nothing = said ? nothing(evening.occasion()) : "";
      return Reply.page(page(parameters, cards, "", search, Optional.of(nothing)));
    } catch (IllegalArgumentException e) {
      return Reply.page(
          400, page(parameters, List.of(), String.valueOf(e.getMessage()), "", Optional.empty()));
    }
  }

  private String nothing(Occasion occasion) {
    return NothingFitsText.of(occasion, other -> !proposals.of(other).isEmpty());
  }

  private List<Card> cards(Evening evening, Parameters asked) {
    List<Card> cards = new ArrayList<>();
    for (Proposal proposal : proposals.of(evening.occasion())) {
      if (evening.lone().isEmpty()) {
        cards.add(card(cards.size() + 1, proposal, evening, asked, List.of()));
      } else {
        proposals
            .split(proposal, evening.lone().getAsInt())
            .ifPresent(
                room ->
                    cards.add(
                        card(
                            cards.size() + 1,
                            proposal,
                            evening,
                            asked,
                            List.of(part(room, asked)))));
      }
    }
    return cards;
  }

  private static Part part(SplitRoom room, Parameters asked) {
    Parameters link = WishLink.of(room.wish(), room.solo().boards().perSet());
    return new Part(
        SplitText.lone(room),
        SplitText.stock(room),
        "/movement?" + WishLink.timed(WishLink.ordered(link, room.order()), asked).query());
  }

  private static Card card(
      int number, Proposal proposal, Evening evening, Parameters asked, List<Part> parts) {
    List<String> points = ProposalText.points(proposal);
    int reasons = proposal.recommended() ? 1 : 0;
    return new Card(
        number,
        ProposalText.title(proposal),
        MovesSketch.of(proposal.movement()),
        ProposalText.facts(proposal, evening.start()),
        String.join("", points.subList(0, reasons)),
        ProposalText.measures(proposal, evening.start()),
        points.subList(reasons, points.size()),
        link(proposal, asked),
        parts);
  }

  private static String link(Proposal proposal, Parameters asked) {
    Boards boards = proposal.movement().boards();
    Parameters link = WishLink.of(proposal.wish(), boards.perSet());
    boolean switched = proposal.family().switchable() && proposal.movement().winners() == 1;
    Parameters whole = proposal.shared() ? WishLink.shared(link, boards.copies()) : link;
    String arrows = Word.of(switched ? ArrowChoice.Way.LAST : ArrowChoice.Way.AS_FOUND);
    return "/movement?" + WishLink.timed(ArrowChoice.choosing(arrows, whole), asked).query();
  }

  /**
   * Fills the template; {@code nothing} is the text where there are no cards, and empty where the
   * form was not filled in.
   */
  private String page(
      Parameters parameters,
      List<Card> cards,
      String wrong,
      String search,
      Optional<String> nothing) {
    Map<String, String> values = new LinkedHashMap<>(USUAL);
    values.replaceAll((name, usual) -> parameters.values().getOrDefault(name, usual));
    // A link without a unit means players, whatever the empty form proposes.
    boolean asked = Evening.asked(parameters);
    values.computeIfPresent(
        "unit", (name, unit) -> asked && parameters.text(name).isEmpty() ? "players" : unit);
    return templates.fill(
        "front.html",
        Map.of(
            "f",
            values,
            "more",
            USUAL.entrySet().stream()
                .filter(usual -> !OPEN.contains(usual.getKey()))
                .anyMatch(usual -> differs(parameters, usual.getKey(), usual.getValue())),
            "cards",
            cards,
            "wrong",
            FaultMessage.of(wrong),
            "search",
            search.isEmpty() ? List.of() : List.of(messages.of("searchFor." + search)),
            "lone",
            !parameters.text("solo").isEmpty(),
            "query",
            parameters.query(),
            "asked",
            nothing.isPresent(),
            "nothing",
            FaultMessage.of(nothing.orElse(""))));
  }

  private static boolean differs(Parameters parameters, String name, String usual) {
    return !parameters.text(name).isEmpty() && !parameters.text(name).equals(usual);
  }
}
