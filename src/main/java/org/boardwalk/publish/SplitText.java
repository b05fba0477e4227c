package org.boardwalk.publish;

import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.plan.SplitRoom;

/** Proposals for a room in two parts, in plain words. Stateless and thread-safe. */
public final class SplitText {

  private SplitText() {}

  /**
   * @param rooms rooms in two parts, best first
   * @param start when the evening begins; empty to say only how long it takes
   * @return a numbered list: the main part, the two-handed part, and the boards of both
   */
  public static String of(List<SplitRoom> rooms, Optional<LocalTime> start) {
    List<String> texts = new ArrayList<>();
    for (int n = 1; n <= rooms.size(); n++) {
      SplitRoom room = rooms.get(n - 1);
      StringBuilder text = new StringBuilder();
      text.append(Text.of("%d. %s\n", n, ProposalText.title(room.main())));
      text.append(Text.of("   %s\n", ProposalText.measures(room.main(), start)));
      ProposalText.points(room.main()).forEach(p -> text.append(Text.of("   - %s\n", p)));
      text.append(Text.of("   %s\n", lone(room)));
      stock(room).forEach(line -> text.append(Text.of("   - %s\n", line)));
      texts.add(text.toString());
    }
    return String.join("", texts);
  }

  /**
   * @param room a room in two parts
   * @return the two-handed part in a line: people, tables, rounds, boards and when they move
   */
  public static String lone(SplitRoom room) {
    Movement solo = room.solo();
    String moves =
        solo.rounds().size() == 1
            ? "they keep their seats"
            : room.every() == 1
                ? "its players move with the others"
                : Text.of("its players move after every %d rounds of the others", room.every());
    return Text.of(
        "Two-handed on the same clock: %d players at %s, %s of %s; %s",
        solo.contestants(),
        Text.count(solo.tables(), "table"),
        Text.count(solo.rounds().size(), "round"),
        Text.count(solo.boards().perSet(), "board"),
        moves);
  }

  /**
   * @param room a room in two parts
   * @return the boards that it needs, and whether one stock serves both parts, a sentence each
   *     without a full stop
   */
  public static List<String> stock(SplitRoom room) {
    int apart = room.main().copies() + room.soloCopies();
    List<String> lines = new ArrayList<>();
    int last = room.solo().boards().lastBoard(room.solo().boards().sets());
    lines.add(
        Text.of(
            "boards of its own: %s of boards 1-%d, with slips in their pockets",
            ProposalText.copies(room.soloCopies()), last));
    if (room.separate()) {
      lines.add("separate boards are needed: in some round both parts have the same ones");
      lines.addAll(lacking(room, apart, last));
      return lines;
    }
    lines.add(
        Text.of(
            "or one stock for both: %s of each board instead of %d, all with slips",
            ProposalText.copies(room.together()), apart));
    lines.addAll(lacking(room, room.together(), last));
    List<String> clashes = new ArrayList<>();
    for (int round = 1; round <= room.main().movement().rounds().size(); round++) {
      Set<Integer> both = room.both(round);
      if (!both.isEmpty()) {
        clashes.add(
            Text.of(
                "round %d: %s",
                round, both.stream().map(String::valueOf).collect(Collectors.joining(", "))));
      }
    }
    lines.add(
        clashes.isEmpty()
            ? "no board is at both parts in one round"
            : "boards at both parts: " + String.join("; ", clashes));
    return lines;
  }

  /** The boards that the room needs beyond those that are there. */
  private static List<String> lacking(SplitRoom room, int copies, int last) {
    List<String> lines = new ArrayList<>();
    int more = copies - room.main().atHand().orElse(copies);
    if (more > 0) {
      lines.add(ProposalText.copies(more) + " more than you have");
    }
    int boards = last - room.main().stock().orElse(last);
    if (boards > 0) {
      lines.add(Text.count(boards, "board") + " more than you have");
    }
    return lines;
  }
}
