package org.boardwalk.page.site;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.boardwalk.Boardwalk;
import org.boardwalk.library.answers.Libraries;
import org.boardwalk.library.answers.Library;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.page.http.PageServer;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.Wish;

/** A served page, and a visitor that needs no browser. */
public final class Visitor implements AutoCloseable {

  /** Nine rounds for 14 players: easy to begin with, and never perfect. */
  public static final String HARD =
      link(UsualWish.of(14, 3, 9, new Boards(9, 3, Play.SHARED, 3), Rotation.NONE), 3);

  private static final String BOUNDARY = "a-boundary-of-the-test";

  private final PageServer server;
  private final HttpClient client = HttpClient.newHttpClient();

  public Visitor(Path solutions, WebSettings settings) throws IOException {
    this(Libraries.in(solutions), settings);
  }

  public Visitor(Library library, WebSettings settings) throws IOException {
    this(library, settings, PageServer.PATIENCE);
  }

  /** A visitor whom the server cuts off when it waits for longer than this. */
  public Visitor(Library library, WebSettings settings, Duration patience) throws IOException {
    this(
        library,
        settings,
        patience,
        new ClubFolder(Path.of("target", "no-club"), settings.members()));
  }

  /** A visitor of a club. */
  public Visitor(ClubFolder club) throws IOException {
    this(Libraries.shipped(), WebSettings.USUAL, PageServer.PATIENCE, club);
  }

  private Visitor(Library library, WebSettings settings, Duration patience, ClubFolder club)
      throws IOException {
    Boardwalk boardwalk = new Boardwalk(Optional.of(library), Libraries.NO_FAULTS);
    server =
        PageServer.start(
            () -> Site.of(boardwalk, settings, club, new NoRooms()),
            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
            patience);
  }

  /** The parameters that open the movement of a wish. */
  static String link(Wish wish, int perRound) {
    return WishLink.of(wish, perRound).query();
  }

  public URI address() {
    return server.address();
  }

  public HttpResponse<String> get(String link) throws IOException, InterruptedException {
    return send(request(link).GET().build());
  }

  HttpResponse<InputStream> stream(String link) throws IOException, InterruptedException {
    return client.send(request(link).GET().build(), BodyHandlers.ofInputStream());
  }

  HttpResponse<byte[]> download(String link, Map<String, String> form)
      throws IOException, InterruptedException {
    return client.send(
        request(link)
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(BodyPublishers.ofString(encoded(form)))
            .build(),
        BodyHandlers.ofByteArray());
  }

  /** Sends a form; follows to the page that it leads to, if the page is kept. */
  HttpResponse<String> post(String link, Map<String, String> form)
      throws IOException, InterruptedException {
    HttpResponse<String> reply = sendOnly(link, form);
    return location(reply).contains("shown=") ? get(location(reply)) : reply;
  }

  /** Sends a form and follows nowhere. */
  HttpResponse<String> sendOnly(String link, Map<String, String> form)
      throws IOException, InterruptedException {
    return send(
        request(link)
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(BodyPublishers.ofString(encoded(form)))
            .build());
  }

  public HttpResponse<String> upload(String field, String fileName, byte[] content)
      throws IOException, InterruptedException {
    return upload("/upload", field, fileName, content);
  }

  public HttpResponse<String> upload(String link, String field, String fileName, byte[] content)
      throws IOException, InterruptedException {
    String head =
        String.join(
            "\r\n",
            "--%s",
            "Content-Disposition: form-data; name=\"%s\"; filename=\"%s\"",
            "Content-Type: application/octet-stream",
            "",
            "");
    HttpResponse<String> reply =
        upload(
            link,
            BodyPublishers.concat(
                BodyPublishers.ofString(head.formatted(BOUNDARY, field, fileName)),
                BodyPublishers.ofByteArray(content),
                BodyPublishers.ofString("\r\n--" + BOUNDARY + "--\r\n")));
    return location(reply).contains("shown=") ? get(location(reply)) : reply;
  }

  public HttpResponse<String> upload(BodyPublisher body) throws IOException, InterruptedException {
    return upload("/upload", body);
  }

  private HttpResponse<String> upload(String link, BodyPublisher body)
      throws IOException, InterruptedException {
    return send(
        request(link)
            .header("Content-Type", "multipart/form-data; boundary=" + BOUNDARY)
            .POST(body)
            .build());
  }

  public HttpRequest.Builder request(String link) {
    return HttpRequest.newBuilder(address().resolve(link)).timeout(Duration.ofSeconds(60));
  }

  public HttpResponse<String> send(HttpRequest request) throws IOException, InterruptedException {
    return client.send(request, BodyHandlers.ofString());
  }

  /** Where a reply sends the browser. */
  public static String location(HttpResponse<?> reply) {
    return reply.headers().firstValue("Location").orElse("");
  }

  private static String encoded(Map<String, String> form) {
    return form.entrySet().stream()
        .map(e -> e.getKey() + "=" + URLEncoder.encode(e.getValue(), StandardCharsets.UTF_8))
        .collect(Collectors.joining("&"));
  }

  @Override
  public void close() {
    server.close();
  }

  /** Searches are to keep what they find elsewhere than in the project. */
  static void copyKnown(Path solutions, String mark) throws IOException {
    Path shipped = Path.of("solutions");
    try (var files = Files.walk(shipped)) {
      for (Path file : files.filter(f -> f.toString().contains(mark)).toList()) {
        Path copy = solutions.resolve(shipped.relativize(file));
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      }
    }
  }

  /** No test of the planner's pages starts a room. */
  private static final class NoRooms implements Rooms {

    @Override
    public void start(SavedEvening evening) {
      throw new AssertionError(evening.title());
    }

    @Override
    public void resume(String name) {
      throw new AssertionError(name);
    }

    @Override
    public List<Running> running() {
      return List.of();
    }

    @Override
    public List<Begun> recent() {
      return List.of();
    }

    @Override
    public String pin() {
      return "";
    }

    @Override
    public void keepPin(String pin) {
      throw new AssertionError(pin);
    }

    @Override
    public void close() {}
  }
}
