package org.boardwalk.publish;

import java.time.Duration;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.boardwalk.logistics.Sharing;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.plan.Proposal;
import org.boardwalk.text.Text;

/**
 * Proposals for an evening in plain words, for somebody who has to choose. Stateless and
 * thread-safe.
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

  /**
   * @param proposal a proposal
   * @return such as "Individual, 13 rounds of 2 boards"
   */
  public static String title(Proposal proposal) {
    String family = proposal.family().word();
    Movement movement = proposal.movement();
    return Text.of(
        "%s, %s of %s",
        family.substring(0, 1).toUpperCase(Locale.ROOT) + family.substring(1),
        Text.count(movement.rounds().size(), "round"),
        Text.count(movement.boards().perSet(), "board"));
  }

  /**
   * @param proposal a proposal
   * @param start when the evening begins
   * @return copies, boards, tables, length and end
   */
  public static String measures(Proposal proposal, Optional<LocalTime> start) {
    return Text.of(
        "%s of %s at %s, %s%s",
        copies(Math.min(proposal.copies(), proposal.atHand().orElse(proposal.copies()))),
        boards(proposal),
        Text.count(proposal.movement().tables(), "table"),
        time(proposal.length()),
        start.map(s -> ", ends at " + CLOCK.format(s.plus(proposal.length()))).orElse(""));
  }

  /** Such as boards 1-24. Whoever carries them wants to know all that are in the room. */
  private static String boards(Proposal proposal) {
    String all = "boards " + NumberRanges.range(1, inPlay(proposal));
    return others(proposal)
        ? Text.of("%s, of which everybody plays %s,", all, played(proposal))
        : all;
  }

  /** Whoever sits out plays fewer. */
  private static String played(Proposal proposal) {
    var out = proposal.card().sitOuts();
    int set = proposal.movement().boards().perSet();
    int most = proposal.boards() - out.least() * set;
    String boards = Text.count(most, "board");
    return out.least() == out.most()
        ? boards
        : Text.of("%d to %s", proposal.boards() - out.most() * set, boards);
  }

  static String copies(int copies) {
    return Text.count(copies, "copy");
  }

  /** Where there are fewer copies than the movement needs. */
  private static List<String> sharing(Proposal proposal) {
    int atHand = proposal.atHand().orElse(proposal.copies());
    if (atHand >= proposal.copies()) {
      return List.of();
    }
    List<Sharing> sharing = Sharing.of(proposal.movement(), atHand);
    long rounds = sharing.stream().mapToInt(Sharing::round).distinct().count();
    int most = sharing.stream().mapToInt(s -> s.tables().size()).max().orElse(0);
    return List.of(
        Text.of(
            "up to %d tables share a set and pass its boards to and fro in %d of %s",
            most, rounds, Text.count(proposal.movement().rounds().size(), "round")));
  }

  /**
   * @param over a time, at least 0
   * @return its minutes; a begun one counts
   */
  public static int minutes(Duration over) {
    return (int) ((over.toSeconds() + 59) / 60);
  }

  private static String time(Duration length) {
    return Text.of("%d h %02d min", length.toHours(), length.toMinutesPart());
  }

  /**
   * @param proposal a proposal
   * @return what it gives and what it gives up, a sentence each without its full stop
   */
  public static List<String> points(Proposal proposal) {
    Movement movement = proposal.movement();
    List<String> points = new ArrayList<>(AdviceText.of(proposal));
    points.addAll(SeatedText.lacking(proposal));
    if (!proposal.over().isZero()) {
      points.add(Text.count(minutes(proposal.over()), "minute") + " longer than asked");
    }
    if (proposal.off() != 0) {
      String boards = Text.count(Math.abs(proposal.off()), "board");
      points.add(boards + (proposal.off() > 0 ? " more" : " fewer") + " than asked");
    }
    if (movement.kind() == Kind.INDIVIDUAL) {
      points.add(MeetingText.partners(movement, proposal.met()));
    }
    points.add(MeetingText.opponents(movement, proposal.met()));
    points.addAll(sharing(proposal));
    if (others(proposal)) {
      points.add("not everybody plays the same boards: scores are factored");
    }
    points.add(BalanceText.of(movement, proposal.card()));
    points.add(SeatedText.waiting(movement, proposal.card()));
    points.add(SeatedText.moves(proposal));
    points.addAll(CarriedText.of(movement, proposal.walk()));
    return points;
  }

  private static int inPlay(Proposal proposal) {
    Boards boards = proposal.movement().boards();
    return boards.sets() * boards.perSet();
  }

  /** Whether more boards are in the room than everybody plays. */
  private static boolean others(Proposal proposal) {
    Boards boards = proposal.movement().boards();
    return boards.replay() == Boards.Replay.NEVER
        && boards.sets() > proposal.movement().rounds().size();
  }
}
