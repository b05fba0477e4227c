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
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The arrows between the packages, as allow-lists. */
class ArchitectureTest {

  private static final JavaClasses CODE =
      new ClassFileImporter()
          .importUrl(Boardwalk.class.getProtectionDomain().getCodeSource().getLocation());

  private static final List<String> JDK = List.of("java..", "org.jspecify.annotations..");

  private static final DescribedPredicate<JavaClass> PROTO =
      describe(
          "are OR-Tools' plain Java messages",
          c ->
              c.getPackageName().equals("com.google.ortools.sat")
                  && c.getName().matches(".*\\.[A-Za-z]+Proto(OrBuilder)?(\\$.*)?"));

  private static final DescribedPredicate<JavaClass> OUTCOME =
      describe(
          "are search's outcome types",
          c ->
              c.getPackageName().equals("org.boardwalk.search")
                  && Set.of("Answer", "Origin", "Outcome", "Status")
                      .contains(c.getName().replaceAll(".*\\.|\\$.*", "")));

  private static final DescribedPredicate<JavaClass> ATLAS =
      describe(
          "say what the atlas holds",
          c ->
              c.getPackageName().equals("org.boardwalk.library")
                  && Set.of("Atlas", "Cell", "Charted", "Claim", "Tally", "Variety")
                      .contains(c.getName().replaceAll(".*\\.|\\$.*", "")));

  private static final DescribedPredicate<JavaClass> FILES =
      describe(
          "say how files are read and their faults reported",
          c ->
              c.getPackageName().equals("org.boardwalk.library")
                  && Set.of("FileException", "FileText", "ForeignValue")
                      .contains(c.getSimpleName()));

  private static final DescribedPredicate<JavaClass> PLAN =
      describe(
          "are what is proposed",
          c ->
              c.getPackageName().equals("org.boardwalk.plan")
                  && Set.of("Family", "Proposal").contains(c.getName().replaceAll(".*\\.", "")));

  /**
   * A layer and what it may know beside the JDK and itself.
   *
   * @param name its package
   * @param packages packages it may know
   * @param single classes it may know
   */
  private record Layer(
      String name, List<String> packages, List<DescribedPredicate<JavaClass>> single) {

    ArchRule rule() {
      Stream<String> known =
          Stream.of(JDK.stream(), Stream.of(name), packages.stream()).flatMap(s -> s);
      DescribedPredicate<JavaClass> allowed = resideInAnyPackage(known.toArray(String[]::new));
      for (DescribedPredicate<JavaClass> more : single) {
        allowed = allowed.or(more);
      }
      return classes().that().resideInAPackage(name).should().onlyDependOnClassesThat(allowed);
    }

    Layer and(DescribedPredicate<JavaClass> more) {
      return new Layer(name, packages, Stream.concat(single.stream(), Stream.of(more)).toList());
    }

    @Override
    public String toString() {
      return name;
    }
  }

  private static Layer layer(String name, String... known) {
    return new Layer(
        "org.boardwalk" + name,
        Arrays.stream(known).map(k -> k.startsWith(".") ? "org.boardwalk" + k : k).toList(),
        List.of());
  }

  private static final String[] UP_TO_WISH = {".movement", ".quality", ".wish"};
  private static final String[] UP_TO_MODEL = {".movement", ".quality", ".wish", ".model"};

