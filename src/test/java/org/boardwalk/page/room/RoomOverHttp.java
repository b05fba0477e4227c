package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.boardwalk.page.WebServer;
import org.boardwalk.page.http.PageServer;
import org.boardwalk.scoring.Members;
import org.boardwalk.scoring.entry.MemberList;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.EveningStore;
import org.boardwalk.scoring.evening.SavedEvening;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A room that is served, and who visits it. */
public abstract class RoomOverHttp {

  static final String PIN = "246813";

  @TempDir Path temp = Path.of("");
  private final HttpClient client = HttpClient.newHttpClient();
  Path file = Path.of("");
  private PageServer server;

  /** The clubs that were kept for later evenings. */
  final List<Members> kept = new ArrayList<>();

  public URI address = URI.create("http://127.0.0.1/");

  @BeforeEach
  void serve() throws IOException {
    server = serving(evening());
  }

  /** Serves this evening in the place of the one before. */
  void serveInstead(Path evening) throws IOException {
    server.close();
    server = serving(evening);
  }

  private PageServer serving(Path evening) throws IOException {
    file = evening;
    LiveRoom room = new LiveRoom(EveningStore.open(file), Clock.systemUTC());
    PageServer started =
        WebServer.start(
            room, RoomSettings.at("127.0.0.1", 0, PIN).with(members()).keeping(this::keep));
    address = started.address();
    return started;
  }

  /** Keeps a club and its people for later evenings. */
  void keep(Members played) {
    kept.add(played);
  }

  /** The members from whom names are picked. */
  MemberList members() {
    return MemberList.NONE;
  }

  /** The file of the evening. */
  Path evening() {
    return RoomEvening.in(temp);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  public HttpResponse<String> get(String link, String cookie) throws Exception {
    HttpRequest.Builder request = HttpRequest.newBuilder(address.resolve(link));
    return client.send(cookie(request, cookie).build(), BodyHandlers.ofString());
  }

  HttpResponse<String> post(String link, String cookie, Map<String, String> form) throws Exception {
    String body =
        form.entrySet().stream()
            .map(e -> e.getKey() + "=" + URLEncoder.encode(e.getValue(), StandardCharsets.UTF_8))
            .collect(Collectors.joining("&"));
    HttpRequest.Builder request =
        HttpRequest.newBuilder(address.resolve(link))
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(BodyPublishers.ofString(body));
    return client.send(cookie(request, cookie).build(), BodyHandlers.ofString());
  }

  private static HttpRequest.Builder cookie(HttpRequest.Builder request, String cookie) {
    return cookie.isEmpty() ? request : request.header("Cookie", cookie);
  }

  String director() throws Exception {
    HttpResponse<String> reply = post("/pin", "", Map.of("pin", PIN));
    assertThat(reply.statusCode()).isEqualTo(303);
    String cookie = reply.headers().firstValue("Set-Cookie").orElse("");
    assertThat(cookie).contains("HttpOnly", "SameSite=Strict");
    return cookie.substring(0, cookie.indexOf(';'));
  }

  /** The hidden word of the director's forms. */
  String form(String cookie) throws Exception {
    Matcher hidden =
        Pattern.compile("name=\"form\" value=\"(\\w+)\"").matcher(get("/desk", cookie).body());
    assertThat(hidden.find()).isTrue();
    return hidden.group(1);
  }

  void beginFirstRound(String cookie) throws Exception {
    Map<String, String> turn = Map.of("form", form(cookie), "turn", "next", "round", "0");
    assertThat(post("/clock", cookie, turn).statusCode()).isEqualTo(303);
  }

  SavedEvening saved() {
    return EveningFile.read(file);
  }
}
