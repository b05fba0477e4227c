package org.boardwalk.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;

/** Files that are made from what the program says, and renewed by a test on request. */
public final class Generated {

  private Generated() {}

  /**
   * Holds that a file says this; with {@code -Drenew} writes it instead.
   *
   * @param file where it is
   * @param text what it should say
   * @param test the test that asks
   * @throws IOException if it cannot be read or written
   */
  public static void isCurrent(Path file, String text, Class<?> test) throws IOException {
    if (System.getProperty("renew") != null) {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.writeString(file, text);
    }
    assertThat(Files.exists(file) ? Files.readString(file) : "")
        .withFailMessage(
            "%s is stale%nMaybe renew it: mvn test-compile surefire:test@%s -Dtest=%s -Drenew",
            file,
            test.isAnnotationPresent(Tag.class) ? "later" : "default-test",
            test.getSimpleName())
        .isEqualTo(text);
  }
}
