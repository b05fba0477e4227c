package org.boardwalk.page;

import java.util.concurrent.ScheduledExecutorService;
import org.apache.hc.core5.http.ContentType;
import org.apache.hc.core5.http.HttpResponse;
import org.apache.hc.core5.http.message.BasicHttpResponse;
import org.apache.hc.core5.http.nio.AsyncEntityProducer;
import org.apache.hc.core5.http.nio.AsyncResponseProducer;
import org.apache.hc.core5.http.nio.entity.BasicAsyncEntityProducer;
import org.apache.hc.core5.http.nio.support.BasicResponseProducer;
import org.jspecify.annotations.Nullable;

/** A reply in the form that the server sends. */
final class Departure {

  private Departure() {}

  static AsyncResponseProducer of(Reply reply, Visit visit, ScheduledExecutorService clock) {
    HttpResponse response = new BasicHttpResponse(reply.status());
    reply.headers().forEach(response::setHeader);
    return new BasicResponseProducer(response, content(reply, visit, clock));
  }

  private static @Nullable AsyncEntityProducer content(
      Reply reply, Visit visit, ScheduledExecutorService clock) {
    if (reply.feed().isPresent()) {
      return new EventStream(reply.feed().get(), reply.type(), visit, clock);
    }
    byte[] content = reply.content();
    return content.length == 0
        ? null
        : new BasicAsyncEntityProducer(content, ContentType.parse(reply.type()));
  }
}
