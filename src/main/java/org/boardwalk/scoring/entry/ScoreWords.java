package org.boardwalk.scoring.entry;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.boardwalk.scoring.Score;

/** Scores that are words: passed out, not played, averages; as many programs spell them. */
final class ScoreWords {

  private static final Set<String> PASSED =
      Set.of(
          "PASS", "PASSED", "PASSED OUT", "PASS OUT", "PASSOUT", "ALL PASS", "ALLPASS", "AP", "P");
  private static final Set<String> NOT_PLAYED =
      Set.of("NP", "N/P", "N.P.", "NOT PLAYED", "NO PLAY", "UNPLAYED", "-");
  private static final Set<String> AVERAGE =
      Set.of("A", "AV", "AVE", "AVE.", "AVG", "AVER", "AVERAGE");
  private static final Map<String, Integer> SIGNS =
      Map.of("", 50, "=", 50, "+", 60, "PLUS", 60, "-", 40, "MINUS", 40);

  private ScoreWords() {}

  /** The score that a text in capital letters stands for; empty when it is no word. */
  static Optional<Score> read(String text) {
    if (PASSED.contains(text)) {
      return Optional.of(new Score.Points(0));
    }
    if (NOT_PLAYED.contains(text)) {
      return Optional.of(new Score.NotPlayed());
    }
    String word = text.replaceFirst("\\s*(=|\\+|-|PLUS|MINUS)$", "");
    Integer percent = SIGNS.get(text.substring(word.length()).strip());
    return AVERAGE.contains(word) && percent != null
        ? Optional.of(new Score.Average(percent))
        : Optional.empty();
  }
}
