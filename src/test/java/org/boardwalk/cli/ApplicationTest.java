package org.boardwalk.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Redirect;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.ZipFile;
import org.boardwalk.page.http.Chrome;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * The application as a double click starts it: no arguments, no terminal, no Java on the path. A
 * build with {@code -Prelease} tries the folder that it has made, any other the same program
 * without that folder.
 */
@Tag("thorough")
@Timeout(120)
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "needs a Unix shell")
class ApplicationTest {

  private static final Path LAUNCHER = Path.of("target/application/image/boardwalk/bin/boardwalk");
  private static final Path JAR =
      Path.of("target/application/image/boardwalk/lib/app/boardwalk.jar");
  private static final Pattern MOVEMENT = Pattern.compile("href=\"/movement(\\?[^\"]+)\"");

  @TempDir Path temp = Path.of("");
  private final HttpClient client =
      HttpClient.newBuilder().followRedirects(Redirect.NORMAL).build();
  private final List<Process> started = new ArrayList<>();
  private Path data = Path.of("");
  private Path opened = Path.of("");

  @BeforeEach
  void prepare() throws IOException {
    data = Files.createDirectories(temp.resolve("Daten von Jörg").resolve("boardwalk"));
    opened = temp.resolve("opened.txt");
    Path browser = Files.createDirectory(temp.resolve("bin")).resolve("xdg-open");
    Files.writeString(browser, "#!/bin/sh\necho \"$1\" >> '" + opened + "'\n");
    Files.setPosixFilePermissions(browser, PosixFilePermissions.fromString("rwxr-xr-x"));
    Files.createSymbolicLink(browser.resolveSibling("open"), browser);
  }

  @AfterEach
  void end() throws InterruptedException {
    for (Process process : started) {
      process.destroy();
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    }
  }

  private Process start(String... args) throws IOException {
    List<String> command = new ArrayList<>();
    if (Files.exists(LAUNCHER)) {
      command.add(LAUNCHER.toAbsolutePath().toString());
    } else {
      command.addAll(new Child(temp, Map.of(), List.of("-Dboardwalk.application=true")).command());
    }
    command.addAll(List.of(args));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(temp.toFile())
            .redirectError(temp.resolve("err.txt").toFile());
    builder.environment().clear();
    builder
        .environment()
        .putAll(
            Map.of(
                "PATH", temp.resolve("bin").toString(),
                "XDG_DATA_HOME", String.valueOf(data.getParent()),
                "LC_ALL", "C.UTF-8"));
    Process process = builder.start();
    started.add(process);
    return process;
  }

  private static BufferedReader said(Process process) {
    return new BufferedReader(
        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
  }

  /** The address that the program prints first. */
  private URI address(Process process) throws IOException {
    String line = said(process).readLine();
    assertThat(line).as(Files.readString(temp.resolve("err.txt"))).isNotNull();
    return URI.create(Objects.requireNonNull(line));
  }

  private String get(URI page) throws IOException, InterruptedException {
    return client.send(HttpRequest.newBuilder(page).build(), BodyHandlers.ofString()).body();
  }

  private String post(URI page, Map<String, String> form) throws IOException, InterruptedException {
    String fields =
        form.entrySet().stream()
            .map(e -> e.getKey() + "=" + URLEncoder.encode(e.getValue(), StandardCharsets.UTF_8))
            .collect(Collectors.joining("&"));
    HttpResponse<String> reply =
        client.send(
            HttpRequest.newBuilder(page)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(fields))
                .build(),
            BodyHandlers.ofString());
    assertThat(reply.statusCode()).as(reply.body()).isEqualTo(200);
    return reply.body();
  }

  /** The pages that the browser was told to open, once it is that number. */
  private List<String> opened(int number) throws IOException, InterruptedException {
    while (!Files.exists(opened) || Files.readAllLines(opened).size() < number) {
      Thread.sleep(50);
    }
    return Files.readAllLines(opened);
  }

  private static String query(Pattern link, String page) {
    Matcher found = link.matcher(page);
    assertThat(found.find()).as(page).isTrue();
    return found.group(1).replace("&amp;", "&");
  }

