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
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
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
  private final class Stuck implements ServedPages {

    @Override
    public Errand errand(Head head) {
      return new Errand(
          Workload.LIGHT,
          0,
          body -> {
            while (head.path().equals("/stuck") && released.getCount() > 0) {
              Thread.onSpinWait();
            }
            return Reply.text("done");
          });
    }

    @Override
    public Reply busy() {
      return Reply.page(429, "busy");
    }

    @Override
    public Reply late() {
      return Reply.page(503, "late");
    }

    @Override
    public void close() {
      released.countDown();
    }
  }

  @Test
  void afterTheDeadlineARequestIsAnsweredAndOthersAreServed() throws Exception {
    InetSocketAddress anywhere = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    try (PageServer server = PageServer.start(Stuck::new, anywhere, SHORT)) {
      HttpClient client = HttpClient.newHttpClient();
      List<CompletableFuture<HttpResponse<String>>> stuck = new ArrayList<>();
      for (int k = 0; k < Workload.LIGHT.atOnce(); k++) {
        stuck.add(client.sendAsync(get(server, "stuck"), HttpResponse.BodyHandlers.ofString()));
      }
      for (CompletableFuture<HttpResponse<String>> one : stuck) {
        assertThat(one.get().statusCode()).isEqualTo(503);
        assertThat(one.get().body()).isEqualTo("late");
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
