package org.boardwalk.cli.design;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.boardwalk.Boardwalk;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.Interrupt;
import org.boardwalk.cli.option.MovementFiles;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.MovementFormat;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.answers.AnswerRepository.Delivery;
import org.boardwalk.library.answers.ImportedMovement;
import org.boardwalk.library.answers.Library;
import org.boardwalk.library.answers.StoreOutcome;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.library.task.Runner;
import org.boardwalk.movement.Boards.Shortage;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.WrongValue;
import org.boardwalk.publish.AnswerText;
import org.boardwalk.publish.ExplanationText;
import org.boardwalk.publish.HarmlessText;
import org.boardwalk.publish.VerdictText;
import org.boardwalk.quality.RoundSwitches;
import org.boardwalk.search.SearchListener;
import org.boardwalk.search.local.switches.SplitSwitch;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.Preference;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Origin;
import org.boardwalk.wish.answer.Outcome;
import picocli.CommandLine;

/** Answers wishes on the command line: shows the progress of the search and prints the answer. */
final class Answering {

  private final CommandLine command;
  private final PrintWriter out;
  private final PrintWriter err;
  private final ResultOptions options;
  private final boolean quiet;
  private final AnswerOutput keeping;
  private final UnaryOperator<Answer> finish;

  /**
   * This answering for a room with so many copies of the boards; where they are too few, tables
   * share boards.
   */
  Answering inRoomWith(int copies) {
    return finished(answer -> answer.sharing(copies));
  }

  /**
   * This answering with the last rounds switched, as directors do, where that costs no more.
   *
   * @param points the most points of calibre that it may cost
   */
  Answering switchedLast(double points) {
    return finished(
        answer ->
            answer
                .outcome()
                .found()
                .flatMap(found -> RoundSwitches.of(found.movement()))
                .flatMap(switches -> last(answer, switches, points))
                .orElse(answer));
  }

  private Optional<Answer> last(Answer answer, RoundSwitches switches, double points) {
    double best = switches.calibre(switches.rounds());
    double last = switches.calibre(switches.last());
    boolean cheap = switches.equal(switches.last()) || best - last <= points;
    if (!cheap) {
      err.println(
          Text.of(
              "The switch is not in the last rounds, which would give calibre %.2f.\n"
                  + "Maybe add --switch-last.",
              last));
      return Optional.empty();
    }
    if (!switches.equal(switches.last())) {
      err.println(
          Text.of(
              "The last rounds are switched; the best choice, %s, would give calibre %.2f.",
              ExplanationText.rounds(switches.rounds()), best));
    }
    return answer.serving(answer.wish(), switches.with(switches.last()));
  }

  /** This answering with one table switched inside the sets where that is better balanced. */
  Answering splitSwitched() {
    return finished(
        answer -> {
          Optional<Answer> split = split(answer).flatMap(s -> halves(answer, s));
          if (split.isEmpty()) {
            err.println("No switch inside the sets makes the calibre higher.");
          }
          return split.orElse(answer);
        });
  }

  private static Optional<SplitSwitch> split(Answer answer) {
    return answer.outcome().found().flatMap(f -> SplitSwitch.of(f.movement()));
  }

  /**
   * The answer in halves of rounds, which answers the wish for twice as many rounds and sets; empty
   * where it does not, as not all pairs meet equally often.
   */
  private static Optional<Answer> halves(Answer answer, SplitSwitch split) {
    Movement halves = split.halves();
    int rounds = halves.rounds().size();
    return answer.wish() instanceof PairsWish wish
            && wish.rules().isEmpty()
            && rounds <= IndividualWish.MOST_ROUNDS
        ? answer.serving(
            new PairsWish(
                halves.name(),
                wish.kind(),
                wish.contestants(),
                wish.tables(),
                rounds,
                halves.boards(),
                wish.form(),
                wish.switching(),
                wish.missing(),
                PairsWish.USUAL_OTHERS,
                List.of(),
                wish.search()),
            halves)
        : Optional.empty();
  }

  private Answering finished(UnaryOperator<Answer> other) {
    return new Answering(command, options, quiet, keeping, other);
  }

