package org.boardwalk;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.files.ModelFile;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * No file costs more than it weighs: eight times the bytes take at most fifteen times the time of
 * the processor, in every format, for text that is not what the format is for.
 */
@Tag("time")
class HostileFilesTest {

  private static final int SMALL = 20_000;
  private static final int TIMES = 8;
  private static final int AT_MOST = 15;
  private static final long SHORT = 200_000_000;
  private static final int TRIES = 3;

  private static final String LEDGER = "boardwalk/ledger/1,sha256:0\n";

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** A file that can be made in any size. */
  private record Hostile(
      String what, String name, HostileReading.Reader reader, IntFunction<String> text) {

    @Override
    public String toString() {
      return what + " (" + name + ")";
    }
  }

  private static Hostile of(
      String what, String name, HostileReading.Reader reader, IntFunction<String> text) {
    return new Hostile(what, name, reader, text);
  }

  /** The same text over and over between a beginning and an end. */
  private static IntFunction<String> again(String before, String part, String after) {
    return size -> before + part.repeat(size / part.length()) + after;
  }

  /** Lines with their number in them. */
  private static IntFunction<String> numbered(String before, String line, String after) {
    return size ->
        IntStream.range(0, size / (line.length() + 4))
            .mapToObj(k -> line.replace("#", String.format(Locale.ROOT, "%d", k)))
            .collect(Collectors.joining("", before, after));
  }

  private static Stream<Hostile> files() {
    return Stream.of(movements(), tables(), scores(), others(), ours(), databases())
        .flatMap(s -> s);
  }

  private static Stream<Hostile> movements() {
    String solution = "format: boardwalk/solution/1\n";
    return Stream.of(
        of("blank lines", "a.txt", HostileReading::movement, again("", "\n", "")),
        of("blank lines of a solution", "a.yaml", HostileReading::movement, again("", "\n", "x")),
        of("blanks", "a.txt", HostileReading::movement, again("", " ", "x")),
        of("blanks of a solution", "a.yaml", HostileReading::movement, again("", " ", "x")),
        of("one long word", "a.yaml", HostileReading::movement, again(solution + "a: ", "x", "")),
        of("unknown keys", "a.yaml", HostileReading::movement, numbered(solution, "key#: 1\n", "")),
        of(
            "unknown keys",
            "model.yaml",
            (p, t) -> ModelFile.parse(p, t),
            numbered("format: boardwalk/model/1\n", "key#: 1\n", "")),
        of(
            "unknown keys of an evening",
            "a.yaml",
            (p, t) -> EveningFile.parse(p, t),
            numbered("format: boardwalk/evening/1\n", "key#: 1\n", "")),
        of("one key again", "a.yaml", HostileReading::movement, again(solution, "key: 1\n", "")),
        of(
            "values",
            "a.yaml",
            HostileReading::movement,
            again(solution + "schedule: [", "1,\n", "1]")),
        of(
            "values in maps",
            "a.yaml",
            HostileReading::movement,
            again(solution + "schedule:\n", "- {a: 1}\n", "")),
        of(
            "rounds of a solution",
            "a.yaml",
            HostileReading::movement,
            again(
                solution
                    + "kind: pairs\ncontestants: 4\ntables: 2\nboards: {sets: 1, perSet: 1, play: shared, copies: 1}\nschedule:\n",
                "- round: 1\n  encounters: []\n",
                "")),
        of(
            "literal blocks",
            "a.yaml",
            HostileReading::movement,
            numbered(solution, "k#: |\n  a\n", "")),
        of("open brackets", "a.yaml", HostileReading::movement, again(solution + "a: ", "[", "")),
        of("open braces", "a.json", HostileReading::movement, again("", "{\"a\":", "")),
        of("open quotes", "a.yaml", HostileReading::movement, again(solution, "a: \"\n", "")),
        of("comments", "a.yaml", HostileReading::movement, again("", "# a\n", solution)),
        of("anchors", "a.yaml", HostileReading::movement, again(solution + "a: [", "&a 1, ", "]")),
        of(
            "escapes",
            "a.json",
            HostileReading::movement,
            again("{\"format\": \"boardwalk/movement/1\", \"name\": \"", "\\/", "\"}")),
        of(
            "hands",
            "a.yaml",
            HostileReading::movement,
            numbered(
                "numberTeams: 4\nhands:\n",
                "- {table: 1, round: 1, ns: 1, ew: 2, boards: [#]}\n",
                "")),
        of(
            "sets of two",
            "a.yaml",
            HostileReading::movement,
            numbered(
                "numberTeams: 4\nhands:\n- {table: 1, round: 1, ns: 1, ew: 2, boards: [999998, 1000000]}\n",
                "- {table: 1, round: 1, ns: 1, ew: 2, boards: [1#, 2#]}\n",
                "")),
        of(
            "unknown keys and hands",
            "a.yaml",
            HostileReading::movement,
            size ->
                numbered("numberTeams: 4\n", "key#: 1\n", "hands:\n").apply(size / 2)
                    + "- {table: 1, round: 1, ns: 1, ew: 2, boards: [1]}\n".repeat(size / 100)),
        of("short blocks", "a.txt", HostileReading::movement, again("1,2,3,4,5\n\n", "1\n\n", "")),
        of("padded blocks", "a.txt", HostileReading::movement, again("0,1,2,2,1,0\n1", " ", "2,1")),
        of("blocks", "a.txt", HostileReading::movement, again("", "a\n0,1,2,2,1,0\n1,2,1\n\n", "")),
        of("names", "a.asc", HostileReading::movement, again("2 1 1 1 0\n1 2 1\n#", "#<name>", "")),
        of("rounds", "a.asc", HostileReading::movement, again("2 1 9 1 0\n", "1 2 1\n", "")),
        of("padded numbers", "a.asc", HostileReading::movement, again("2 1 1 1", " ", "0 x")),
        of("rows", "a.txt", HostileReading::movement, again("", "1\t1\t1\t2\t1\t2\n", "")),
        of(
            "padded rows",
            "a.txt",
            HostileReading::movement,
            again("1\t1\t1\t2\t1\t2\n1", " ", "x")));
  }

