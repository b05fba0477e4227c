package org.boardwalk.page.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.boardwalk.page.site.VisitedPage;
import org.boardwalk.page.site.Visitor;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests that come from elsewhere. */
@Tag("thorough")
class GuardTest extends VisitedPage {

  private HttpResponse<String> post(String header, String value) throws Exception {
    return visitor.send(
        visitor
            .request("/search?" + Visitor.HARD)
            .header("Content-Type", "application/x-www-form-urlencoded")
            .header(header, value)
            .POST(BodyPublishers.noBody())
            .build());
  }

  @ParameterizedTest
  @CsvSource({
    "Origin, http://evil.example",
    "Origin, null",
    "Origin, http://127.0.0.1:1",
    "Sec-Fetch-Site, cross-site",
    "Sec-Fetch-Site, same-site"
  })
  void anotherSiteCannotSendForms(String header, String value) throws Exception {
    HttpResponse<String> page = post(header, value);
    assertThat(page.statusCode()).isEqualTo(403);
    assertThat(page.body()).contains("came from another site");
  }

  @Test
  void ourOwnFormsAreTaken() throws Exception {
    String origin = "http://127.0.0.1:" + visitor.address().getPort();
    assertThat(post("Origin", origin).statusCode()).isEqualTo(303);
  }

  @ParameterizedTest
  @ValueSource(strings = {"evil.example", "127.0.0.1:1", "127.0.0.1.evil.example", ""})
  void anotherNameForThisMachineIsRefused(String host) throws Exception {
    assertThat(status(host)).startsWith("HTTP/1.1 403");
  }

  @Test
  void localhostIsAName() throws Exception {
    assertThat(status("localhost:" + visitor.address().getPort())).startsWith("HTTP/1.1 200");
  }

  @Test
  void twoHostsAreNoRequest() throws Exception {
    String ours = "127.0.0.1:" + visitor.address().getPort();
    assertThat(status(ours + "\r\nHost: " + ours)).startsWith("HTTP/1.1 400");
    assertThat(status(ours + "\r\nhost: evil.example")).startsWith("HTTP/1.1 400");
  }

  @ParameterizedTest
  @ValueSource(strings = {"x=%zz", "%=1", "x=%4"})
  void whatIsCutShortIsToldInOurWords(String form) throws Exception {
    HttpResponse<String> page =
        visitor.send(
            visitor
                .request("/search?" + Visitor.HARD)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(form))
                .build());
    assertThat(page.statusCode()).isEqualTo(400);
    assertThat(page.body())
        .contains("has a % that stands for no character", "Maybe the link was cut short")
        .doesNotContain("URLDecoder");
  }

  /** The first line of the answer to a request with this host. */
  private String status(String host) throws IOException {
    try (Socket socket =
        new Socket(java.net.InetAddress.getLoopbackAddress(), visitor.address().getPort())) {
      socket.setSoTimeout(20_000);
      String request = "GET / HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      return new String(socket.getInputStream().readNBytes(12), StandardCharsets.ISO_8859_1);
    }
  }

  @Test
  void onlyThisMachineIsListenedTo() {
    assertThat(visitor.address().getHost()).isEqualTo("127.0.0.1");
  }

  @Test
  void otherKindsOfContentAreRefused() throws Exception {
    HttpResponse<String> page =
        visitor.send(
            visitor
                .request("/upload")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{}"))
                .build());
    assertThat(page.statusCode()).isEqualTo(415);
  }
}
