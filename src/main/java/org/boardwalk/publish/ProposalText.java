package org.boardwalk.publish;

import java.time.Duration;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.boardwalk.design.named.NamedForms;
import org.boardwalk.design.named.Recognised;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.LineMoves;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.NumberRanges;
import org.boardwalk.movement.text.Text;
import org.boardwalk.plan.Family;
import org.boardwalk.plan.Proposal;
import org.boardwalk.quality.Factoring;
import org.boardwalk.quality.RoundSwitches;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.Sharing;
import org.boardwalk.quality.WalkGrade;

/**
 * Proposals for an evening in plain words, for the director's choice. Stateless and thread-safe.
 */
public final class ProposalText {

  private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("HH:mm", Locale.ROOT);

  private ProposalText() {}

  /**
   * @param proposals proposals, best first
   * @param start when the evening begins; empty to say only how long it takes
   * @return a numbered list
   */
  public static String of(List<Proposal> proposals, Optional<LocalTime> start) {
    StringBuilder text = new StringBuilder();
    for (int n = 1; n <= proposals.size(); n++) {
      Proposal proposal = proposals.get(n - 1);
      text.append(Text.of("%d. %s\n", n, title(proposal)));
      text.append(Text.of("   %s\n", measures(proposal, start)));
      points(proposal).forEach(p -> text.append(Text.of("   - %s\n", p)));
    }
    return text.toString();
  }

  /** {@return such as "Individual, 13 rounds of 2 boards"; a form found by a search by its name} */
  public static String title(Proposal proposal) {
    Movement movement = proposal.movement();
    String family =
        (movement.kind() == Kind.SOLO ? "two-handed " : "")
            + (named(proposal) ? name(proposal) : proposal.family().word());
    return Text.of(
        "%s, %s of %s",
        family.substring(0, 1).toUpperCase(Locale.ROOT) + family.substring(1),
        Text.count(movement.wholeRounds(), "round"),
        Text.count(movement.boards().perRound(), "board")
            + (movement.boards().parts() == 1
                ? ""
                : " in " + Text.count(movement.boards().parts(), "set")));
  }

  /** Whether its title is the name of its form, as a search may find any form. */
  private static boolean named(Proposal proposal) {
    return switch (proposal.family()) {
      case ONE_WINNER, TWO_WINNERS, TEAMS_ONE_COPY, TEAMS_TWO_COPIES -> true;
      default -> false;
    };
  }

  /** Such as "Three-quarter Howell, by cards", or "balanced, one winner, by cards". */
  private static String name(Proposal proposal) {
    Movement movement = proposal.movement();
    boolean rule =
        !proposal.rules().steps().isEmpty()
            || LineMoves.of(movement).isPresent()
            || TeamsText.alike(proposal);
    return NamedForms.recognise(movement).map(ProposalText::name).orElse(proposal.family().word())
        + (rule ? "" : ", by cards");
  }

  /** A Mitchell has one winner if arrows are switched, which its name does not say. */
  private static String name(Recognised known) {
    String name = known.form().text().name();
    return known.likeness().turned() > 0 && !name.contains("Howell") ? name + ", one winner" : name;
  }

  /**
   * @param proposal a proposal
   * @param start when the evening begins
   * @return copies, boards, tables, length and end
   */
  public static String measures(Proposal proposal, Optional<LocalTime> start) {
    return Text.of(
        "%s of %s at %s, %s%s",
        copies(proposal.copies()),
        boards(proposal),
        Text.count(proposal.movement().tables(), "table"),
        time(proposal.length()),
        start.map(s -> ", ends at " + CLOCK.format(s.plus(proposal.length()))).orElse(""));
  }

  /**
   * @param proposal a proposal
   * @param start when the evening begins
   * @return as {@link #facts(Movement, Scorecard, Duration, Optional)}
   */
  public static List<String> facts(Proposal proposal, Optional<LocalTime> start) {
    List<String> facts =
        new ArrayList<>(facts(proposal.movement(), proposal.card(), proposal.length(), start));
    facts.set(2, copies(proposal.copies()));
    return facts;
  }