  static Stream<Layer> layers() {
    return Stream.of(
        layer(".movement"),
        layer(".quality", ".movement"),
        layer(".logistics", ".movement", ".quality"),
        layer(".wish", ".movement", ".quality"),
        layer(".model", UP_TO_WISH).and(PROTO).and(resideInAPackage("com.google.protobuf..")),
        // The portfolio names the methods it begins with.
        layer(
            ".search",
            with(
                UP_TO_MODEL,
                ".search.starter",
                ".search.local",
                ".search.construct",
                ".search.construct.pairs",
                ".search.switches",
                ".search.web",
                ".search.arrange")),
        layer(".search.arrange", UP_TO_WISH),
        layer(".search.construct", UP_TO_MODEL),
        layer(".search.crossover", ".movement", ".quality"),
        layer(".search.switches", ".movement", ".quality"),
        layer(".search.construct.pairs", with(UP_TO_MODEL, ".search.construct")),
        layer(".search.starter", with(UP_TO_MODEL, ".search")),
        layer(".search.local", with(UP_TO_MODEL, ".search")),
        layer(".search.web", with(UP_TO_MODEL, ".search")),
        layer(".search.cpsat", with(UP_TO_MODEL, ".search", "com.google.."))
            .and(resideInAPackage("com.google.protobuf..")),
        layer(".search.choco", with(UP_TO_MODEL, ".search", "org.chocosolver.."))
            .and(PROTO)
            .and(resideInAPackage("com.google.protobuf..")),
        layer(
                ".library",
                with(
                    UP_TO_WISH,
                    "com.fasterxml.jackson..",
                    "com.networknt.schema..",
                    "org.yaml.snakeyaml.."))
            .and(OUTCOME),
        layer(
                ".exchange",
                ".movement",
                ".quality",
                "org.apache.commons.csv..",
                "com.fasterxml.jackson..",
                "com.healthmarketscience.jackcess..")
            .and(FILES),
        layer(".scoring", ".movement"),
        layer(".scoring.entry", ".movement", ".scoring", "org.apache.commons.csv..").and(FILES),
        layer(".publish", with(UP_TO_WISH, ".logistics", ".scoring", "io.pebbletemplates.pebble.."))
            .and(OUTCOME)
            .and(ATLAS)
            .and(PLAN),
        layer(".publish.picture", with(UP_TO_WISH, ".publish")),
        layer(
            ".publish.paper",
            with(
                UP_TO_WISH,
                ".publish",
                ".publish.picture",
                ".logistics",
                ".scoring",
                "com.openhtmltopdf..",
                "org.apache.fontbox.ttf..",
                "org.apache.pdfbox.io..")),
        layer("", with(UP_TO_WISH, ".search", ".library")),
        layer(".plan", UP_TO_WISH).and(OUTCOME),
        layer(
            ".bench",
            with(
                UP_TO_MODEL,
                ".search",
                ".search.web",
                ".search.crossover",
                ".search.switches",
                ".library",
                "com.sun.net.httpserver..",
                ".scoring",
                ".publish.paper")),
        layer(
            ".web",
            with(
                UP_TO_WISH,
                ".search",
                ".library",
                ".exchange",
                ".scoring",
                ".scoring.entry",
                ".plan",
                ".publish",
                ".publish.paper",
                ".publish.picture",
                "",
                "com.sun.net.httpserver..",
                "io.pebbletemplates.pebble..")),
        layer(
            ".cli",
            with(
                UP_TO_WISH,
                ".search",
                ".search.web",
                ".search.crossover",
                ".search.switches",
                ".library",
                ".exchange",
                ".scoring",
                ".scoring.entry",
                ".plan",
                ".publish",
                ".publish.paper",
                ".publish.picture",
                ".bench",
                ".web",
                "",
                "picocli..")));
  }

  private static String[] with(String[] known, String... more) {
    return Stream.concat(
            Arrays.stream(known), Arrays.stream(more).map(m -> m.isEmpty() ? "org.boardwalk" : m))
        .toArray(String[]::new);
  }

  @ParameterizedTest
  @MethodSource("layers")
  void knowsOnlyWhatIsAllowed(Layer layer) {
    layer.rule().check(CODE);
  }

  @Test
  void everyPackageIsALayer() {
    Set<String> listed =
        layers().map(Layer::name).collect(java.util.stream.Collectors.toUnmodifiableSet());
    assertThat(CODE.stream().map(JavaClass::getPackageName).distinct())
        .containsExactlyInAnyOrderElementsOf(listed);
  }

  @Test
  void layersHaveNoCycles() {
    slices().matching("org.boardwalk.(*)..").should().beFreeOfCycles().check(CODE);
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
  void onlyOnePackageCallsTheNativeSolver() {
    noClasses()
        .that()
        .resideOutsideOfPackage("org.boardwalk.search.cpsat")
        .should()
        .dependOnClassesThat(resideInAPackage("com.google.ortools..").and(not(PROTO)))
        .check(CODE);
  }

  @Test
  void theRulesSawTheCode() {
    layers()
        .forEach(
            layer ->
                assertThat(CODE.stream().filter(c -> c.getPackageName().equals(layer.name())))
                    .as(layer.name())
                    .isNotEmpty());
    assertThat(CODE.size()).isGreaterThan(150);
    assertThat(CODE.contain("org.boardwalk.search.cpsat.CpSatEngine")).isTrue();
    assertThat(CODE.contain("org.boardwalk.ArchitectureTest")).isFalse();
  }

  @Test
  void aWrongRuleFails() {
    ArchRule wrong = layer(".quality").rule();
    assertThatThrownBy(() -> wrong.check(CODE))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("org.boardwalk.movement");
    ArchRule noProto = layer(".model", UP_TO_WISH).rule();
    assertThatThrownBy(() -> noProto.check(CODE))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("CpModelProto");
    assertThatThrownBy(
            () ->
                noClasses()
                    .that()
                    .resideInAPackage("org.boardwalk.cli")
                    .should()
                    .callMethod(System.class, "exit", int.class)
                    .check(CODE))
        .isInstanceOf(AssertionError.class);
  }
}
