package org.boardwalk.library.files;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every broken model for pairs is refused with its line, the key and what was expected. */
class BrokenPairsModelTest {

  private static final String SOUND =
      """
      format: boardwalk/model/1
      name: sound
      kind: pairs
      pairs: 36
      tables: 18
      rounds: 13
      boards: {perSet: 2, sets: 13, play: circulating, copies: 2}
      movement: web
      boarding: rule
      walk: rule
      party: none
      switches: none
      search: {time: 60s}
      """;

  static Stream<Broken> models() {
    return Stream.of(
        edit("players", "pairs: 36", "players: 36", 0, "key is missing: pairs"),
        edit("both", "pairs: 36", "pairs: 36\nplayers: 36", 5, "players: is of no use for kind"),
        edit("rotation", "tables: 18", "rotation: none", 5, "rotation: is of no use for kind"),
        edit("criteria", "tables: 18", "criteria: {}", 5, "criteria: is of no use"),
        edit("solo", "kind: pairs", "kind: solo", 0, "key is missing: players"),
        edit("many tables", "tables: 18", "tables: 101", 5, "from 1 to 100, here it is [101]"),
        edit("half a table", "pairs: 36", "pairs: 35", 0, "missing must be said"),
        edit("too few pairs", "pairs: 36", "pairs: 34", 4, "pairs [34] must be from 35 to 36"),
        edit("few sets", "sets: 13", "sets: 12", 7, "boards sets [12] must be at least rounds"),
        edit("replay", "copies: 2", "copies: 2, replay: ever", 7, "never or other-cards"),
        edit(
            "family",
            "movement: web",
            "movement: rainbow",
            8,
            "free, mitchell, howell, web, by-name, by-name-one-winner, sections, american-whist, "),
        edit("closing", "boarding: rule", "closing: relay", 9, "is only for movement: mitchell"),
        edit("no Web", "movement: web", "movement: howell", 9, "is only for movement: web"),
        edit("segments", "boarding: rule", "boarding: 13-up-3", 9, "must look like rule or"),
        edit("too many", "boarding: rule", "boarding: 13-up-3-up", 9, "boarding [13-up-3-up]"),
        edit(
            "walk of boards",
            "movement: web\nboarding: rule\nwalk: rule",
            "movement: free\nwalk: skips",
            9,
            "must be down-one, rule or any"),
        edit("stay", "party: none", "stationary: 2", 11, "is only for movement: free"),
        edit("walk", "walk: rule", "walk: up", 10, "must be rule, up-one, skips or free"),
        edit("party", "party: none", "party: rover", 11, "none, ew-rover or ns-rover"),
        edit("switches", "switches: none", "switches: all", 12, "none, rounds or tables"),
        edit(
            "nothing to switch",
            "movement: web\nboarding: rule\nwalk: rule\nparty: none\nswitches: none",
            "movement: free\nswitches: rounds",
            9,
            "Maybe leave it out, or ask for movement: mitchell or howell"),
        edit("others", "switches: none", "otherResults: 18", 0, "other results [18] must be from"),
        edit("missing", "switches: none", "missing: north", 12, "must be ns or ew"));
  }

  private static Broken edit(String fault, String old, String now, int line, String expected) {
    return Broken.edit(SOUND, fault, s -> s.replaceFirst(old, now), line, expected);
  }

  @ParameterizedTest
  @MethodSource("models")
  void isRefused(Broken broken) {
    Path path = Path.of("broken.yaml");
    broken.assertRefused(path, () -> ModelFile.parse(path, broken.text()));
  }
}