  private static Stream<Hostile> tables() {
    String head = "round,table,ns,ew,set\n";
    return Stream.of(
        of("rows", "a.csv", HostileReading::movement, again(head, "1,1,1,2,1\n", "")),
        of("columns", "a.csv", HostileReading::movement, again("round", ",a", "\n1")),
        of("cells", "a.csv", HostileReading::movement, again(head, "1,", "\n")),
        of("open quotes", "a.csv", HostileReading::movement, again(head, "\"\n", "")),
        of("rows", "names.csv", HostileReading::names, again("number,name\n", "1,A\n", "")),
        of("blank rows", "names.csv", HostileReading::names, again("A\n", "\n", "B")),
        of("commas", "names.csv", HostileReading::names, again("A", ",", "B")),
        of(
            "rows",
            "corrections.csv",
            HostileReading::corrections,
            again("number,reason,amount\n", "1,bonus,1\n", "")),
        of(
            "padded amount",
            "corrections.csv",
            HostileReading::corrections,
            again("number,reason,amount\n1,bonus,\"1", " ", "x\"\n")),
        of(
            "cubes",
            "ledger.csv",
            HostileReading::ledger,
            numbered(LEDGER, "0".repeat(64) + ",cpsat,#,1,exhausted\n", "")),
        of("broken lines", "ledger.csv", HostileReading::ledger, again(LEDGER, "a,b,c,d,e\n", "")),
        of("open quotes", "ledger.csv", HostileReading::ledger, again(LEDGER, "\"\n", "")));
  }

  /** An evening that ends in a key without its value. */
  private static String evening(String key) {
    SavedEvening evening =
        SavedEvening.of(Judged.of(HostileReading.MOVEMENT), LocalDate.of(2026, 2, 3), Map.of());
    return EveningFile.text(evening).replace("\n" + key + ": []", "") + key + ":\n";
  }

