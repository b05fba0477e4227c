package org.boardwalk.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.PartedExamples;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Movements in rounds of several sets, in the formats of other programs. */
class PartedFilesTest {

  private static Movement read(String name, String text) {
    Source source = new Source(Path.of(name), text);
    return Exchange.read(source, Unstated.USUAL);
  }

  /** The movement as bridgescorer lists it: a table in a round with all of its boards. */
  private static String listed(Movement movement) {
    StringBuilder yaml = new StringBuilder("name: " + movement.name() + "\n");
    yaml.append("numberTeams: ").append(movement.contestants()).append("\nhands:\n");
    for (int r = 1; r <= movement.wholeRounds(); r++) {
      for (Encounter e : movement.inWholeRounds().rounds().get(r - 1).encounters()) {
        Boards boards = movement.boards();
        List<Integer> all = new ArrayList<>();
        for (int set : movement.sets(r, e.table())) {
          IntStream.rangeClosed(boards.firstBoard(set), boards.lastBoard(set)).forEach(all::add);
        }
        yaml.append(
            "- {table: %d, round: %d, ns: %s, ew: %s, boards: %s}\n"
                .formatted(
                    e.table(),
                    r,
                    e.seating().at(Direction.NS).get(0),
                    e.seating().at(Direction.EW).get(0),
                    all));
      }
    }
    return yaml.toString();
  }

  @Test
  void publishedListsOfBoardsAreRead() {
    String six = listed(PartedExamples.sixPairs());
    assertThat(six).contains("boards: [5, 6, 17, 18]");
    assertThat(read("six.yaml", six)).isEqualTo(PartedExamples.sixPairs());
    assertThat(read("five.yaml", listed(PartedExamples.fivePairs())))
        .isEqualTo(PartedExamples.fivePairs());
  }

  @Test
  void theOrderOfTheListIsThatOfPlay() {
    String turned = listed(PartedExamples.sixPairs()).replace("[5, 6, 17, 18]", "[17, 18, 5, 6]");
    assertThat(read("six.yaml", turned).sets(1, 2)).containsExactly(9, 3);
  }

  @Test
  void boardsInNoSetsAreRefused() {
    String wrong = listed(PartedExamples.sixPairs()).replace("[5, 6, 17, 18]", "[5, 6, 17]");
    assertThatThrownBy(() -> read("six.yaml", wrong))
        .isInstanceOf(FileException.class)
        .hasMessageContaining("round 1, table 2: boards [5, 6, 17]")
        .hasMessageContaining("do not form a set");
  }

  @ParameterizedTest
  @EnumSource(
      value = MovementFormat.class,
      names = {"CSV", "JSON", "BWS"})
  void movementIsReadAsItWasWritten(MovementFormat format) {
    Movement six = PartedExamples.sixPairs();
    assertThat(Exchange.lost(six, format, Unstated.USUAL)).doesNotContain("sets in a round [2]");
    byte[] written = Exchange.bytes(six, format);
    Movement again = Exchange.read(new Source(Path.of("six"), written), Unstated.USUAL);
    assertThat(again.named(six.name())).isEqualTo(six);
  }

  @ParameterizedTest
  @EnumSource(
      value = MovementFormat.class,
      names = {"ASC", "MOV", "EBUSCORE"})
  void otherFormatsSayThatPartsAreLost(MovementFormat format) {
    assertThat(Exchange.lost(PartedExamples.sixPairs(), format, Unstated.USUAL))
        .contains("sets in a round [2]");
  }

  @Test
  void twoLinesForATableWithOtherSeatsAreNoParts() {
    String csv = "round,table,ns,ew,set\n1,1,1,2,1\n1,1,2,1,2\n2,1,1,3,3\n2,1,1,3,4\n";
    assertThat(read("odd.csv", csv).boards().parts()).isEqualTo(1);
  }
}
