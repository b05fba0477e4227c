package org.boardwalk.page.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.boardwalk.page.site.Site;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A page on which work never ends. */
@Tag("time")
@Timeout(120)
class DeadlineTest {

  private static final Duration SHORT = Duration.ofSeconds(1);

  private final CountDownLatch released = new CountDownLatch(1);

  /** Pages of which {@code /stuck} never ends, whatever interrupts it. */
  private Router pages() {
    Messages messages = new Messages(Site.class);
    Templates templates =
        new Templates(Site.class, messages, Map.of("version", "1", "dataFolder", ""));
    return new Router(
        Guard.LOOPBACK,
        new Faults(templates, head -> messages),
        Map.of(
            "/stuck", Route.get(Workload.LIGHT, this::stuck),
            "/other", Route.get(Workload.LIGHT, request -> Reply.text("done"))),
        released::countDown);
  }

  private Reply stuck(Request request) {
    while (released.getCount() > 0) {
      Thread.onSpinWait();
    }
    return Reply.text(request.head().path());
  }

  @Test
  void afterTheDeadlineARequestIsAnsweredAndOthersAreServed() throws Exception {
    InetSocketAddress anywhere = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    try (PageServer server = PageServer.start(this::pages, anywhere, SHORT)) {
      HttpClient client = HttpClient.newHttpClient();
      List<CompletableFuture<HttpResponse<String>>> stuck = new ArrayList<>();
      for (int k = 0; k < Workload.LIGHT.atOnce(); k++) {
        stuck.add(client.sendAsync(get(server, "stuck"), HttpResponse.BodyHandlers.ofString()));
      }
      for (CompletableFuture<HttpResponse<String>> one : stuck) {
        assertThat(one.get().statusCode()).isEqualTo(503);
        assertThat(one.get().body()).contains("This took too long and was given up.", "Maybe");
      }
      HttpResponse<String> other =
          client.send(get(server, "other"), HttpResponse.BodyHandlers.ofString());
      assertThat(other.body()).isEqualTo("done");
    }
  }

  private static HttpRequest get(PageServer server, String path) {
    URI link = server.address().resolve(path);
    return HttpRequest.newBuilder(link).GET().build();
  }
}
