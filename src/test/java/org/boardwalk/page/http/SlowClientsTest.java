package org.boardwalk.page.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.library.answers.Libraries;
import org.boardwalk.page.site.VisitedPage;
import org.boardwalk.page.site.Visitor;
import org.boardwalk.page.site.WebSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Clients that are slow, many, or want much. */
@Tag("time")
@Timeout(120)
class SlowClientsTest extends VisitedPage {

  private static final String EVENING = "/?people=14&unit=players&minutes=";

  /** Far above what a page takes, far below what a slow client takes. */
  private static final Duration SOON = Duration.ofSeconds(8);

  /** A patience shorter than the usual one, so that the tests are quick. */
  private static final Duration SHORT_PATIENCE = Duration.ofSeconds(1);

  private final List<Socket> sockets = new ArrayList<>();

  @AfterEach
  void hangUp() throws IOException {
    for (Socket socket : sockets) {
      socket.close();
    }
  }

  private Socket send(String text) throws IOException {
    Socket socket = new Socket();
    sockets.add(socket);
    socket.setReceiveBufferSize(4096);
    socket.setSoTimeout(60_000);
    socket.connect(
        new InetSocketAddress(InetAddress.getLoopbackAddress(), visitor.address().getPort()));
    socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
    return socket;
  }

  private String head(String request) {
    return request + " HTTP/1.1\r\nHost: 127.0.0.1:" + visitor.address().getPort() + "\r\n";
  }

  private Socket halfOpen() throws IOException {
    return send(head("GET /") + "X-Never: ");
  }

  private Socket stalledUpload() throws IOException {
    return send(
        head("POST /upload")
            + "Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000000\r\n\r\n--b");
  }

  /** Reads until the end, however it comes; returns how much there was. */
  private static int readAll(Socket socket) {
    int all = 0;
    try {
      byte[] piece = new byte[65536];
      int read = socket.getInputStream().read(piece);
      while (read >= 0) {
        all += read;
        read = socket.getInputStream().read(piece);
      }
    } catch (IOException e) {
      // It was cut off.
    }
    return all;
  }

  @Test
  void halfOpenConnectionsAndStalledUploadsDoNotDelayOthers() throws Exception {
    for (int k = 0; k < 200; k++) {
      halfOpen();
    }
    for (int k = 0; k < 16; k++) {
      stalledUpload();
    }
    for (int k = 0; k < 3; k++) {
      HttpResponse<String> page =
          visitor.send(visitor.request(EVENING + (150 + k)).timeout(SOON).GET().build());
      assertThat(page.statusCode()).isEqualTo(200);
    }
  }

  @Test
  void slowClientsAreCutOff() throws Exception {
    visitor.close();
    visitor = new Visitor(Libraries.in(solutions), WebSettings.USUAL, SHORT_PATIENCE);
    long start = System.nanoTime();
    Socket half = halfOpen();
    Socket stalled = stalledUpload();
    Socket dripping = halfOpen();
    Thread drip = new Thread(() -> drip(dripping));
    drip.start();
    assertThat(readAll(half) + readAll(stalled) + readAll(dripping)).isZero();
    assertThat(Duration.ofNanos(System.nanoTime() - start))
        .isBetween(SHORT_PATIENCE, SHORT_PATIENCE.multipliedBy(40));
    drip.join();
  }

  /** Sends a byte ten times a second, until the server closes the connection. */
  private static void drip(Socket socket) {
    try {
      while (!Thread.interrupted()) {
        socket.getOutputStream().write('x');
        Thread.sleep(100);
      }
    } catch (IOException | InterruptedException e) {
      // That is what is waited for.
    }
  }

  @Test
  @Tag("slow")
  void clientsThatDoNotReadAreCutOff() throws Exception {
    String link = Visitor.location(visitor.upload("movement", "large.csv", large(1)));
    int size = visitor.get(link).body().length();
    Socket socket = send(head("GET " + link) + "\r\n");
    // Its time begins when the page is made, which takes seconds where much else goes on.
    assertThat(socket.getInputStream().read()).isEqualTo('H');
    Thread.sleep(PageServer.PATIENCE.plusSeconds(10).toMillis());
    assertThat(readAll(socket)).isBetween(1, size - 1);
  }

  /** 200 players and 50 rounds, seated by chance. */
  private static byte[] large(long seed) {
    Random random = new Random(seed);
    List<Integer> order =
        IntStream.rangeClosed(1, 200).boxed().collect(Collectors.toCollection(ArrayList::new));
    StringBuilder csv = new StringBuilder("round,table,north,south,east,west,set\n");
    for (int round = 1; round <= 50; round++) {
      Collections.shuffle(order, random);
      for (int table = 1; table <= 50; table++) {
        List<Integer> four = order.subList(4 * table - 4, 4 * table);
        csv.append(round).append(',').append(table);
        four.forEach(player -> csv.append(',').append(player));
        csv.append(',').append((table + round) % 50 + 1).append('\n');
      }
    }
    return csv.toString().getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void manyLargeMovementsAreDoneOrRefusedAndDoNotDelayOthers() throws Exception {
    List<Callable<HttpResponse<String>>> all = new ArrayList<>();
    for (int k = 0; k < 16; k++) {
      byte[] file = large(k);
      all.add(() -> visitor.upload("movement", "large.csv", file));
    }
    var threads = Executors.newFixedThreadPool(16);
    try {
      List<Future<HttpResponse<String>>> sent = new ArrayList<>();
      all.forEach(one -> sent.add(threads.submit(one)));
      HttpResponse<String> page =
          visitor.send(visitor.request(EVENING + 150).timeout(SOON).GET().build());
      assertThat(page.statusCode()).isEqualTo(200);
      int done = 0;
      for (Future<HttpResponse<String>> one : sent) {
        HttpResponse<String> reply = one.get();
        assertThat(reply.statusCode()).isIn(303, 429);
        done += reply.statusCode() == 303 ? 1 : 0;
        assertThat(reply.statusCode() == 303 || reply.body().contains("Maybe")).isTrue();
      }
      assertThat(done).isGreaterThanOrEqualTo(Workload.LARGE.atOnce() + Workload.LARGE.waiting());
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void theOldestOfTooManyConnectionsGoes() throws Exception {
    Socket oldest = halfOpen();
    for (int k = 0; k < Connections.MOST; k++) {
      halfOpen();
    }
    assertThat(readAll(oldest)).isZero();
    assertThat(visitor.get("/").statusCode()).isEqualTo(200);
  }

  @Test
  void aConnectionAsksFewThingsAtOnce() throws Exception {
    visitor.close();
    visitor = new Visitor(Libraries.in(solutions), WebSettings.USUAL, SHORT_PATIENCE);
    Socket few = send((head("HEAD /") + "\r\n") + head("HEAD /") + "Connection: close\r\n\r\n");
    assertThat(readAll(few)).isPositive();
    Socket many = send((head("GET " + EVENING + "160") + "\r\n").repeat(50));
    readAll(many);
    assertThat(visitor.get("/").statusCode()).isEqualTo(200);
  }
}
