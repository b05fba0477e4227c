package org.boardwalk.page.http;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.apache.hc.core5.http.ContentType;
import org.apache.hc.core5.http.EndpointDetails;
import org.apache.hc.core5.http.EntityDetails;
import org.apache.hc.core5.http.Header;
import org.apache.hc.core5.http.HttpException;
import org.apache.hc.core5.http.HttpRequest;
import org.apache.hc.core5.http.HttpResponse;
import org.apache.hc.core5.http.ProtocolException;
import org.apache.hc.core5.http.message.BasicHttpResponse;
import org.apache.hc.core5.http.nio.AsyncEntityProducer;
import org.apache.hc.core5.http.nio.AsyncRequestConsumer;
import org.apache.hc.core5.http.nio.AsyncResponseProducer;
import org.apache.hc.core5.http.nio.AsyncServerRequestHandler;
import org.apache.hc.core5.http.nio.entity.BasicAsyncEntityProducer;
import org.apache.hc.core5.http.nio.support.BasicResponseProducer;
import org.apache.hc.core5.http.protocol.HttpContext;
import org.apache.hc.core5.http.protocol.HttpCoreContext;
import org.boardwalk.page.http.Reply.Feed;
import org.jspecify.annotations.Nullable;

/**
 * Connects the server and the page: passes requests to the {@link Router}, has the work done by the
 * crew of its {@link Workload} once the request has arrived in full, and hands the reply to the
 * server.
 */
final class Reception implements AsyncServerRequestHandler<IncomingRequest> {

  private final Supplier<Router> site;
  private final WorkerPools pools;
  private final Connections visits;
  private final ScheduledExecutorService clock;

  /**
   * @param site the page; asked for at the first request
   * @param pools the threads that do the work
   * @param visits the connections
   * @param clock the timer of continuing replies
   */
  Reception(
      Supplier<Router> site,
      WorkerPools pools,
      Connections visits,
      ScheduledExecutorService clock) {
    this.site = site;
    this.pools = pools;
    this.visits = visits;
    this.clock = clock;
  }

  @Override
  public AsyncRequestConsumer<IncomingRequest> prepare(
      HttpRequest request, @Nullable EntityDetails entity, HttpContext context)
      throws HttpException {
    EndpointDetails ends = HttpCoreContext.cast(context).getEndpointDetails();
    Connection visit =
        visits
            .from(ends.getRemoteAddress())
            .orElseThrow(() -> new HttpException("the browser went away"));
    if (visit.ends()) {
      throw new HttpException("the connection ends");
    }
    if (!visit.asks()) {
      visit.end();
      throw new HttpException("too many requests on a connection");
    }
    try {
      checkFields(request);
    } catch (ProtocolException e) {
      visit.endAfterReply();
      throw e;
    }
    return new IncomingRequest(site.get().requestWork(head(request, ends)), visit);
  }

  /** Refuses a request that a proxy between the browser and us may have understood otherwise. */
  private static void checkFields(HttpRequest request) throws ProtocolException {
    if (request.countHeaders("Host") > 1) {
      // The proxy may have used another of the fields (RFC 9112, 3.2).
      throw new ProtocolException("more than one Host");
    }
    if (request.containsHeader("Content-Length") && request.containsHeader("Transfer-Encoding")) {
      // The proxy may have seen the end of the body, and the next request, elsewhere (6.3).
      throw new ProtocolException("both Content-Length and Transfer-Encoding");
    }
  }

  private static Head head(HttpRequest request, EndpointDetails ends) {
    String target = request.getPath();
    int mark = target.indexOf('?');
    Map<String, String> fields = new HashMap<>();
    for (Header field : request.getHeaders()) {
      String value = field.getValue();
      fields.putIfAbsent(field.getName().toLowerCase(Locale.ROOT), value == null ? "" : value);
    }
    if (request.getAuthority() != null) {
      // The host of an absolute link takes precedence over the field.
      fields.put("host", request.getAuthority().toString());
    }
    InetSocketAddress local = (InetSocketAddress) ends.getLocalAddress();
    InetAddress remote = ((InetSocketAddress) ends.getRemoteAddress()).getAddress();
    return new Head(
        local.getPort(),
        Head.source(remote, local.getAddress()),
        request.getMethod(),
        mark < 0 ? target : target.substring(0, mark),
        mark < 0 ? "" : target.substring(mark + 1),
        fields);
  }

  @Override
  public void handle(IncomingRequest incoming, ResponseTrigger trigger, HttpContext context)
      throws HttpException, IOException {
    Connection visit = incoming.visit();
    visit.waits();
    Service service = new Service(incoming, trigger, context);
    if (!pools.take(incoming.requestWork().workload(), service)) {
      visit.reads();
      trigger.submitResponse(response(site.get().busy(), visit), context);
    }
  }

  /** The answering of one request, by a crew or by the deadline, whichever comes first. */
  private final class Service implements WorkerPools.Job {

    private final IncomingRequest incoming;
    private final Connection visit;
    private final ResponseTrigger trigger;
    private final HttpContext context;
    private final AtomicBoolean claimed = new AtomicBoolean();

    Service(IncomingRequest incoming, ResponseTrigger trigger, HttpContext context) {
      this.incoming = incoming;
      this.trigger = trigger;
      this.context = context;
      visit = incoming.visit();
    }

    /** Claims the answer; true for the first claim only. */
    private boolean claim() {
      return claimed.compareAndSet(false, true);
    }

    @Override
    public void work() {
      boolean handled = false;
      try {
        if (visit.here()) {
          Reply reply = incoming.requestWork().work().apply(incoming::body);
          if (claim()) {
            send(incoming.discarded() ? reply.with("Connection", "close") : reply);
          } else {
            reply.feed().ifPresent(Feed::close);
          }
          handled = true;
        }
      } finally {
        if (!handled && claim()) {
          visit.end();
        }
      }
    }

    @Override
    public boolean giveUp() {
      boolean first = claim();
      if (first) {
        send(site.get().late());
      }
      return first;
    }

    /** Sends a reply; ends the connection where that is not possible. */
    private void send(Reply reply) {
      Reply told = visit.hold(reply.content().length) ? reply : refused(reply);
      AsyncResponseProducer response = response(told, visit);
      if (told.feed().isEmpty()) {
        visit.reads();
      }
      boolean sent = false;
      try {
        trigger.submitResponse(response, context);
        sent = visit.here();
      } catch (HttpException | IOException | IllegalStateException e) {
        // The client closed the connection, perhaps while the reply was handed over.
      } finally {
        if (!sent) {
          response.releaseResources();
          visit.end();
        }
      }
    }

    /** The reply in place of one for which there is no room until others have read theirs. */
    private Reply refused(Reply reply) {
      reply.feed().ifPresent(Feed::close);
      return site.get().busy();
    }
  }

  /** A reply in the form that the server sends. */
  private AsyncResponseProducer response(Reply reply, Connection visit) {
    HttpResponse response = new BasicHttpResponse(reply.status());
    reply.headers().forEach(response::setHeader);
    return new BasicResponseProducer(response, content(reply, visit));
  }

  private @Nullable AsyncEntityProducer content(Reply reply, Connection visit) {
    if (reply.feed().isPresent()) {
      return new EventStream(reply.feed().get(), reply.type(), visit, clock);
    }
    byte[] content = reply.content();
    return content.length == 0
        ? null
        : new BasicAsyncEntityProducer(content, ContentType.parse(reply.type()));
  }
}
