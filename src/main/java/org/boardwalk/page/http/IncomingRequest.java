package org.boardwalk.page.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import org.apache.hc.core5.concurrent.FutureCallback;
import org.apache.hc.core5.http.EntityDetails;
import org.apache.hc.core5.http.Header;
import org.apache.hc.core5.http.HttpRequest;
import org.apache.hc.core5.http.nio.AsyncRequestConsumer;
import org.apache.hc.core5.http.nio.CapacityChannel;
import org.apache.hc.core5.http.protocol.HttpContext;
import org.boardwalk.page.http.Refusal.Fault;
import org.boardwalk.page.http.Router.RequestWork;
import org.jspecify.annotations.Nullable;

/**
 * A request while it arrives. No thread waits for it. A body that is too large is answered at once;
 * the rest of it is read and discarded piece by piece, so that the browser goes on to read the
 * answer, and then the connection ends.
 */
final class IncomingRequest implements AsyncRequestConsumer<IncomingRequest> {

  private final RequestWork requestWork;
  private final Connection visit;
  private ByteArrayOutputStream held = new ByteArrayOutputStream(0);
  private Optional<Refusal> refused = Optional.empty();
  private Optional<FutureCallback<IncomingRequest>> afterwards = Optional.empty();

  IncomingRequest(RequestWork requestWork, Connection visit) {
    this.requestWork = requestWork;
    this.visit = visit;
  }

  RequestWork requestWork() {
    return requestWork;
  }

  Connection visit() {
    return visit;
  }

  /** Whether the body was discarded. */
  boolean discarded() {
    return refused.isPresent();
  }

  /**
   * @throws Refusal when the body was discarded
   */
  byte[] body() {
    if (refused.isPresent()) {
      throw refused.get();
    }
    return held.toByteArray();
  }

  @Override
  public void consumeRequest(
      HttpRequest request,
      @Nullable EntityDetails entity,
      HttpContext context,
      FutureCallback<IncomingRequest> callback) {
    if (entity == null) {
      callback.completed(this);
      return;
    }
    afterwards = Optional.of(callback);
    if (entity.getContentLength() > requestWork.mostBody()) {
      refuse(Forms.tooLarge(requestWork.mostBody()));
    }
  }

  @Override
  public void updateCapacity(CapacityChannel channel) throws IOException {
    channel.update(Integer.MAX_VALUE);
  }

  @Override
  public void consume(ByteBuffer source) {
    byte[] piece = new byte[source.remaining()];
    source.get(piece);
    if (refused.isPresent()) {
      return;
    }
    if (held.size() + piece.length > requestWork.mostBody()) {
      refuse(Forms.tooLarge(requestWork.mostBody()));
    } else if (!visit.hold(piece.length)) {
      refuse(
          new Refusal(
              Fault.TOO_MANY, "Too much is being sent at once.\nMaybe try again in a minute."));
    } else {
      held.writeBytes(piece);
    }
  }

  private void refuse(Refusal why) {
    refused = Optional.of(why);
    held = new ByteArrayOutputStream(0);
    arrived();
  }

  /** Has the request answered, once. */
  private void arrived() {
    Optional<FutureCallback<IncomingRequest>> callback = afterwards;
    afterwards = Optional.empty();
    callback.ifPresent(c -> c.completed(this));
  }

  @Override
  public void streamEnd(@Nullable List<? extends Header> trailers) {
    arrived();
  }

  @Override
  public void failed(Exception cause) {
    // The client closed the connection.
  }

  @Override
  public void releaseResources() {}
}
