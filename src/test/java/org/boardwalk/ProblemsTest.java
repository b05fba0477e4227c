package org.boardwalk;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Set;
import java.util.stream.Collectors;
import org.boardwalk.search.local.kernel.Problem;
import org.boardwalk.search.local.kernel.ProblemContract;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** No class of problems for the local search is without the contract of problems. */
@Tag("thorough")
class ProblemsTest {

  @Test
  void everyClassOfProblemsIsUnderTheContractOfProblems() {
    Set<String> problems =
        OwnCode.classes().stream()
            .filter(c -> c.isAssignableTo(Problem.class))
            .filter(c -> !c.isInterface() && !c.getModifiers().contains(JavaModifier.ABSTRACT))
            .map(JavaClass::getName)
            .collect(Collectors.toSet());
    Set<String> underContract =
        new ClassFileImporter()
            .importPackages(OwnCode.ROOT + ".search").stream()
                .filter(c -> c.isAssignableTo(ProblemContract.class))
                .map(JavaClass::reflect)
                .filter(c -> !Modifier.isAbstract(c.getModifiers()))
                .map(c -> problem(contract(c)).getClass().getName())
                .collect(Collectors.toSet());
    assertThat(problems).isNotEmpty().isEqualTo(underContract);
  }

  /** The problem of a contract, of any seed. */
  private static Object problem(Object contract) {
    try {
      Class<?> type = contract.getClass();
      while (true) {
        try {
          Method method = type.getDeclaredMethod("problem", long.class);
          method.setAccessible(true);
          return method.invoke(contract, 1L);
        } catch (NoSuchMethodException e) {
          type = type.getSuperclass();
        }
      }
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  /** An instance of a test class, which may be nested. */
  private static Object contract(Class<?> type) {
    try {
      Constructor<?> constructor = type.getDeclaredConstructors()[0];
      constructor.setAccessible(true);
      return constructor.getParameterCount() == 0
          ? constructor.newInstance()
          : constructor.newInstance(contract(type.getDeclaringClass()));
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }
}
