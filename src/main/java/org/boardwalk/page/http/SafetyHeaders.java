package org.boardwalk.page.http;

import java.util.Map;
import org.apache.hc.core5.http.EntityDetails;
import org.apache.hc.core5.http.HttpResponse;
import org.apache.hc.core5.http.HttpResponseInterceptor;
import org.apache.hc.core5.http.protocol.HttpContext;
import org.jspecify.annotations.Nullable;

/**
 * The safety headers of every reply: the page loads nothing from other sites and runs no script but
 * our file, and other sites may not embed it.
 */
final class SafetyHeaders implements HttpResponseInterceptor {

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
  public void process(HttpResponse response, @Nullable EntityDetails entity, HttpContext context) {
    ALL.forEach(response::setHeader);
  }
}
