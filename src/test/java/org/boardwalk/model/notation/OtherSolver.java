package org.boardwalk.model.notation;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.boardwalk.Needed;

/** An independent solver from Debian; it reads a file and writes its findings to its output. */
enum OtherSolver {
  MINISAT("minisat", Notation.DIMACS, "SATISFIABLE", "UNSATISFIABLE"),
  CADICAL("cadical", Notation.DIMACS, "s SATISFIABLE", "s UNSATISFIABLE"),
  CRYPTOMINISAT("cryptominisat5", Notation.DIMACS, "s SATISFIABLE", "s UNSATISFIABLE"),
  MINISAT_PLUS("minisat+", Notation.OPB, "s SATISFIABLE", "s UNSATISFIABLE");

  private final String program;
  private final Notation reads;
  private final String yes;
  private final String no;

  OtherSolver(String program, Notation reads, String yes, String no) {
    this.program = program;
    this.reads = reads;
    this.yes = yes;
    this.no = no;
  }

  String program() {
    return program;
  }

  Notation reads() {
    return reads;
  }

  /** Where it is, if it is installed. */
  Optional<Path> installed() {
    return Needed.found(program);
  }

  /** Whether there is a solution to what stands in a file. */
  boolean satisfiable(Path file) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(List.of(installed().orElseThrow().toString(), file.toString()))
            .redirectErrorStream(true)
            .start();
    process.getOutputStream().close();
    List<String> lines =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
            .lines()
            .toList();
    process.waitFor();
    if (lines.contains(yes) == lines.contains(no)) {
      throw new AssertionError(program + " says neither yes nor no: " + lines);
    }
    return lines.contains(yes);
  }
}
