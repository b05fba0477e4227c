package org.boardwalk.publish;

import java.time.Duration;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import org.boardwalk.logistics.Sharing;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.plan.Proposal;
import org.boardwalk.plan.Seated;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.text.Text;

/**
 * Proposals for an evening in plain words, for somebody who has to choose. Stateless and
 * thread-safe.
 */
public final class ProposalText {

  private static final String DOWN_ONE = "boards go down one table after every round";
  private static final String BY_CARD = "cards say where the boards go";
  private static final String NO_RULE = "boards follow no rule: cards say where they go";
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
        Wording.count(movement.rounds().size(), "round"),
        Wording.count(movement.boards().perSet(), "board"));
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
        Wording.count(proposal.movement().tables(), "table"),
        time(proposal.length()),
        start.map(s -> ", ends at " + CLOCK.format(s.plus(proposal.length()))).orElse(""));
  }

  /** Such as each board: 24 boards. Whoever carries them wants to know all that are in the room. */
  private static String boards(Proposal proposal) {
    String each = Wording.count(proposal.boards(), "board");
    return others(proposal)
        ? Text.of("%d boards, of which everybody plays %s,", inPlay(proposal), each)
        : "each board: " + each;
  }

  private static String copies(int copies) {
    return copies == 1 ? "1 copy" : copies + " copies";
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
            most, rounds, Wording.count(proposal.movement().rounds().size(), "round")));
  }

  /** Begun minutes count. */
  static int minutes(Duration over) {
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
    List<String> points = new ArrayList<>(lacking(proposal));
    if (!proposal.over().isZero()) {
      points.add(Wording.count(minutes(proposal.over()), "minute") + " longer than asked");
    }
    if (proposal.movement().kind() == Kind.INDIVIDUAL) {
      points.add(partners(proposal));
    }
    points.add(opponents(proposal));
    points.addAll(sharing(proposal));
    if (others(proposal)) {
      points.add("not everybody plays the same boards: scores are factored");
    }
    points.add(balance(proposal));
    points.addAll(waiting(proposal));
    points.add(moves(proposal));
    points.addAll(walk(proposal));
    return points;
  }

  private static String partners(Proposal proposal) {
    SortedMap<Integer, Integer> met = proposal.met().partner();
    int most = met.lastKey();
    if (met.size() == 1 && most == 1) {
      return "everybody partners everybody once";
    }
    if (most <= 1) {
      return "nobody partners twice";
    }
    if (met.firstKey() > 0) {
      return Text.of(
          "everybody partners everybody %s, counted %s",
          times(met), proposal.movement().rotation() == Rotation.NONE ? "by round" : "by board");
    }
    int often = met.tailMap(2).values().stream().mapToInt(Integer::intValue).sum();
    return Text.of("%d of %d pairs of players partner twice or more", often, all(met));
  }

  private static String opponents(Proposal proposal) {
    SortedMap<Integer, Integer> met = proposal.met().opponent();
    int pairs = proposal.movement().winners() == 2 ? apart(proposal) : all(met);
    int never = met.getOrDefault(0, 0) - (all(met) - pairs);
    String who = proposal.movement().winners() == 2 ? " pairs of NS and EW" : " pairs";
    if (never <= 0) {
      return Text.of(
          "everybody meets everybody%s as opponents", met.firstKey() > 0 ? " " + times(met) : "");
    }
    String most = met.lastKey() > 1 ? Text.of(", some meet %s", times(met.lastKey())) : "";
    return Text.of("%d of %d%s never meet as opponents%s", never, pairs, who, most);
  }

  /** How often those meet who meet least and most. */
  private static String times(SortedMap<Integer, Integer> met) {
    return met.size() == 1
        ? times(met.lastKey())
        : Text.of("%d to %d times", met.firstKey(), met.lastKey());
  }

  private static String times(int count) {
    return count == 1 ? "once" : count == 2 ? "twice" : count + " times";
  }

  /** Pairs of contestants of different fields, of two fields as equal as possible. */
  private static int apart(Proposal proposal) {
    int contestants = proposal.movement().contestants();
    return contestants / 2 * ((contestants + 1) / 2);
  }

  private static int all(SortedMap<Integer, Integer> met) {
    return met.values().stream().mapToInt(Integer::intValue).sum();
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

  private static String balance(Proposal proposal) {
    Movement movement = proposal.movement();
    if (movement.winners() > 1) {
      return Text.of("%d winners, ranked apart", movement.winners());
    }
    boolean ideal =
        proposal.card().of(Criterion.DIRECTION).ideal()
            && (movement.kind() != Kind.INDIVIDUAL || proposal.card().of(Criterion.SIDE).ideal());
    double calibre = proposal.card().calibre().worst();
    return ideal
        ? "directions and sides are perfectly balanced"
        : Double.isNaN(calibre)
            ? "nothing is compared between tables"
            : Text.of("balance of directions: calibre %.0f of 100", calibre);
  }

  private static List<String> waiting(Proposal proposal) {
    var out = proposal.card().sitOuts();
    if (out.most() == 0) {
      return List.of("nobody sits out");
    }
    String times =
        out.least() == out.most()
            ? Wording.count(out.most(), "round")
            : out.least() + " or " + Wording.count(out.most(), "round");
    return List.of("everybody sits out " + times + (out.even() ? "" : ", not shared evenly"));
  }

  private static String moves(Proposal proposal) {
    return (proposal.rules().steps().isEmpty()
            ? "guide cards say where to go"
            : "one rule for every seat says where to go")
        + (proposal.seated().stay().isEmpty() || proposal.seated().lacking() > 0
            ? ""
            : "; " + staying(proposal));
  }

  /** Such as "players 19-22 stay seated". */
  private static String staying(Proposal proposal) {
    List<Integer> stay = proposal.seated().stay();
    String who = Wording.contestant(proposal.movement().kind());
    return stay.size() == 1
        ? Text.of("%s %d stays seated", who, stay.get(0))
        : Text.of("%ss %s stay seated", who, NumberRanges.of(stay));
  }

  /** Where somebody would have to move who cannot. */
  private static List<String> lacking(Proposal proposal) {
    Seated seated = proposal.seated();
    if (seated.lacking() == 0) {
      return List.of();
    }
    boolean pairs = proposal.movement().kind() == Kind.PAIRS;
    String nobody = pairs ? "no pair stays seated" : "nobody stays seated";
    String of = seated.lacking() == seated.needed() ? "" : seated.lacking() + " of ";
    String who =
        pairs
            ? Wording.count(seated.needed(), "pair")
            : seated.needed() == 1 ? "1 person" : seated.needed() + " people";
    return List.of(
        Text.of(
            "%s: %s%s who cannot move would have to move",
            seated.stay().isEmpty() ? nobody : "only " + staying(proposal), of, who));
  }

  /** How boards that go round are carried. */
  private static List<String> walk(Proposal proposal) {
    Movement movement = proposal.movement();
    if (movement.tables() < 2) {
      return List.of();
    }
    if (movement.kind() == Kind.PAIRS) {
      return movement.boards().play() == Play.SHARED
          ? List.of()
          : List.of(proposal.card().walk().breaks() == 0 ? DOWN_ONE : BY_CARD);
    }
    return proposal.card().walkRule().stream().map(w -> walk(w.grade())).toList();
  }

  private static String walk(WalkGrade grade) {
    return switch (grade) {
      case DOWN_ONE -> DOWN_ONE;
      case RULE -> "boards come to a table from one and the same table";
      case ANY -> NO_RULE;
    };
  }
}
