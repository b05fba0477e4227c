package org.boardwalk.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Two tables, two boards, scored by hand: the pair with the better score on both has 100 %. */
class RankingPageTest extends VisitedPage {

  private static final String PLAYED = "round,table,ns,ew,set\n1,1,1,3,1\n1,2,2,4,1\n";
  private static final String RESULTS = "board,table,score\n1,1,420\n1,2,-50\n2,1,100\n2,2,90\n";

  private String link = "";

  @BeforeEach
  void send() throws Exception {
    var reply = visitor.upload("movement", "small.csv", PLAYED.getBytes(StandardCharsets.UTF_8));
    link = Visitor.location(reply).replace("/movement?", "/ranking?");
  }

  @Test
  void theBetterScoresWin() throws Exception {
    HttpResponse<String> page =
        visitor.post(link, Map.of("results", RESULTS, "names", "Anna & Ben\n<i>Eve</i>"));
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.body())
        .contains("Anna &amp; Ben</th><td>2</td>", "100.00", "&lt;i&gt;Eve")
        .doesNotContain("<i>");
  }

  @Test
  void aWrongLineIsNamedAndNothingTypedIsLost() throws Exception {
    HttpResponse<String> page =
        visitor.post(link, Map.of("results", "board,table,score\n1,1,421\n", "names", "Anna"));
    assertThat(page.statusCode()).isEqualTo(400);
    assertThat(page.body()).contains("results:2:", "1,1,421", "Anna", "role=\"alert\"");
  }

  @Test
  void noResultsAreSaidSo() throws Exception {
    HttpResponse<String> page = visitor.post(link, Map.of());
    assertThat(page.statusCode()).isEqualTo(400);
    assertThat(page.body()).contains("there are no results");
  }

  @Test
  void theRankingIsDownloadedForSpreadsheets() throws Exception {
    HttpResponse<String> csv =
        visitor.post(
            link.replace("/ranking?", "/ranking.csv?"),
            Map.of("results", RESULTS, "names", "=1+1"));
    assertThat(csv.statusCode()).isEqualTo(200);
    assertThat(csv.body()).startsWith("field,rank,").doesNotContain(",=1", "\"=1");
  }
}
