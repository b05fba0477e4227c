package org.boardwalk.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.RandomMovements;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole movements as JSON, in and out. */
class JsonTest {

  private static final String SOLO =
      """
      {
        "format" : "boardwalk/movement/1",
        "name" : "solo",
        "kind" : "solo",
        "contestants" : 2,
        "tables" : 1,
        "boards" : {
          "sets" : 1,
          "perSet" : 1,
          "play" : "shared",
          "copies" : 1,
          "replay" : "never"
        },
        "rotation" : "none",
        "winners" : 2,
        "rounds" : [ [ {
          "table" : 1,
          "south" : 1,
          "north" : 2,
          "set" : 1
        } ] ]
      }
      """;

  private static Movement read(String text) {
    return new JsonReader().read(new Source(Path.of("night.json"), text), Unstated.USUAL);
  }

  private static String write(Movement movement) {
    return new JsonWriter().write(movement);
  }

  @Test
  void everythingStandsUnderItsName() {
    assertThat(write(PairsExamples.solo())).isEqualTo(SOLO);
    assertThat(read(SOLO)).isEqualTo(PairsExamples.solo());
  }

  @Test
  void thatTablesShareBoardsIsKept() {
    Movement shared = Examples.mitchell(7, 0, 2);
    Movement few = shared.with(shared.boards().sharedBy(1));
    assertThat(write(few)).contains("\"shortage\" : \"shared\"");
    assertThat(read(write(few))).isEqualTo(few);
  }

  @Test
  void otherProgramsLayJsonOutInTheirOwnWay() {
    assertThat(read(SOLO.replaceAll("\\s+", ""))).isEqualTo(PairsExamples.solo());
    assertThat(read(SOLO.replace("  ", "\t"))).isEqualTo(PairsExamples.solo());
    assertThat(read(SOLO.replace("\"name\" : \"solo\"", "\"name\":\"A\\/B\\u00e9\"")).name())
        .isEqualTo("A/B\u00e9");
  }

  @Test
  void nothingIsLost() {
    for (long seed = 1; seed <= 300; seed++) {
      Movement m = RandomMovements.any(seed);
      assertThat(read(write(m))).as("seed %d", seed).isEqualTo(m);
    }
  }

  @Test
  void hostileNamesStayNames() {
    String name = "\"}],\n\u0000\u2028\u202E</script>=cmd\\";
    Movement m = Examples.mitchell(3, 0, 2).named(name);
    assertThat(read(write(m))).isEqualTo(m);
  }

  @Test
  void aSolutionAsJsonIsASolution() {
    String json = SolutionFile.json(Solution.of(Judged.of(Examples.eightPlayers())));
    Path path = Path.of("eight.json");
    assertThat(new JsonReader().recognises(new Source(path, json))).isFalse();
    assertThat(SolutionFile.parse(path, json).solution().movement())
        .contains(Examples.eightPlayers());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          "format" : "boardwalk/movement/1" | "format" : "x"         | 2  | format: must be [boardwalk/movement/1]
          "kind" : "solo"                   | "kind" : "teams"       | 4  | kind: [teams] must be one of
          "kind" : "solo"                   | "kind" : "pairs"       | 16 | lacks [ns]
          "kind" : "solo"                   | "x" : 1                | 0  | lacks [kind]
          "contestants" : 2                 | "contestants" : 1      | 5  | contestants: [1]
          "copies" : 1                      | "copies" : "one"       | 11 | boards.copies: must be a whole number
          "rotation" : "none"               | "rotation" : "swap"    | 14 | rotation [SWAP]
          "winners" : 2                     | "winners" : 3          | 15 | winners [3]
          "set" : 1                         | "set" : 2              | 0  | set [2]
          "name" : "solo"                   | "name" : [1]           | 3  | name: must be text
          "tables" : 1                      | "tables" : 1, "name":1 | 6  | twice
          "tables" : 1                      | "tables" : 1}          | 6  | is not well-formed JSON
          """)
  void whatIsWrongIsSaidOnceWithItsLine(String right, String wrong, int line, String says) {
    assertThat(SOLO).contains(right);
    Refusals.refused(new JsonReader(), SOLO.replace(right, wrong), line, says);
  }
}
