package org.boardwalk;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The arrows between the packages, as allow-lists. */
class ArchitectureTest {

  private static final String ROOT = "org.boardwalk";
  private static final Path MAIN = Path.of("src/main/java");
  private static final Path BENCH = Path.of("src/bench/java");

  /** The program, and the benchmarks, which are compiled with the tests. */
  private static final JavaClasses CODE =
      new ClassFileImporter()
          .importPaths(
              Path.of("target/classes"), Path.of("target/test-classes/org/boardwalk/bench"))
          .that(describe("are no tests", ArchitectureTest::ours));

  /** What everybody may know: the JDK, and how values become text. */
  private static final List<String> GROUND =
      List.of("java..", "org.jspecify.annotations..", ROOT + ".text");

  /**
   * The one exception that names classes: OR-Tools has its plain Java messages, which are the
   * neutral form of our models, in the same package as the solver, which loads a native library.
   */
  private static final DescribedPredicate<JavaClass> PROTO =
      describe(
          "are OR-Tools' plain Java messages",
          c ->
              c.getPackageName().equals("com.google.ortools.sat")
                  && c.getName().matches(".*\\.[A-Za-z]+Proto(OrBuilder)?(\\$.*)?"));

  private static boolean ours(JavaClass c) {
    String file = c.getName().replaceAll("\\$.*", "").replace('.', '/') + ".java";
    return Files.exists(MAIN.resolve(file)) || Files.exists(BENCH.resolve(file));
  }

  /**
   * A package and what it may know beside the JDK and itself.
   *
   * @param name the package
   * @param packages packages that it may know
   * @param proto whether it may know OR-Tools' messages
   */
  record Layer(String name, List<String> packages, boolean proto) {

    ArchRule rule() {
      Stream<String> known =
          Stream.of(GROUND.stream(), Stream.of(name), packages.stream()).flatMap(s -> s);
      DescribedPredicate<JavaClass> allowed = resideInAnyPackage(known.toArray(String[]::new));
      return classes()
          .that()
          .resideInAPackage(name)
          .should()
          .onlyDependOnClassesThat(proto ? allowed.or(PROTO) : allowed);
    }

    Layer andProto() {
      return new Layer(name, packages, true);
    }

