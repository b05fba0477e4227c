package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Map;
import org.boardwalk.design.named.FormSize;
import org.boardwalk.design.named.NamedForms;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.PairNumbering.Style;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Plays;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Test;

/** A room of teams of four: pairs are called by their team, and matches have a state. */
class TeamsRoomTest extends RoomOverHttp {

  private static final Movement SEVEN =
      NamedForms.of("american-whist").orElseThrow().build(new FormSize(7, 6, 7)).orElseThrow();

  @Override
  Path evening() {
    Path evening = temp.resolve("evening.yaml");
    SavedEvening plain =
        SavedEvening.of(Judged.of(SEVEN), LocalDate.of(2026, 2, 3), Map.of())
            .numbered(Style.DIRECTION);
    for (BoardPlay play : Plays.of(SEVEN).all()) {
      if (play.round() < 6) {
        plain = plain.with(ScoreEntry.read(play, "pass", ""));
      }
    }
    EveningFile.write(evening, plain.with(plain.settings().by(ScoringMethod.VICTORY_POINTS)));
    return evening;
  }

  private String text(String link, String cookie) throws Exception {
    String body = get(link, cookie).body();
    return body.substring(body.indexOf("<main"))
        .replaceAll("(?s)<script.*?</script>", "")
        .replaceAll("<[^>]*>", " ")
        .replaceAll("\\s+", " ");
  }

  @Test
  void pairsAreCalledByTheirTeamAndHalvesAreSaid() throws Exception {
    for (String who : new String[] {"EW+3", "Team+3+EW", "3ew"}) {
      assertThat(text("/?who=" + who, ""))
          .contains("Team 3 EW", "against Team ", "first half")
          .doesNotContain("Pair");
    }
    assertThat(text("/?who=3", "")).contains("Team 3 NS", "Team 3 EW");
    assertThat(text("/wall", "")).contains("Team 7").doesNotContain("Team 8");
  }

  @Test
  void matchesAreFinishedAsSoonAsBothHalvesAreIn() throws Exception {
    String director = director();
    String ranking = text("/ranking", director);
    // American Whist with seven teams: the last round has the second halves of the first.
    assertThat(ranking).contains("Matches", "finished 0 0 10.00 10.00", "2 scores missing");
    assertThat(get("/ranking", "").statusCode()).isEqualTo(403);
    post("/open", director, Map.of("form", form(director), "open", "yes"));
    assertThat(text("/ranking", "")).contains("Matches", "finished", "2 scores missing");
    assertThat(text("/mine?who=EW+3", "")).contains("Team 3 EW");
  }
}
