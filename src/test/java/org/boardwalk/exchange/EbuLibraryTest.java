package org.boardwalk.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seating;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Violation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A file of ten movements for EBUScore, written by hand. */
@Tag("thorough")
class EbuLibraryTest {

  private static final int CHOSEN = 40;
  private static final Path PATH = Path.of("club.txt");
  private static final Path TEN =
      Path.of("src/test/resources/org/boardwalk/exchange/ten-movements.txt");

  static Volume ten() {
    return read(FileText.read(TEN));
  }

  private static Volume read(String text) {
    return new EbuScoreReader().readAll(new Source(PATH, text), Unstated.USUAL);
  }

  static Movement movement(int number) {
    return ten().pieces().get(number - 1).movementOrFault();
  }

  private static List<List<Integer>> out(Movement m) {
    return m.rounds().stream().map(r -> r.sittingOut(m.contestants())).toList();
  }

  @Test
  void everyMovementHasItsNumberAndTitle() {
    assertThat(ten().pieces())
        .extracting(Piece::label)
        .containsExactly(
            "#1 [M1] Mitchell, two lists",
            "#2 [M2] Mitchell, one numbering",
            "#3 Mitchell without NS 3",
            "#4 Mitchell without EW 2",
            "#5 [M176] Howell, pair 4 is not there",
            "#6 [M180] Rainbow of three tables",
            "#7 [M181] Numbered from 21, one table rests",
            "#8 Ragged",
            "#9 [M190] A player twice",
            "#10 [T9] Stagger");
    assertThat(ten().pieces())
        .extracting(Piece::mark)
        .containsExactly("M1", "M2", "", "", "M176", "M180", "M181", "", "M190", "T9");
  }

  @Test
  void bothNumberingsAreTheSameMitchell() {
    assertThat(movement(1).rounds()).isEqualTo(Examples.mitchell(3, 0, 2).rounds());
    assertThat(movement(1).winners()).isEqualTo(2);
    assertThat(movement(2).rounds()).isEqualTo(Examples.mitchell(3, 1, 1).rounds());
    assertThat(movement(2).winners()).isEqualTo(1);
  }

  @Test
  void withoutNsThreeThereAreFivePairs() {
    Movement m = movement(3);
    assertThat(m.contestants()).isEqualTo(5);
    assertThat(m.tables()).isEqualTo(3);
    assertThat(m.winners()).isEqualTo(2);
    assertThat(out(m)).containsExactly(List.of(5), List.of(4), List.of(3));
    assertThat(m.neverPlaying()).isEmpty();
    assertThat(m.rounds().get(0).encounters())
        .containsExactly(
            new Encounter(1, new Seating.TwoPairs(1, 3), 1),
            new Encounter(2, new Seating.TwoPairs(2, 4), 2));
  }

  @Test
  void withoutEwTwoThoseAboveMoveUp() {
    Movement m = movement(4);
    assertThat(m.contestants()).isEqualTo(5);
    assertThat(out(m)).containsExactly(List.of(2), List.of(3), List.of(1));
    assertThat(m.rounds().get(0).encounters())
        .containsExactly(
            new Encounter(1, new Seating.TwoPairs(1, 4), 1),
            new Encounter(3, new Seating.TwoPairs(3, 5), 3));
  }

  @Test
  void inOneNumberingTheMissingPairIsNsAndEw() {
    assertThat(movement(5).contestants()).isEqualTo(3);
    assertThat(out(movement(5))).containsExactly(List.of(3), List.of(2), List.of(1));
  }

  @Test
  void aMissingPairInTheMiddleLeavesNoGhost() {
    Movement m = read("0,2,6,2,3,2\n1,2,1,1,3,2,1,4,3\n3,4,1,4,2,2,2,3,3\n").only();
    assertThat(m.contestants()).isEqualTo(3);
    assertThat(m.neverPlaying()).isEmpty();
  }

  @Test
  void fourWinnersKeepTheirSeats() {
    Movement m = movement(6);
    assertThat(List.of(m.kind(), m.contestants(), m.winners()))
        .isEqualTo(List.of(Kind.INDIVIDUAL, 12, 4));
    assertThat(m.rounds().get(1).encounters().get(0))
        .isEqualTo(new Encounter(1, Examples.four(1, 9, 6, 12), 2));
    assertThat(Judge.judge(m).valid()).isTrue();
  }

  @Test
  void eachSeatMayBeNumberedFromOne() {
    Movement lists =
        read("4,3,6,2,2,12\n1,1,1,1,1,1,3,3,3,2\n2,2,2,2,2,2,1,1,1,3\n3,3,3,3,3,3,2,2,2,1\n")
            .only();
    assertThat(lists.rounds().get(1).encounters().get(0))
        .isEqualTo(new Encounter(1, Examples.four(1, 9, 6, 12), 2));
    assertThat(Judge.judge(lists)).isEqualTo(Judge.judge(movement(6)));
  }