  /**
   * @param movement a movement
   * @param card what the judge counted for it
   * @param length how long it takes
   * @param start when the evening begins
   * @return facts in a few words each: rounds and boards, the end or the length, copies, winners,
   *     sit-outs, and how fair it is where that is a number
   */
  public static List<String> facts(
      Movement movement, Scorecard card, Duration length, Optional<LocalTime> start) {
    int most = card.sitOuts().most();
    List<String> facts = new ArrayList<>();
    facts.add(
        Text.of(
            "%d × %s", movement.wholeRounds(), Text.count(movement.boards().perRound(), "board")));
    facts.add(start.map(s -> "ends at " + CLOCK.format(s.plus(length))).orElse(time(length)));
    facts.add(copies(card.walk().copies()));
    facts.add(
        card.matches().isPresent() ? "teams ranked" : Text.count(movement.winners(), "winner"));
    facts.add(
        most == 0
            ? "nobody sits out"
            : Text.of(
                "sit out at most %s",
                Text.count((long) most * movement.boards().perRound(), "board")));
    BalanceText.word(movement, card).ifPresent(facts::add);
    return facts;
  }

  /**
   * The boards in play, such as boards 1-24: all that are in the room, as the director has to bring
   * them.
   */
  private static String boards(Proposal proposal) {
    String all = "boards " + NumberRanges.range(1, inPlay(proposal));
    return others(proposal)
        ? Text.of("%s, of which everybody plays %s,", all, played(proposal))
        : all;
  }

  /** The number of boards that contestants play; a contestant who sits out plays fewer. */
  private static String played(Proposal proposal) {
    String boards = Text.count(proposal.mostBoards(), "board");
    return proposal.fewestBoards() == proposal.mostBoards()
        ? boards
        : Text.of("%d to %s", proposal.fewestBoards(), boards);
  }

  static String copies(int copies) {
    return Text.count(copies, "copy");
  }

  /**
   * How far the number of boards is from the number that was asked for; for contestants who play
   * fewest, where they are further off.
   */
  private static String off(Proposal proposal) {
    String boards = Text.count(Math.abs(proposal.off()), "board");
    int differ = proposal.mostBoards() - proposal.fewestBoards();
    boolean some = differ > 0 && (proposal.off() > 0 || proposal.off() + differ >= 0);
    return boards
        + (proposal.off() > 0 ? " more" : " fewer")
        + " than asked"
        + (some ? " for some" : "");
  }

  /**
   * @param over a time, at least 0
   * @return its minutes, rounded up
   */
  public static int minutes(Duration over) {
    return (int) ((over.toSeconds() + 59) / 60);
  }

  static String time(Duration length) {
    return length.toHours() == 0
        ? length.toMinutes() + " min"
        : Text.of("%d h %02d min", length.toHours(), length.toMinutesPart());
  }

  /** {@return its advantages and drawbacks, a sentence each without a full stop} */
  public static List<String> points(Proposal proposal) {
    Movement movement = proposal.movement();
    List<String> points = new ArrayList<>();
    points.addAll(SeatedText.lacking(proposal));
    if (!proposal.over().isZero()) {
      points.add(Text.count(minutes(proposal.over()), "minute") + " longer than asked");
    }
    if (proposal.off() != 0) {
      points.add(off(proposal));
    }
    if (movement.kind() == Kind.INDIVIDUAL) {
      points.add(MeetingText.partners(movement, proposal.met()));
    }
    points.addAll(proposal.family().ofTeams() ? TeamsText.of(proposal) : compared(proposal));
    if (movement.boards().replay() == Boards.Replay.OTHER_CARDS) {
      points.add("the same people play all boards twice, with the cards of both directions");
    }
    points.addAll(form(proposal));
    points.add(SeatedText.waiting(movement, proposal.card()));
    if (proposal.family().ofTeams() && TeamsText.alike(proposal)) {
      points.add(TeamsText.moves(movement));
    } else {
      points.add(SeatedText.moves(proposal));
      points.addAll(
          proposal.family().ofTeams() ? TeamsText.carried(movement) : CarriedText.of(movement));
    }
    if (proposal.recommended()) {
      List<String> reasons = AdviceText.reasons(proposal);
      // A reason of the recommendation is not repeated in the list.
      points.removeAll(reasons);
      points.add(
          0,
          "recommended: "
              + (reasons.isEmpty()
                  ? "nothing else comes closer to what you asked for"
                  : String.join(", ", reasons)));
    }
    return points;
  }

