package org.boardwalk.cli.evening;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.boardwalk.cli.option.DurationConverter;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.Interrupt;
import org.boardwalk.cli.option.MovementFiles;
import org.boardwalk.cli.option.Numbers;
import org.boardwalk.cli.option.TextOrJsonOption;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Session;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.publish.CrossoverText;
import org.boardwalk.publish.json.MovementJson;
import org.boardwalk.quality.DirectionChanges;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Playbacks;
import org.boardwalk.search.Deadline;
import org.boardwalk.search.local.crossover.Crossover;
import org.boardwalk.search.local.crossover.CrossoverOutcome;
import org.boardwalk.search.local.crossover.CrossoverWish;
import org.boardwalk.search.local.crossover.DirectionWish;
import org.boardwalk.search.local.crossover.SectionRule;
import org.boardwalk.search.local.crossover.SectionWish;
import org.boardwalk.search.local.crossover.ShiftRule;
import org.boardwalk.wish.answer.Judged;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Seats the same contestants for later sessions. */
@Command(
    name = "crossover",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Seats the same pairs for later sessions, so that few of them meet again.",
      "Pairs keep their numbers of the first session, counted on from section to section."
    },
    footer = "boardwalk crossover movement.yaml")
public final class CrossoverCommand implements Callable<Integer> {

  @Mixin MovementFiles movements = new MovementFiles();

  @Spec CommandSpec spec = CommandSpec.create();

  @Parameters(
      arity = "1..*",
      paramLabel = "SESSION",
      description = "A movement file for each session; with several sections A.yaml+B.yaml.")
  List<String> files = List.of();

  @Option(
      names = "--sessions",
      paramLabel = "N",
      description = "How many sessions; the last one named is played again (default: 2).")
  @Nullable Integer sessions;

  @Option(
      names = "--change",
      paramLabel = "WHO",
      defaultValue = "any",
      description = "Who changes direction: all, half or any (default: ${DEFAULT-VALUE}).")
  DirectionWish change = DirectionWish.ANY;

  @Option(
      names = "--sections",
      paramLabel = "HOW",
      defaultValue = "any",
      description =
          "mixed: the pairs of a section are spread over all sections; or any (default:"
              + " ${DEFAULT-VALUE}).")
  SectionWish sections = SectionWish.ANY;

