package org.boardwalk.page.room;

import java.util.List;
import java.util.Map;
import org.boardwalk.movement.text.Text;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.page.room.AskPage.Effect;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.scoring.evening.SavedEvening;

/**
 * Asks for two results of a round that were entered in each other's places, to exchange them; doing
 * so again undoes it.
 */
final class ExchangeQuestion implements AskPage.Question {

  @Override
  public String template() {
    return "exchange.html";
  }

  @Override
  public Map<String, String> blank(SavedEvening evening) {
    return Map.of(
        "round", AskPage.round(evening), "table", "", "board", "", "table2", "", "board2", "");
  }

  @Override
  public boolean filled(Parameters sent) {
    return !sent.text("board2").isEmpty();
  }

  @Override
  public String next(Parameters sent) {
    return Text.of("/enter?round=%d&table=%s", sent.needed("round"), sent.text("table"));
  }

  @Override
  public Effect effect(SavedEvening before, SavedEvening after, Parameters sent) {
    return new Effect(
        List.of(line(before, after, sent, ""), line(before, after, sent, "2")), false);
  }

  @Override
  public SavedEvening changed(SavedEvening evening, Parameters link, boolean shown) {
    Result one = result(evening, link, "");
    Result other = result(evening, link, "2");
    return evening
        .with(ScoreEntry.read(one.play(), ScoreEntry.text(other), lead(other)).in(one.form()))
        .with(ScoreEntry.read(other.play(), ScoreEntry.text(one), lead(one)).in(other.form()));
  }

  private static String lead(Result result) {
    return result.account().map(a -> a.lead()).orElse("");
  }

  private static Result result(SavedEvening evening, Parameters link, String suffix) {
    int round = link.needed("round");
    String called = link.text("table" + suffix);
    int table = evening.movement().tableCalled(called);
    int board = link.needed("board" + suffix);
    return evening.results().stream()
        .filter(r -> at(r.play(), round, table, board))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    Text.of(
                        "board [%d] at table %s in round %d has no result"
                            + "\nMaybe a number is wrong, or enter it under Enter.",
                        board, called, round)));
  }

  private static boolean at(BoardPlay play, int round, int table, int board) {
    return play.round() == round && play.table() == table && play.board() == board;
  }

  private static String line(
      SavedEvening before, SavedEvening after, Parameters link, String suffix) {
    return Text.of(
        "Board %d, table %s: %s becomes %s",
        link.needed("board" + suffix),
        link.text("table" + suffix),
        ScoreEntry.text(result(before, link, suffix)),
        ScoreEntry.text(result(after, link, suffix)));
  }
}
