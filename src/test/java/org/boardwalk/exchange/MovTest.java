package org.boardwalk.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.quality.RandomMovements;
import org.boardwalk.wish.PairsForm.Party;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** ACBLscore's files of pairs, in and out; this test makes and takes apart its own bytes. */
class MovTest {

  private static final Charset DOS = Charset.forName("IBM437");

  /** Three tables in three rounds, each table with all its rounds: NS, EW, set. */
  private static final int[] MITCHELL = {
    1, 1, 1, 1, 3, 2, 1, 2, 3, /* table 2 */ 2, 2, 2, 2, 1, 3, 2, 3, 1, /* table 3 */ 3, 3, 3, 3, 2,
    1, 3, 1, 2
  };

  /** A file as the layout says, byte by byte. */
  private static byte[] file(
      int type, int tables, int rounds, int sets, List<String> text, int... cells) {
    byte[] file = new byte[707 + cells.length];
    Arrays.fill(file, 6, 606, (byte) ' ');
    file[0] = 0x5D;
    file[1] = (byte) 0x8D;
    file[2] = (byte) type;
    file[3] = (byte) tables;
    file[4] = (byte) rounds;
    file[5] = (byte) sets;
    for (int k = 0; k < text.size(); k++) {
      byte[] line = text.get(k).getBytes(DOS);
      System.arraycopy(line, 0, file, 6 + 60 * k, line.length);
    }
    for (int table = 1; table <= 36; table++) {
      file[670 + table] = (byte) table;
    }
    for (int k = 0; k < cells.length; k++) {
      file[707 + k] = (byte) cells[k];
    }
    return file;
  }

  private static byte[] mitchell() {
    return file(0, 3, 3, 3, List.of("Three tables"), MITCHELL);
  }

  private static Movement read(byte[] bytes) {
    return new MovReader().read(new Source(Path.of("night.mov"), bytes), Unstated.USUAL);
  }

  private static Piece piece(byte[] bytes) {
    return Exchange.volume(new Source(Path.of("night.mov"), bytes), Unstated.USUAL).pieces().get(0);
  }

  private static List<String> text(byte[] bytes) {
    return IntStream.range(0, 10)
        .mapToObj(k -> new String(bytes, 6 + 60 * k, 60, DOS).stripTrailing())
        .toList();
  }

  @Test
  void twoFieldsAreBothNumberedFromOne() {
    assertThat(read(mitchell())).isEqualTo(Examples.mitchell(3, 0, 2).named("Three tables"));
    assertThat(new MovWriter().bytes(Examples.mitchell(3, 0, 2)))
        .startsWith(0x5D, 0x8D, 0, 3, 3, 3)
        .endsWith(Arrays.copyOfRange(mitchell(), 606, mitchell().length));
  }

  @Test
  void oneFieldHasOneWinnerEvenWhereNobodyChangesDirection() {
    byte[] file = file(1, 1, 2, 2, List.of(), 1, 2, 1, 1, 2, 2);
    Movement m = read(file);
    assertThat(m.winners()).isEqualTo(1);
    assertThat(m.contestants()).isEqualTo(2);
    assertThat(m.name()).isEqualTo("night");
    assertThat(new MovWriter().bytes(piece(file))).isEqualTo(file);
  }

  @Test
  void setsThatAreNotUsedAreKept() {
    byte[] file = file(0, 3, 3, 5, List.of(), MITCHELL);
    assertThat(read(file).boards().sets()).isEqualTo(5);
    assertThat(new MovWriter().bytes(piece(file))).isEqualTo(file);
  }

  @Test
  void anyFileIsWrittenAsItWasRead() {
    for (long seed = 1; seed <= 60; seed++) {
      Random random = new Random(seed);
      int tables = 1 + random.nextInt(36);
      int rounds = 1 + random.nextInt(30);
      int sets = 1 + random.nextInt(255);
      int[] cells = new int[3 * tables * rounds];
      for (int k = 0; k < cells.length; k += 3) {
        cells[k] = 1 + random.nextInt(255);
        cells[k + 1] = 1 + random.nextInt(255);
        cells[k + 2] = 1 + random.nextInt(sets);
      }
      byte[] file = file(random.nextInt(2), tables, rounds, sets, List.of(), cells);
      byte[] text = new byte[600];
      random.nextBytes(text);
      System.arraycopy(text, 0, file, 6, 600);
      byte[] again = Exchange.bytes(piece(file), MovementFormat.MOV);
      assertThat(again).as("seed %d", seed).hasSameSizeAs(file);
      assertThat(again).as("seed %d", seed).isEqualTo(file);
      byte[] directed = new MovWriter().bytes(read(file));
      assertThat(Arrays.copyOfRange(directed, 606, file.length))
          .as("seed %d", seed)
          .isEqualTo(Arrays.copyOfRange(file, 606, file.length));
    }
  }

