package org.boardwalk.page;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.boardwalk.page.Refusal.Reason;

/**
 * Tells browsers how a search goes on, as server-sent events: twice a second a line {@code
 * field<TAB>value} for each field that the page shows, at the end an event {@code done}. A browser
 * that goes away is noticed at the next line.
 */
final class SearchEvents implements AutoCloseable {

  private static final int MOST_WATCHERS = 12;
  private static final Duration BETWEEN = Duration.ofMillis(500);

  private final Messages messages;
  private final ThreadPoolExecutor threads =
      new ThreadPoolExecutor(
          0,
          MOST_WATCHERS,
          5,
          TimeUnit.SECONDS,
          new SynchronousQueue<>(),
          task -> {
            Thread thread = new Thread(task, "events");
            thread.setDaemon(true);
            return thread;
          });

  SearchEvents(Messages messages) {
    this.messages = messages;
  }

  /** Goes on with the exchange in a thread of its own. */
  void tell(HttpExchange exchange, Searching searching) throws IOException {
    searching.looked();
    try {
      threads.execute(() -> stream(exchange, searching));
    } catch (RejectedExecutionException e) {
      throw new Refusal(
          Reason.TOO_MANY, "Too many pages watch searches.\nMaybe close some of them.");
    }
  }

  private void stream(HttpExchange exchange, Searching searching) {
    searching.joined();
    try (exchange) {
      exchange.getResponseHeaders().set("Content-Type", "text/event-stream; charset=utf-8");
      exchange.getResponseHeaders().set("Cache-Control", "no-store");
      exchange.sendResponseHeaders(200, 0);
      OutputStream out = exchange.getResponseBody();
      boolean ended = false;
      while (!ended) {
        send(out, "progress", searching.progress().fields(messages));
        ended = searching.await(BETWEEN);
      }
      send(out, "progress", searching.progress().fields(messages));
      send(out, "done", Map.of("done", "1"));
    } catch (IOException e) {
      // The browser went away: that is all right.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      searching.left();
    }
  }

  private static void send(OutputStream out, String event, Map<String, String> fields)
      throws IOException {
    StringBuilder text = new StringBuilder("event: ").append(event).append('\n');
    fields.forEach((k, v) -> text.append("data: ").append(k).append('\t').append(v).append('\n'));
    out.write(text.append('\n').toString().getBytes(StandardCharsets.UTF_8));
    out.flush();
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
