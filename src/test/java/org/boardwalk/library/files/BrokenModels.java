package org.boardwalk.library.files;

import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** The broken models, for tests of what reads them. */
public final class BrokenModels {

  private BrokenModels() {}

  /** Each as what is wrong and its text. */
  public static Stream<Arguments> all() {
    return BrokenModelTest.models().map(b -> Arguments.of(b.fault(), b.text()));
  }
}
