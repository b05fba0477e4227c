package org.boardwalk.page.room;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.boardwalk.movement.text.Text;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.page.room.AskPage.Effect;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.scoring.evening.SavedEvening;

/**
 * Asks for a ruling on a board at a table (Law 12): an assigned score, one of several weighted
 * scores, an artificial score, or that the board was not played.
 */
final class RulingQuestion implements AskPage.Question {

  /** The most scores that are weighted. */
  private static final int MOST = 3;

  @Override
  public String template() {
    return "ruling.html";
  }

  @Override
  public Map<String, String> blank(SavedEvening evening) {
    Map<String, String> all = new HashMap<>();
    all.put("round", AskPage.round(evening));
    List.of("table", "board", "special", "ew").forEach(field -> all.put(field, ""));
    for (int k = 1; k <= MOST; k++) {
      all.put("share" + k, "");
      all.put("score" + k, "");
    }
    return all;
  }

  @Override
  public boolean filled(Parameters sent) {
    return !sent.text("special").isEmpty() || !sent.text("score1").isEmpty();
  }

  @Override
  public String next(Parameters sent) {
    return Text.of("/enter?round=%d&table=%s", sent.needed("round"), sent.text("table"));
  }

  @Override
  public SavedEvening changed(SavedEvening evening, Parameters sent, boolean shown) {
    BoardPlay play = play(evening, sent);
    return evening.with(ScoreEntry.read(play, score(sent), "").in(evening.form(play))).rankable();
  }

  /** The ruling as it is typed elsewhere. */
  private static String score(Parameters sent) {
    if (!sent.text("special").isEmpty()) {
      return sent.text("special");
    }
    List<String> parts = new ArrayList<>();
    for (int k = 1; k <= MOST; k++) {
      String share = sent.text("share" + k).replace("%", "").strip();
      String score = sent.text("score" + k).strip();
      if (score.isEmpty() != share.isEmpty() && !(k == 1 && share.isEmpty())) {
        throw new IllegalArgumentException(
            Text.of(
                "score %d has %s\nMaybe fill in both, such as 60 and 4SN=.",
                k, score.isEmpty() ? "a weight alone" : "no weight"));
      }
      parts.add(share.isEmpty() ? score : share + "% " + score);
    }
    String ew = sent.text("ew").strip();
    return String.join(" ", parts).strip() + (ew.isEmpty() ? "" : " / " + ew);
  }

  private static BoardPlay play(SavedEvening evening, Parameters sent) {
    int round = sent.needed("round");
    int board = sent.needed("board");
    int table = evening.movement().tableCalled(sent.text("table"));
    return Stream.concat(
            evening.event().foreseen().stream(), evening.results().stream().map(Result::play))
        .filter(p -> p.round() == round && p.table() == table && p.board() == board)
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    Text.of(
                        "board [%d] is not played at table %s in round %d\nMaybe a number is wrong.",
                        board, sent.text("table"), round)));
  }

  @Override
  public Effect effect(SavedEvening before, SavedEvening after, Parameters sent) {
    BoardPlay play = play(before, sent);
    List<String> lines = new ArrayList<>();
    Optional<String> was = before.result(play).map(ScoreEntry::text);
    lines.add(
        Text.of(
            "Board %d: %s → %s",
            play.board(),
            was.orElse("no result"),
            after.result(play).map(ScoreEntry::text).orElse("")));
    String gained = FouledPage.gained(after.ranking(), play);
    if (!gained.isEmpty()) {
      lines.add(
          Text.of(
              "North-South get %s%s",
              gained,
              was.isPresent()
                  ? " (before: " + FouledPage.gained(before.ranking(), play) + ")"
                  : ""));
    }
    for (int who : new TreeSet<>(play.seating().seats().values())) {
      lines.add(
          Text.of("%s: %s", before.movement().label(who), AskPage.standing(before, after, who)));
    }
    return new Effect(lines, false);
  }
}
