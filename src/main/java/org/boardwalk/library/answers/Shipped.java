package org.boardwalk.library.answers;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The solutions that the program brings, as resources below {@value #ROOT}. Read-only. Their names
 * stand in a file {@value #INDEX} there, one a line, so that nothing has to be searched.
 */
final class Shipped implements Layer {

  private static final String ROOT = "/org/boardwalk/solutions/";
  private static final String INDEX = "index.txt";

  /** Read by whoever needs it first; reading it twice does no harm. */
  private volatile List<String> names = List.of();

  @Override
  public Optional<String> text(String name) {
    try (InputStream in = Shipped.class.getResourceAsStream(ROOT + name)) {
      return in == null
          ? Optional.empty()
          : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException("the program's own solutions cannot be read", e);
    }
  }

  @Override
  public List<String> names() {
    if (names.isEmpty()) {
      names = text(INDEX).map(text -> text.lines().toList()).orElse(List.of());
    }
    return names;
  }

  /** As a person finds it in the project. */
  @Override
  public Path path(String name) {
    return Objects.requireNonNull(Path.of("boardwalk.jar!", "solutions")).resolve(name);
  }
}
