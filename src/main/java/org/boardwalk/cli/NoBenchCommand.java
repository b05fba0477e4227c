package org.boardwalk.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Unmatched;

/** Stands where the benchmarks are not installed. */
@Command(name = "bench", description = "Benchmarks, from a jar of their own.")
final class NoBenchCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();
  @Unmatched java.util.List<String> rest = java.util.List.of();

  @Override
  public Integer call() {
    throw new IllegalArgumentException(
        "bench needs boardwalk-bench.jar beside the program\nMaybe build both: mvn -DskipTests package");
  }
}