  @Test
  void playersMayBeNumberedFromAnywhereAndATableMayRest() {
    Movement m = movement(7);
    assertThat(m.contestants()).isEqualTo(5);
    assertThat(m.tables()).isEqualTo(2);
    assertThat(m.rounds().get(0).encounters())
        .containsExactly(new Encounter(1, Examples.four(1, 3, 2, 4), 1));
    assertThat(m.rounds().get(2).encounters())
        .containsExactly(new Encounter(2, Examples.four(4, 1, 5, 3), 3));
  }

  @Test
  void aRaggedLineIsSaidWithItsMovementAndTheOthersGoOn() {
    FileException fault = ten().pieces().get(7).fault().orElseThrow();
    assertThat(fault).hasMessageContaining("club.txt:46: #8 Ragged: table 2 has 8 numbers");
    assertThat(fault).hasMessageContaining("round 3 is incomplete");
    assertThat(ten().pieces().stream().filter(p -> p.movement().isPresent())).hasSize(9);
  }

  @Test
  void aPlayerWhoSitsTwiceIsForTheJudge() {
    assertThat(Judge.judge(movement(9)).violations())
        .extracting(Violation::what)
        .contains("player 4 sits twice in round 1, at tables 1 and 2");
    assertThat(movement(9).neverPlaying()).containsExactly(8);
  }

  @Test
  void teamsAreReadWhateverTheirType() {
    assertThat(ten().pieces()).extracting(Piece::teams).endsWith(false, true);
    Movement stagger = movement(10);
    assertThat(stagger.winners()).isEqualTo(2);
    assertThat(stagger.rounds().get(0).encounters().get(0).seating())
        .isEqualTo(new Seating.TwoPairs(1, 6));
  }

  @Test
  void whatWeBringIsALibraryThatIsReadAgain() throws IOException {
    List<Movement> some = chosen();
    StringBuilder text = new StringBuilder();
    some.forEach(m -> text.append(Exchange.text(m, MovementFormat.EBUSCORE)));
    List<Movement> again =
        read(text.toString()).pieces().stream().map(Piece::movementOrFault).toList();
    assertThat(again).hasSize(CHOSEN);
    IntStream.range(0, CHOSEN)
        .forEach(
            k -> {
              assertThat(again.get(k).rounds()).isEqualTo(some.get(k).rounds());
              assertThat(sizes(again.get(k))).isEqualTo(sizes(some.get(k)));
            });
    assertThat(some).extracting(Movement::kind).contains(Kind.PAIRS, Kind.INDIVIDUAL);
  }

  /** A choice of what we ship, the same every time. */
  private static List<Movement> chosen() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("solutions"))) {
      List<Path> all =
          new ArrayList<>(files.filter(f -> f.toString().endsWith(".yaml")).sorted().toList());
      Collections.shuffle(all, new Random(1));
      return all.stream()
          .flatMap(f -> SolutionFile.read(f).solution().movement().stream())
          .filter(EbuLibraryTest::fits)
          .limit(CHOSEN)
          .toList();
    }
  }

  private static boolean fits(Movement m) {
    return m.kind() != Kind.SOLO && m.tables() <= 50 && m.rounds().size() <= 30;
  }

  private static String sizes(Movement m) {
    return m.name()
        + List.of(m.kind(), m.contestants(), m.tables(), m.winners())
        + List.of(m.boards().sets(), m.boards().perSet(), m.rounds().size());
  }

  @Test
  void numbersThatCountOnTooFarAreTheFaultOfTheirMovementOnly() {
    List<Piece> pieces =
        read("""
                [A] x
                1,2,4,2,2,0
                900,900,1,1,2,2
                2,2,2,900,1,1

                [B] ok
                1,2,4,2,2,0
                1,1,1,1,2,2
                2,2,2,2,1,1
                """)
            .pieces();
    assertThat(pieces.get(0).fault().orElseThrow())
        .hasMessageStartingWith(
            "club.txt:3: #1 [A] x: round 1, table 1: EW counted on after 900 NS [1800] must be from"
                + " 0 to 1000\n");
    assertThat(pieces.get(1).movement().map(Movement::contestants)).contains(4);
  }

  @Test
  void asManyBoardsAsTheWriterTakesAreReadAgain() {
    Movement full = Examples.mitchell(45, 0, 2);
    Movement long45 =
        full.with(full.rounds().subList(0, 30))
            .with(new Boards(45, EbuHead.MOST_BOARDS, full.boards().play(), 1));
    String text = Exchange.text(long45, MovementFormat.EBUSCORE);
    assertThat(read(text).only().rounds()).isEqualTo(long45.rounds());
    assertThat(Exchange.lost(long45, MovementFormat.EBUSCORE, Unstated.USUAL)).isEmpty();
  }

  @Test
  void moreSetsThanThereCanBeAreRefused() {
    assertThat(read("X\n0,1,2002,2,1,0\n1,2,1\n").pieces().get(0).fault().orElseThrow())
        .hasMessageContaining("sets of boards [1001] must be from 1 to 1000");
  }
}