  @Option(
      names = "--stationary",
      paramLabel = "N[,N]",
      converter = Numbers.Converter.class,
      description = "Pairs who must not move in the later sessions.")
  @Nullable Numbers stationary;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      defaultValue = "60s",
      description = "Time limit for each session (default: ${DEFAULT-VALUE}).")
  Duration time = Duration.ofSeconds(60);

  @Option(
      names = "--starts",
      paramLabel = "N",
      defaultValue = "10",
      description = "Most searches, each from another start (default: ${DEFAULT-VALUE}).")
  int starts = 10;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "The same seed gives the same result if the time suffices (default: ${DEFAULT-VALUE}).")
  long seed = 1;

  @Option(
      names = "--out",
      paramLabel = "PREFIX",
      description = "Write the later sessions to PREFIX-2.yaml, PREFIX-3.yaml, ...")
  @Nullable Path out;

  @Mixin TextOrJsonOption figures = new TextOrJsonOption();

  @Override
  public Integer call() {
    List<Session> named = named();
    List<Session> played = new ArrayList<>(named.subList(0, 1));
    List<MovementJson.Later> later = new ArrayList<>();
    String impossible = "";
    try (Interrupt interrupt = new Interrupt(spec.commandLine())) {
      for (Session next : named.subList(1, named.size())) {
        CrossoverWish wish = wish(played, next);
        CrossoverOutcome outcome = search(wish, interrupt.cancelled()::get);
        if (outcome instanceof CrossoverOutcome.Found found) {
          text(() -> print(wish, found));
          later.add(fields(wish, found));
          write(found.later().whole(), played.size() + 1);
          played.add(found.later());
        } else if (outcome instanceof CrossoverOutcome.Impossible no) {
          impossible = no.by();
          text(() -> writer().print(Text.of("Impossible: %s.%n", no.by())));
          break;
        }
      }
      if (figures.json()) {
        writer().print(MovementJson.later(later, impossible));
      }
      writer().flush();
      return (impossible.isEmpty() ? whole(interrupt) : Exit.IMPOSSIBLE).code();
    }
  }

  private static Exit whole(Interrupt interrupt) {
    return interrupt.cancelled().get() ? Exit.INTERRUPTED : Exit.DONE;
  }

  private void text(Runnable printing) {
    if (!figures.json()) {
      printing.run();
    }
  }

  private static MovementJson.Later fields(CrossoverWish wish, CrossoverOutcome.Found found) {
    return new MovementJson.Later(
        wish.earlier().size() + 1,
        found.later().whole(),
        line("ours", wish, found.later()),
        found.bound(),
        found.optimal(),
        found.by());
  }

  private PrintWriter writer() {
    return spec.commandLine().getOut();
  }

  private List<Session> named() {
    int wanted = Optional.ofNullable(sessions).orElse(Math.max(2, files.size()));
    if (wanted < Math.max(2, files.size()) || wanted > 20) {
      throw new IllegalArgumentException(
          Text.of("--sessions [%d] must be from %d to 20", wanted, Math.max(2, files.size())));
    }
    SessionReader reader = new SessionReader(path -> movements.judged(path).movement());
    List<Session> named = new ArrayList<>(files.stream().map(reader::read).toList());
    while (named.size() < wanted) {
      named.add(named.get(named.size() - 1));
    }
    return named;
  }

  private CrossoverWish wish(List<Session> played, Session later) {
    Set<Integer> fixed = stationary == null ? Set.of() : Set.copyOf(stationary.values());
    return new CrossoverWish(played, later, change, sections, fixed);
  }

  private CrossoverOutcome search(CrossoverWish wish, BooleanSupplier cancelled) {
    return Crossover.search(wish, new Crossover.Effort(starts, seed, Deadline.in(time, cancelled)));
  }

  private void print(CrossoverWish wish, CrossoverOutcome.Found found) {
    PrintWriter writer = writer();
    Session before = wish.earlier().get(wish.earlier().size() - 1);
    Movement movement = found.later().whole();
    writer.print(Text.of("Session %d: %s%n%n", wish.earlier().size() + 1, movement.name()));
    List<CrossoverText.Line> lines = new ArrayList<>();
    SectionRule.best(wish).ifPresent(rule -> lines.add(line("sections exchanged", wish, rule)));
    ShiftRule.best(wish).ifPresent(rule -> lines.add(line("best block rule", wish, rule)));
    CrossoverText.Line ours = line("ours", wish, found.later());
    lines.add(ours);
    writer.print(CrossoverText.comparison(movement.kind(), lines));
    if (!change.kept(ours.changes())) {
      writer.println(CrossoverText.notKept(movement.kind(), Word.of(change), ours));
    }
    writer.print(
        Text.of(
            found.optimal()
                ? "optimal: %d meetings repeated, %s%n%n"
                : "feasible: bound %d, %s%n%n",
            found.bound(),
            found.by()));
    int broken = Judge.violations(movement).size();
    writer.println(broken == 0 ? "No rule is broken." : "Broken rules: " + broken);
    writer.println();
    writer.println(CrossoverText.moves(before, found.later()));
  }

  private static CrossoverText.Line line(String name, CrossoverWish wish, Session later) {
    List<Movement> earlier = wish.earlier().stream().map(Session::whole).toList();
    return new CrossoverText.Line(
        name,
        Playbacks.of(earlier, later.whole()),
        DirectionChanges.of(earlier.get(earlier.size() - 1), later.whole()));
  }

  private void write(Movement movement, int session) {
    if (out != null) {
      Path file = out.resolveSibling(out.getFileName() + "-" + session + ".yaml");
      String name = movement.name() + ", session " + session;
      SolutionFile.write(file, Solution.of(Judged.of(movement.named(name))));
    }
  }

  /**
   * Reads sessions as the command line names them: by a movement file, or by one for each section,
   * such as {@code A.yaml+B.yaml}.
   *
   * @param movements how a movement file is read
   */
  private record SessionReader(Function<Path, Movement> movements) {

    private static final Pattern PLUS = Pattern.compile("\\+");

    /** Reads a session; an existing file with a plus in its name is a single file. */
    Session read(String named) {
      if (Files.exists(Path.of(named))) {
        return Session.of(List.of(movements.apply(Path.of(named))));
      }
      return Session.of(
          PLUS.splitAsStream(named).map(name -> movements.apply(Path.of(name))).toList());
    }
  }
}
