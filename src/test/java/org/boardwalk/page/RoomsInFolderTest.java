package org.boardwalk.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Redirect;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.Boardwalk;
import org.boardwalk.movement.Examples;
import org.boardwalk.page.http.PageServer;
import org.boardwalk.page.site.ClubFolder;
import org.boardwalk.page.site.Rooms;
import org.boardwalk.page.site.WebSettings;
import org.boardwalk.scoring.entry.MemberList;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rooms that are started from the planner's page. */
@Tag("thorough")
class RoomsInFolderTest {

  @TempDir Path temp = Path.of("");
  private final HttpClient client =
      HttpClient.newBuilder().followRedirects(Redirect.NORMAL).build();

  private HttpResponse<String> get(String address) throws Exception {
    return client.send(
        HttpRequest.newBuilder(URI.create(address)).build(), BodyHandlers.ofString());
  }

  private RoomsInFolder rooms(int port) {
    return new RoomsInFolder(new ClubFolder(temp, MemberList.NONE), port);
  }

  private static int freePort() throws IOException {
    try (ServerSocket any = new ServerSocket(0)) {
      return any.getLocalPort();
    }
  }

  private static SavedEvening tuesday() {
    return SavedEvening.of(
            Judged.of(Examples.mitchell(3, 0, 2)), LocalDate.of(2026, 2, 3), Map.of(1, "Ann"))
        .titled("Tuesday");
  }

  @Test
  void anEveningIsResumedAtTheSameAddressAfterTheProgramEnded() throws Exception {
    int port = freePort();
    Rooms before = rooms(port);
    before.keepPin("2468");
    before.start(tuesday());
    Rooms.Running left = before.running().get(0);
    assertThat(before.recent()).isEmpty();
    before.close();
    Rooms after = rooms(port);
    try {
      assertThat(after.recent())
          .containsExactly(
              new Rooms.Begun(
                  "2026-02-03-tuesday.yaml",
                  "Tuesday",
                  "2026-02-03: Not begun; 1 of 6 pairs named; 0 of 18 results entered",
                  true));
      after.resume("2026-02-03-tuesday.yaml");
      assertThat(after.running()).containsExactly(left);
      assertThat(left.pin()).isEqualTo("2468");
      assertThat(URI.create(left.address()).getPort()).isEqualTo(port);
      assertThat(get(left.address() + "wall").body()).contains("Tuesday");
      assertThat(after.recent()).isEmpty();
    } finally {
      after.close();
    }
  }

  @Test
  void onlyFilesOfTheFolderAreResumed() throws Exception {
    Files.createDirectories(temp.resolve("evenings"));
    Files.writeString(temp.resolve("evenings").resolve("torn.yaml"), "boardwalk: evening\n");
    EveningFile.create(temp.resolve("outside.yaml"), tuesday());
    Rooms rooms = rooms(freePort());
    assertThat(rooms.recent())
        .singleElement()
        .matches(evening -> !evening.readable() && evening.title().equals("torn.yaml"))
        .matches(evening -> evening.progress().startsWith("torn.yaml: "));
    assertThatThrownBy(() -> rooms.resume("../outside.yaml"))
        .hasMessageContaining("evening [../outside.yaml] is not there");
    assertThat(rooms.running()).isEmpty();
  }

  @Test
  void aPinIsDrawnUntilOneIsChosenAndAgainOnceItIsTakenBack() throws Exception {
    Rooms rooms = rooms(freePort());
    assertThat(rooms.pin()).isEmpty();
    assertThatThrownBy(() -> rooms.keepPin("12a4")).hasMessageContaining("4 to 12 digits");
    rooms.keepPin("1357");
    assertThat(rooms(freePort()).pin()).isEqualTo("1357");
    rooms.keepPin("");
    assertThat(rooms(freePort()).pin()).isEmpty();
  }

