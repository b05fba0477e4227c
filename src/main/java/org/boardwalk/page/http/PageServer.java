package org.boardwalk.page.http;

import java.io.IOException;
import java.net.BindException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.apache.hc.core5.http.EntityDetails;
import org.apache.hc.core5.http.HttpResponse;
import org.apache.hc.core5.http.HttpResponseInterceptor;
import org.apache.hc.core5.http.URIScheme;
import org.apache.hc.core5.http.config.Http1Config;
import org.apache.hc.core5.http.impl.bootstrap.AsyncServerBootstrap;
import org.apache.hc.core5.http.impl.bootstrap.HttpAsyncServer;
import org.apache.hc.core5.http.nio.support.BasicServerExchangeHandler;
import org.apache.hc.core5.http.protocol.HttpContext;
import org.apache.hc.core5.http.protocol.HttpProcessor;
import org.apache.hc.core5.http.protocol.HttpProcessorBuilder;
import org.apache.hc.core5.http.protocol.ResponseConnControl;
import org.apache.hc.core5.http.protocol.ResponseContent;
import org.apache.hc.core5.http.protocol.ResponseDate;
import org.apache.hc.core5.io.CloseMode;
import org.apache.hc.core5.reactor.IOReactorConfig;
import org.boardwalk.movement.text.Text;
import org.jspecify.annotations.Nullable;

/**
 * A server of pages at one address. One thread reads and writes all connections and waits for none
 * of them. {@link Connections} limits the number and slowness of connections, {@link Workload} the
 * number of requests in progress.
 */
public final class PageServer implements AutoCloseable {

  /** The usual time within which a request must arrive in full, and a reply be read in full. */
  public static final Duration PATIENCE = Duration.ofSeconds(10);

  /** The bytes that a connection may have in transit; the rest waits here, where it is counted. */
  private static final int SEND_BUFFER = 65_536;

  /** The most fields of a request's head; browsers send about twenty. */
  private static final int MOST_FIELDS = 100;

  /** The longest line of a request's head, in bytes; other pages of a machine may set cookies. */
  private static final int LONGEST_LINE = 32_768;

  private final CompletableFuture<Router> site;
  private final WorkerPools pools;
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(task -> daemon(task, "clock"));
  private final HttpAsyncServer server;

  private PageServer(Supplier<Router> pages, Duration patience) {
    // The page is prepared in parallel with the server, which is faster on two processors.
    site = CompletableFuture.supplyAsync(pages, task -> daemon(task, "site").start());
    Connections visits = new Connections(patience);
    pools = new WorkerPools(patience);
    server = server(visits, new Reception(site::join, pools, visits, clock));
    often(visits::endLate);
    often(pools::endLate);
  }

  private void often(Runnable look) {
    var unused = clock.scheduleWithFixedDelay(look, 500, 500, TimeUnit.MILLISECONDS);
  }

  private static Thread daemon(Runnable task, String name) {
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    return thread;
  }

  /**
   * Waits until the pages are ready; they are served from then on, and earlier requests wait.
   *
   * @throws IllegalStateException when the pages cannot be made
   */
  public void awaitPages() {
    try {
      site.join();
    } catch (CompletionException e) {
      throw new IllegalStateException("the pages cannot be made", e.getCause());
    }
  }

  /**
   * Starts to serve; returns at once.
   *
   * @param pages makes the pages, in parallel with the server
   * @param place the address and port at which to serve; port 0 for any that is free
   * @param patience the time for each step of a browser, usually {@link #PATIENCE}
   * @return the running server
   * @throws IllegalArgumentException when the port is taken or the address is not of this machine
   * @throws IOException when the machine has no network at all
   */
  public static PageServer start(Supplier<Router> pages, InetSocketAddress place, Duration patience)
      throws IOException {
    PageServer page = new PageServer(pages, patience);
    try {
      page.listen(place);
      return page;
    } catch (IOException | RuntimeException e) {
      page.close();
      throw e;
    }
  }

  private static HttpAsyncServer server(Connections visits, Reception reception) {
    HttpProcessor processor =
        HttpProcessorBuilder.create()
            .addAll(
                new SafetyHeaders(),
                ResponseDate.INSTANCE,
                ResponseContent.INSTANCE,
                ResponseConnControl.INSTANCE)
            .build();
    return AsyncServerBootstrap.bootstrap()
        .setIOReactorConfig(
            IOReactorConfig.custom()
                .setIoThreadCount(1)
                .setBacklogSize(Connections.MOST)
                .setSoReuseAddress(true)
                .setTcpNoDelay(true)
                .setSndBufSize(SEND_BUFFER)
                .build())
        .setHttp1Config(
            Http1Config.custom()
                .setMaxHeaderCount(MOST_FIELDS)
                .setMaxLineLength(LONGEST_LINE)
                .build())
        .setHttpProcessor(processor)
        .setCanonicalHostName("localhost")
        .setRequestRouter((request, context) -> () -> new BasicServerExchangeHandler<>(reception))
        .setIOSessionListener(visits)
        .setStreamListener(visits)
        .create();
  }

  private void listen(InetSocketAddress place) throws IOException {
    server.start();
    try {
      server.listen(place, URIScheme.HTTP).get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("the program is ending", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof BindException) {
        throw new IllegalArgumentException(
            Text.of(
                "port [%d] is taken%nMaybe it runs already, or choose another --port.",
                place.getPort()),
            e);
      }
      throw new IOException("nothing can listen on port [" + place.getPort() + "]", e);
    }
  }

  /** {@return the address of the page, such as {@code http://127.0.0.1:8017/}} */
  public URI address() {
    InetSocketAddress listens =
        (InetSocketAddress) server.getEndpoints().iterator().next().getAddress();
    return URI.create("http://" + Guard.name(listens.getAddress()) + ":" + listens.getPort() + "/");
  }

  /** Stops serving and closes the pages: their searches are stopped, and the results are kept. */
  @Override
  public void close() {
    if (!site.isCompletedExceptionally()) {
      site.join().close();
    }
    server.close(CloseMode.IMMEDIATE);
    pools.close();
    clock.shutdownNow();
  }

  /**
   * The safety headers of every reply: the page loads nothing from other sites and runs no script
   * but our file, and other sites may not embed it.
   */
  private static final class SafetyHeaders implements HttpResponseInterceptor {

    private static final Map<String, String> ALL =
        Map.of(
            "Content-Security-Policy",
            "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:;"
                + " connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
            "X-Content-Type-Options",
            "nosniff",
            // Without it, browsers would send the origin "null" with our own forms.
            "Referrer-Policy",
            "same-origin",
            "Cross-Origin-Opener-Policy",
            "same-origin",
            "Cross-Origin-Resource-Policy",
            "same-origin");

    @Override
    public void process(
        HttpResponse response, @Nullable EntityDetails entity, HttpContext context) {
      ALL.forEach(response::setHeader);
    }
  }
}