  @Test
  void aSecondStartOpensThePageOfTheFirst() throws Exception {
    URI page = address(start());
    Process second = start();
    assertThat(address(second)).isEqualTo(page);
    assertThat(second.waitFor()).isZero();
    assertThat(opened(2)).containsOnly(page.toString());
    assertThat(get(page)).contains("kept in " + data);
  }

  @Test
  void withArgumentsItIsTheProgramInATerminal() throws Exception {
    Process design = start("design", "individual", "--players", "13");
    String answer = said(design).lines().collect(Collectors.joining("\n"));
    assertThat(design.waitFor()).isZero();
    assertThat(answer).startsWith("13 players, 13 rounds");
    assertThat(opened).doesNotExist();
  }

  @Test
  void theSolversLibrariesAreThoseOfOneSystem() throws IOException {
    assumeTrue(Files.exists(JAR), "no application was built");
    try (ZipFile jar = new ZipFile(JAR.toFile())) {
      assertThat(
              jar.stream()
                  .map(entry -> entry.getName().split("/", 2)[0])
                  .filter(folder -> folder.startsWith("ortools-"))
                  .distinct())
          .hasSize(1);
    }
  }

  /** The solver's library lies in the jar. */
  @Test
  void itSolvesWithTheSolverOfThisSystem() throws Exception {
    Process solve =
        start(
            "design individual --players 8 --rounds 3 --engine cpsat --effort 1s --no-cache"
                .split(" "));
    String answer = said(solve).lines().collect(Collectors.joining("\n"));
    assertThat(solve.waitFor()).as(Files.readString(temp.resolve("err.txt"))).isZero();
    assertThat(answer).startsWith("8 players, 3 rounds");
  }

  @Test
  void anEveningGoesFromThePlanToTheRankingAndIsThereAfterAnotherStart() throws Exception {
    Process first = start();
    URI page = address(first);
    String plan = get(page.resolve("/?people=8&unit=pairs&minutes=100"));
    String movement = query(MOVEMENT, plan);
    assertThat(get(page.resolve("/movement" + movement))).contains("Start the room");
    String names = "Alder & Ash\nBeech & Birch";
    String schedule = post(page.resolve("/file" + movement), Map.of("format", "csv"));
    String ranking =
        post(
            page.resolve("/ranking" + movement),
            Map.of("names", names, "results", results(schedule)));
    assertThat(ranking).contains("Alder &amp; Ash", "100.00");
    post(
        page.resolve("/room" + movement),
        Map.of("names", names, "results", results(schedule), "method", "matchpoints"));
    first.destroy();
    first.waitFor();

    Path evening = onlyEvening();
    assertThat(get(address(start()).resolve("/room")))
        .contains("kept in " + data, String.valueOf(evening.getFileName()));
    Process score = start("score", evening.toString());
    assertThat(said(score).lines()).anyMatch(line -> line.contains("Alder & Ash"));
  }

  /** Falling scores of North and South for board 1, at each table in its turn. */
  private static String results(String schedule) {
    StringBuilder results = new StringBuilder("board,table,score\n");
    int score = 420;
    for (String row : schedule.lines().skip(1).filter(line -> line.endsWith(",1")).toList()) {
      results.append("1,").append(row.split(",", -1)[1]).append(',').append(score).append('\n');
      score -= 470;
    }
    return results.toString();
  }

  private Path onlyEvening() throws IOException {
    try (var files = Files.list(data.resolve("evenings"))) {
      List<Path> all = files.filter(file -> file.toString().endsWith(".yaml")).toList();
      assertThat(all).hasSize(1);
      return all.get(0);
    }
  }

  @Test
  void aDamagedListOfMembersIsToldAndKept() throws Exception {
    Path members =
        Files.writeString(data.resolve("members.csv"), "number,name,handicap\n1,Alder,plenty\n");
    assertThat(get(address(start()))).contains("Boardwalk");
    assertThat(Files.readString(temp.resolve("err.txt"))).contains("members.csv");
    assertThat(members).hasContent("number,name,handicap\n1,Alder,plenty\n");
  }

  @Test
  @Tag("browser")
  void thePageOpensInABrowser() throws Exception {
    Chrome.isNeeded();
    start();
    try (Chrome chrome = new Chrome(temp)) {
      chrome.open(opened(1).get(0));
      chrome.awaitText("players");
    }
  }
}
