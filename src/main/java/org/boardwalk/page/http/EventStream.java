package org.boardwalk.page.http;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.apache.hc.core5.http.nio.AsyncEntityProducer;
import org.apache.hc.core5.http.nio.DataStreamChannel;
import org.boardwalk.page.http.Reply.Feed;
import org.jspecify.annotations.Nullable;

/**
 * Sends a {@link Feed}, a text twice a second. No thread waits for the browser: no further text is
 * made until the last one was read, and the connection ends when a text is not read for long.
 * Thread-safe.
 */
final class EventStream implements AsyncEntityProducer {

  private static final long BETWEEN_MILLIS = 500;

  private final Feed feed;
  private final String type;
  private final Connection visit;
  private final Future<?> ticks;
  private ByteBuffer text;
  private long since = System.nanoTime();
  private boolean finished;
  private boolean released;
  private Optional<DataStreamChannel> channel = Optional.empty();

  EventStream(Feed feed, String type, Connection visit, ScheduledExecutorService clock) {
    this.feed = feed;
    this.type = type;
    this.visit = visit;
    text = encoded(feed.next());
    ticks =
        clock.scheduleWithFixedDelay(
            this::tick, BETWEEN_MILLIS, BETWEEN_MILLIS, TimeUnit.MILLISECONDS);
  }

  private static ByteBuffer encoded(String text) {
    return ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
  }

  private synchronized void tick() {
    if (text.hasRemaining()) {
      if (System.nanoTime() - since > visit.patience().toNanos()) {
        visit.end();
      }
    } else if (!feed.ended()) {
      text = encoded(feed.next());
      since = System.nanoTime();
      channel.ifPresent(DataStreamChannel::requestOutput);
    }
  }

  @Override
  public synchronized int available() {
    return text.hasRemaining() || (feed.ended() && !finished) ? 1 : 0;
  }

  @Override
  public synchronized void produce(DataStreamChannel out) throws IOException {
    channel = Optional.of(out);
    if (text.hasRemaining()) {
      out.write(text);
    }
    if (!text.hasRemaining() && feed.ended() && !finished) {
      finished = true;
      out.endStream();
    }
  }

  @Override
  public void failed(Exception cause) {
    releaseResources();
  }

  @Override
  public synchronized void releaseResources() {
    if (!released) {
      released = true;
      ticks.cancel(false);
      feed.close();
      visit.reads();
    }
  }

  @Override
  public String getContentType() {
    return type;
  }

  @Override
  public long getContentLength() {
    return -1;
  }

  @Override
  public @Nullable String getContentEncoding() {
    return null;
  }

  @Override
  public boolean isChunked() {
    return true;
  }

  @Override
  public boolean isRepeatable() {
    return false;
  }

  @Override
  public Set<String> getTrailerNames() {
    return Set.of();
  }
}
