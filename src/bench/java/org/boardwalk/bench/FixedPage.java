package org.boardwalk.bench;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;

/**
 * A server of the JDK that answers every request with the same bytes: the least time that a page
 * takes.
 */
final class FixedPage implements AutoCloseable {

  /** Connections that may wait to be accepted: as many as phones that ask at once. */
  private static final int BACKLOG = 400;

  private final HttpServer server;

  FixedPage(byte[] content) throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), BACKLOG);
    server.createContext(
        "/",
        exchange -> {
          try (exchange) {
            exchange.sendResponseHeaders(200, content.length);
            exchange.getResponseBody().write(content);
          }
        });
    server.start();
  }

  URI address() {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/");
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
