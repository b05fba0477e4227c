package org.boardwalk.library.certify.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.StringJoiner;
import java.util.stream.Stream;
import org.boardwalk.library.certify.check.RupChecker.Refutation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RupCheckerTest {

  /** Three pigeons and two holes: pigeon k in hole 1 is k, in hole 2 is k + 3. */
  private static final String PIGEONS =
      """
      c three pigeons, two holes
      p cnf 6 9
      1 4 0
      2 5 0
      3 6 0
      -1 -2 0
      -1 -3 0
      -2 -3 0
      -4 -5 0
      -4 -6 0
      -5 -6 0
      """;

  private static final String PROOF = "-1 0\n2 3 0\nd -1 -2 0\n0\n";

  private static InputStream stream(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  private static Refutation check(String cnf, String proof) throws IOException {
    return RupChecker.check(stream(cnf), stream(proof));
  }

  @Test
  void pigeonsDoNotFit() throws IOException {
    assertThat(check(PIGEONS, PROOF)).isEqualTo(new Refutation(6, 9, 1));
  }

  @Test
  void aClauseThatIsEmptyFromTheBeginningNeedsNoProof() throws IOException {
    assertThat(check("p cnf 0 1\n0\n", "")).isEqualTo(new Refutation(0, 1, 0));
    assertThat(check("p cnf 1 2\n1 0\n-1 0\n", "")).isEqualTo(new Refutation(1, 2, 0));
  }

  @Test
  void aClauseThatStandsTwiceCanBeDroppedTwice() throws IOException {
    String cnf = "p cnf 2 5\n1 2 0\n2 1 0\n1 -2 0\n-1 2 0\n-1 -2 0\n";
    assertThat(check(cnf, "d 1 2 0\nd 2 1 0\n1 2 1 0\n".replace("d 2 1 0\n", "") + "1 0\n").steps())
        .isEqualTo(2);
    assertThatThrownBy(() -> check(cnf, "d 1 2 0\nd 2 1 0\nd 1 2 0\n"))
        .isInstanceOf(ProofFault.class)
        .hasMessageContaining("line 3: drops [1, 2]");
  }

  static Stream<Arguments> broken() {
    return Stream.of(
        Arguments.of("nothing is shown", PIGEONS, "", "ends before"),
        Arguments.of("the last step is missing", PIGEONS, "d -1 -2 0\n", "ends before"),
        Arguments.of("the end is claimed at once", PIGEONS, "0\n", "[] does not follow"),
        Arguments.of("a literal is lost", "p cnf 3 2\n1 2 3 0\n-1 2 3 0\n", "2 0\n", "[2] does"),
        Arguments.of("a sign is wrong", satisfiable(), "-1 0\n", "[-1] does not follow"),
        Arguments.of("a clause is dropped too early", PIGEONS, "d 2 5 0\n-1 0\n", "[-1] does not"),
        Arguments.of("a clause is dropped that is not there", PIGEONS, "d 1 5 0\n", "not there"),
        Arguments.of("a clause is cut off", PIGEONS, "-1", "only 0"),
        Arguments.of("two clauses on a line", PIGEONS, "-1 0 -2 0", "only 0"),
        Arguments.of("a new variable", PIGEONS, "7 1 0\n", "beyond 6"),
        Arguments.of("a new variable of the opposite sign", PIGEONS, "-7 0\n", "beyond 6"),
        Arguments.of("a number too large", PIGEONS, "99999999999 0\n", "no whole number"),
        Arguments.of("a word", PIGEONS, "-1 0x\n", "no whole number [0x]"),
        Arguments.of("the binary form", PIGEONS, "a\u0003\u0000", "no whole number"),
        Arguments.of("only keeps it solvable", "p cnf 2 1\n1 2 0\n", "-1 2 0\n", "does not follow"),
        Arguments.of("no header", "1 0\n-1 0\n", "0\n", "must begin with p cnf"),
        Arguments.of("no clauses", "", "0\n", "must begin with p cnf"),
        Arguments.of("a clause too few", "p cnf 1 3\n1 0\n-1 0\n", "0\n", "[2] clauses instead"),
        Arguments.of("a clause with a strange variable", "p cnf 1 1\n2 0\n", "0\n", "beyond 1"));
  }

  private static String satisfiable() {
    return "p cnf 2 3\n1 2 0\n1 -2 0\n-1 2 0\n";
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource
  void broken(String what, String cnf, String proof, String message) {
    assertThatThrownBy(() -> check(cnf, proof))
        .isInstanceOf(ProofFault.class)
        .hasMessageContaining("line ")
        .hasMessageContaining(message);
  }

  /** All clauses over few variables that all assignments together contradict, in random order. */
  private static List<int[]> random(Random random, int variables, int clauses) {
    List<int[]> all = new ArrayList<>();
    for (int k = 0; k < clauses; k++) {
      all.add(
          random
              .ints(3, 1, variables + 1)
              .map(v -> random.nextBoolean() ? v : -v)
              .distinct()
              .toArray());
    }
    return all;
  }

  private static String dimacs(int variables, List<int[]> clauses) {
    StringJoiner text =
        new StringJoiner("\n", "p cnf " + variables + " " + clauses.size() + "\n", "\n");
    clauses.forEach(c -> text.add(line(c)));
    return text.toString();
  }

  private static String line(int... clause) {
    StringBuilder line = new StringBuilder();
    for (int literal : clause) {
      line.append(literal).append(' ');
    }
    return line.append(0).toString();
  }

  private static boolean solvable(int variables, List<int[]> clauses) {
    for (int values = 0; values < 1 << variables; values++) {
      int v = values;
      if (clauses.stream().allMatch(c -> holds(c, v))) {
        return true;
      }
    }
    return false;
  }

  private static boolean holds(int[] clause, int values) {
    for (int literal : clause) {
      if ((values >> (Math.abs(literal) - 1) & 1) == (literal > 0 ? 1 : 0)) {
        return true;
      }
    }
    return false;
  }

  /** The proof that tries all values of one variable after the other: it always serves. */
  private static String tree(int variables) {
    StringBuilder proof = new StringBuilder();
    for (int depth = variables; depth >= 0; depth--) {
      for (int values = 0; values < 1 << depth; values++) {
        int[] clause = new int[depth];
        for (int v = 0; v < depth; v++) {
          clause[v] = (values >> v & 1) == 1 ? v + 1 : -v - 1;
        }
        proof.append(line(clause)).append('\n');
      }
    }
    return proof.toString();
  }

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2, 3, 4})
  void acceptsTheTreeOfAllValuesJustWhereTryingThemFindsNone(long seed) throws IOException {
    Random random = new Random(seed);
    int refuted = 0;
    for (int trial = 0; trial < 60; trial++) {
      List<int[]> clauses = random(random, 5, 15 + random.nextInt(25));
      String cnf = dimacs(5, clauses);
      if (solvable(5, clauses)) {
        assertThatThrownBy(() -> check(cnf, tree(5))).isInstanceOf(ProofFault.class);
      } else {
        assertThat(check(cnf, tree(5)).clauses()).isEqualTo(clauses.size());
        refuted++;
      }
    }
    assertThat(refuted).isBetween(10, 50);
  }
}
