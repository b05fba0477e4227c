package org.boardwalk.cli.option;

import java.util.Optional;
import java.util.regex.Pattern;
import org.boardwalk.library.cluster.SparkRunner;
import org.boardwalk.library.task.LocalRunner;
import org.boardwalk.library.task.Runner;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option that says where tasks run. */
public final class OnOption {

  private static final Pattern PLACE =
      Pattern.compile(
          "spark://[^:/,]+:[0-9]{1,5}|local\\[([0-9]+|\\*)]|yarn|k8s://(https?://)?[^:/,]+:[0-9]{1,5}");

  @Option(
      names = "--on",
      paramLabel = "WHERE",
      description =
          "Where to search: local, which is this machine (default), or spark://HOST:PORT,"
              + " on the workers of that Spark master, one task for each of their cores. yarn"
              + " and k8s://HOST:PORT work too. Spark must be on the class path: see"
              + " src/docs/how-to/cluster.md.")
  @Nullable String where;

  /** Whether the user named a place. */
  public boolean named() {
    return where != null;
  }

  /**
   * @param workers tasks done at once on this machine
   * @return the runner of tasks, to be closed
   * @throws IllegalArgumentException when there is no such place
   */
  public Runner runner(int workers) {
    return cluster().orElseGet(() -> new LocalRunner(workers));
  }

  /**
   * The runner on other machines. Classes of Spark are loaded only if the user asks for it.
   *
   * @return the runner of tasks elsewhere; empty for this machine, whose threads need no tasks
   * @throws IllegalArgumentException when there is no such place
   */
  public Optional<Runner> cluster() {
    String place = Optional.ofNullable(where).orElse(System.getProperty("spark.master", "local"));
    if (place.equals("local")) {
      return Optional.empty();
    }
    if (where != null && !PLACE.matcher(where).matches()) {
      throw new IllegalArgumentException(
          "--on ["
              + where
              + "] must be local, spark://HOST:PORT, yarn or k8s://HOST:PORT,"
              + " such as spark://127.0.0.1:7077");
    }
    try {
      return Optional.of(SparkRunner.at(place));
    } catch (NoClassDefFoundError e) {
      throw new IllegalArgumentException(
          "--on ["
              + place
              + "]: Spark is not on the class path\n"
              + "Maybe run mvn package -Pspark -DskipTests, and start the program with\n"
              + "  java -cp 'boardwalk.jar:spark/jars/*' org.boardwalk.cli.Main ...",
          e);
    }
  }
}
