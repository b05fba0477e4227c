package org.boardwalk.page;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.boardwalk.Boardwalk;

/**
 * Serves the page on 127.0.0.1, to browsers on the same machine only. Threads, connections and
 * waiting requests are bounded, and who sends or reads too slowly is cut off.
 */
public final class WebServer implements AutoCloseable {

  private static final int THREADS = 8;
  private static final int CONNECTIONS = 200;
  private static final int WAITING = 400;

  static {
    // The server of the JDK reads its limits when it is first used.
    System.setProperty("sun.net.httpserver.maxReqTime", "30");
    System.setProperty("jdk.httpserver.maxConnections", Integer.toString(CONNECTIONS));
    System.setProperty("sun.net.httpserver.nodelay", "true");
  }

  private final HttpServer server;
  private final ThreadPoolExecutor threads;
  private final Site site;

  private WebServer(HttpServer server, ThreadPoolExecutor threads, Site site) {
    this.server = server;
    this.threads = threads;
    this.site = site;
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
    InetAddress loopback = InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
    HttpServer server;
    try {
      server = HttpServer.create(new InetSocketAddress(loopback, settings.port()), CONNECTIONS);
    } catch (BindException e) {
      throw new IllegalArgumentException(
          "port [%d] is taken%nMaybe it runs already, or choose another --port."
              .formatted(settings.port()),
          e);
    }
    ThreadPoolExecutor threads =
        new ThreadPoolExecutor(
            THREADS, THREADS, 30, TimeUnit.SECONDS, new ArrayBlockingQueue<>(WAITING));
    threads.allowCoreThreadTimeOut(true);
    Site site = new Site(boardwalk, settings, server.getAddress().getPort());
    server.createContext("/", site::handle);
    server.setExecutor(threads);
    server.start();
    return new WebServer(server, threads, site);
  }

  /**
   * @return where the page is, such as {@code http://127.0.0.1:8017/}
   */
  public URI address() {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/");
  }

  /** Stops serving; searches are stopped, and what they have found is kept. */
  @Override
  public void close() {
    site.close();
    server.stop(0);
    threads.shutdownNow();
  }
}