  Answering(
      CommandLine command,
      ResultOptions options,
      boolean quiet,
      AnswerOutput keeping,
      UnaryOperator<Answer> finish) {
    this.command = command;
    out = command.getOut();
    err = command.getErr();
    this.options = options;
    this.quiet = quiet;
    this.keeping = keeping;
    this.finish = finish;
  }

  int answer(Preference preference) {
    AnswerFile.check(options.out);
    Wish first = preference.inOrder().get(0);
    AnswerFile.check(options.out, first.kind(), first.tables());
    try (Interrupt interrupt = new Interrupt(command)) {
      Optional<Library> library = options.library();
      Optional<Answer> start = options.start().map(file -> start(file, preference));
      Delivery reply = reply(preference, start, library, interrupt);
      if (!quiet) {
        AnswerText.passedOver(reply.passedOver(), reply.answer()).forEach(err::println);
      }
      Answer answer = finish.apply(reply.answer());
      print(answer);
      boolean gaveUp = reply.answer().outcome() instanceof Outcome.GaveUp;
      if (options.out != null && !gaveUp) {
        write(options.out, answer);
      }
      if (!quiet) {
        start.ifPresent(from -> gained(from, reply.answer()));
        unheard(preference, reply.answer());
        explain(reply, library, gaveUp);
        if (answer.wish() instanceof PairsWish) {
          suggestSplit(answer);
        }
      }
      reply.storing().ifPresent(e -> err.println(e.getMessage()));
      if (reply.storing().isPresent()) {
        return Exit.BAD_INPUT.code();
      }
      return interrupt.cancelled().get()
          ? Exit.INTERRUPTED.code()
          : Exit.of(reply.answer().outcome()).code();
    }
  }

  /** Says that an engine was chosen where no model was solved. */
  private void unheard(Preference preference, Answer answer) {
    EngineChoice engine = preference.inOrder().get(0).search().engine();
    if (!engine.auto() && answer.wish().byRule()) {
      err.println(
          Text.of(
              "Engine [%s] had nothing to do: a rule makes such movements, and no model is solved.",
              engine.word()));
    }
  }

  private void suggestSplit(Answer answer) {
    split(answer)
        .filter(s -> halves(answer, s).isPresent())
        .map(SplitSwitch::sentence)
        .ifPresent(sentence -> err.println(sentence + " Maybe add --split-switch."));
  }

  private void write(Path file, Answer answer) {
    Solution solution = solution(answer);
    answer
        .outcome()
        .found()
        .ifPresentOrElse(
            found -> keeping.write(file, found.judged(), solution, err),
            () -> AnswerFile.write(file, solution, err));
  }

  /**
   * The solution to write; without the wish where tables share boards, as no wish asks for that.
   */
  private static Solution solution(Answer answer) {
    return answer
        .outcome()
        .found()
        .map(Outcome.Found::judged)
        .filter(judged -> judged.movement().boards().shortage() == Shortage.SHARED)
        .map(Solution::of)
        .orElseGet(() -> Solution.of(answer));
  }

  /** The movement of a file, for the first of the wishes that it answers, or else the first. */
  private static Answer start(Path file, Preference preference) {
    Movement movement = new MovementFiles().judged(file).movement();
    List<Wish> wishes = preference.inOrder();
    Wish first = wishes.get(0);
    if (movement.kind() != first.kind()
        || movement.contestants() != first.contestants()
        || movement.rounds().size() != first.rounds()) {
      throw new WrongValue(
          "--start",
          "[%s] has %s and %s, wanted are %s and %s\nMaybe give the wish the sizes of the file.",
          file,
          Text.count(movement.contestants(), movement.kind().contestant()),
          Text.count(movement.wholeRounds(), "round"),
          Text.count(first.contestants(), first.kind().contestant()),
          Text.count(first.wholeRounds(), "round"));
    }
    String source = String.valueOf(file.getFileName());
    List<Answer> starts =
        wishes.stream().map(wish -> ImportedMovement.judged(movement, wish, source)).toList();
    return starts.stream().filter(Answer::sound).findFirst().orElse(starts.get(0));
  }

