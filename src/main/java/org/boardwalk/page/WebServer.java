package org.boardwalk.page;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.apache.hc.core5.http.URIScheme;
import org.apache.hc.core5.http.impl.bootstrap.AsyncServerBootstrap;
import org.apache.hc.core5.http.impl.bootstrap.HttpAsyncServer;
import org.apache.hc.core5.http.nio.support.BasicServerExchangeHandler;
import org.apache.hc.core5.http.protocol.HttpProcessor;
import org.apache.hc.core5.http.protocol.HttpProcessorBuilder;
import org.apache.hc.core5.http.protocol.ResponseConnControl;
import org.apache.hc.core5.http.protocol.ResponseContent;
import org.apache.hc.core5.http.protocol.ResponseDate;
import org.apache.hc.core5.io.CloseMode;
import org.apache.hc.core5.reactor.IOReactorConfig;
import org.boardwalk.Boardwalk;

/**
 * Serves the page on 127.0.0.1, to browsers on the same machine only. One thread reads and writes
 * all connections and waits for none of them; {@link Visits} says how many there may be and how
 * slow, {@link Lane} what is worked on at once.
 */
public final class WebServer implements AutoCloseable {

  /** What a connection may have on its way, in bytes: the rest waits here, where it is counted. */
  private static final int SEND_BUFFER = 65_536;

  private final HttpAsyncServer server;
  private final InetSocketAddress address;
  private final CompletableFuture<Site> site;
  private final Lanes lanes;
  private final ScheduledExecutorService clock;

  private WebServer(
      HttpAsyncServer server,
      InetSocketAddress address,
      CompletableFuture<Site> site,
      Lanes lanes,
      ScheduledExecutorService clock) {
    this.server = server;
    this.address = address;
    this.site = site;
    this.lanes = lanes;
    this.clock = clock;
  }

  /**
   * Starts to serve; returns at once.
   *
   * @param boardwalk answers wishes
   * @param settings how to serve
   * @return the running server
   * @throws IllegalArgumentException when the port is taken
   * @throws IOException when the machine has no network at all
   */
  public static WebServer start(Boardwalk boardwalk, WebSettings settings) throws IOException {
    CompletableFuture<Site> site = new CompletableFuture<>();
    daemon(() -> site.completeAsync(() -> new Site(boardwalk, settings), Runnable::run), "site")
        .start();
    Visits visits = new Visits();
    Lanes lanes = new Lanes();
    ScheduledExecutorService clock =
        Executors.newSingleThreadScheduledExecutor(task -> daemon(task, "clock"));
    HttpAsyncServer server = server(visits, new Reception(site::join, lanes, visits, clock));
    server.start();
    InetSocketAddress address = listen(server, settings.port());
    var unused = clock.scheduleWithFixedDelay(visits::endLate, 500, 500, TimeUnit.MILLISECONDS);
    return new WebServer(server, address, site, lanes, clock);
  }

  private static Thread daemon(Runnable task, String name) {
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    return thread;
  }

  private static HttpAsyncServer server(Visits visits, Reception reception) {
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
                .setBacklogSize(Visits.MOST)
                .setSoReuseAddress(true)
                .setTcpNoDelay(true)
                .setSndBufSize(SEND_BUFFER)
                .build())
        .setHttpProcessor(processor)
        .setCanonicalHostName("localhost")
        .setRequestRouter((request, context) -> () -> new BasicServerExchangeHandler<>(reception))
        .setIOSessionListener(visits)
        .setStreamListener(visits)
        .create();
  }

  private static InetSocketAddress listen(HttpAsyncServer server, int port) throws IOException {
    InetAddress loopback = InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
    try {
      return (InetSocketAddress)
          server.listen(new InetSocketAddress(loopback, port), URIScheme.HTTP).get().getAddress();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("the program is ending", e);
    } catch (ExecutionException e) {
      server.close(CloseMode.IMMEDIATE);
      if (e.getCause() instanceof BindException) {
        throw new IllegalArgumentException(
            "port [%d] is taken%nMaybe it runs already, or choose another --port.".formatted(port),
            e);
      }
      throw new IOException("nothing listens on port [" + port + "]", e);
    }
  }

  /**
   * @return where the page is, such as {@code http://127.0.0.1:8017/}
   */
  public URI address() {
    return URI.create("http://127.0.0.1:" + address.getPort() + "/");
  }

  /** Stops serving; searches are stopped, and what they have found is kept. */
  @Override
  public void close() {
    site.join().close();
    server.close(CloseMode.IMMEDIATE);
    lanes.close();
    clock.shutdownNow();
  }
}
