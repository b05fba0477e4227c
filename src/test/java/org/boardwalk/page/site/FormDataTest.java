package org.boardwalk.page.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.boardwalk.page.http.FormData;
import org.boardwalk.page.http.Upload;
import org.junit.jupiter.api.Test;

class FormDataTest {

  private static final String LINES = "board,table,score\n1,1,420\n";
  private static final Upload FILE =
      new Upload("x.csv", "board,ns,ew,score\n1,1,2,420\n".getBytes(StandardCharsets.UTF_8));

  private static FormData sent(String typed, Map<String, Upload> files) {
    return new FormData(Map.of("results", typed), files);
  }

  @Test
  void linesAreNotLostBecauseThereIsAFileToo() {
    FormData both = sent(LINES, Map.of("resultsFile", FILE));
    assertThatThrownBy(() -> new SentResults(both))
        .hasMessage(
            "there are lines in the field beside the file [x.csv]\n"
                + "Maybe empty the field, or send the lines without the file.");
    assertThatThrownBy(() -> RankingPage.results(both)).hasMessageContaining("[x.csv]");
  }

  @Test
  void linesThatThePageItselfShowsAreNoLoss() {
    FormData again =
        new FormData(
            Map.of("results", LINES.replace("\n", "\r\n"), "resultsShown", FormData.mark(LINES)),
            Map.of("resultsFile", FILE));
    assertThat(RankingPage.results(again)).contains("ns,ew");
  }

  @Test
  void eitherAloneIsTaken() {
    assertThat(new SentResults(sent(" \n", Map.of("resultsFile", FILE))).name()).isEqualTo("x");
    assertThat(RankingPage.results(sent("", Map.of("resultsFile", FILE)))).contains("ns,ew");
    assertThat(RankingPage.results(sent(LINES, Map.of()))).isEqualTo(LINES);
  }
}
