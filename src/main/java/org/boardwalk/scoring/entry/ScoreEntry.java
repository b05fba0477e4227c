package org.boardwalk.scoring.entry;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.boardwalk.scoring.Account;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Event;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.Score;
import org.boardwalk.scoring.Score.Average;
import org.boardwalk.scoring.Score.Entitled;
import org.boardwalk.scoring.Score.Points;
import org.boardwalk.scoring.Score.Weighted;
import org.boardwalk.text.Text;

/** One result as a text, as in a line of {@link ResultsCsv}, and back. Stateless, thread-safe. */
public final class ScoreEntry {

  private ScoreEntry() {}

  /**
   * @param play the board, where and by whom it was played
   * @param score what was scored, such as {@code 4S N +1}, {@code -50}, {@code pass} or {@code 60%}
   * @param lead the card led; empty where nobody says
   * @return the result
   * @throws IllegalArgumentException when no contract gives such a score, or it cannot be read;
   *     with advice on a second line
   */
  public static Result read(BoardPlay play, String score, String lead) {
    try {
      return ScoreText.read(score, PlayedBoard.of(play)).led(lead).at(play);
    } catch (WrongScore e) {
      throw new IllegalArgumentException(e.words(), e);
    }
  }

  /**
   * @param result a result
   * @return its score as a text, of which {@link #read} makes the same scores and account, but for
   *     the lead
   */
  public static String text(Result result) {
    if (!result.ns().equals(result.ew())) {
      return text(result.ns()) + " / " + text(result.ew());
    }
    return result
        .account()
        .filter(a -> result.ns().equals(new Points(PlayedBoard.of(result.play()).points(a))))
        .map(ScoreEntry::text)
        .orElseGet(() -> text(result.ns()));
  }

  /**
   * @param result a result
   * @return why it may not be what was meant; empty where nothing is strange
   */
  public static String doubt(Result result) {
    return ScoreText.mirrored(text(result), result.ns(), result.ew());
  }

  /**
   * @param event what was scored
   * @return a sentence for each result that may not be what was meant
   */
  public static List<String> doubts(Event event) {
    return event.results().stream()
        .filter(r -> !doubt(r).isEmpty())
        .map(
            r ->
                Text.of(
                    "Board %d, round %d, table %d: %s.",
                    r.play().board(), r.play().round(), r.play().table(), doubt(r)))
        .toList();
  }

  private static String text(Account account) {
    return account.words()
        + " "
        + account.declarer().letter()
        + " "
        + ContractText.over(account.result());
  }

  private static String text(Score score) {
    if (score instanceof Points points) {
      return points.ns() == 0 ? "pass" : Integer.toString(points.ns());
    }
    if (score instanceof Weighted weighted) {
      return weighted.outcomes().entrySet().stream()
          .sorted(Map.Entry.<Integer, Integer>comparingByKey().reversed())
          .map(e -> e.getValue() + "% " + e.getKey())
          .collect(Collectors.joining(" "));
    }
    if (score instanceof Entitled entitled) {
      return entitled.text();
    }
    return score instanceof Average average ? average.text() : "NP";
  }
}
