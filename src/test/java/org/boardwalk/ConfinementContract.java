package org.boardwalk;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import org.junit.jupiter.api.Test;

/** What only one package may touch. */
abstract class ConfinementContract {

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
        .check(OwnCode.classes());
  }

  @Test
  void onlyTheEnginesKnowASolver() {
    noClasses()
        .that()
        .resideOutsideOfPackage("org.boardwalk.search.cpsat")
        .should()
        .dependOnClassesThat(resideInAPackage("com.google.ortools..").and(not(KnownPackages.PROTO)))
        .check(OwnCode.classes());
    noClasses()
        .that()
        .resideOutsideOfPackage("org.boardwalk.search.choco")
        .should()
        .dependOnClassesThat(resideInAPackage("org.chocosolver.."))
        .check(OwnCode.classes());
  }
}
