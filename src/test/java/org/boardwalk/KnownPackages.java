package org.boardwalk;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.stream.Stream;

/**
 * A package and what it may know beside the JDK and itself.
 *
 * @param name the package
 * @param packages packages that it may know
 * @param proto whether it may know OR-Tools' messages
 */
record KnownPackages(String name, List<String> packages, boolean proto) {

  /** What everybody may know: the JDK, and how values become text. */
  private static final List<String> GROUND =
      List.of("java..", "org.jspecify.annotations..", OwnCode.ROOT + ".movement.text");

  /**
   * The one exception that names classes: OR-Tools has its plain Java messages, which are the
   * neutral form of our models, in the same package as the solver, which loads a native library.
   */
  static final DescribedPredicate<JavaClass> PROTO =
      describe(
          "are OR-Tools' plain Java messages",
          c ->
              c.getPackageName().equals("com.google.ortools.sat")
                  && c.getName()
                      .matches(
                          ".*\\.([A-Za-z]+Proto(OrBuilder)?|CpSolver(Response|Status))(\\$.*)?"));

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

  KnownPackages andProto() {
    return new KnownPackages(name, packages, true);
  }

  List<String> inProject() {
    return packages.stream().filter(p -> p.startsWith(OwnCode.ROOT)).toList();
  }

  @Override
  public String toString() {
    return name;
  }
}
