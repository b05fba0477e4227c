package org.boardwalk.page;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ScheduledExecutorService;
import java.util.function.Supplier;
import org.apache.hc.core5.http.EndpointDetails;
import org.apache.hc.core5.http.EntityDetails;
import org.apache.hc.core5.http.Header;
import org.apache.hc.core5.http.HttpException;
import org.apache.hc.core5.http.HttpRequest;
import org.apache.hc.core5.http.ProtocolException;
import org.apache.hc.core5.http.nio.AsyncRequestConsumer;
import org.apache.hc.core5.http.nio.AsyncResponseProducer;
import org.apache.hc.core5.http.nio.AsyncServerRequestHandler;
import org.apache.hc.core5.http.protocol.HttpContext;
import org.apache.hc.core5.http.protocol.HttpCoreContext;
import org.jspecify.annotations.Nullable;

/**
 * Between the server and the page: tells what is {@link ServedPages} what is asked, has the work
 * done by the crew of its {@link Workload} once the request is here as a whole, and hands the reply
 * to the server.
 */
final class Reception implements AsyncServerRequestHandler<IncomingRequest> {

  private final Supplier<? extends ServedPages> site;
  private final Crews crews;
  private final Visits visits;
  private final ScheduledExecutorService clock;

  /**
   * @param site the page; asked for at the first request
   * @param crews do the work
   * @param visits the connections
   * @param clock for what goes on after a reply
   */
  Reception(
      Supplier<? extends ServedPages> site,
      Crews crews,
      Visits visits,
      ScheduledExecutorService clock) {
    this.site = site;
    this.crews = crews;
    this.visits = visits;
    this.clock = clock;
  }

  @Override
  public AsyncRequestConsumer<IncomingRequest> prepare(
      HttpRequest request, @Nullable EntityDetails entity, HttpContext context)
      throws HttpException {
    EndpointDetails ends = HttpCoreContext.cast(context).getEndpointDetails();
    Visit visit =
        visits
            .from(ends.getRemoteAddress())
            .orElseThrow(() -> new HttpException("the browser went away"));
    if (!visit.asks()) {
      visit.end();
      throw new HttpException("too many requests on a connection");
    }
    return new IncomingRequest(site.get().errand(head(request, ends)), visit);
  }

  private static Head head(HttpRequest request, EndpointDetails ends) throws ProtocolException {
    if (request.countHeaders("Host") > 1) {
      // Others between the browser and us might have gone by another one (RFC 9112, 3.2).
      throw new ProtocolException("more than one Host");
    }
    String target = request.getPath();
    int mark = target.indexOf('?');
    Map<String, String> fields = new HashMap<>();
    for (Header field : request.getHeaders()) {
      String value = field.getValue();
      fields.putIfAbsent(field.getName().toLowerCase(Locale.ROOT), value == null ? "" : value);
    }
    if (request.getAuthority() != null) {
      // A link with a host of its own counts before the field.
      fields.put("host", request.getAuthority().toString());
    }
    InetSocketAddress local = (InetSocketAddress) ends.getLocalAddress();
    InetAddress remote = ((InetSocketAddress) ends.getRemoteAddress()).getAddress();
    return new Head(
        local.getPort(),
        remote.getHostAddress(),
        remote.isLoopbackAddress() || remote.equals(local.getAddress()),
        request.getMethod(),
        mark < 0 ? target : target.substring(0, mark),
        mark < 0 ? "" : target.substring(mark + 1),
        fields);
  }

  @Override
  public void handle(IncomingRequest incoming, ResponseTrigger trigger, HttpContext context)
      throws HttpException, IOException {
    Visit visit = incoming.visit();
    visit.waits();
    if (!crews.take(incoming.errand().workload(), () -> serve(incoming, trigger, context))) {
      visit.reads();
      trigger.submitResponse(Departure.of(site.get().busy(), visit, clock), context);
    }
  }

  private void serve(IncomingRequest incoming, ResponseTrigger trigger, HttpContext context) {
    Visit visit = incoming.visit();
    boolean sent = false;
    try {
      if (visit.here()) {
        sent = send(incoming.errand().work().apply(incoming::body), visit, trigger, context);
      }
    } finally {
      if (!sent) {
        visit.end();
      }
    }
  }

  /** Whether anybody was there to take the reply. */
  private boolean send(Reply reply, Visit visit, ResponseTrigger trigger, HttpContext context) {
    Reply told = visit.hold(reply.content().length) ? reply : refused(reply);
    AsyncResponseProducer response = Departure.of(told, visit, clock);
    if (told.feed().isEmpty()) {
      visit.reads();
    }
    boolean sent = false;
    try {
      trigger.submitResponse(response, context);
      sent = visit.here();
    } catch (HttpException | IOException | IllegalStateException e) {
      // Whoever asked went away, perhaps while the reply was handed over.
    } finally {
      if (!sent) {
        response.releaseResources();
      }
    }
    return sent;
  }

  /** There is no room for the reply until others have read theirs. */
  private Reply refused(Reply reply) {
    reply.feed().ifPresent(Feed::close);
    return site.get().busy();
  }
}
