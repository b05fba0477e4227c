package org.boardwalk.page.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.BindException;
import java.util.Collections;
import org.boardwalk.page.room.RoomOverHttp;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests that a room refuses as soon as it can tell that they are bad. */
class RefusedEarlyTest extends RoomOverHttp {

  private static final String FORM = "Content-Type: application/x-www-form-urlencoded\r\n";

  private int status(String request, String fields, String body) throws IOException {
    try (RawSocket socket = new RawSocket(address)) {
      return socket.send(request, fields, body).status();
    }
  }

  @ParameterizedTest
  @CsvSource({"/pin, 8001", "/enter, 8001", "/clock, 8001", "/leave, 8001", "/people, 200001"})
  void aFormThatSaysItIsTooLongIsRefusedBeforeItIsSent(String path, int length) throws IOException {
    assertThat(status("POST " + path, FORM + "Content-Length: " + length + "\r\n", ""))
        .isEqualTo(413);
  }

  @Test
  void aFormThatGrowsTooLongIsRefusedBeforeItEnds() throws IOException {
    String piece = "3e8\r\n" + "a".repeat(1000) + "\r\n";
    assertThat(status("POST /pin", FORM + "Transfer-Encoding: chunked\r\n", piece.repeat(9)))
        .isEqualTo(413);
  }

  @Test
  void theConnectionOfAFormThatIsTooLongEndsWithIt() throws IOException {
    String body = "a".repeat(9000);
    try (RawSocket socket = new RawSocket(address)) {
      assertThat(socket.send("POST /pin", FORM + "Content-Length: 9000\r\n", body).all())
          .startsWith("HTTP/1.1 413")
          .contains("Connection: close", "The form is larger than 8 KB", "Maybe");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n",
        "transfer-encoding: chunked\r\ncontent-length: 5\r\n"
      })
  void aRequestWithTwoLengthsIsRefusedAndItsConnectionCloses(String lengths) throws IOException {
    try (RawSocket socket = new RawSocket(address)) {
      String next = "GET /wall HTTP/1.1\r\nHost: " + address.getAuthority() + "\r\n\r\n";
      assertThat(socket.send("POST /pin", FORM + lengths, "0\r\n\r\n" + next).all())
          .startsWith("HTTP/1.1 400")
          .containsOnlyOnce("HTTP/1.1 ");
    }
  }

  @Test
  void aHeadOfManyFieldsIsRefused() throws IOException {
    String fields = String.join("", Collections.nCopies(60, "a~: 1\r\nb_: 1\r\n"));
    assertThat(status("GET /wall", fields, "")).isBetween(400, 499);
    assertThat(status("GET /wall", fields.substring(0, fields.length() / 2), "")).isEqualTo(200);
  }

  @Test
  void guessesFromThreeHundredLoopbackAddressesAreThoseOfOneSource() throws Exception {
    int heard = 0;
    for (int k = 0; k < 300; k++) {
      String from = "127.0." + (1 + k / 250) + "." + (1 + k % 250);
      try (RawSocket socket = new RawSocket(address, from)) {
        socket.send("POST /pin", FORM + "Content-Length: 8\r\n", "pin=0000");
        heard += socket.status() == 403 ? 1 : 0;
      } catch (BindException e) {
        assumeTrue(false, "this system has one loopback address");
      }
    }
    assertThat(heard).isEqualTo(5);
    assertThat(get("/wall", "").statusCode()).isEqualTo(200);
  }
}