  private static Stream<Hostile> ours() {
    String certificate = "format: boardwalk/certificate/1\n";
    return Stream.of(
        of(
            "results of an evening",
            "e.yaml",
            (p, t) -> EveningFile.parse(p, t),
            numbered(
                evening("results"), "  - {round: 1, table: 1, board: 1#, score: '420'}\n", "")),
        of(
            "names of an evening",
            "e.yaml",
            (p, t) -> EveningFile.parse(p, t),
            numbered(evening("names"), "  - {number: #, name: 'A'}\n", "")),
        of(
            "corrections of an evening",
            "e.yaml",
            (p, t) -> EveningFile.parse(p, t),
            again(evening("corrections"), "  - {number: 1, reason: penalty, amount: '1'}\n", "")),
        of(
            "unknown keys of a certificate",
            "c.yaml",
            HostileReading::certificate,
            numbered(certificate, "key#: 1\n", "")),
        of(
            "values of a certificate",
            "c.yaml",
            HostileReading::certificate,
            again(certificate + "model: [", "1,\n", "1]")),
        of(
            "comments and quotes on one line",
            "a.json",
            HostileReading::movement,
            again("{\"format\": \"boardwalk/movement/1\", \"name\": \"", "\\\"# ", "\"}")));
  }

  private static Stream<Hostile> databases() {
    return Stream.of(
        of("rows", "r.bws", HostileReading::bridgemate, HostileReading.received(Set.of())),
        of("boards", "r.bws", HostileReading::bridgemate, HostileReading.received(Set.of("Board"))),
        of(
            "pairs",
            "r.bws",
            HostileReading::bridgemate,
            HostileReading.received(Set.of("PairNS", "PairEW"))),
        of(
            "sections",
            "r.bws",
            HostileReading::bridgemate,
            HostileReading.received(Set.of("Section"))),
        of("bytes", "r.bws", HostileReading::bridgemate, HostileFilesTest::padded),
        of("bytes", "a.mov", HostileReading::binary, again("]\u008d", "\u0001$\u00ff", "")),
        of("zeros", "a.mov", HostileReading::binary, again("]\u008d", "\u0000", "")));
  }

  /** A database that ends in bytes of nothing. */
  private static String padded(int size) {
    String text = HostileReading.received(Set.of()).apply(600);
    return text + "\u0000\u0001\u0002\u00ff".repeat(size / 4);
  }

  private static Stream<Hostile> scores() {
    String head = "board,ns,ew,score\n";
    return Stream.of(
        of("padded share", "r.csv", HostileReading::results, again(head + "1,1,2,50%", " ", "x")),
        of(
            "padded shares",
            "r.csv",
            HostileReading::results,
            again(head + "1,1,2,50% 4S", " ", "N = 50% 100")),
        of("shares", "r.csv", HostileReading::results, again(head + "1,1,2,", "1% 50 ", "")),
        of("padded contract", "r.csv", HostileReading::results, again(head + "1,1,2,4S", " ", "x")),
        of(
            "padded pair of shares",
            "r.csv",
            HostileReading::results,
            again(head + "1,1,2,50%", " ", "/ 50% /")),
        of("separators", "r.csv", HostileReading::results, again(head + "1,1,2,50% 1", "; ", "x")),
        of("rows", "r.csv", HostileReading::results, numbered(head, "#,1,2,50\n", "")),
        of("rows again", "r.csv", HostileReading::results, again(head, "1,1,2,50\n", "")),
        of("rows of others", "r.csv", HostileReading::results, numbered(head, "1,1#,2#,50\n", "")),
        of(
            "sections",
            "r.csv",
            HostileReading::results,
            numbered("section,board,ns,ew,score\n", "#,1,1,2,50\n", "")),
        of(
            "tables",
            "r.csv",
            HostileReading::results,
            numbered("table,board,ns,ew,score\n", "1,1,#,2#,50\n", "")),
        of(
            "rows again",
            "r.csv",
            HostileReading::entered,
            again("board,table,score\n", "1,1,50\n", "")));
  }

