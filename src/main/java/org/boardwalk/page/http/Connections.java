package org.boardwalk.page.http;

import java.net.SocketAddress;
import java.time.Duration;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.hc.core5.http.HttpConnection;
import org.apache.hc.core5.http.HttpRequest;
import org.apache.hc.core5.http.HttpResponse;
import org.apache.hc.core5.http.impl.Http1StreamListener;
import org.apache.hc.core5.reactor.IOSession;
import org.apache.hc.core5.reactor.IOSessionListener;
import org.jspecify.annotations.Nullable;

/**
 * All connections. A browser that sends or reads too slowly is cut off; when there are too many
 * connections, the one that has kept us waiting longest is closed. Thread-safe.
 */
final class Connections implements IOSessionListener, Http1StreamListener {

  /** The most connections at once. */
  static final int MOST = 400;

  /** The most bytes of requests and replies that are held at once. */
  private static final long MOST_HELD = 64_000_000;

  /** A limit on the bytes that all connections hold together. Thread-safe. */
  static final class Allowance {

    private long left;

    Allowance(long bytes) {
      left = bytes;
    }

    /** Takes this number of bytes; takes none and returns false where there are too few. */
    synchronized boolean take(int bytes) {
      if (bytes > left) {
        return false;
      }
      left -= bytes;
      return true;
    }

    synchronized void give(int bytes) {
      left += bytes;
    }
  }

  private final Map<SocketAddress, Connection> all = new ConcurrentHashMap<>();
  private final Allowance allowance = new Allowance(MOST_HELD);
  private final Duration patience;

  /**
   * @param patience the time for each step of a browser, usually {@link PageServer#PATIENCE}
   */
  Connections(Duration patience) {
    this.patience = patience;
  }

  /** The connection from this address and port; empty when it has ended. */
  Optional<Connection> from(@Nullable SocketAddress remote) {
    return Optional.ofNullable(remote).map(all::get);
  }

  /** Ends the connections that take too long. */
  void endLate() {
    all.values().stream().filter(Connection::late).forEach(Connection::end);
  }

  @Override
  public void connected(IOSession session) {
    if (all.size() >= MOST) {
      all.values().stream()
          .filter(Connection::idle)
          .min(Comparator.comparingLong(v -> v.until() - System.nanoTime()))
          .ifPresentOrElse(Connection::end, () -> session.close());
    }
    Optional.ofNullable(session.getRemoteAddress())
        .map(remote -> all.put(remote, new Connection(session, allowance, patience)))
        .ifPresent(Connection::left);
  }

  @Override
  public void inputReady(IOSession session) {
    from(session.getRemoteAddress()).ifPresent(Connection::sends);
  }

  @Override
  public void onExchangeComplete(HttpConnection connection, boolean keepAlive) {
    from(connection.getEndpointDetails().getRemoteAddress()).ifPresent(Connection::read);
  }

  @Override
  public void disconnected(IOSession session) {
    // The connection has no address any more.
    all.values()
        .removeIf(
            visit -> {
              boolean ended = visit.is(session.getId());
              if (ended) {
                visit.left();
              }
              return ended;
            });
  }

  @Override
  public void startTls(IOSession session) {}

  @Override
  public void outputReady(IOSession session) {}

  @Override
  public void timeout(IOSession session) {}

  @Override
  public void exception(IOSession session, Exception fault) {}

  @Override
  public void onRequestHead(HttpConnection connection, HttpRequest request) {}

  @Override
  public void onResponseHead(HttpConnection connection, HttpResponse response) {}
}
