package org.boardwalk.prove;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
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
      } else if (!(cube.equals(Cube.WHOLE) || mark.equals(SPLIT)) || !split(cube)) {
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
      if (!(split && split(cube)) && name.startsWith(digest) && !digest.isEmpty()) {
        return Optional.of(cube);
      }
    }
    return Optional.empty();
  }

  /** Whether the cube could be split before it was over; its parts come next. */
  boolean split(Cube cube) {
    Optional<List<Cube>> parts =
        Interruptible.unlessOver(() -> Splitting.of(question.stated().model(), cube), over)
            .flatMap(possible -> possible);
    parts.ifPresent(
        all -> {
          split++;
          for (int k = all.size() - 1; k >= 0; k--) {
            open.push(all.get(k));
          }
        });
    return parts.isPresent();
  }

  void exhausted(LedgerLine line) {
    exhausted.add(line);
  }

  /** The cubes that are exhausted, with who has searched them. */
  List<LedgerLine> exhausted() {
    return List.copyOf(exhausted);
  }

  int waiting() {
    return open.size();
  }

  int splits() {
    return split;
  }
}
