package org.boardwalk.page.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.boardwalk.scoring.entry.MemberList;
import org.boardwalk.wish.Moves;
import org.boardwalk.wish.Rainbows;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Searches that are started, watched and stopped over HTTP. */
@Tag("time")
@Timeout(120)
class RunningSearchesTest {

  @TempDir Path solutions = Path.of("");
  private Visitor visitor;

  @BeforeEach
  void serve() throws IOException {
    visitor = new Visitor(solutions, WebSettings.USUAL);
  }

  @AfterEach
  void stop() {
    visitor.close();
  }

  private String start() throws Exception {
    HttpResponse<String> reply = visitor.post("/search?" + Visitor.HARD, Map.of("names", "Anna"));
    assertThat(reply.statusCode()).isEqualTo(303);
    return Visitor.location(reply);
  }

  private static String events(String link) {
    return link.replace("/search?", "/search/events?");
  }

  @Test
  void progressIsToldAndStoppingKeepsTheBest() throws Exception {
    String link = start();
    assertThat(visitor.get(link).body())
        .contains("The search is running.", "Stop and keep the best");
    String seen = untilSomethingIsFound(link);
    assertThat(seen).contains("data: best\t", "data: bound\t", "data: gap\t", "data: time\t");
    visitor.post(link.replace("/search?", "/search/stop?"), Map.of());
    String ended = await(link);
    assertThat(ended).contains("The search has ended.", "Found: ", "Open the movement", "Anna");
    HttpResponse<String> movement = visitor.get("/movement?" + Visitor.HARD);
    assertThat(movement.statusCode()).isEqualTo(200);
    assertThat(movement.body()).contains("No rule is broken.");
    String again = start();
    visitor.post(again.replace("/search?", "/search/stop?"), Map.of());
    assertThat(await(again))
        .containsPattern(
            "Nothing better was found than|Better by [0-9]+ %: |Better than the known");
  }

  /** Watches until there is a best, then goes away. */
  private String untilSomethingIsFound(String link) throws Exception {
    StringBuilder seen = new StringBuilder();
    try (InputStream stream = visitor.stream(events(link)).body();
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      String line = reader.readLine();
      while (line != null && !seen.toString().matches("(?s).*data: best\tcost [0-9].*event:.*")) {
        seen.append(line).append('\n');
        line = reader.readLine();
      }
    }
    return seen.toString();
  }

  /** The page of a search once it has ended. */
  private String await(String link) throws Exception {
    String page = visitor.get(link).body();
    while (page.contains("The search is running.")) {
      Thread.sleep(100);
      page = visitor.get(link).body();
    }
    return page;
  }

  @Test
  void aSearchStopsWhenNoBrowserWatches() throws Exception {
    visitor.close();
    visitor =
        new Visitor(
            solutions,
            new WebSettings(
                0, 1, Duration.ofMinutes(5), Duration.ofMillis(500), MemberList.NONE, ""));
    String link = start();
    untilSomethingIsFound(link);
    // To ask for its page would be to watch it. Its place is free once it has ended by itself.
    while (visitor.post("/search?" + Visitor.HARD, Map.of("seed", "2")).statusCode() != 303) {
      Thread.sleep(50);
    }
    assertThat(visitor.get(link).body())
        .contains("It was stopped because no browser was watching.");
  }

  @Test
  void ofFiftySearchesAtOnceTwoRunAndTheOthersAreRefused() throws Exception {
    List<Callable<HttpResponse<String>>> all = new ArrayList<>();
    for (int k = 0; k < 50; k++) {
      Map<String, String> form = Map.of("seed", "" + k);
      all.add(() -> visitor.post("/search?" + Visitor.HARD, form));
    }
    var threads = Executors.newFixedThreadPool(50);
    try {
      List<String> running = new ArrayList<>();
      int refused = 0;
      for (Future<HttpResponse<String>> future : threads.invokeAll(all)) {
        HttpResponse<String> reply = future.get();
        if (reply.statusCode() == 303) {
          running.add(Visitor.location(reply));
        } else {
          assertThat(reply.statusCode()).isEqualTo(429);
          assertThat(reply.body()).contains("There are 2 searches already", "Maybe");
          refused++;
        }
      }
      assertThat(running).hasSize(2);
      assertThat(refused).isEqualTo(48);
      assertThat(visitor.get("/").statusCode()).isEqualTo(200);
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void whatARuleMakesIsNotSearchedFor() throws Exception {
    HttpResponse<String> page =
        visitor.post("/search?" + Visitor.link(Rainbows.of(7, 7, Moves.Steps.RULE), 3), Map.of());
    assertThat(page.statusCode()).isEqualTo(400);
    assertThat(page.body()).contains("a rule makes this movement");
  }

  @Test
  void anUnknownSearchIsSaidSo() throws Exception {
    assertThat(visitor.get("/search?id=0").statusCode()).isEqualTo(404);
    assertThat(visitor.get("/search/events?id=0").statusCode()).isEqualTo(404);
  }
}