  private static Stream<Hostile> others() {
    String event = "<USEBIO><EVENT EVENT_TYPE=\"PAIRS\">";
    String end = "</EVENT></USEBIO>";
    String line =
        "<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER>"
            + "<SCORE>50</SCORE></TRAVELLER_LINE>";
    return Stream.of(
        of(
            "padded declaration",
            "u.xml",
            HostileReading::results,
            again("<?xml ", " ", "?>" + event + end)),
        of(
            "encodings",
            "u.xml",
            HostileReading::results,
            again("<?xml ", "encoding='", event + end)),
        of(
            "pairs",
            "u.xml",
            HostileReading::results,
            numbered(
                event + "<PARTICIPANTS>",
                "<PAIR><PAIR_NUMBER>#</PAIR_NUMBER></PAIR>",
                "</PARTICIPANTS>" + end)),
        of(
            "names of a pair",
            "u.xml",
            HostileReading::results,
            numbered(
                event + "<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>" + line + "</BOARD><PARTICIPANTS>",
                "<PAIR><PAIR_NUMBER>1</PAIR_NUMBER><PLAYER><PLAYER_NAME>A#</PLAYER_NAME></PLAYER></PAIR>",
                "</PARTICIPANTS>" + end)),
        of("sections", "u.xml", HostileReading::results, again(event, "<SECTION></SECTION>", end)),
        of(
            "sections with boards",
            "u.xml",
            HostileReading::results,
            numbered(
                event,
                "<SECTION SECTION_ID=\"#\"><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>"
                    + line
                    + "</BOARD></SECTION>",
                end)),
        of(
            "lines",
            "u.xml",
            HostileReading::results,
            again(event + "<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>", line, "</BOARD>" + end)),
        of(
            "boards of a match",
            "u.xml",
            HostileReading::results,
            numbered(
                "<USEBIO><EVENT EVENT_TYPE=\"TEAMS\"><MATCH>",
                "<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>" + line + "</BOARD>",
                "</MATCH>" + end)),
        of("elements in elements", "u.xml", HostileReading::results, again(event, "<A>", "")),
        of(
            "attributes",
            "u.xml",
            HostileReading::results,
            numbered("<USEBIO ", "a#='' ", "></USEBIO>")),
        of("characters by number", "u.xml", HostileReading::results, again(event, "&#65;", end)),
        of("open braces", "d.pbn", HostileReading::deals, again("", "{", "")),
        of("open brackets", "d.pbn", HostileReading::deals, again("", "[ A \"", "")),
        of("open quotes", "d.pbn", HostileReading::deals, again("", "[A \"\n", "")),
        of("comments", "d.pbn", HostileReading::deals, again("", "{}", "")),
        of("tags", "d.pbn", HostileReading::deals, numbered("", "[A# \"\"]\n", "")),
        of(
            "deals",
            "d.pbn",
            HostileReading::deals,
            numbered(
                "",
                "[Board \"1#\"]\n[Deal \"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\"]\n",
                "")),
        of("blanks of a deal", "d.pbn", HostileReading::deals, again("[Deal \"N:A", " ", "\"]")));
  }

  private static long time(Hostile file, int size) {
    String text = file.text().apply(size);
    long before = THREADS.getCurrentThreadCpuTime();
    try {
      file.reader().read(Path.of(file.name()), text);
    } catch (FileException | IllegalArgumentException e) {
      assertThat(e.getMessage()).isNotEmpty();
    }
    return THREADS.getCurrentThreadCpuTime() - before;
  }

  @ParameterizedTest
  @MethodSource("files")
  void eightTimesTheBytesTakeAtMostFifteenTimesTheTime(Hostile file) {
    long small = 0;
    long large = Long.MAX_VALUE;
    for (int k = 0; k < TRIES && large > Math.max(SHORT, AT_MOST * small); k++) {
      large = Math.min(large, time(file, TIMES * SMALL));
      if (large > SHORT) {
        long once = time(file, SMALL);
        small = k == 0 ? once : Math.min(small, once);
      }
    }
    assertThat(large)
        .as("%s: %d", file, small)
        .isLessThanOrEqualTo(Math.max(SHORT, AT_MOST * small));
  }
}
