package org.boardwalk.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.Boardwalk;
import org.boardwalk.Boardwalk.Reply;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.MovementFormat;
import org.boardwalk.library.Solution;
import org.boardwalk.library.SolutionFile;
import org.boardwalk.library.Stored;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.problem.IndividualWish;
import org.boardwalk.problem.Rainbow;
import org.boardwalk.problem.Wish;
import org.boardwalk.publish.PairsScoreText;
import org.boardwalk.publish.ScheduleText;
import org.boardwalk.publish.ScorecardText;
import org.boardwalk.quality.Beginning;
import org.boardwalk.search.Answer;
import org.boardwalk.search.Outcome;
import org.boardwalk.search.SearchListener;
import org.boardwalk.search.Status;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** Answers a wish on the command line: search with progress, store, print. */
final class Answering {

  private final PrintWriter out;
  private final PrintWriter err;
  private final ResultOptions options;
  private final boolean quiet;

  static Answering of(CommandSpec spec, ResultOptions options) {
    Program program = spec.root().userObject() instanceof Program p ? p : new Program();
    return new Answering(spec.commandLine(), options, program.quiet);
  }

  private Answering(CommandLine command, ResultOptions options, boolean quiet) {
    out = command.getOut();
    err = command.getErr();
    this.options = options;
    this.quiet = quiet;
  }

  int answer(Wish problem) {
    return answer(List.of(problem));
  }

  /** Answers the first of these wishes that can be answered; if none can, says so of the last. */
  int answer(List<? extends Wish> problems) {
    try (Interrupt interrupt = new Interrupt()) {
      int k = 0;
      Reply reply = reply(problems.get(0), interrupt.cancelled());
      while (!(reply.answer().outcome() instanceof Outcome.Found)
          && k < problems.size() - 1
          && !interrupt.cancelled().get()) {
        passedOver(reply.answer());
        reply = reply(problems.get(++k), interrupt.cancelled());
      }
      Wish problem = problems.get(k);
      print(reply.answer());
      if (options.out != null && !(reply.answer().outcome() instanceof Outcome.GaveUp)) {
        SolutionFile.write(options.out, Solution.of(reply.answer()));
      }
      explain(problem, reply);
      reply.storing().ifPresent(e -> err.println(e.getMessage()));
      out.flush();
      err.flush();
      if (reply.storing().isPresent()) {
        return Exit.BAD_INPUT.code();
      }
      return interrupt.cancelled().get()
          ? Exit.INTERRUPTED.code()
          : Exit.of(reply.answer().outcome()).code();
    }
  }

  private Reply reply(Wish problem, AtomicBoolean cancelled) {
    Boardwalk boardwalk = new Boardwalk(options.library());
    if (quiet) {
      return ask(boardwalk, problem, SearchListener.SILENT, cancelled);
    }
    try (Progress progress = new Progress(err, CommandLine.Help.Ansi.AUTO.enabled(), problem)) {
      return ask(boardwalk, problem, progress, cancelled);
    }
  }

  private Reply ask(
      Boardwalk boardwalk, Wish problem, SearchListener listener, AtomicBoolean cancelled) {
    return options.improve
        ? boardwalk.improve(problem, listener, cancelled)
        : boardwalk.solve(problem, listener, cancelled);
  }

  private void print(Answer answer) {
    switch (options.format) {
      case TEXT -> text(answer);
      case YAML -> document(answer, SolutionFile::text);
      case JSON -> document(answer, SolutionFile::json);
      case CSV -> csv(answer);
    }
  }

  private void text(Answer answer) {
    Wish problem = answer.problem();
    if (answer.outcome() instanceof Outcome.Found found) {
      out.println(ScheduleText.heading(found.movement()));
      out.print(ScheduleText.followRule(found.movement()));
      out.println(ScheduleText.byRound(found.movement(), problem.attendance()));
      out.print(
          problem.kind() == Kind.INDIVIDUAL
              ? ScorecardText.of(found, problem.weights())
              : PairsScoreText.of(found));
      if (problem instanceof IndividualWish players) {
        players
            .fixed()
            .curtail()
            .ifPresent(r -> out.print(curtailed(players, found.movement(), r)));
      }
    } else {
      out.println(refusal(answer));
    }
  }

  private static String curtailed(IndividualWish problem, Movement movement, int least) {
    return "\n"
        + ScorecardText.curtailed(
            Beginning.all(movement, problem.turns(), least, problem.weights()), problem.weights());
  }

  private void passedOver(Answer answer) {
    if (!quiet) {
      err.println(
          "With copies [%d]: %s".formatted(answer.problem().boards().copies(), refusal(answer)));
      err.flush();
    }
  }

  private void document(Answer answer, java.util.function.Function<Solution, String> writer) {
    if (answer.outcome() instanceof Outcome.GaveUp) {
      err.println(refusal(answer));
    } else {
      out.print(writer.apply(Solution.of(answer)));
    }
  }

  private void csv(Answer answer) {
    if (answer.outcome() instanceof Outcome.Found found) {
      out.print(Exchange.text(found.movement(), MovementFormat.CSV));
    } else {
      err.println(refusal(answer));
    }
  }

  private static String refusal(Answer answer) {
    if (answer.outcome() instanceof Outcome.Impossible impossible) {
      return "Impossible: " + impossible.by() + ".";
    }
    String advice =
        answer.problem() instanceof IndividualWish players && players.form() instanceof Rainbow
            ? "Maybe take fewer rounds."
            : "Maybe give it more --time, or require less.";
    return answer.outcome() instanceof Outcome.GaveUp gaveUp
        ? "Gave up: nothing found, nothing proved (%s).%n%s".formatted(gaveUp.limit(), advice)
        : "";
  }

  /** What was tried, where the answer is kept, and how to go on. */
  private void explain(Wish problem, Reply reply) {
    if (quiet) {
      return;
    }
    Answer answer = reply.answer();
    if (!answer.tried().isEmpty()) {
      err.println("Tried: " + String.join("; ", answer.tried()) + ".");
    }
    if (answer.outcome() instanceof Outcome.GaveUp) {
      return;
    }
    err.printf(
        "Found by %s %s: %s, in %.1f s with seed %d.%n",
        answer.origin().engine(),
        answer.origin().version(),
        answer.origin().method(),
        answer.origin().took().toMillis() / 1e3,
        answer.origin().seed());
    options.library().ifPresent(l -> err.println(kept(reply) + l.file(problem)));
    if (answer.outcome() instanceof Outcome.Found found
        && found.status() == Status.FEASIBLE
        && !answer.origin().engine().equals("construction")) {
      err.println("Maybe a longer search finds better: --improve --time 10m");
    }
  }

  private static String kept(Reply reply) {
    if (reply.stored().isEmpty()) {
      return reply.storing().isPresent() ? "Not stored in " : "Known in ";
    }
    return reply.stored().get() == Stored.KEPT
        ? "Nothing better than what is known in "
        : "Stored in ";
  }
}
