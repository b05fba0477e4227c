package org.boardwalk.scoring.entry;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.boardwalk.scoring.Score;

/** Scores that are words: passed out, not played, averages; in the spellings of many programs. */
final class ScoreWords {

  private static final Set<String> PASSED =
      Set.of(
          "PASS", "PASSED", "PASSED OUT", "PASS OUT", "PASSOUT", "ALL PASS", "ALLPASS", "AP", "P");
  private static final Set<String> NOT_PLAYED =
      Set.of("NP", "N/P", "N.P.", "NOT PLAYED", "NO PLAY", "UNPLAYED", "-");
  private static final Set<String> AVERAGE =
      Set.of("A", "AV", "AVE", "AVE.", "AVG", "AVER", "AVERAGE");
  private static final List<String> SIGNED = List.of("=", "+", "-", "PLUS", "MINUS");
  private static final Score EVEN = new Score.Average(50);
  private static final Map<String, Score> SIGNS =
      Map.of(
          "", EVEN,
          "=", EVEN,
          "+", Score.Entitled.AVERAGE_PLUS,
          "PLUS", Score.Entitled.AVERAGE_PLUS,
          "-", Score.Entitled.AVERAGE_MINUS,
          "MINUS", Score.Entitled.AVERAGE_MINUS);

  private ScoreWords() {}

  /** The score of a text in capital letters; empty when the text is no such word. */
  static Optional<Score> read(String text) {
    if (PASSED.contains(text)) {
      return Optional.of(new Score.Points(0));
    }
    if (NOT_PLAYED.contains(text)) {
      return Optional.of(new Score.NotPlayed());
    }
    String sign = SIGNED.stream().filter(text::endsWith).findFirst().orElse("");
    String before = text.substring(0, text.length() - sign.length());
    String word = sign.isEmpty() ? before : before.stripTrailing();
    return AVERAGE.contains(word) ? Optional.ofNullable(SIGNS.get(sign)) : Optional.empty();
  }
}