    List<String> inProject() {
      return packages.stream().filter(p -> p.startsWith(ROOT)).toList();
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /** Packages of the project are named without its own name; the others are of somebody else. */
  private static Layer layer(String name, String... known) {
    return new Layer(
        named(name), Arrays.stream(known).map(ArchitectureTest::named).toList(), false);
  }

  private static String named(String name) {
    return name.isEmpty() || name.startsWith(".") ? ROOT + name : name;
  }

  private static final String[] TO_QUALITY = {".movement", ".quality"};
  private static final String[] TO_WISH = with(TO_QUALITY, ".wish");
  private static final String[] TO_MODEL = with(TO_WISH, ".model");
  private static final String[] TO_SEARCH = with(TO_MODEL, ".answer", ".search");
  private static final String[] SOLVING = {".wish", ".model", ".answer", ".search"};

  private static String[] with(String[] known, String... more) {
    return Stream.concat(Arrays.stream(known), Arrays.stream(more)).toArray(String[]::new);
  }

  /** In the order in which the arrows run down: each may know of those before it only. */
  static Stream<Layer> layers() {
    return Stream.of(
        layer(".text", "com.google.errorprone.annotations"),
        layer(".movement"),
        layer(".quality", ".movement"),
        layer(".logistics", TO_QUALITY),
        layer(
            ".file",
            "com.fasterxml.jackson.core..",
            "com.fasterxml.jackson.databind..",
            "com.fasterxml.jackson.dataformat.yaml..",
            "org.apache.commons.csv..",
            "org.yaml.snakeyaml.."),
        layer(".wish", TO_QUALITY),
        layer(".model", TO_WISH).andProto(),
        layer(".answer", TO_WISH),
        layer(".search", with(TO_MODEL, ".answer")),
        layer(".search.anneal"),
        layer(".search.arrange", TO_WISH),
        layer(".search.construct", TO_MODEL),
        layer(".search.construct.pairs", ".movement", ".wish", ".model", ".search.construct"),
        layer(".search.crossover", with(TO_QUALITY, ".search.anneal")),
        layer(".search.switches", with(TO_QUALITY, ".search.anneal")),
        layer(".search.starter", TO_SEARCH),
        layer(".search.local", with(TO_SEARCH, ".search.anneal")),
        layer(
            ".search.circulate",
            ".movement",
            ".quality",
            ".wish",
            ".model",
            ".answer",
            ".search",
            ".search.anneal",
            ".search.construct",
            ".search.local"),
        layer(".search.pairs", with(TO_SEARCH, ".search.anneal")),
        layer(".search.exact", with(SOLVING, ".quality")),
        layer(".search.cpsat", with(SOLVING, "com.google.ortools", "com.google.ortools.sat")),
        layer(".search.choco", with(SOLVING, "org.chocosolver..")).andProto(),
        // Which methods there are for a wish: all of them, and no engine.
        layer(
            ".design",
            with(
                TO_SEARCH,
                ".search.arrange",
                ".search.construct",
                ".search.construct.pairs",
                ".search.switches",
                ".search.starter",
                ".search.local",
                ".search.circulate",
                ".search.pairs",
                ".search.exact")),
        layer(
            ".library.files",
            with(
                TO_WISH,
                ".file",
                ".answer",
                ".design",
                "com.fasterxml.jackson.databind..",
                "com.networknt.schema..")),
        layer(
            ".library.answers",
            with(TO_WISH, ".file", ".answer", ".search", ".design", ".library.files")),
        layer(
            ".library.atlas",
            with(
                TO_WISH,
                ".file",
                ".answer",
                ".search",
                ".design",
                ".library.files",
                ".library.answers")),
        layer(
            ".exchange",
            ".movement",
            ".file",
            "com.fasterxml.jackson.core..",
            "com.fasterxml.jackson.databind..",
            "com.fasterxml.jackson.dataformat.yaml..",
            "com.healthmarketscience.jackcess.."),
        layer(".scoring", ".movement"),
        layer(".scoring.entry", ".movement", ".file", ".scoring"),
        layer(".plan", with(TO_WISH, ".answer")),
        layer(
            ".publish",
            with(
                TO_WISH,
                ".file",
                ".logistics",
                ".answer",
                ".library.atlas",
                ".scoring",
                ".plan",
                "com.fasterxml.jackson.databind..",
                "io.pebbletemplates.pebble..")),
        layer(".publish.picture", with(TO_QUALITY, ".logistics", ".publish")),
        layer(
            ".publish.paper",
            with(
                TO_QUALITY,
                ".file",
                ".logistics",
                ".answer",
                ".scoring",
                ".publish",
                ".publish.picture",
                "com.openhtmltopdf..",
                "org.apache.fontbox.ttf..",
                "org.apache.pdfbox.io..")),
        layer("", with(TO_WISH, ".file", ".answer", ".search", ".library.answers")),
        layer(
            ".page",
            with(
                TO_WISH,
                ".file",
                ".answer",
                ".search",
                ".library.files",
                ".library.answers",
                ".exchange",
                ".scoring",
                ".scoring.entry",
                ".plan",
                ".publish",
                ".publish.picture",
                ".publish.paper",
                "",
                "org.apache.commons.fileupload..",
                "org.apache.hc.core5..",
                "io.pebbletemplates.pebble..")),
        layer(
            ".cli",
            with(
                TO_WISH,
                ".file",
                ".answer",
                ".search",
                ".search.crossover",
                ".library.files",
                ".library.answers",
                ".library.atlas",
                ".exchange",
                ".scoring",
                ".scoring.entry",
                ".plan",
                ".publish",
                ".publish.picture",
                ".publish.paper",
                "",
                ".page",
                "picocli..")),
        layer(
            ".bench",
            with(
                TO_MODEL,
                ".file",
                ".logistics",
                ".answer",
                ".search",
                ".search.crossover",
                ".search.switches",
                ".design",
                ".library.answers",
                ".library.atlas",
                ".scoring",
                ".publish.paper",
                ".cli",
                "com.sun.net.httpserver..",
                "picocli..")));
  }

  @ParameterizedTest
  @MethodSource("layers")
  void knowsOnlyWhatIsAllowed(Layer layer) {
    layer.rule().check(CODE);
  }

  @ParameterizedTest
  @MethodSource("layers")
  void isAllowedOnlyWhatItKnows(Layer layer) {
    List<JavaClass> known =
        CODE.stream()
            .filter(c -> c.getPackageName().equals(layer.name()))
            .flatMap(c -> c.getDirectDependenciesFromSelf().stream())
            .map(d -> d.getTargetClass().getBaseComponentType())
            .toList();
    for (String allowed : layer.packages()) {
      assertThat(known).as(allowed).anyMatch(resideInAPackage(allowed));
    }
    assertThat(known.stream().anyMatch(PROTO)).isEqualTo(layer.proto() || engine(layer));
  }

  /** The engine whose messages they are may know all of its package. */
  private static boolean engine(Layer layer) {
    return layer.packages().contains("com.google.ortools.sat");
  }

  @Test
  void theArrowsRunDown() {
    List<String> above = new ArrayList<>();
    for (Layer layer : layers().toList()) {
      assertThat(above).as(layer.name()).containsAll(layer.inProject());
      above.add(layer.name());
    }
    assertThat(above).doesNotHaveDuplicates();
  }

  @Test
  void everyPackageIsALayer() {
    Set<String> listed = layers().map(Layer::name).collect(Collectors.toUnmodifiableSet());
    assertThat(CODE.stream().map(JavaClass::getPackageName).distinct())
        .containsExactlyInAnyOrderElementsOf(listed);
  }

  /** Each package by itself: also none with a package below it. */
  @Test
  void packagesHaveNoCycles() {
    slices().assignedFrom(byPackage()).should().beFreeOfCycles().check(CODE);
  }

  private static SliceAssignment byPackage() {
    return new SliceAssignment() {
      @Override
      public SliceIdentifier getIdentifierOf(JavaClass c) {
        return c.getPackageName().startsWith(ROOT)
            ? SliceIdentifier.of(c.getPackageName())
            : SliceIdentifier.ignore();
      }

      @Override
      public String getDescription() {
        return "packages";
      }
    };
  }

  @Test
  void onlyTheCommandLineTouchesStreamsAndExitCodes() {
    noClasses()
        .that()
        .resideOutsideOfPackage("org.boardwalk.cli")
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .orShould()
        .accessField(System.class, "in")
        .orShould()
        .callMethod(System.class, "exit", int.class)
        .orShould()
        .callMethod(Throwable.class, "printStackTrace")
        .check(CODE);
  }

  @Test
  void onlyTheEnginesKnowASolver() {
    noClasses()
        .that()
        .resideOutsideOfPackage("org.boardwalk.search.cpsat")
        .should()
        .dependOnClassesThat(resideInAPackage("com.google.ortools..").and(not(PROTO)))
        .check(CODE);
    noClasses()
        .that()
        .resideOutsideOfPackage("org.boardwalk.search.choco")
        .should()
        .dependOnClassesThat(resideInAPackage("org.chocosolver.."))
        .check(CODE);
  }

  private static List<Path> files(Path... roots) throws IOException {
    List<Path> files = new ArrayList<>();
    for (Path root : roots) {
      try (Stream<Path> all = Files.walk(root)) {
        all.filter(f -> f.toString().endsWith(".java")).sorted().forEach(files::add);
      }
    }
    return files;
  }

  @Test
  void noNameStandsForTwoThings() throws IOException {
    Map<String, List<Path>> byName =
        files(MAIN).stream()
            .filter(f -> !f.endsWith("package-info.java"))
            .collect(Collectors.groupingBy(f -> String.valueOf(f.getFileName())));
    assertThat(byName).hasSizeGreaterThan(300).allSatisfy((n, all) -> assertThat(all).hasSize(1));
  }

  @Test
  void noFileHasMoreThanThreeHundredLines() throws IOException {
    for (Path file : files(MAIN, BENCH)) {
      assertThat(Files.readAllLines(file)).as("%s", file).hasSizeLessThanOrEqualTo(300);
    }
  }

  @Test
  void theRulesSawTheCode() throws IOException {
    Set<String> seen =
        CODE.stream()
            .filter(c -> c.isTopLevelClass())
            .map(c -> c.getName().replace('.', '/') + ".java")
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> there =
        Stream.concat(
                files(MAIN).stream().map(MAIN::relativize),
                files(BENCH).stream().map(BENCH::relativize))
            .map(f -> f.toString().replace('\\', '/'))
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(seen).isEqualTo(there).hasSizeGreaterThan(350);
    assertThat(CODE.contain("org.boardwalk.search.cpsat.CpSatEngine")).isTrue();
    assertThat(CODE.contain("org.boardwalk.bench.BenchCommand")).isTrue();
    assertThat(CODE.contain("org.boardwalk.ArchitectureTest")).isFalse();
    assertThat(CODE.contain("org.boardwalk.bench.AblationTest")).isFalse();
  }

  @Test
  void aWrongRuleFails() {
    fails(layer(".quality").rule(), "org.boardwalk.movement");
    fails(layer(".model", TO_WISH).rule(), "CpModelProto");
    fails(layer(".search.choco", SOLVING).andProto().rule(), "org.chocosolver");
    fails(layer(".bench", "picocli..").rule(), "org.boardwalk.cli");
    fails(
        noClasses()
            .that()
            .resideInAPackage("org.boardwalk.cli")
            .should()
            .callMethod(System.class, "exit", int.class),
        "System.exit");
    // The rule for cycles sees a package and the one below it as two.
    fails(
        slices().assignedFrom(byPackage()).should().notDependOnEachOther(),
        "Slice org.boardwalk.search.construct.pairs depends on Slice org.boardwalk.search.construct");
  }

  private static void fails(ArchRule wrong, String because) {
    assertThatThrownBy(() -> wrong.check(CODE))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(because);
  }
}
