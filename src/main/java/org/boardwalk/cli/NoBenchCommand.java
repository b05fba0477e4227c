package org.boardwalk.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Unmatched;

/** Takes the place of the benchmarks where they are not installed. */
@Command(
    name = "bench",
    description = "Runs benchmarks; this needs boardwalk-bench.jar beside the program.")
final class NoBenchCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  /** The benchmark that was asked for, with its options. */
  @Unmatched List<String> rest = new ArrayList<>();

  @Override
  public Integer call() {
    throw new IllegalArgumentException(
        "bench needs boardwalk-bench.jar beside the program\nMaybe build both: mvn -DskipTests package");
  }
}
