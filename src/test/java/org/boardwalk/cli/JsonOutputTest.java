package org.boardwalk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialects;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.boardwalk.cli.option.Exit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The JSON that commands print for programs, as the schema of each command describes it. */
@Tag("thorough")
public final class JsonOutputTest {

  private static final Path KNOWN =
      Path.of("solutions/individual/shared/14-players/individual-14p-9r-shared-e56303f5.yaml");

  @TempDir Path temp = Path.of("");

  @Test
  void aCheckedFile() throws IOException {
    JsonNode movement = json("check", Exit.DONE, KNOWN.toString()).at("/movements/0");
    assertThat(movement.get("contestants").asInt()).isEqualTo(14);
    assertThat(movement.get("valid").asBoolean()).isTrue();
    assertThat(movement.get("status").asText()).startsWith("feasible");
    assertThat(movement.get("faults")).isEmpty();
  }

  @Test
  void aFileThatWasEdited() throws IOException {
    Path file = temp.resolve("edited.yaml");
    String text = Files.readString(KNOWN, StandardCharsets.UTF_8);
    Files.writeString(file, text.replaceFirst("partner: \\d+", "partner: 7"));
    JsonNode movement = json("check", Exit.BAD_INPUT, file.toString()).at("/movements/0");
    assertThat(movement.get("faults").get(0).asText()).contains("the file says [7]");
    assertThat(movement.get("status").asText()).isEmpty();
  }

  @Test
  void eachMovementOfAFileOfMany() throws IOException {
    Path file = temp.resolve("two.txt");
    Files.writeString(
        file,
        """

        [M1] Mitchell
        2,3,6,2,3
        1,4,1,1,6,2,5,1,3
        2,5,2,2,4,3,6,2,1
        3,6,3,3,5,1,4,3,2

        Ragged
        2,3,6,2,3
        1,4,1,1
        2,5,2,2,4,3,6,2,1
        3,6,3,3,5,1,4,3,2
        """);
    Ran run = Ran.of("check", file.toString(), "--format", "json");
    JsonNode all = valid("check", run.exits(Exit.BAD_INPUT).out()).get("movements");
    assertThat(all.at("/0/valid").asBoolean()).isTrue();
    assertThat(all.at("/1/status").asText()).startsWith("cannot be read");
  }

  @Test
  void movementsSideBySide() throws IOException {
    String other = KNOWN.toString().replace("e56303f5", "821fb4c9");
    JsonNode all = json("compare", Exit.DONE, KNOWN.toString(), other).get("movements");
    assertThat(all).hasSize(2);
    assertThat(all.at("/1/againstFirst/tendency").asText()).isNotEmpty();
    assertThat(all.at("/0/againstFirst").isMissingNode()).isTrue();
  }

  @Test
  void aSecondSession() throws IOException {
    Path file = temp.resolve("mitchell.yaml");
    Ran.of("design", "mitchell", "--tables", "5", "--out", file.toString()).exits(Exit.DONE);
    JsonNode later =
        json("crossover", Exit.DONE, file.toString(), "--starts", "1", "--time", "1h")
            .at("/sessions/0");
    assertThat(later.get("session").asInt()).isEqualTo(2);
    assertThat(later.get("bound").asInt()).isLessThanOrEqualTo(later.get("repeated").asInt());
  }

  @ParameterizedTest
  @ValueSource(strings = {"--players 22", "--pairs 9", "--players 27 --copies 1 --stationary 1"})
  void proposals(String people) throws IOException {
    Ran run = Ran.of(List.of(("plan --format json " + people).split(" ")));
    assertThat(valid("plan", run.exits(Exit.DONE).out()).get("proposals")).isNotEmpty();
  }

  @Test
  void proposalsForARoomInTwoParts() throws IOException {
    String[] room = {"--players", "22", "--solo", "6", "--minutes", "150"};
    JsonNode all = json("plan", Exit.DONE, room).get("proposals");
    assertThat(all).isNotEmpty();
    for (JsonNode proposal : all) {
      JsonNode lone = proposal.get("twoHanded");
      assertThat(proposal.get("contestants").asInt()).isEqualTo(16);
      assertThat(lone.get("contestants").asInt()).isEqualTo(6);
      assertThat(lone.get("rounds").asInt() * lone.get("moveAfterRounds").asInt())
          .isEqualTo(proposal.get("rounds").asInt());
      assertThat(lone.get("rounds").asInt() * lone.get("boardsPerRound").asInt())
          .isEqualTo(proposal.get("rounds").asInt() * proposal.get("boardsPerRound").asInt());
      int apart = proposal.get("copies").asInt() + lone.get("copies").asInt();
      assertThat(lone.get("separateBoards").asBoolean())
          .isEqualTo(lone.get("copiesForBoth").asInt() >= apart);
    }
  }

  @Test
  void aRoomThatDoesNotKeepTheClockIsNoProposal() throws IOException {
    String[] room = {"--pairs", "9", "--solo", "4", "--boards", "37"};
    assertThat(json("plan", Exit.GAVE_UP, room).get("proposals")).isEmpty();
  }

  @Test
  void cellsOfTheAtlasAndWhatTheyComeTo() throws IOException {
    Path kept = temp.resolve(Path.of("solutions").relativize(KNOWN));
    Files.createDirectories(kept.getParent());
    Files.copy(KNOWN, kept);
    String[] some = {"show", "--players", "13..14", "--rounds", "9", "--solutions", "" + temp};
    JsonNode cells = json("atlas", Exit.DONE, some).get("cells");
    assertThat(cells).isNotEmpty().anyMatch(c -> c.get("status").asText().equals("feasible"));
    List<String> summary = new ArrayList<>(List.of(some));
    summary.add("--summary");
    JsonNode varieties = json("atlas", Exit.DONE, summary.toArray(String[]::new)).get("varieties");
    assertThat(varieties).anyMatch(v -> v.get("feasible").asInt() == 1);
  }

