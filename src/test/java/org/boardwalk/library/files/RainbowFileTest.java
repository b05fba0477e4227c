package org.boardwalk.library.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.wish.Form;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Moves;
import org.boardwalk.wish.Rainbow;
import org.boardwalk.wish.Rainbows;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RainbowFileTest {

  private static final Path NAME = Path.of("rainbow.yaml");
  private static final String LEAST =
      """
      format: boardwalk/model/1
      name: least
      kind: individual
      players: 28
      rounds: 6
      boards: {perSet: 2}
      movement: rainbow
      """;

  private static IndividualWish read(String more) {
    return (IndividualWish) ModelFile.parse(NAME, LEAST + more);
  }

  @Test
  void whatIsNotSaidIsThePlainRuleWithOneCopyOfAsManySetsAsTables() {
    assertThat(read("").form()).isEqualTo(Form.RAINBOW);
    assertThat(read("").tables()).isEqualTo(7);
    assertThat(read("").boards()).isEqualTo(new Boards(7, 2, Play.CIRCULATING, 1));
  }

  @Test
  void movesAreReadAndWritten() {
    List<Moves> all =
        List.of(
            Moves.Steps.RULE,
            new Moves.Steps(2, -3, 0, 200),
            Moves.ANY_STEPS,
            Moves.GUIDE_CARDS,
            Moves.ROVERS);
    for (Moves moves : all) {
      IndividualWish wish = read("").with(new Rainbow(moves));
      assertThat(ModelFile.parse(NAME, ModelFile.text(wish))).isEqualTo(wish);
    }
    assertThat(read("moves: {south: 1, east: 2, west: -2, sets: -1}\n").form())
        .isEqualTo(Form.RAINBOW);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "moves: quickly|moves: must be rule, steps, cards, rovers or keys and values",
        "moves: {south: 1}|key is missing",
        "moves: {south: 1, east: 2, west: -2, boards: 1}|is not a known key",
        "moves: {south: 201, east: 2, west: -2, sets: -1}|must be from -200 to 200",
        "tables: 6|players: players [28] must be 4 at each of [6] tables",
        "criteria: {direction: minimise}|must be ignore in a rainbow",
        "symmetry: {cyclic: 7}|cannot be asked of a rainbow"
      })
  void whatMakesNoSenseIsRefusedWithItsLine(String key, String expected) {
    assertThatThrownBy(() -> read(key + "\n"))
        .isInstanceOf(FileException.class)
        .hasMessageContaining(expected)
        .hasMessageStartingWith("rainbow.yaml:")
        .hasMessageContaining(key.replaceAll(":.*", ""));
  }

  @Test
  void movesAreOnlyForARainbow() {
    String free = LEAST.replace("movement: rainbow", "moves: rule");
    assertThatThrownBy(() -> ModelFile.parse(NAME, free))
        .hasMessage("rainbow.yaml:7: moves: is only for movement: rainbow\nMaybe leave it out.");
  }

  @Test
  void itsFileIsAnotherThanThatOfAFreeMovement() {
    IndividualWish rainbow = Rainbows.of(7, 7, Moves.Steps.RULE);
    List<String> place = CanonicalModel.place(rainbow);
    assertThat(place.subList(0, 3)).containsExactly("individual", "rainbow", "28-players");
    assertThat(place.get(3)).matches("rainbow-28p-7r-circulating-[0-9a-f]{8}\\.yaml");
    List<String> free = CanonicalModel.place(rainbow.with(Form.FREE));
    assertThat(free.subList(0, 3)).containsExactly("individual", "circulating", "28-players");
    assertThat(free.get(3)).matches("individual-28p-7r-circulating-[0-9a-f]{8}\\.yaml");
    assertThat(CanonicalModel.text(rainbow))
        .isNotEqualTo(CanonicalModel.text(rainbow.with(Form.FREE)));
    assertThat(
            List.of(
                    Moves.Steps.RULE,
                    new Moves.Steps(1, 3, 2, 6),
                    Moves.ANY_STEPS,
                    Moves.GUIDE_CARDS)
                .stream()
                .map(m -> CanonicalModel.place(rainbow.with(new Rainbow(m))))
                .distinct())
        .hasSize(4);
  }

  @Test
  void stepsThatDifferByTheNumberOfTablesAreTheSameWish() {
    IndividualWish rainbow = Rainbows.of(7, 7, Moves.Steps.RULE, Rotation.ROTATE, 3);
    assertThat(CanonicalModel.text(rainbow.with(new Rainbow(new Moves.Steps(8, -5, 5, 6)))))
        .isEqualTo(CanonicalModel.text(rainbow));
  }
}