  /** The schedule in the bytes of a file, its pairs numbered as in the movement. */
  private static void assertCells(Movement m, byte[] file) {
    assertThat(file).hasSize(707 + 3 * m.tables() * m.rounds().size());
    assertThat(file[3]).isEqualTo((byte) m.tables());
    assertThat(file[4]).isEqualTo((byte) m.rounds().size());
    assertThat(file[5]).isEqualTo((byte) m.boards().sets());
    int before = file[2] == 0 ? m.contestants() / 2 : 0;
    int at = 707;
    for (int table = 1; table <= m.tables(); table++) {
      for (Round round : m.rounds()) {
        Encounter e = round.encounters().get(table - 1);
        Seating due = new Seating.TwoPairs(file[at] & 0xFF, (file[at + 1] & 0xFF) + before);
        assertThat(e).isEqualTo(new Encounter(table, due, file[at + 2] & 0xFF));
        at += 3;
      }
    }
  }

  private static Stream<Movement> webs() {
    List<Movement> webs = new ArrayList<>();
    for (int tables = 8; tables <= 36; tables += 2) {
      webs.add(PairsExamples.web(tables, 6, 6, tables, Party.NONE));
      webs.add(PairsExamples.web(tables, 5, 6, tables, Party.NONE));
    }
    for (int tables = 13; tables <= 35; tables += 2) {
      webs.add(PairsExamples.web(tables, 13, 13, tables, Party.NONE));
    }
    for (int tables = 15; tables <= 35; tables += 4) {
      webs.add(PairsExamples.web(tables, 12, 12, tables, Party.EW_ROVER));
      webs.add(PairsExamples.web(tables, 12, 12, tables, Party.NS_ROVER));
    }
    return webs.stream();
  }

  /** Nine pairs at four tables: pair r sits out in round r, no table is ever empty. */
  private static Movement ninePairs() {
    List<Round> rounds = new ArrayList<>();
    for (int r = 0; r < 9; r++) {
      List<Encounter> encounters = new ArrayList<>();
      for (int t = 1; t <= 4; t++) {
        Seating pairs = new Seating.TwoPairs((r + t) % 9 + 1, (r + 9 - t) % 9 + 1);
        encounters.add(new Encounter(t, pairs, r + 1));
      }
      rounds.add(new Round(encounters));
    }
    Boards boards = new Boards(9, 2, Play.SHARED, 4);
    return new Movement("Nine pairs", Kind.PAIRS, 9, 4, boards, Rotation.NONE, 1, rounds);
  }

  @Test
  void everyCellIsWhereTheLayoutHasIt() {
    Stream.of(
            webs(),
            IntStream.rangeClosed(2, 36).mapToObj(t -> Examples.mitchell(t, 0, 2)),
            IntStream.rangeClosed(2, 36).mapToObj(t -> Examples.mitchell(t, 1, 1)),
            Stream.of(ninePairs()))
        .flatMap(s -> s)
        .forEach(
            m -> {
              byte[] file = Exchange.bytes(m, MovementFormat.MOV);
              assertThat(file[2]).as(m.name()).isEqualTo((byte) (m.winners() == 2 ? 0 : 1));
              assertCells(m, file);
              Movement again = read(file);
              assertThat(again.rounds()).isEqualTo(m.rounds());
              assertThat(again.winners()).isEqualTo(m.winners());
              assertThat(again.contestants()).isEqualTo(m.contestants());
              assertThat(again.name()).isEqualTo(m.name());
            });
  }