  @Test
  void eachRoomHasItsFileItsAddressAndItsPin() throws Exception {
    SavedEvening evening = tuesday();
    Rooms rooms = rooms(freePort());
    try {
      rooms.start(evening);
      rooms.start(evening);
      assertThat(rooms.running())
          .extracting(r -> "" + r.file().getFileName())
          .containsExactly("2026-02-03-tuesday-2.yaml", "2026-02-03-tuesday.yaml");
      for (Rooms.Running room : rooms.running()) {
        assertThat(room.pin()).matches("[0-9]{4,12}");
        assertThat(EveningFile.read(room.file())).isEqualTo(evening);
        assertThat(get(room.address() + "wall").body()).contains("Tuesday");
      }
    } finally {
      rooms.close();
    }
    assertThat(rooms.running()).isEmpty();
  }

  @Test
  void theMovementPageStartsTheRoomWithTheTypedNames() throws Exception {
    Boardwalk boardwalk = new Boardwalk(Optional.empty(), fault -> {});
    try (PageServer server =
        WebServer.start(
            boardwalk,
            WebSettings.USUAL
                .at(0)
                .with(MemberList.parse(Path.of("members.csv"), "12,Ann\n7,Cy,3\n")),
            temp)) {
      String plan = get(server.address() + "?people=14&unit=pairs&minutes=180").body();
      Matcher link = Pattern.compile("/movement(\\?[^\"]+)").matcher(plan);
      assertThat(link.find()).isTrue();
      String query = link.group(1).replace("&amp;", "&");
      assertThat(get(server.address().resolve("/movement" + query).toString()).body())
          .contains("Start the room", "<option value=\"Cy\">");
      HttpRequest pick =
          HttpRequest.newBuilder(server.address().resolve("/movement" + query))
              .header("Content-Type", "application/x-www-form-urlencoded")
              .POST(BodyPublishers.ofString("names=Ann+%26+Bo&pick=1&picked=Cy&partner=Di"))
              .build();
      assertThat(client.send(pick, BodyHandlers.ofString()).body())
          .contains("number,name\n1,Ann &amp; Bo\n2,Cy &amp; Di\n");
      HttpRequest send =
          HttpRequest.newBuilder(server.address().resolve("/room" + query))
              .header("Content-Type", "application/x-www-form-urlencoded")
              .POST(
                  BodyPublishers.ofString(
                      "names=Ann+%26+Bo&method=matchpoints&club=Elm+Club&date=2026-03-04"))
              .build();
      HttpResponse<String> rooms = client.send(send, BodyHandlers.ofString());
      assertThat(rooms.uri().getPath()).isEqualTo("/room");
      assertThat(rooms.body()).contains("The director&#39;s PIN", "wall");
      try (var files = Files.list(temp.resolve("evenings"))) {
        assertThat(files.filter(f -> f.toString().endsWith(".yaml")))
            .singleElement()
            .satisfies(
                f -> {
                  SavedEvening evening = EveningFile.read(f);
                  assertThat(evening.names()).containsEntry(1, "Ann & Bo");
                  assertThat(evening.members().people().get(1)).hasSize(1);
                  assertThat(evening.members().club()).isEqualTo("Elm Club");
                  assertThat(evening.date()).isEqualTo("2026-03-04");
                });
      }
      assertThat(get(server.address().resolve("/movement" + query).toString()).body())
          .as("the club is remembered")
          .contains("value=\"Elm Club\"");
      HttpRequest list =
          HttpRequest.newBuilder(server.address().resolve("/room/members"))
              .header("Content-Type", "multipart/form-data; boundary=xx")
              .POST(
                  BodyPublishers.ofString(
                      "--xx\r\nContent-Disposition: form-data; name=\"members\";"
                          + " filename=\"m.csv\"\r\n\r\n8,Fay\n9,Gus\n\r\n--xx--\r\n"))
              .build();
      assertThat(client.send(list, BodyHandlers.ofString()).body()).contains("Members now: 2");
      assertThat(get(server.address().resolve("/movement" + query).toString()).body())
          .contains("<option value=\"Gus\">")
          .doesNotContain("<option value=\"Cy\">");
      assertThat(temp.resolve("members.csv")).hasContent("8,Fay\n9,Gus\n");
    }
  }
}
