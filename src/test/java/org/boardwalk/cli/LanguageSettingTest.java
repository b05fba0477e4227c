package org.boardwalk.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.boardwalk.cli.option.Exit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * File names with accents where the language setting knows plain letters only: they work or are
 * refused clearly, and no unintended place is read or written.
 */
@Tag("thorough")
class LanguageSettingTest {

  /** The bytes of a name with an accent, for a shell. */
  private static final String ACCENT = "$(printf '\\303\\266')";

  private static final String KNOWN =
      "solutions/individual/shared/14-players/individual-14p-9r-shared-7c045855.yaml";

  /** The body of a form that uploads a file. */
  private static final String RESULTS =
      "--b\r\nContent-Disposition: form-data; name=\"resultsFile\"; filename=\"Caf\u00e9.csv\""
          + "\r\n\r\nboard,ns,ew,score\n1,1,3,420\n1,2,4,-50\n\r\n--b--\r\n";

  @TempDir Path temp = Path.of("");

  @BeforeEach
  void namesAreBytes() {
    assumeTrue(File.separatorChar == '/');
  }

  private Child child(String home) {
    return new Child(temp, Map.of("LC_ALL", "C", "BOARDWALK_HOME", home), List.of());
  }

  private Child child() {
    return child(temp.resolve("home").toString());
  }

  private static void refused(Ran ran) {
    assertThat(ran.exits(Exit.USAGE).err())
        .contains("characters that this language setting cannot hold\nMaybe set LC_ALL=C.UTF-8");
    ran.refusedInOneMessage();
  }

  @Test
  void aFileWithAnAccentIsRefusedInOneMessage() throws IOException, InterruptedException {
    refused(child().runBy("exec \"$@\" " + ACCENT + ".yaml", "check"));
  }

  @Test
  @Tag("slow")
  void inAFolderWithAnAccentNothingIsWrittenElsewhere() throws IOException, InterruptedException {
    String script = "mkdir " + ACCENT + " && cd " + ACCENT + " && exec \"$@\"";
    refused(child().runBy(script, "design", "individual", "--players", "5", "--solutions", "mine"));
    try (var made = Files.list(temp)) {
      assertThat(made).as("the folder with the accent alone").hasSize(1);
    }
  }

  @Test
  @Tag("slow")
  void aHomeWithAnAccentIsRefusedInOneMessage() throws IOException, InterruptedException {
    String script = "BOARDWALK_HOME=\"$PWD/" + ACCENT + "\" exec \"$@\"";
    Ran ran = child().runBy(script, "design", "individual", "--players", "5");
    refused(ran);
    assertThat(ran.err()).startsWith("BOARDWALK_HOME");
    assertThat(temp).isEmptyDirectory();
  }

  @Test
  void oneSolutionWithAnAccentDoesNotStopTheOthers() throws IOException, InterruptedException {
    Path known = Path.of(KNOWN);
    Path folder = Files.createDirectories(temp.resolve("kept/individual/shared/14-players"));
    Files.copy(known, folder.resolve(known.getFileName()));
    Ran ran =
        child()
            .runBy(
                "cp kept/*/*/*/*.yaml kept/" + ACCENT + ".yaml && exec \"$@\"",
                "atlas",
                "verify",
                "--solutions",
                "kept");
    assertThat(ran.exits(Exit.BAD_INPUT).out())
        .contains("whose name this language setting cannot hold\nMaybe set LC_ALL=C.UTF-8")
        .contains("2 files: ", ", 1 errors; ");
    assertThat(ran.err()).startsWith("1 file cannot be read or believed\nMaybe ");
  }

  @Test
  @Tag("slow")
  void resultsWithAnAccentInTheirNameAreScoredOnThePage() throws Exception {
    Path err = temp.resolve("err.txt");
    Process served = child().builder(err, child().command("serve", "--port", "0")).start();
    try (var out = served.inputReader(StandardCharsets.UTF_8)) {
      URI page = URI.create(Objects.requireNonNull(out.readLine()));
      HttpRequest request =
          HttpRequest.newBuilder(page.resolve("/scored"))
              .header("Content-Type", "multipart/form-data; boundary=b")
              .POST(HttpRequest.BodyPublishers.ofString(RESULTS))
              .build();
      var reply = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
      assertThat(reply.statusCode()).as(reply.body()).isEqualTo(303);
    } finally {
      served.destroyForcibly();
    }
  }
}