  @Test
  void whateverIsWrittenIsReadAgain() {
    int written = 0;
    for (long seed = 1; seed <= 300; seed++) {
      Movement m = RandomMovements.any(seed);
      try {
        assertThat(read(new MovWriter().bytes(m)).rounds())
            .as("seed %d", seed)
            .isEqualTo(m.rounds());
        written++;
      } catch (IllegalArgumentException e) {
        assertThat(e).hasMessageMatching("(?s)(kind|tables|round) .*\nMaybe .*");
      }
    }
    assertThat(written).isPositive();
  }

  @Test
  void pairsOfTwoWinnersThatAreNotNumberedByFieldKeepTheirNumbers() {
    Movement m = Examples.mitchell(3, 0, 2).takenBy(List.of(1, 3, 5, 2, 4, 6));
    assertThat(new MovWriter().bytes(m)[2]).isEqualTo((byte) 1);
    assertThat(read(new MovWriter().bytes(m)).rounds()).isEqualTo(m.rounds());
    assertThat(Exchange.lost(m, MovementFormat.MOV, Unstated.USUAL)).containsExactly("winners [2]");
  }

  @Test
  void aFileThatIsCutOffAnywhereIsRefused() {
    byte[] file = mitchell();
    for (int length = 0; length < file.length; length++) {
      byte[] cut = Arrays.copyOf(file, length);
      assertThatThrownBy(() -> read(cut)).as("%d", length).isInstanceOf(FileException.class);
    }
    refused(Arrays.copyOf(file, 700), "has 700 bytes, but the table of rounds begins at byte 707");
    refused(Arrays.copyOf(file, 733), "has 733 bytes, but 3 tables and 3 rounds take 734");
    refused(Arrays.copyOf(file, 735), "has 735 bytes, but 3 tables and 3 rounds take 734");
  }

