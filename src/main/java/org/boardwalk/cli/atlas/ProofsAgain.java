package org.boardwalk.cli.atlas;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.cli.option.QuietOption;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.answers.ClaimedProof;
import org.boardwalk.library.answers.Library;
import org.boardwalk.library.answers.Repeated;
import org.boardwalk.library.answers.Repetition;
import org.boardwalk.library.answers.Repetition.Ending;
import org.boardwalk.library.answers.RepetitionListener;
import org.boardwalk.library.prove.Certificates;
import org.boardwalk.library.prove.Ledger;
import org.boardwalk.library.prove.ProofQuestion;
import org.boardwalk.library.prove.Proving;
import org.boardwalk.library.task.Runner;
import org.boardwalk.library.task.Watcher;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.Deadline;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.answer.Answer;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Repeats all proofs by exhausted search of a library: proofs made in one piece several at once,
 * proofs in cubes one after the other, cube by cube.
 */
final class ProofsAgain implements RepetitionListener {

  private static final Duration CUBE_TIME = Duration.ofSeconds(60);

  private final Library library;
  private final List<String> names;
  private final Repeated repeated;
  private final Path ledgers;
  private final Limit limit;
  private final PrintWriter out;
  private final PrintWriter err;
  private final boolean quiet;
  private final Map<Ending, Integer> endings = new EnumMap<>(Ending.class);
  private boolean faulty;

  /**
   * @param library the library with the proofs
   * @param names the names of the files whose proofs are repeated
   * @param repeated the proofs that were repeated here
   * @param ledgers the folder for ledgers of proofs in cubes
   * @param limit limit of each proof; a proof in cubes ends by the clock, and the next run
   *     continues it
   * @param spec the command that prints the results
   */
  ProofsAgain(
      Library library,
      List<String> names,
      Repeated repeated,
      Path ledgers,
      Limit limit,
      CommandSpec spec) {
    this.library = library;
    this.names = names;
    this.repeated = repeated;
    this.ledgers = ledgers;
    this.limit = limit;
    out = spec.commandLine().getOut();
    err = spec.commandLine().getErr();
    quiet = QuietOption.of(spec);
  }

  /** Whether all proofs could be searched and none is wrong. */
  boolean sound(Runner runner, AtomicBoolean cancelled) {
    List<ClaimedProof> whole = new ArrayList<>();
    Map<ClaimedProof, ProofQuestion> inCubes = new LinkedHashMap<>();
    for (ClaimedProof claim : claims()) {
      Duration cube = limit.length().compareTo(CUBE_TIME) < 0 ? limit.length() : CUBE_TIME;
      Certificates.question(claim.known().wish(), claim.certificate(), cube)
          .ifPresentOrElse(q -> inCubes.put(claim, q), () -> whole.add(claim));
    }
    runner.run(new Repetition(library, repeated, whole, limit, this), cancelled);
    inCubes.forEach(
        (claim, question) -> {
          if (!cancelled.get()) {
            repeat(claim, question, runner, cancelled);
          }
        });
    int elsewhere = endings.getOrDefault(Ending.CLAIMED, 0);
    out.print(
        Text.of(
            "Proofs by exhausted search: %d repeated%s, %d not finished in %d s, %d wrong%n",
            endings.getOrDefault(Ending.REPEATED, 0),
            elsewhere == 0 ? "" : Text.of(", %d by other machines alone", elsewhere),
            endings.getOrDefault(Ending.NOT_FINISHED, 0),
            limit.length().toSeconds(),
            endings.getOrDefault(Ending.WRONG, 0)));
    out.flush();
    if (cancelled.get()) {
      err.println("Interrupted.\nMaybe run the same command again: it goes on with the others.");
      err.flush();
    }
    return !faulty && !endings.containsKey(Ending.WRONG);
  }

  /**
   * The claimed proofs that were not repeated here before. Damaged files have been reported
   * already.
   */
  private List<ClaimedProof> claims() {
    List<ClaimedProof> open = new ArrayList<>();
    for (String name : names) {
      Optional<ClaimedProof> claim = Optional.empty();
      try {
        claim = ClaimedProof.in(library, name);
      } catch (FileException e) {
        continue;
      }
      if (claim.filter(c -> repeated.contains(c.digest())).isPresent()) {
        ended(name, Ending.REPEATED);
      } else {
        claim.ifPresent(open::add);
      }
    }
    return open;
  }

  /**
   * Repeats a proof in cubes, with a ledger of its own from which a stopped repetition continues.
   */
  private void repeat(
      ClaimedProof claim, ProofQuestion question, Runner runner, AtomicBoolean cancelled) {
    String digest = question.stated().digest();
    String hex = digest.substring(digest.indexOf(':') + 1, digest.indexOf(':') + 17);
    Path file = ledgers.resolve(hex + ".csv");
    AtomicBoolean over = new AtomicBoolean();
    Watcher watcher = Watcher.of(Deadline.in(limit.length(), cancelled::get), over);
    try (Ledger ledger = Ledger.open(file, digest);
        ProofProgress progress =
            new ProofProgress(err, CommandLine.Help.Ansi.AUTO.enabled(), quiet)) {
      Answer again =
          Certificates.answer(question, Proving.run(question, ledger, runner, progress, over));
      ended(claim.name(), claim.compared(again, library, repeated, this::noticed));
    } catch (FileException e) {
      failed(claim.name(), e);
    } finally {
      watcher.close();
    }
  }

  @Override
  public void ended(String name, Ending ending) {
    endings.merge(ending, 1, Integer::sum);
    out.println(name + ": " + words(ending));
    out.flush();
  }

  @Override
  public void failed(String name, RuntimeException fault) {
    faulty = true;
    err.println(name + ": " + fault.getMessage());
    err.flush();
  }

  @Override
  public void noticed(FileException fault) {
    err.println(fault.getMessage());
    err.flush();
  }

  private static String words(Ending ending) {
    return switch (ending) {
      case REPEATED -> "repeated here, and true";
      case CLAIMED -> "repeated by other machines, which say that it is true; not repeated here";
      case NOT_FINISHED -> "not finished; said to be so, not repeated here";
      case WRONG -> "wrong: something better was found, and is kept";
    };
  }
}
