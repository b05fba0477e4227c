package org.boardwalk.bench;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.boardwalk.cli.option.DurationConverter;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.HomeOption;
import org.boardwalk.cli.option.Interrupt;
import org.boardwalk.design.Designer;
import org.boardwalk.library.answers.Library;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Shows how many known answers a fresh search beats. */
@Command(
    name = "fresh",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "How many known answers a search that begins with nothing beats, and by how much.",
      "Answers are drawn by lot from those that are not settled. Each search has one thread and ends by",
      "counted effort, so that the same seed gives the same figures everywhere. A saving is the share",
      "by which the first figure that differs is less: cost, or for pairs copies, breaks, moves."
    })
final class BenchFreshCommand implements Callable<Integer> {

  private static final String LINE = "%-66s %-16s %-16s %s%n";

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--answers",
      paramLabel = "N",
      defaultValue = "40",
      description = "How many to draw (default: ${DEFAULT-VALUE}).")
  int answers = 40;

  @Option(
      names = "--only",
      paramLabel = "TEXT",
      defaultValue = "",
      description = "Only those whose name contains this, such as -shared-.")
  String only = "";

  @Option(
      names = "--effort",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      defaultValue = "30s",
      description = "Counted effort of each search (default: ${DEFAULT-VALUE}).")
  Duration effort = Duration.ofSeconds(30);

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Draws other answers, and searches otherwise (default: ${DEFAULT-VALUE}).")
  long seed = 1;

  @Mixin HomeOption home = new HomeOption();

  @Override
  public Integer call() {
    if (answers < 1) {
      throw new IllegalArgumentException(Text.of("--answers [%d] must be 1 or more", answers));
    }
    PrintWriter out = spec.commandLine().getOut();
    List<Double> savings = new ArrayList<>();
    try (Interrupt interrupt = new Interrupt(spec.commandLine())) {
      List<Answer> drawn = drawn();
      out.print(Text.of(LINE, "wish", "known", "fresh", "saving"));
      for (Answer known : drawn) {
        Optional<Scorecard> fresh = fresh(known, interrupt.cancelled());
        if (interrupt.cancelled().get()) {
          break;
        }
        savings.add(line(out, known, fresh));
      }
      out.print(total(savings));
      out.flush();
      return interrupt.cancelled().get() ? Exit.INTERRUPTED.code() : Exit.DONE.code();
    }
  }

  /** Answers that can still be beaten, drawn by lot. */
  private List<Answer> drawn() {
    Library library = home.library();
    List<String> names =
        library.names().stream()
            .filter(name -> name.contains(only))
            .collect(Collectors.toCollection(ArrayList::new));
    Collections.shuffle(names, new Random(seed));
    List<Answer> drawn =
        names.stream()
            .map(library::read)
            .filter(a -> a.outcome().found().filter(f -> !f.standing().settled()).isPresent())
            .limit(answers)
            .toList();
    if (drawn.isEmpty()) {
      throw new IllegalArgumentException(
          Text.of("--only [%s] leaves no answer that could be beaten", only)
              + "\nMaybe part of a file's name, such as -circulating-.");
    }
    return drawn;
  }

  private Optional<Scorecard> fresh(Answer known, AtomicBoolean cancelled) {
    SearchSettings settings = SearchSettings.repeatable(effort, seed);
    return Designer.answer(known.wish().with(settings), SearchListener.SILENT, cancelled)
        .outcome()
        .found()
        .map(Outcome.Found::card);
  }

  private static double line(PrintWriter out, Answer known, Optional<Scorecard> fresh) {
    Optional<Scorecard> card = known.outcome().found().map(Outcome.Found::card);
    double saving = saving(AnswerFigures.excess(known.wish(), card, fresh));
    out.print(
        Text.of(
            LINE,
            known.wish().name(),
            AnswerFigures.shown(known.wish(), card),
            AnswerFigures.shown(known.wish(), fresh),
            saving > 0 ? Text.of("%.1f %%", 100 * saving) : ""));
    out.flush();
    return saving;
  }

  /** An excess over the better figure as a share of the worse one, from 0 to 1. */
  private static double saving(double excess) {
    return Double.isInfinite(excess) ? 1 : excess / (1 + excess);
  }

  private static String total(List<Double> savings) {
    List<Double> beaten = savings.stream().filter(s -> s > 0).toList();
    return Text.of(
        "%d of %d are beaten (%.1f %%); mean saving %.1f %% of these, %.2f %% of all.%n",
        beaten.size(),
        savings.size(),
        100.0 * beaten.size() / Math.max(1, savings.size()),
        100 * mean(beaten, beaten.size()),
        100 * mean(beaten, savings.size()));
  }

  private static double mean(List<Double> values, int of) {
    return values.stream().mapToDouble(v -> v).sum() / Math.max(1, of);
  }
}