  @Test
  void oursBesideReferences() throws IOException {
    Files.createDirectory(temp.resolve("references"));
    Files.copy(KNOWN, temp.resolve("references").resolve("fourteen.yaml"));
    Path empty = Files.createDirectory(temp.resolve("solutions"));
    String references = temp.resolve("references").toString();
    Ran run = Ran.of("regress", references, "--solutions", empty.toString(), "--format", "json");
    assertThat(valid("regress", run.out()).at("/totals/references").asInt()).isEqualTo(1);
  }

  @Test
  void winnersOfTheEvent() throws IOException {
    Path played = temp.resolve("two.csv");
    Files.writeString(played, "round,table,ns,ew,set\n1,1,1,3,1\n1,2,2,4,1\n");
    Path scores = temp.resolve("scores.csv");
    Files.writeString(scores, "board,table,score\n1,1,420\n1,2,-50\n");
    JsonNode event = json("score", Exit.DONE, played.toString(), scores.toString()).at("/events/0");
    assertThat(event.get("method").asText()).isEqualTo("matchpoints");
    assertThat(event.get("missing").asInt()).isEqualTo(2);
    assertThat(event.at("/rankings/0/places/0/mean").asDouble()).isEqualTo(100);
  }

  @Test
  void whatAMovementIs() throws IOException {
    Path file = temp.resolve("mitchell.yaml");
    Ran.of("design", "mitchell", "--tables", "5", "--out", file.toString()).exits(Exit.DONE);
    JsonNode said = json("explain", Exit.DONE, file.toString());
    assertThat(said.get("form").asText()).isEqualTo("Mitchell");
    assertThat(said.get("how").asText()).contains("Source:");
    assertThat(said.has("construction")).isFalse();
  }

  @Test
  void whichGroupMakesAMovementOfPlayers() throws IOException {
    Path file = temp.resolve("five.yaml");
    String five =
        "design individual --players 5 --symmetry cyclic:5 --effort 50ms --no-cache --out ";
    Ran.of(List.of((five + file).split(" "))).exits(Exit.DONE);
    JsonNode made = json("explain", Exit.DONE, file.toString()).get("construction");
    assertThat(made.get("group").asText()).isEqualTo("Z5");
    assertThat(made.get("baseRounds")).hasSize(1);
    assertThat(made.at("/baseRounds/0/makes")).hasSize(5);
  }

  @Test
  void aMatchOfSeveralNights() throws IOException {
    Path file = temp.resolve("six.yaml");
    Ran.of(
            "design",
            "pairs",
            "--pairs",
            "6",
            "--rounds",
            "3",
            "--effort",
            "50ms",
            "--out",
            "" + file)
        .exits(Exit.DONE);
    String[] asked = {file.toString(), "--nights", "3", "--time", "1h"};
    JsonNode match = json("nights", Exit.DONE, asked);
    assertThat(match.get("nights").asInt()).isEqualTo(3);
    assertThat(match.at("/meetings/ours/repeated").asInt())
        .isBetween(
            match.at("/meetings/bound").asInt(),
            match.at("/meetings/sameNumbers/repeated").asInt());
    assertThat(match.has("partners")).isFalse();
  }

  @Test
  void allMovementsOfASize() throws IOException {
    JsonNode all = json("enumerate", Exit.DONE, "--players", "9");
    assertThat(all.get("opponents")).hasToString("{\"least\":2,\"most\":2}");
    assertThat(all.at("/movements/0/automorphisms").asInt()).isEqualTo(144);
    assertThat(all.at("/movements/1/automorphisms").asInt()).isEqualTo(16);
  }

  @Test
  void winnersOfAMatchOfSeveralNights() throws IOException {
    String[] scores = {"1,1,2,420\n1,3,4,-50\n", "1,1,5,-50\n1,3,4,420\n"};
    List<String> asked = new ArrayList<>();
    for (String night : scores) {
      Path file = temp.resolve("night" + asked.size() + ".csv");
      Files.writeString(file, "board,south,north,score\n" + night);
      asked.add(file.toString());
    }
    JsonNode match = json("season", Exit.DONE, asked.toArray(String[]::new));
    JsonNode first = match.at("/places/0");
    assertThat(first.get("name").asText()).isEqualTo("5");
    assertThat(first.get("nights")).hasToString("[null,100.0]");
    assertThat(match.get("method").asText()).isEqualTo("matchpoints");
  }

  private static JsonNode json(String command, Exit exit, String... args) throws IOException {
    return json(command, command, exit, args);
  }

  /** The JSON that a command prints, checked against its schema. */
  public static JsonNode json(String command, String schema, Exit exit, String... args)
      throws IOException {
    List<String> line = new ArrayList<>(List.of(command));
    line.addAll(List.of(args));
    line.addAll(List.of("--format", "json"));
    return valid(schema, Ran.of(line).exits(exit).out());
  }

  static JsonNode valid(String command, String out) throws IOException {
    JsonNode read = new JsonMapper().readTree(out);
    String schema = "classpath:org/boardwalk/publish/json/" + command + ".schema.json";
    assertThat(
            SchemaRegistry.withDialect(Dialects.getDraft202012())
                .getSchema(SchemaLocation.of(schema))
                .validate(read))
        .as(out)
        .isEmpty();
    return read;
  }
}
