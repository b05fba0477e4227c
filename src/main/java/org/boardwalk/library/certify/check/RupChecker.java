package org.boardwalk.library.certify.check;

import java.io.IOException;
import java.io.InputStream;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Checks proofs that clauses cannot all hold. A proof is a list of further clauses, one a line.
 * Each clause follows from those before it by unit propagation alone: if all its literals were
 * false, clauses with one literal left would force a contradiction. The last clause is empty,
 * unless the literals forced so far are already contradictory. A line that begins with {@code d}
 * drops a clause that is no longer needed; forced literals stay forced, as all clauses follow from
 * the initial ones. So an accepted proof shows that there is no solution, even if its author is not
 * trusted.
 *
 * <p>Format and method: E. Goldberg and Y. Novikov, Verification of Proofs of Unsatisfiability for
 * CNF Formulas, DATE 2003; N. Wetzler, M. J. H. Heule, W. A. Hunt, DRAT-trim: Efficient Checking
 * and Trimming Using Expressive Clausal Proofs, SAT 2014. Supports the RUP part of DRAT only: a
 * clause that merely preserves solvability is refused. Takes about as long as the search that wrote
 * the proof, and memory for all clauses that are not dropped. Not thread-safe.
 */
public final class RupChecker {

  /**
   * The figures of an accepted refutation.
   *
   * @param variables number of variables
   * @param clauses number of initial clauses
   * @param steps number of clauses of the proof until a contradiction was forced
   */
  public record Refutation(int variables, int clauses, long steps) {}

  private static final String HEADER = "p cnf ";
  private static final String DROPPED = "d ";

  private final int variables;

  /** The value of each literal, at index variables + literal: 1 true, -1 false, 0 open. */
  private final byte[] values;

  private final int[] forced;
  private int count;
  private int propagated;

  /**
   * The watch lists: for each literal the clauses that have it as one of their first two literals.
   */
  private final List<List<int[]>> watching = new ArrayList<>();

  /** The clauses not dropped, by their sorted literals; a clause can occur more than once. */
  private final Map<IntBuffer, List<int[]>> alive = new HashMap<>();

  private boolean contradiction;

  private RupChecker(int variables) {
    this.variables = variables;
    values = new byte[2 * variables + 1];
    forced = new int[variables];
    for (int literal = -variables; literal <= variables; literal++) {
      watching.add(new ArrayList<>(2));
    }
  }

  /**
   * @param cnf clauses in DIMACS CNF
   * @param proof clauses, one a line, each ended by 0; {@code d} before dropped clauses
   * @return the figures of the accepted proof
   * @throws ProofFault when the proof is not accepted, or the input is malformed
   * @throws IOException when an input cannot be read
   */
  public static Refutation check(InputStream cnf, InputStream proof) throws IOException {
    ClauseLines lines = new ClauseLines(cnf);
    int[] sizes = lines.next() && lines.begins(HEADER) ? lines.numbers(HEADER) : new int[0];
    if (sizes.length != 2 || sizes[0] < 0) {
      throw lines.fault("must begin with p cnf and the numbers of variables and clauses");
    }
    RupChecker checker = new RupChecker(sizes[0]);
    int read = 0;
    for (; lines.next(); read++) {
      checker.add(lines.clause("", sizes[0]));
    }
    if (read != sizes[1]) {
      throw lines.fault("has [" + read + "] clauses instead of " + sizes[1]);
    }
    return new Refutation(sizes[0], read, checker.steps(new ClauseLines(proof)));
  }

  private long steps(ClauseLines proof) throws IOException {
    long steps = 0;
    while (!contradiction) {
      if (!proof.next()) {
        throw proof.fault("the proof ends before a contradiction is forced");
      }
      if (proof.begins(DROPPED)) {
        drop(proof.clause(DROPPED, variables), proof);
      } else {
        int[] clause = proof.clause("", variables);
        if (!follows(clause)) {
          throw proof.fault(
              "clause " + Arrays.toString(clause) + " does not follow by unit propagation");
        }
        add(clause);
        steps++;
      }
    }
    return steps;
  }

  private int value(int literal) {
    return values[variables + literal];
  }

  /**
   * Whether a clause follows: the negation of all its literals forces a contradiction. The
   * assignments made are undone.
   */
  private boolean follows(int[] clause) {
    int before = count;
    boolean follows = false;
    for (int literal : clause) {
      follows |= value(literal) > 0;
      if (value(literal) == 0) {
        force(-literal);
      }
    }
    follows = follows || !propagate();
    while (count > before) {
      int literal = forced[--count];
      values[variables + literal] = 0;
      values[variables - literal] = 0;
    }
    propagated = before;
    return follows;
  }

  private void force(int literal) {
    values[variables + literal] = 1;
    values[variables - literal] = -1;
    forced[count++] = literal;
  }

  /** Adds a clause that follows, and propagates the literals it forces. */
  private void add(int[] clause) {
    alive.computeIfAbsent(IntBuffer.wrap(clause.clone()), k -> new ArrayList<>(1)).add(clause);
    int open = 0;
    for (int k = 0; k < clause.length && open < 2; k++) {
      if (value(clause[k]) >= 0) {
        swap(clause, k, open++);
      }
    }
    if (clause.length > 1) {
      watch(clause, 0);
      watch(clause, 1);
    }
    if (open == 0) {
      contradiction = true;
    } else if (open == 1 && value(clause[0]) == 0) {
      force(clause[0]);
    }
    contradiction |= !propagate();
  }

  private void watch(int[] clause, int place) {
    watching.get(variables + clause[place]).add(clause);
  }

  private static void swap(int[] clause, int i, int j) {
    int literal = clause[i];
    clause[i] = clause[j];
    clause[j] = literal;
  }

  private void drop(int[] clause, ClauseLines proof) {
    List<int[]> same = alive.getOrDefault(IntBuffer.wrap(clause), List.of());
    if (same.isEmpty()) {
      throw proof.fault("drops " + Arrays.toString(clause) + ", which is not there");
    }
    int[] dropped = same.remove(same.size() - 1);
    for (int place = 0; place < 2 && dropped.length > 1; place++) {
      watching.get(variables + dropped[place]).removeIf(c -> c == dropped);
    }
  }

  /**
   * Unit propagation: forces the last open literal of clauses; false when a clause has none left.
   */
  private boolean propagate() {
    while (propagated < count) {
      int wrong = -forced[propagated++];
      List<int[]> clauses = watching.get(variables + wrong);
      int kept = 0;
      boolean failed = false;
      for (int k = 0; k < clauses.size(); k++) {
        int[] clause = clauses.get(k);
        if (failed || !moves(clause, wrong)) {
          clauses.set(kept++, clause);
          failed = failed || !holds(clause);
        }
      }
      clauses.subList(kept, clauses.size()).clear();
      if (failed) {
        return false;
      }
    }
    return true;
  }

  /**
   * Moves a clause from the watch list of a false literal to that of another literal, if there is
   * one that is not false.
   */
  private boolean moves(int[] clause, int wrong) {
    if (clause[0] == wrong) {
      swap(clause, 0, 1);
    }
    if (value(clause[0]) > 0) {
      return false;
    }
    for (int k = 2; k < clause.length; k++) {
      if (value(clause[k]) >= 0) {
        swap(clause, 1, k);
        watch(clause, 1);
        return true;
      }
    }
    return false;
  }

  /** Whether a clause with only its first literal left can hold; that literal is then forced. */
  private boolean holds(int[] clause) {
    if (value(clause[0]) == 0) {
      force(clause[0]);
    }
    return value(clause[0]) > 0;
  }
}
