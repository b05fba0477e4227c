package org.boardwalk;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The arrows between the packages, as allow-lists. */
@Tag("thorough")
class ArchitectureTest {

  @Nested
  class Confinement extends ConfinementContract {}

  @ParameterizedTest
  @MethodSource("org.boardwalk.Layers#all")
  void knowsOnlyWhatIsAllowed(KnownPackages layer) {
    layer.rule().check(OwnCode.classes());
  }

  @ParameterizedTest
  @MethodSource("org.boardwalk.Layers#all")
  void isAllowedOnlyWhatItKnows(KnownPackages layer) {
    assertKnown(layer);
  }

  static void assertKnown(KnownPackages layer) {
    List<JavaClass> known =
        OwnCode.classes().stream()
            .filter(c -> c.getPackageName().equals(layer.name()))
            .flatMap(c -> c.getDirectDependenciesFromSelf().stream())
            .map(d -> d.getTargetClass().getBaseComponentType())
            .toList();
    for (String allowed : layer.packages()) {
      assertThat(known).as(allowed).anyMatch(resideInAPackage(allowed));
    }
    assertThat(known.stream().anyMatch(KnownPackages.PROTO))
        .isEqualTo(layer.proto() || engine(layer));
  }

  /** The engine whose messages they are may know all of its package. */
  private static boolean engine(KnownPackages layer) {
    return layer.packages().contains("com.google.ortools.sat");
  }

  /** So there are no cycles of packages, not even between one and a package below it. */
  @Test
  void theArrowsRunDown() {
    List<String> above = new ArrayList<>();
    for (KnownPackages layer : Layers.all().toList()) {
      assertThat(above).as(layer.name()).containsAll(layer.inProject());
      above.add(layer.name());
    }
    assertThat(above).doesNotHaveDuplicates();
  }

  /** So no room knows one above it, even by way of another of its packages. */
  @Test
  void thePackagesOfARoomStandTogether() {
    List<String> rooms =
        Layers.all()
            .map(KnownPackages::name)
            .map(name -> name.split("\\.", -1))
            .map(parts -> parts.length < 3 ? "" : parts[2])
            .toList();
    List<String> entered = new ArrayList<>();
    for (String room : rooms) {
      if (entered.isEmpty() || !entered.get(entered.size() - 1).equals(room)) {
        entered.add(room);
      }
    }
    assertThat(entered).doesNotHaveDuplicates().hasSize(14);
  }

  @Test
  void everyPackageIsALayer() {
    Set<String> listed =
        Layers.all().map(KnownPackages::name).collect(Collectors.toUnmodifiableSet());
    assertThat(OwnCode.classes().stream().map(JavaClass::getPackageName).distinct())
        .containsExactlyInAnyOrderElementsOf(listed);
  }

  /** Loops compiled, locks among threads, a native library loaded, the last model of a proof. */
  @Test
  void staticStateIsWhatAProcessHasOnce() {
    assertThat(
            OwnCode.classes().stream()
                .flatMap(c -> c.getFields().stream())
                .filter(f -> f.getModifiers().contains(JavaModifier.STATIC))
                .filter(f -> !f.getModifiers().contains(JavaModifier.SYNTHETIC))
                .filter(
                    f ->
                        !f.getModifiers().contains(JavaModifier.FINAL)
                            || f.getRawType().getPackageName().startsWith("java.util.concurrent")
                            || f.getRawType().isAssignableTo(ThreadLocal.class)
                            || f.getRawType().isAssignableTo(ClassValue.class))
                .map(f -> f.getOwner().getSimpleName() + "." + f.getName()))
        .containsExactlyInAnyOrder(
            "Annealing.LOOPS",
            "DirectoryLock.THREADS",
            "NativeLibraries.loaded",
            "StatedModel.LAST");
  }

  private static SliceAssignment byPackage() {
    return new SliceAssignment() {
      @Override
      public SliceIdentifier getIdentifierOf(JavaClass c) {
        return c.getPackageName().startsWith(OwnCode.ROOT)
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
  void theRulesSawTheCode() throws IOException {
    assertSeen(OwnCode.MAIN, 350);
    assertThat(OwnCode.classes().contain("org.boardwalk.search.cpsat.CpSatEngine")).isTrue();
    assertThat(OwnCode.classes().contain("org.boardwalk.ArchitectureTest")).isFalse();
  }

  /** The rules see the type of each file, and no other. */
  static void assertSeen(Path root, int more) throws IOException {
    Set<String> seen =
        OwnCode.classes().stream()
            .filter(c -> c.isTopLevelClass())
            .map(c -> c.getName().replace('.', '/') + ".java")
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> there = new TreeSet<>();
    OwnCode.files(root).forEach(f -> there.add(root.relativize(f).toString().replace('\\', '/')));
    assertThat(seen).isEqualTo(there).hasSizeGreaterThan(more);
  }

  @Test
  @Tag("slow")
  void aWrongRuleFails() {
    fails(Layers.layer(".quality").rule(), "org.boardwalk.movement");
    fails(Layers.layer(".model", Layers.TO_WISH).rule(), "CpModelProto");
    fails(Layers.layer(".search.choco", Layers.SOLVING).andProto().rule(), "org.chocosolver");
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

  static void fails(ArchRule wrong, String because) {
    assertThatThrownBy(() -> wrong.check(OwnCode.classes()))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(because);
  }
}
