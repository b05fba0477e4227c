package org.boardwalk;

import static com.tngtech.archunit.base.DescribedPredicate.describe;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * What the rules of the house are about: the program, and the benchmarks, which are compiled with
 * the tests.
 */
final class OwnCode {

  static final String ROOT = "org.boardwalk";
  static final Path MAIN = Path.of("src/main/java");
  static final Path BENCH = Path.of("src/bench/java");

  /** As they were compiled. */
  static final JavaClasses CLASSES =
      new ClassFileImporter()
          .importPaths(
              Path.of("target/classes"), Path.of("target/test-classes/org/boardwalk/bench"))
          .that(describe("are no tests", OwnCode::ours));

  private OwnCode() {}

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
