package org.boardwalk.bench;

import com.sun.net.httpserver.HttpServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Times of the web page over loopback, in milliseconds, beside a page that is only sent.
 *
 * @param cold from the start of the program, the virtual machine included, to the first page
 * @param first proposals for 14 players, the first time
 * @param cached the same again, the median
 * @param fixed a page of as many bytes that is always the same, the median
 * @param bytes how large the proposals are
 */
public record PageTimes(double cold, double first, double cached, double fixed, int bytes) {

  private static final String PROPOSALS = "?people=14&unit=players&minutes=150";
  private static final int MEASURED = 40;

  static {
    // As the page does it: else the fixed page waits for the network's acknowledgement.
    System.setProperty("sun.net.httpserver.nodelay", "true");
  }

  /**
   * @param command how the program is started so that it serves and prints its address
   * @return the times
   * @throws IOException when it cannot be started or does not serve
   * @throws InterruptedException when the measuring is interrupted
   */
  public static PageTimes of(List<String> command) throws IOException, InterruptedException {
    HttpClient client = HttpClient.newHttpClient();
    long start = System.nanoTime();
    Process program =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    try (BufferedReader out =
        new BufferedReader(
            new InputStreamReader(program.getInputStream(), StandardCharsets.UTF_8))) {
      URI address = URI.create(Optional.ofNullable(out.readLine()).orElse("").strip());
      fetch(client, address);
      double cold = (System.nanoTime() - start) / 1e6;
      URI proposals = address.resolve(PROPOSALS);
      long begin = System.nanoTime();
      byte[] page = fetch(client, proposals);
      double first = (System.nanoTime() - begin) / 1e6;
      double cached = median(client, proposals);
      return new PageTimes(cold, first, cached, fixed(client, page), page.length);
    } finally {
      program.destroy();
    }
  }

  private static double fixed(HttpClient client, byte[] page)
      throws IOException, InterruptedException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          try (exchange) {
            exchange.sendResponseHeaders(200, page.length);
            exchange.getResponseBody().write(page);
          }
        });
    server.start();
    try {
      int port = server.getAddress().getPort();
      return median(client, URI.create("http://127.0.0.1:" + port + "/"));
    } finally {
      server.stop(0);
    }
  }

  private static double median(HttpClient client, URI address)
      throws IOException, InterruptedException {
    List<Double> times = new ArrayList<>();
    for (int k = 0; k < MEASURED; k++) {
      long start = System.nanoTime();
      fetch(client, address);
      times.add((System.nanoTime() - start) / 1e6);
    }
    return times.stream().sorted().skip(MEASURED / 2).findFirst().orElseThrow();
  }

  private static byte[] fetch(HttpClient client, URI address)
      throws IOException, InterruptedException {
    var reply = client.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofByteArray());
    if (reply.statusCode() != 200) {
      throw new IOException("[" + address + "] answers " + reply.statusCode());
    }
    return reply.body();
  }
}
