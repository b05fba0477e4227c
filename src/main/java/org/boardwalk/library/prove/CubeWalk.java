package org.boardwalk.library.prove;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.boardwalk.library.prove.LedgerLine.Mark;
import org.boardwalk.model.split.Cube;
import org.boardwalk.model.split.Splitting;
import org.boardwalk.search.Interruptible;
import org.boardwalk.wish.answer.Versions;

/**
 * Goes through the cubes of a model from the largest to the smallest, following the ledger. Cubes
 * that were split are split again by our own code, so the final cubes always make up the whole,
 * even if the ledger is wrong. Not thread-safe.
 */
final class CubeWalk {

  private static final Optional<Mark> SPLIT = Optional.of(Mark.SPLIT);

  private final ProofQuestion question;
  private final Ledger ledger;
  private final Set<Mark> done;
  private final BooleanSupplier over;
  private final Deque<Cube> open = new ArrayDeque<>(List.of(Cube.WHOLE));
  private final List<LedgerLine> exhausted = new ArrayList<>();
  private Duration splitting = Duration.ZERO;
  private int known;
  private int split;

  /**
   * @param done the marks of cubes that need no search
   * @param over whether the result is no longer wanted; splitting large models takes seconds
   */
  CubeWalk(ProofQuestion question, Ledger ledger, Set<Mark> done, BooleanSupplier over) {
    this.question = question;
    this.ledger = ledger;
    this.done = done;
    this.over = over;
  }

  /** The next cube that is not done in the ledger; the whole is always split. */
  Optional<Cube> next() {
    while (!open.isEmpty()) {
      Cube cube = open.pop();
      Optional<LedgerLine> line = ledger.at(question.digest(cube), question.engineName());
      Optional<Mark> mark = line.map(LedgerLine::mark);
      if (mark.filter(done::contains).isPresent()) {
        exhausted.add(line.orElseThrow());
        known++;
      } else if (!(cube.equals(Cube.WHOLE) || mark.equals(SPLIT)) || split(cube).isEmpty()) {
        return Optional.of(cube);
      }
    }
    return Optional.empty();
  }

  /** The unsplit cube whose digest begins with a text. */
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
   * Splits a cube; its parts come next. Where single constraints show that no part has a solution,
   * the splitting has exhausted the cube, which is noted in the ledger, so that a proof names it.
   *
   * @return the mark of the cube; empty when it cannot be split, or the splitting was ended early
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

  /**
   * The parts that may have a solution; empty when the cube cannot be split, or the splitting was
   * ended early.
   */
  private Optional<List<Cube>> parts(Cube cube) {
    return Interruptible.unlessOver(() -> Splitting.of(question.stated().model(), cube), over)
        .flatMap(possible -> possible);
  }

  void exhausted(LedgerLine line) {
    exhausted.add(line);
  }

  /** The exhausted cubes with their engines. */
  List<LedgerLine> exhausted() {
    return List.copyOf(exhausted);
  }

  /** The number of these cubes that were already in the ledger. */
  int known() {
    return known;
  }

  int waiting() {
    return open.size();
  }

  int splits() {
    return split;
  }

  /** The time of all splittings. */
  Duration splitting() {
    return splitting;
  }
}
