package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.CalibreBound;
import org.boardwalk.quality.Matches;
import org.boardwalk.quality.MissedBoards;
import org.boardwalk.quality.Walk;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Judged;

/**
 * The judge's scorecard of a movement of pairs, or of lone players, in plain words. {@link
 * LogisticsText} says how boards and people walk. Writes only the judge's findings; lines end with
 * a line feed. Stateless and thread-safe.
 */
final class PairsScoreText {

  private PairsScoreText() {}

  /**
   * @param judged a movement of pairs or lone players
   * @return broken rules, the form if it has a name, winners or matches of teams, copies, breaks,
   *     moves, missed boards, sit-outs, meetings, calibre, rules of the wish
   */
  static String of(Judged judged) {
    Movement movement = judged.movement();
    List<String> lines = new ArrayList<>();
    ScorecardText.rules(judged, lines);
    lines.add("");
    ExplanationText.form(movement).ifPresent(lines::add);
    Optional<Matches> matches = judged.card().matches();
    if (matches.isPresent()) {
      lines.addAll(MatchesText.lines(matches.get()));
      lines.addAll(missed(movement));
    } else {
      lines.add("Winners: " + winners(movement));
      lines.addAll(missed(movement));
      lines.addAll(new ScorecardNotes(movement).lines(judged.card()));
    }
    ScorecardText.ofWish(judged, lines);
    return String.join("\n", lines) + "\n";
  }

  /**
   * The measures that count: the cost of rules; copies; breaks and moves, where directions are
   * kept; the calibre.
   */
  static String brief(Judged judged) {
    Walk walk = judged.card().walk();
    List<String> words = new ArrayList<>();
    if (judged.card().rules().stream().anyMatch(score -> !score.rule().must())) {
      words.add(Text.of("rules cost %d", judged.card().costOfRules()));
    }
    words.add(count(walk.copies(), "copy", "copies"));
    judged.card().matches().map(MatchesText::brief).ifPresent(words::add);
    if (keepsDirection(judged)) {
      words.add(count(walk.breaks(), "break", "breaks"));
      words.add(count(walk.moves(), "move", "moves") + " not up one");
    }
    if (judged.movement().winners() == 1 && !Double.isNaN(judged.card().calibre().worst())) {
      words.add(Text.of("calibre %.2f", judged.card().calibre().worst()));
    }
    return String.join(", ", words);
  }

  /** The bound on the calibre where all meet all, such as ", at most 90.00"; else empty. */
  static String most(Movement movement) {
    OptionalDouble most = CalibreBound.of(movement);
    return most.isPresent()
        ? Text.of(", at most %.2f where all meet alike", most.getAsDouble())
        : "";
  }

  /** Whether breaks and moves count. */
  private static boolean keepsDirection(Judged judged) {
    return judged.wish().map(Wish::keepsDirection).orElse(judged.movement().winners() == 2);
  }

  private static String count(int number, String one, String more) {
    return number + " " + (number == 1 ? one : more);
  }

  private static String winners(Movement movement) {
    return switch (movement.winners()) {
      case 1 -> "one, all are ranked together";
      case 2 -> "two, " + movement.kind().sides() + " are ranked apart";
      default -> "" + movement.winners();
    };
  }

  private static List<String> missed(Movement movement) {
    MissedBoards missed = MissedBoards.of(movement);
    Map<Integer, List<Integer>> who = missed.contestants();
    if (who.keySet().equals(Set.of(0))) {
      return List.of("Boards: everybody plays all " + missed.inPlay());
    }
    if (who.size() == 1) {
      int each = who.keySet().iterator().next();
      return List.of(Text.of("Boards: everybody misses %d of %d", each, missed.inPlay()));
    }
    List<String> lines = new ArrayList<>();
    lines.add(Text.of("Boards missed, of %d:", missed.inPlay()));
    who.forEach(
        (boards, contestants) ->
            lines.add(
                Text.of(
                    "  %d by %s %s",
                    boards,
                    contestants.size() == 1
                        ? Wording.contestant(movement.kind())
                        : movement.kind().contestants(),
                    movement.numbering().ranges(contestants))));
    return lines;
  }
}
