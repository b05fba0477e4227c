package org.boardwalk;

import static com.tngtech.archunit.base.DescribedPredicate.describe;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the rules of the house are about: the program; or the benchmarks, in the tests that run with
 * them.
 */
final class OwnCode {

  static final String ROOT = "org.boardwalk";
  static final Path MAIN = Path.of("src/main/java");
  static final Path BENCH = Path.of("src/bench/java");

  /** Read from the files of the compiler when a test first asks. */
  private static final class Compiled {

    static final JavaClasses CLASSES =
        new ClassFileImporter()
            .importPaths(
                Stream.of("bench/BenchCommand.class", "Boardwalk.class")
                    .flatMap(file -> folder(file).stream())
                    .limit(1)
                    .toList())
            .that(describe("are no tests", OwnCode::ours));
  }

  private OwnCode() {}

  /** As they were compiled. */
  static JavaClasses classes() {
    return Compiled.CLASSES;
  }

  /** The folder of a compiled class, if the class is there. */
  private static Optional<Path> folder(String file) {
    return Optional.ofNullable(OwnCode.class.getResource(file))
        .map(url -> Path.of(URI.create(url.toString())).getParent());
  }

  private static boolean ours(JavaClass c) {
    String file = c.getName().replaceAll("\\$.*", "").replace('.', '/') + ".java";
    return Files.exists(MAIN.resolve(file)) || Files.exists(BENCH.resolve(file));
  }

  /** All files of Java below these folders. */
  static List<Path> files(Path... roots) throws IOException {
    List<Path> files = new ArrayList<>();
    for (Path root : roots) {
      try (Stream<Path> all = Files.walk(root)) {
        all.filter(f -> f.toString().endsWith(".java")).sorted().forEach(files::add);
      }
    }
    return files;
  }
}