  /** Says what the search has gained over the movement that it began with. */
  private void gained(Answer start, Answer now) {
    err.println(
        Text.of(
            "Start: %s%s; now: %s.",
            VerdictText.brief(start),
            start.sound() ? "" : ", which does not answer the wish",
            VerdictText.brief(now)));
  }

  private Delivery reply(
      Preference preference,
      Optional<Answer> start,
      Optional<Library> library,
      Interrupt interrupt) {
    Optional<Runner> cluster = options.on.cluster();
    try {
      return reply(preference, start, interrupt, boardwalk(library, cluster));
    } finally {
      cluster.ifPresent(Runner::close);
    }
  }

  private Boardwalk boardwalk(Optional<Library> library, Optional<Runner> cluster) {
    Consumer<FileException> notices = fault -> err.println(fault.getMessage());
    return cluster
        .map(runner -> new Boardwalk(library, notices, runner))
        .orElseGet(() -> new Boardwalk(library, notices));
  }

  private Delivery reply(
      Preference preference, Optional<Answer> start, Interrupt interrupt, Boardwalk boardwalk) {
    if (quiet) {
      return ask(boardwalk, preference, start, SearchListener.SILENT, interrupt);
    }
    Wish first = preference.inOrder().get(0);
    try (Progress progress = new Progress(err, CommandLine.Help.Ansi.AUTO.enabled(), first)) {
      return ask(boardwalk, preference, start, progress, interrupt);
    }
  }

  private Delivery ask(
      Boardwalk boardwalk,
      Preference preference,
      Optional<Answer> start,
      SearchListener listener,
      Interrupt interrupt) {
    if (start.isPresent()) {
      return boardwalk.improve(start.get(), listener, interrupt.cancelled());
    }
    return options.improve
        ? boardwalk.improve(preference, listener, interrupt.cancelled())
        : boardwalk.design(preference, listener, interrupt.cancelled());
  }

  private void print(Answer answer) {
    switch (options.output.format()) {
      case TEXT -> out.print(AnswerText.of(answer));
      case YAML -> document(answer, SolutionFile::text);
      case JSON -> document(answer, SolutionFile::json);
      case CSV ->
          answer
              .outcome()
              .found()
              .ifPresentOrElse(
                  f -> out.print(Exchange.text(f.movement(), MovementFormat.CSV)),
                  () -> err.print(AnswerText.of(answer)));
    }
  }

  private void document(Answer answer, Function<Solution, String> writer) {
    if (answer.outcome() instanceof Outcome.GaveUp) {
      err.print(AnswerText.of(answer));
    } else {
      out.print(writer.apply(solution(answer)));
    }
  }

  /** Prints what was tried, where the answer is kept, and how to go on. */
  private void explain(Delivery reply, Optional<Library> library, boolean gaveUp) {
    Answer answer = reply.answer();
    if (!answer.tried().isEmpty()) {
      err.println("Tried: " + String.join("; ", answer.tried()) + ".");
    }
    if (gaveUp) {
      return;
    }
    Origin origin = answer.origin();
    double seconds = origin.took().toMillis() / 1e3;
    // If no movement exists, the reason has been printed already.
    err.print(
        answer.outcome().found().isEmpty()
            ? Text.of("Settled in %.1f s with seed %d.%n", seconds, origin.seed())
            : Text.of(
                "Found by %s, in %.1f s with seed %d.%n",
                HarmlessText.of(origin.finder().toString()), seconds, origin.seed()));
    library.ifPresent(
        l -> err.println(kept(reply) + reply.known().orElseGet(() -> l.file(answer.wish()))));
    boolean open = answer.outcome().found().filter(f -> !f.standing().settled()).isPresent();
    if (open && !answer.wish().byRule()) {
      // A known answer that is good enough comes without a search.
      boolean searched = reply.known().isEmpty() || reply.stored().isPresent();
      err.println(
          (searched ? "" : "No search was made. ")
              + "Maybe a longer search finds better: --improve --time 10m");
    }
  }

  private static String kept(Delivery reply) {
    if (reply.stored().isEmpty()) {
      return reply.storing().isPresent() ? "Not stored in " : "Known in ";
    }
    return reply.stored().get() == StoreOutcome.KEPT
        ? "Nothing better than what is known in "
        : "Stored in ";
  }
}
