package org.boardwalk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.MovementFiles;
import org.boardwalk.exchange.ForeignTexts;
import org.boardwalk.exchange.Piece;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.files.Mutation;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.NaiveRecount;
import org.boardwalk.quality.Scorecard;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Files of every format, changed at random, through the commands that read them. No command may
 * crash, end without a word or take long, and no figure may be wrong. {@code -Dfuzz=200000} tries
 * so many files.
 */
final class FuzzTest {

  private static final long SEED = 20261128;
  private static final int USUAL = 20_000;
  private static final int FEW = 100;
  private static final long LONGEST_NANOS = 2_000_000_000L;
  private static final int LONGEST_MESSAGE = 1_000;

  /** A file, and commands that read it: {@code FILE} stands for the file that is changed. */
  private record Sample(String name, String text, List<String> commands) {}

  private static final List<String> OF_MOVEMENTS =
      List.of(
          "check FILE", "show FILE", "explain FILE", "export FILE --to csv", "compare FILE FILE");
  private static final Pattern ADVICE = Pattern.compile("Maybe |Did you mean ");
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  @TempDir Path folder = Path.of("");

  private final List<Sample> samples = new ArrayList<>();
  private final List<String> faults = new ArrayList<>();
  private final Map<String, Integer> ends = new TreeMap<>();

  /** A file's bytes as characters, so that each of them may be changed. */
  private static String read(Path file) throws IOException {
    return Files.readString(file, StandardCharsets.ISO_8859_1);
  }

  private static Path write(Path file, String bytes) throws IOException {
    return Files.writeString(file, bytes, StandardCharsets.ISO_8859_1);
  }

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  private String made(String name, String command) throws IOException {
    List<String> words = new ArrayList<>(List.of(command.split(" ", -1)));
    words.addAll(List.of("--out", file(name)));
    Ran.of(words).exits(Exit.DONE);
    return read(folder.resolve(name));
  }

  private void add(String name, String text, String... commands) {
    samples.add(new Sample(name, text, List.of(commands)));
  }

  @BeforeEach
  void collect() throws IOException {
    String howell = made("howell.yaml", "design howell --pairs 6");
    String mitchell = made("mitchell.yaml", "design mitchell --tables 3");
    String whist = made("whist.yaml", "design individual --players 5");
    for (String text : List.of(howell, mitchell, whist)) {
      samples.add(new Sample("m.yaml", text, OF_MOVEMENTS));
    }
    for (String format : List.of("csv", "asc", "ebuscore", "json")) {
      String ending =
          Map.of("csv", ".csv", "asc", ".asc", "json", ".json").getOrDefault(format, ".txt");
      String text =
          new String(
              Ran.of("export", file("howell.yaml"), "--to", format)
                  .out()
                  .getBytes(StandardCharsets.UTF_8),
              StandardCharsets.ISO_8859_1);
      samples.add(new Sample("m" + ending, text, OF_MOVEMENTS));
    }
    Movement pairs = Examples.mitchell(3, 0, 2);
    samples.add(new Sample("m.txt", ForeignTexts.magic(pairs), OF_MOVEMENTS));
    samples.add(new Sample("m.txt", ForeignTexts.bridgescorer(pairs), OF_MOVEMENTS));
    samples.add(
        new Sample(
            "library.txt",
            read(Path.of("src/test/resources/org/boardwalk/exchange/ten-movements.txt")),
            List.of("check FILE", "show FILE#1", "explain FILE#3")));
    for (String model :
        List.of("8-players", "13-players", "14-players-apart", "mitchell-7-tables")) {
      add("model.yaml", read(Path.of("models", model + ".yaml")), "model FILE");
    }
    String scores =
        "board,table,score\n1,1,420\n2,1,-100\n3,2,60% 420 40% -50\n4,2,4H N +1\n5,3,A+\n6,3,NP\n";
    String score = "score " + file("mitchell.yaml") + " ";
    add("r.csv", scores, score + "FILE", score + "FILE --sheets travellers");
    String open =
        "board,ns,ew,score\n1,1,4,420\n1,2,5,450\n1,3,6,50\n2,1,5,3NT E =\n2,2,6,-100\n2,3,4,100\n";
    add("open.csv", open, "score FILE", "season FILE FILE");
    write(folder.resolve("scores.csv"), scores);
    for (String name : List.of("individual", "two-sections", "two-winners")) {
      Path usebio = Path.of("src/test/resources/org/boardwalk/scoring/entry", name + ".xml");
      add("r.xml", read(usebio), "score FILE", "season FILE");
    }
    add(
        "names.csv",
        "number,name,handicap\n1,Ash & Beech,2\n4,\"Cedar, Elm\",\n",
        score + file("scores.csv") + " --names FILE");
    add(
        "corrections.csv",
        "number,reason,amount\n3,penalty,-1\n4,carry-over,2%\n",
        score + file("scores.csv") + " --corrections FILE");
    add("deals.pbn", Ran.of("deal", "--boards", "4", "--seed", "1").out(), "deal --pbn FILE");
    Ran.of(
            "evening",
            "new",
            file("mitchell.yaml"),
            "--date",
            "2026-02-03",
            "--out",
            file("evening.yaml"))
        .exits(Exit.DONE);
    Ran.of("evening", "enter", file("evening.yaml"), file("scores.csv"));
    add(
        "e.yaml",
        read(folder.resolve("evening.yaml")),
        "evening show FILE",
        "show FILE",
        "score FILE",
        "check FILE");
  }

