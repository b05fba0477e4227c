package org.boardwalk.library.files;

import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every broken model is refused with its line, the key and what was expected. */
class BrokenModelTest {

  private static final String SOUND =
      """
      format: boardwalk/model/1
      name: sound
      kind: individual
      players: 13
      tables: 3
      rounds: 13
      boards: {perSet: 2, sets: 13, play: shared, copies: 3}
      rotation: none
      movement: free
      criteria:
        partner: require
        side: ignore
      weights: {partner: 8, opponent: 4, side: 1, direction: 1}
      symmetry: auto
      search: {engine: auto, time: 60s, seed: 1, workers: 2}
      """;

  /** What a message says of a symmetry that is none. */
  private static final String CHOICES =
      "Maybe choose: none; auto; {cyclic: length of the cycles}; {translations: an abelian group,";

  static Stream<Broken> models() {
    return Stream.of(
        edit("missing format", "format: boardwalk/model/1\n", "", 0, "format: must be boardwalk"),
        edit("other version", "model/1", "model/2", 1, "another version of Boardwalk"),
        edit("a solution", "boardwalk/model/1", "boardwalk/solution/1", 1, "is a solution"),
        edit("misspelt key", "players: 13", "player: 13", 4, "Maybe you meant `players`"),
        edit("unknown key", "tables: 3", "colour: red", 5, "colour: is not a known key"),
        fixed("unknown wish", "{stationery: [1]}", "Maybe you meant `stationary`"),
        fixed("stationary out of range", "{stationary: [14]}", "player [14] must be from 1 to 13"),
        fixed("not a couple", "{apart: [[1, 2, 3]]}", "must have 2 elements"),
        fixed("contradiction", "{apart: [[1, 2]], partners: [[2, 1]]}", "is named twice"),
        fixed("leaves at the end", "{left: [{player: 1, after: 13}]}", "must be from 1 to 12"),
        fixed("comes at once", "{late: [{player: 1, from: 1}]}", "must be from 2 to 13"),
        fixed("never stopped", "{curtail: 14}", "fixed curtail [14] must be from 1 to 13"),
        fixed("round left out", "{first: [{round: 2, encounters: [%s]}]}", "must be [1]"),
        fixed("empty round", "{first: [{round: 1, encounters: []}]}", "1 to 50 elements"),
        fixed("odd set", "{first: [{round: 1, encounters: [%s]}]}", "must play set 1"),
        edit("unknown inner key", "perSet: 2,", "perset: 2,", 7, "Maybe you meant `perSet`"),
        edit(
            "key of another kind",
            "players: 13",
            "players: 13\npairs: 6",
            5,
            "pairs: is of no use"),
        edit(
            "unknown kind",
            "kind: individual",
            "kind: quads",
            3,
            "must be individual, pairs, solo or"),
        edit("missing players", "players: 13\n", "", 0, "key is missing: players"),
        edit(
            "text for a number", "players: 13", "players: thirteen", 4, "players: must be a whole"),
        edit("quoted number", "players: 13", "players: \"13\"", 4, "without quotes"),
        edit("fraction", "players: 13", "players: 13.5", 4, "must be a whole number"),
        edit("negative", "players: 13", "players: -13", 4, "from 4 to 200, here it is [-13]"),
        edit("a thousand million", "players: 13", "players: 1000000000", 4, "from 4 to 200"),
        edit(
            "many digits",
            "players: 13",
            "players: " + "9".repeat(500),
            4,
            "must be written plain"),
        edit("long overflow", "seed: 1", "seed: 9999999999999999999", 15, "too large"),
        edit("exponent", "players: 13", "players: 1.3e1", 4, "must be written plainly"),
        edit("hexadecimal", "players: 13", "players: 0xD", 4, "players"),
        edit("leading zero", "players: 13", "players: 013", 4, "must be written plainly"),
        edit("nothing", "players: 13", "players:", 4, "here it is nothing"),
        edit("a list", "players: 13", "players: [13]", 4, "here it is a list"),
        edit("number for text", "name: sound", "name: 13", 2, "Maybe put it in quotes"),
        edit("boolean for text", "name: sound", "name: true", 2, "name: must be text"),
        edit("too many tables", "tables: 3", "tables: 4", 5, "tables [4] must be from 1 to 3"),
        edit("sets against rounds", "sets: 13", "sets: 12", 7, "boards sets [12] must equal"),
        edit("too few copies", "copies: 3", "copies: 2", 7, "boards copies [2]"),
        edit("zero copies", "copies: 3", "copies: 0", 7, "boards.copies: must be from 1 to 1000"),
        edit("rotation", "rotation: none", "rotation: rotate", 7, "multiple of 3"),
        edit("unknown rotation", "rotation: none", "rotation: rotat", 8, "you meant `rotate`"),
        edit(
            "other family",
            "movement: free",
            "movement: mitchell",
            9,
            "movement: must be free, rainbow, single-table or"),
        edit("play", "play: shared", "play: sharde", 7, "boards.play: must be shared or circul"),
        edit("circulating", "sets: 13, play: shared", "play: circulating", 7, "missing: sets"),
        edit("demand", "partner: require", "partner: must", 11, "require, minimise or ignore"),
        edit("criterion", "side: ignore", "sides: ignore", 12, "Maybe you meant `side`"),
        edit("weight", "partner: 8", "partner: -8", 13, "weights.partner: must be from 0"),
        edit("missing weight", "partner: 8, ", "", 13, "key is missing: partner"),
        edit(
            "both",
            "symmetry:",
            "order: [side, partner, opponent, direction]\nsymmetry:",
            0,
            "both"),
        edit("short order", "weights: .*", "order: [side, partner]", 13, "must have 4 elements"),
        edit("order twice", "weights: .*", "order: [side, side, side, side]", 13, "twice"),
        edit("symmetry", "symmetry: auto", "symmetry: cyclic:13", 14, CHOICES),
        edit("symmetry number", "symmetry: auto", "symmetry: 13", 14, CHOICES),
        edit("no symmetry", "symmetry: auto", "symmetry: {}", 14, CHOICES),
        edit("near", "symmetry: auto", "symmetry: autos", 14, "Maybe you meant `auto`"),
        edit("cyclic 1", "symmetry: auto", "symmetry: {cyclic: 1}", 14, "from 2 to 200"),
        edit("cyclic 5", "symmetry: auto", "symmetry: {cyclic: 5}", 14, "must divide rounds [13]"),
        edit("cyclic 14", "symmetry: auto", "symmetry: {cyclic: 14}", 14, "at most the 13 players"),
        edit("two symmetries", "symmetry: auto", "symmetry: {cyclic: 2, generators: []}", 14, ""),
        generator("no cycle", "1 2 3", "must look like"),
        generator("out of range", "(1 14)", "contestants are 1 to 13"),
        generator("named twice", "(1 2 1)", "names 1 twice"),
        generator("unbalanced", "((1 2)", "not in cycle notation"),
        generator("endless", "(1 2)".repeat(3000), "at most 2000 characters"),
        edit("time without unit", "time: 60s", "time: \"60\"", 15, "60s or 500ms"),
        edit("time as number", "time: 60s", "time: 60", 15, "search.time: must be text"),
        edit("no time", "time: 60s", "time: 0s", 15, "must be more than 0"),
        edit("an age", "time: 60s", "time: 999999999999h", 15, "at most a year"),
        edit("workers", "workers: 2", "workers: 65", 15, "search.workers: must be from 1 to 64"),
        edit("engine", "engine: auto", "engine: cp sat", 15, "must look like cpsat"));
  }

  private static Broken fixed(String fault, String fixed, String expected) {
    String text = "fixed: " + fixed.formatted("{table: 1, n: 1, e: 2, s: 3, w: 4, set: 2}");
    return edit(fault, "symmetry: auto", text, 14, expected);
  }

  private static Broken generator(String fault, String cycles, String expected) {
    String symmetry = "symmetry: {generators: [\"" + cycles + "\"]}";
    return edit("generator " + fault, "symmetry: auto", symmetry, 14, expected);
  }

  private static Broken edit(String fault, String old, String now, int line, String expected) {
    return Broken.edit(
        SOUND, fault, s -> s.replaceFirst(old, Matcher.quoteReplacement(now)), line, expected);
  }

  @ParameterizedTest
  @MethodSource("models")
  void isRefused(Broken broken) {
    Path path = Path.of("broken.yaml");
    broken.assertRefused(path, () -> ModelFile.parse(path, broken.text()));
  }
}
