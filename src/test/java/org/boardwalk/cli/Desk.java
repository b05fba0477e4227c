package org.boardwalk.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.boardwalk.cli.option.Exit;

/** Designs movements for tests and keeps them in a library of its own. */
public final class Desk {

  private final Path library;

  /** Keeps found movements in this directory. */
  public Desk(Path library) {
    this.library = library;
  }

  public String library() {
    return library.toString();
  }

  public Ran design(String... more) {
    List<String> args = new ArrayList<>(List.of("design", "individual", "--solutions", library()));
    args.addAll(List.of("--effort", "30s", "--workers", "1"));
    args.addAll(List.of(more));
    return Ran.of(args);
  }

  public Path stored() throws IOException {
    try (Stream<Path> files = Files.walk(library)) {
      return files.filter(f -> f.toString().endsWith(".yaml")).findFirst().orElseThrow();
    }
  }

  /** The file of a complete schedule of 13 players. */
  public Path thirteen() throws IOException {
    design("--players", "13").exits(Exit.DONE);
    return stored();
  }
}