  private static void refused(byte[] file, String says) {
    assertThatThrownBy(() -> read(file))
        .isInstanceOf(FileException.class)
        .hasMessageStartingWith("night.mov: ")
        .hasMessageContaining(says)
        .hasMessageContaining("\nMaybe ");
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0, it does not begin with the bytes 5D 8D",
    "2, 2, byte 2: type [2] is not known",
    "3, 0, byte 3: tables [0] must be from 1 to 36",
    "3, 37, byte 3: tables [37] must be from 1 to 36",
    "4, 0, byte 4: rounds [0] must be from 1 to 255",
    "4, 255, 'has 734 bytes, but 3 tables and 255 rounds take 3002'",
    "5, 0, byte 5: sets [0] must be from 1 to 255",
    "606, 7, byte 606: [7] where all files known have 0",
    "706, 35, byte 706: [35] where all files known have 36",
    "707, 0, 'byte 707: table 1, round 1: NS [0] must be from 1 to 255'",
    "711, 0, 'byte 711: table 1, round 2: EW [0] must be from 1 to 255'",
    "733, 4, 'byte 733: table 3, round 3: set [4] must be from 1 to 3'"
  })
  void aWrongByteIsNamedWithItsPlace(int place, int value, String says) {
    byte[] file = mitchell();
    file[place] = (byte) value;
    refused(file, says);
  }

  @Test
  void whatHasNoPlaceIsRefused() {
    MovWriter writer = new MovWriter();
    Refusals.refused(writer, Examples.mitchell(37, 0, 2), "tables [37] must be at most 36");
    Refusals.refused(writer, Examples.mitchell(37, 0, 2), "\nMaybe ");
    Refusals.refused(writer, Examples.eightPlayers(), "kind [individual]");
    Refusals.refused(writer, PairsExamples.solo(), "kind [solo]");
    Refusals.refused(writer, PairsExamples.fivePairs(), "round 2, table [2] is not used");
    Refusals.refused(
        writer, PairsExamples.fivePairs(), "Maybe export the movement for one pair more");
    Movement far = Examples.mitchell(3, 0, 2).with(new Boards(256, 2, Play.CIRCULATING, 1));
    Refusals.refused(writer, far, "sets [256] must be at most 255");
  }

  @Test
  void theDirectorReadsHowAWebIsBoarded() {
    assertThat(text(new MovWriter().bytes(PairsExamples.web(18, 13, 13, 2, Party.NONE))))
        .containsExactly(
            "wish",
            "18 tables, 13 rounds, 2 copies; set 13 is boards 25-26",
            "NS stay, EW move up 1 table",
            "Tables 1-9, copy 1: sets 1 up to 9, then higher; boards 1-26",
            "Tables 10-18, copy 2: 8 down to 13, then lower; boards 1-26",
            "",
            "",
            "",
            "",
            "");
  }

  @Test
  void movesOfWhichALineWouldBeTooLongAreByCards() {
    assertThat(text(new MovWriter().bytes(PairsExamples.web(36, 19, 19, 4, Party.EW_ROVER))))
        .contains("Pairs: by cards")
        .noneMatch(line -> line.contains("replaces"));
  }

  @Test
  void theDirectorReadsAfterWhichRoundToSkipAndWhereARoverGoes() {
    assertThat(text(new MovWriter().bytes(PairsExamples.web(12, 6, 6, 2, Party.NONE))))
        .contains("EW skip a table after round 3");
    for (Party party : List.of(Party.EW_ROVER, Party.NS_ROVER)) {
      Movement m = PairsExamples.web(19, 12, 12, 4, party);
      byte[] file = new MovWriter().bytes(m);
      int side = party == Party.EW_ROVER ? 1 : 0;
      String line =
          text(file).stream().filter(l -> l.startsWith("Rover ")).findFirst().orElseThrow();
      assertThat(line).startsWith(side == 1 ? "Rover EW 19 at 19," : "Rover NS 19 at 19,");
      List<String> tables = List.of(line.replaceFirst(".* at ", "").split(","));
      assertThat(tables).hasSize(12);
      for (int r = 0; r < 12; r++) {
        int cell = 707 + 3 * (12 * (Integer.parseInt(tables.get(r)) - 1) + r);
        assertThat(file[cell + side]).as("%s, round %d", party, r + 1).isEqualTo((byte) 19);
      }
      assertThat(text(file))
          .contains(
              "NS stay, EW move up 1 table",
              "EW skip a table after round 6",
              "The pair it replaces plays at table 19",
              "Table 19: set 1, then by cards; boards 1-24");
    }
  }

  @Test
  void segmentsNeedOnlyTheBoardsThatTheyPlay() {
    assertThat(text(new MovWriter().bytes(PairsExamples.web(18, 3, 13, 2, Party.NONE))))
        .contains(
            "Tables 1-9, copy 1: sets 1 up to 9, then higher; boards 1-22",
            "Tables 10-18, copy 2: sets 8 down to 13, then lower");
    assertThat(text(new MovWriter().bytes(PairsExamples.web(19, 3, 13, 3, Party.NONE))))
        .contains("Tables 14-16, copy 2: 1 up to 3, then higher; boards 1-10");
  }

  @Test
  void whatFollowsNoShortRuleIsLeftToCards() {
    Movement m = Examples.mitchell(30, 0, 2);
    List<Integer> sets = IntStream.range(0, 30).mapToObj(t -> 7 * t % 30 + 1).toList();
    Round mixed =
        new Round(
            m.rounds().get(0).encounters().stream()
                .map(e -> new Encounter(e.table(), e.seating(), sets.get(e.table() - 1)))
                .toList());
    List<Round> rounds = new ArrayList<>(m.rounds());
    rounds.set(0, mixed);
    assertThat(text(new MovWriter().bytes(m.with(rounds)))).contains("Boards: by cards");
    assertThat(text(new MovWriter().bytes(ninePairs()))).contains("Pairs: by cards");
  }

  @Test
  void linesOfAFileStayWithItAndOthersAreCutOff() {
    byte[] file = file(0, 3, 3, 3, List.of("Name", "", "Fran\u00e7ais"), MITCHELL);
    assertThat(text(Exchange.bytes(piece(file), MovementFormat.MOV)))
        .startsWith("Name", "", "Fran\u00e7ais", "");
    assertThat(Exchange.lostMarks(List.of(piece(file)), MovementFormat.MOV)).containsExactly("");
    assertThat(Exchange.lostMarks(List.of(piece(file)), MovementFormat.CSV))
        .containsExactly("lines for the director [1]");
    Movement longer = Examples.mitchell(3, 0, 2).named("x".repeat(61));
    assertThat(text(new MovWriter().bytes(longer)).get(0)).isEqualTo("x".repeat(60));
    assertThat(Exchange.lost(longer, MovementFormat.MOV, Unstated.USUAL))
        .containsExactly("name [" + "x".repeat(61) + "]");
  }
}
