package org.boardwalk.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * Times of the web page over loopback, in milliseconds, beside a page that is only sent and beside
 * the same page while slow clients hold many connections.
 *
 * @param cold from the start of the program, the virtual machine included, to the first page
 * @param first proposals for 14 players, the first time
 * @param cached these proposals again, the median
 * @param fixed a page of as many bytes that is always the same, the median
 * @param bytes how large the proposals are
 * @param fresh proposals for evenings that were not asked for yet, the median
 * @param crowded fresh proposals while {@link SlowClients} are there, the median
 * @param memory the memory of the program after that
 */
record PageTimes(
    double cold,
    double first,
    double cached,
    double fixed,
    int bytes,
    double fresh,
    double crowded,
    Resident memory) {

  private static final int MEASURED = 40;
  private static final int FRESH = 7;

  static {
    // Without this, the fixed page waits for the network's acknowledgement.
    System.setProperty("sun.net.httpserver.nodelay", "true");
  }

  /**
   * @param command the command that starts the program so that it serves and prints its address
   * @return the times
   * @throws IOException when it cannot be started or does not serve
   * @throws InterruptedException when the measuring is interrupted
   */
  static PageTimes of(List<String> command) throws IOException, InterruptedException {
    HttpClient client = HttpClient.newHttpClient();
    long start = System.nanoTime();
    Process program =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    try (BufferedReader out =
        new BufferedReader(
            new InputStreamReader(program.getInputStream(), StandardCharsets.UTF_8))) {
      URI address = URI.create(Optional.ofNullable(out.readLine()).orElse("").strip());
      fetch(client, address);
      double cold = millisSince(start);
      URI proposals = evening(address, 14, 150);
      long begin = System.nanoTime();
      byte[] page = fetch(client, proposals);
      double first = millisSince(begin);
      double cached = median(client, MEASURED, k -> proposals);
      double fresh = median(client, FRESH, k -> evening(address, 14, 151 + k));
      double crowded = crowded(address);
      return new PageTimes(
          cold,
          first,
          cached,
          fixed(client, page),
          page.length,
          fresh,
          crowded,
          Resident.of(program.pid()));
    } finally {
      program.destroy();
    }
  }

  private static URI evening(URI address, int people, int minutes) {
    return address.resolve("?people=" + people + "&unit=players&minutes=" + minutes);
  }

  /** The time of a new visitor while other clients hold many connections. */
  private static double crowded(URI address) throws IOException, InterruptedException {
    try (SlowClients others = new SlowClients()) {
      others.crowd(address);
      return median(HttpClient.newHttpClient(), FRESH, k -> evening(address, 14, 171 + k));
    }
  }

  private static double fixed(HttpClient client, byte[] content)
      throws IOException, InterruptedException {
    try (FixedPage page = new FixedPage(content)) {
      return median(client, MEASURED, k -> page.address());
    }
  }

  private static double median(HttpClient client, int count, IntFunction<URI> addresses)
      throws IOException, InterruptedException {
    List<Double> times = new ArrayList<>();
    for (int k = 0; k < count; k++) {
      long start = System.nanoTime();
      fetch(client, addresses.apply(k));
      times.add(millisSince(start));
    }
    return times.stream().sorted().skip(count / 2).findFirst().orElseThrow();
  }

  private static double millisSince(long start) {
    return (System.nanoTime() - start) / 1e6;
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