  @Test
  @Tag("thorough")
  void everyCommandReadsItsFileUnchanged() throws IOException {
    for (Sample sample : samples) {
      Path file = write(folder.resolve("x-" + sample.name()), sample.text());
      for (String command : sample.commands()) {
        Ran ran = Ran.of(words(command, file));
        assertThat(ran.code()).as("%s %s: %s", sample.name(), command, ran.err()).isIn(0, 5);
      }
    }
  }

  @Test
  @Tag("slow")
  void noFileCrashesACommandOrSilencesOrDelaysIt() throws IOException {
    run(Integer.getInteger("fuzz", USUAL));
  }

  @Test
  @Tag("thorough")
  void fewFilesCrashNoCommandEither() throws IOException {
    run(FEW);
  }

  private void run(int count) throws IOException {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int k = 0; k < count && faults.size() < 20; k++) {
      Sample sample = samples.get(random.nextInt(samples.size()));
      String text = Mutation.of(sample.text(), random);
      Path file = write(folder.resolve("x-" + sample.name()), text);
      String command = sample.commands().get(random.nextInt(sample.commands().size()));
      String fault = fault(file, command);
      if (!fault.isEmpty()) {
        Path kept = Path.of("target", "fuzz-" + k + "-" + sample.name());
        write(kept, text);
        faults.add(command.replace(folder + "/", "") + " " + kept + ": " + fault);
      }
    }
    System.out.printf("%d files, exit codes %s%n", count, ends);
    assertThat(faults).isEmpty();
  }

  private static List<String> words(String command, Path file) {
    return Stream.of(command.split(" ", -1))
        .map(word -> word.startsWith("FILE") ? file + word.substring(4) : word)
        .toList();
  }

  /** The fault in how a command ends; empty if there is none. */
  private String fault(Path file, String command) {
    long start = THREADS.getCurrentThreadCpuTime();
    Ran ran = Ran.of(words(command, file));
    long spent = THREADS.getCurrentThreadCpuTime() - start;
    ends.merge("" + ran.code(), 1, Integer::sum);
    if (ran.code() == Exit.BUG.code()) {
      return "crashes: " + ran.err();
    }
    if (ran.code() != Exit.DONE.code() && ran.err().isBlank() && ran.out().isBlank()) {
      return "ends silently with " + ran.code();
    }
    if (ran.code() == Exit.BAD_INPUT.code() && ran.err().isBlank()) {
      return "does not say why on standard error";
    }
    if (ran.code() == Exit.BAD_INPUT.code() && !ADVICE.matcher(ran.err()).find()) {
      return "does not advise: " + ran.err();
    }
    if (ran.err().lines().anyMatch(line -> line.length() > LONGEST_MESSAGE)) {
      return "says too much: " + ran.err().length();
    }
    if (spent > LONGEST_NANOS) {
      return "takes " + spent / 1_000_000 + " ms";
    }
    return command.startsWith("check") ? recount(file) : "";
  }

  private static String recount(Path file) {
    List<Piece> pieces;
    try {
      pieces = new MovementFiles().pieces(file);
    } catch (FileException e) {
      return "";
    }
    for (Piece piece : pieces) {
      Movement movement = piece.movement().orElse(null);
      if (movement != null && Judge.violations(movement).isEmpty()) {
        Scorecard card = Judge.judge(movement);
        NaiveRecount naive = new NaiveRecount(movement);
        for (Criterion c : Criterion.values()) {
          if (card.cost(c) != naive.cost(c)) {
            return c + " costs " + naive.cost(c) + ", not " + card.cost(c);
          }
        }
      }
    }
    return "";
  }
}
