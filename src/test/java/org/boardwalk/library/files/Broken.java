package org.boardwalk.library.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.nio.file.Path;
import java.util.function.UnaryOperator;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.boardwalk.exchange.file.FileException;

/**
 * A file that is broken in one way.
 *
 * @param fault what is wrong, in words
 * @param text the whole text
 * @param line the line that is to be named, 0 if none or any
 * @param expected what the message has to say
 */
record Broken(String fault, String text, int line, String expected) {

  /** An edit of a sound file that must change it. */
  static Broken edit(
      String sound, String fault, UnaryOperator<String> edit, int line, String expected) {
    String text = edit.apply(sound);
    assertThat(text).as("edit [%s]", fault).isNotEqualTo(sound);
    return new Broken(fault, text, line, expected);
  }

  /** Fails unless exactly a file exception says what is expected and names the file. */
  void assertRefused(Path path, ThrowingCallable read) {
    assertRefused(path, catchThrowable(read));
    assertThat(catchThrowable(read)).hasMessageContaining(expected);
  }

  private void assertRefused(Path path, Throwable thrown) {
    assertThat(thrown).as(fault).isExactlyInstanceOf(FileException.class);
    FileException file = (FileException) thrown;
    assertThat(file.path()).isEqualTo(path);
    assertThat(file.getMessage()).startsWith(path + (line > 0 ? ":" + line + ": " : ":"));
    assertThat(String.valueOf(file.getMessage()).lines()).hasSizeLessThanOrEqualTo(2);
    if (line > 0) {
      assertThat(file.line()).isEqualTo(line);
    }
  }

  @Override
  public String toString() {
    return fault;
  }
}
