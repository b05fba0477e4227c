package org.boardwalk.prove;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.boardwalk.answer.Versions;
import org.boardwalk.prove.LedgerLine.Mark;
import org.boardwalk.search.Interruptible;
import org.boardwalk.split.Cube;
import org.boardwalk.split.Splitting;

/**
 * Goes through the cubes of a model from the largest to the smallest, as far as the ledger tells:
 * what was split is split again by our own code, so that the cubes at the end together make up the
 * whole, whatever the ledger says. Not thread-safe.
 */
final class CubeWalk {

  private static final Optional<Mark> SPLIT = Optional.of(Mark.SPLIT);

  private final ProofQuestion question;
  private final Ledger ledger;
  private final BooleanSupplier over;
  private final Deque<Cube> open = new ArrayDeque<>(List.of(Cube.WHOLE));
  private final List<LedgerLine> exhausted = new ArrayList<>();
  private Duration splitting = Duration.ZERO;
  private int known;
  private int split;

  /**
   * @param over whether nobody wants to know any more: splitting large models takes seconds
   */
  CubeWalk(ProofQuestion question, Ledger ledger, BooleanSupplier over) {
    this.question = question;
    this.ledger = ledger;
    this.over = over;
  }

  /** The next cube of which nothing is known; the whole is always split. */
  Optional<Cube> next() {
    while (!open.isEmpty()) {
      Cube cube = open.pop();
      Optional<LedgerLine> line = ledger.at(question.digest(cube), question.engineName());
      Optional<Mark> mark = line.map(LedgerLine::mark);
      if (mark.filter(f -> f == Mark.EXHAUSTED).isPresent()) {
        exhausted.add(line.orElseThrow());
        known++;
      } else if (!(cube.equals(Cube.WHOLE) || mark.equals(SPLIT)) || split(cube).isEmpty()) {
        return Optional.of(cube);
      }
    }
    return Optional.empty();
  }

  /** The cube whose digest begins so, among those that are not split. */
  Optional<Cube> find(String digest) {
    while (!open.isEmpty()) {
      Cube cube = open.pop();
      String name = question.digest(cube);
      boolean split =
          cube.equals(Cube.WHOLE)
              || ledger.at(name, question.engineName()).map(LedgerLine::mark).equals(SPLIT);
      List<Cube> parts = split ? parts(cube).orElse(List.of()) : List.of();
      parts.forEach(open::push);
      if (parts.isEmpty() && name.startsWith(digest) && !digest.isEmpty()) {
        return Optional.of(cube);
      }
    }
    return Optional.empty();
  }

  /**
   * Splits a cube, whose parts come next. Where single constraints show that no part has a
   * solution, splitting has exhausted it: that goes into the ledger, so that a proof names it.
   *
   * @return what has become of the cube; empty when it cannot be split, or not before it was over
   */
  Optional<Mark> split(Cube cube) {
    long start = System.nanoTime();
    Optional<List<Cube>> parts = parts(cube);
    Duration took = Duration.ofNanos(System.nanoTime() - start);
    if (parts.isEmpty()) {
      return Optional.empty();
    }
    if (parts.get().isEmpty()) {
      LedgerLine line =
          new LedgerLine(
              question.digest(cube),
              question.engineName(),
              "(splitting by boardwalk " + Versions.of("boardwalk") + ")",
              took.toMillis(),
              Mark.EXHAUSTED);
      ledger.add(line);
      exhausted.add(line);
      return Optional.of(Mark.EXHAUSTED);
    }
    split++;
    splitting = splitting.plus(took);
    List<Cube> all = parts.get();
    for (int k = all.size() - 1; k >= 0; k--) {
      open.push(all.get(k));
    }
    return SPLIT;
  }

  /** Those parts in which a solution could be; empty when it cannot be split, or it was over. */
  private Optional<List<Cube>> parts(Cube cube) {
    return Interruptible.unlessOver(() -> Splitting.of(question.stated().model(), cube), over)
        .flatMap(possible -> possible);
  }

  void exhausted(LedgerLine line) {
    exhausted.add(line);
  }

  /** The cubes that are exhausted, with who has searched them. */
  List<LedgerLine> exhausted() {
    return List.copyOf(exhausted);
  }

  /** How many of these the ledger knew. */
  int known() {
    return known;
  }

  int waiting() {
    return open.size();
  }

  int splits() {
    return split;
  }

  /** How long it took to split all that were split. */
  Duration splitting() {
    return splitting;
  }
}