  /** The opponents of contestants, and how their scores are compared. */
  private static List<String> compared(Proposal proposal) {
    Movement movement = proposal.movement();
    List<String> points = new ArrayList<>();
    points.add(MeetingText.opponents(movement, proposal.met()));
    if (proposal.shared()) {
      points.add(new SharedBoards(movement).shortly());
    }
    // Where all tables play the same set, boards are missed only in sit-outs, which have a point of
    // their own.
    if (others(proposal) && movement.rounds().stream().anyMatch(r -> r.tablesBySet().size() > 1)) {
      boolean even = Factoring.of(movement).even();
      points.add("not everybody plays the same boards" + (even ? "" : ": scores are factored"));
    }
    if (movement.tables() > 1) {
      new ScorecardNotes(movement)
          .alone(proposal.card().others())
          .forEach(who -> points.add("no other result to compare with on " + who));
    }
    if (proposal.family() == Family.SECTIONS) {
      points.add(
          movement.winners() == 1
              ? "the sections are one event: all are ranked together"
              : "the sections are one event: NS of all are ranked together, and EW");
    }
    points.add(
        BalanceText.of(movement, proposal.card())
            + proposal.better().map(ProposalText::better).orElse(""));
    return points;
  }

  private static String better(RoundSwitches others) {
    return Text.of(
        "; %.0f with an arrow switch in %s in place of the last",
        others.calibre(others.rounds()), ExplanationText.rounds(others.rounds()));
  }

  /**
   * The name of the form where the title does not contain it. Some names promise sharing, which the
   * movement may be spared.
   */
  private static List<String> form(Proposal proposal) {
    if (proposal.family().ofTeams() || named(proposal)) {
      return List.of();
    }
    return NamedForms.recognise(proposal.movement())
        .filter(known -> !title(proposal).replace("Two-handed ", "").startsWith(form(known.name())))
        .map(
            known ->
                "known as "
                    + known.name()
                    + (spared(proposal, known) ? "; no tables have to share boards" : ""))
        .map(List::of)
        .orElse(List.of());
  }

  /** Whether tables of the form share boards with as many copies, and none of the movement do. */
  private static boolean spared(Proposal proposal, Recognised known) {
    int copies = proposal.movement().boards().copies();
    return !proposal.shared()
        && proposal.movement().boards().play() == Play.CIRCULATING
        && known
            .form()
            .build(known.size())
            .filter(form -> !Sharing.of(form, copies).isEmpty())
            .isPresent();
  }

  private static String form(String name) {
    return name.split(",", 2)[0];
  }

  private static int inPlay(Proposal proposal) {
    Boards boards = proposal.movement().boards();
    return boards.sets() * boards.perSet();
  }

  /** Whether some contestant plays fewer boards than are in the room. */
  private static boolean others(Proposal proposal) {
    return proposal.movement().boards().replay() == Boards.Replay.NEVER
        && proposal.fewestBoards() < inPlay(proposal);
  }

  /** The reasons for a proposal, or its drawbacks. */
  private static final class AdviceText {

    /** The number of reasons that are shown at most. */
    private static final int MOST_REASONS = 3;

    private AdviceText() {}

    static List<String> reasons(Proposal proposal) {
      Movement movement = proposal.movement();
      List<String> reasons = new ArrayList<>();
      if (proposal.seated().needed() > 0 && proposal.seated().lacking() == 0) {
        reasons.add("people who cannot move stay seated");
      }
      if (movement.kind() == Kind.INDIVIDUAL) {
        if (proposal.complete() || proposal.met().partner().lastKey() == 1) {
          reasons.add(MeetingText.partners(movement, proposal.met()));
        }
      } else if (proposal.family().ofTeams()) {
        proposal.card().matches().map(MatchesText::met).ifPresent(reasons::add);
      } else if (proposal.complete()) {
        reasons.add(MeetingText.opponents(movement, proposal.met()));
      }
      rules(proposal, reasons);
      if (sameBoards(proposal)) {
        reasons.add("all play the same boards");
      }
      return List.copyOf(reasons.subList(0, Math.min(MOST_REASONS, reasons.size())));
    }

    private static void rules(Proposal proposal, List<String> reasons) {
      Movement movement = proposal.movement();
      boolean people =
          !proposal.rules().steps().isEmpty()
              || proposal.family() == Family.SECTIONS
              || LineMoves.of(movement).isPresent();
      boolean carried = movement.boards().play() == Play.CIRCULATING && movement.tables() > 1;
      boolean boards =
          carried
              && proposal.walk() != WalkGrade.ANY
              && new WalkRuleText(movement).ruled()
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
}
