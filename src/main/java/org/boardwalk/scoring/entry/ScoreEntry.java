package org.boardwalk.scoring.entry;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.boardwalk.movement.text.Language;
import org.boardwalk.scoring.Account;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Event;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.Score;
import org.boardwalk.scoring.Score.Average;
import org.boardwalk.scoring.Score.Entitled;
import org.boardwalk.scoring.Score.Points;
import org.boardwalk.scoring.Score.Weighted;
import org.boardwalk.scoring.WrongBoard;

/**
 * Reads one result from a text, as in a line of {@link ResultsCsv}, and writes it. Stateless,
 * thread-safe.
 */
public final class ScoreEntry {

  private ScoreEntry() {}

  /**
   * @param play the board, the table, the round and the players
   * @param score the score, such as {@code 4S N +1}, {@code -50}, {@code pass} or {@code 60%}
   * @param lead the card led; empty where it is not known
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
   * @return its score as a text, which {@link #read} reads as an equal score and account, but for
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
   * @param language a language
   * @return why the result may be a mistake; empty where nothing is unusual
   */
  public static String doubt(Result result, Language language) {
    return ScoreText.mirrored(text(result), result.ns(), result.ew(), language);
  }

  /**
   * @param event the event with its results
   * @param language the language of the sentences
   * @return a sentence for each board that was played in place of another, and for each result that
   *     may be a mistake; last a sentence on the results that the opponents have not confirmed
   */
  public static List<String> doubts(Event event, Language language) {
    List<String> doubts = new ArrayList<>(surprises(event, language));
    List<BoardPlay> open =
        event.results().stream().filter(Result::provisional).map(Result::play).toList();
    if (!open.isEmpty()) {
      doubts.add(
          language.say(
              "provisional",
              open.stream()
                  .map(play -> where(event, play, language))
                  .collect(Collectors.joining("; "))));
    }
    return doubts;
  }

  private static List<String> surprises(Event event, Language language) {
    return Stream.concat(
            event.wrong().stream().map(w -> wrong(event, w, language)),
            event.results().stream()
                .filter(r -> !doubt(r, language).isEmpty())
                .map(r -> where(event, r.play(), language) + ": " + doubt(r, language) + "."))
        .toList();
  }

  private static String wrong(Event event, WrongBoard one, Language language) {
    String averages =
        one.barred().stream()
            .map(later -> table(event, later, language))
            .collect(Collectors.joining("; "));
    return language.say("wrongBoard", where(event, one.played(), language), one.planned().board())
        + (averages.isEmpty() ? "" : " " + language.say("wrongBoard.barred", averages));
  }

  private static String where(Event event, BoardPlay play, Language language) {
    return language.say("boardNumber", play.board()) + ", " + table(event, play, language);
  }

  private static String table(Event event, BoardPlay play, Language language) {
    return language.small(
        "roundTable", play.round(), event.roster().sections().table(play.table()));
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
