package org.boardwalk.documents;

import java.io.File;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Where the classes come from that this test runs with, by whatever it was started. */
final class OwnClassPath {

  private OwnClassPath() {}

  /** For a process in another folder: no entry is relative. */
  static String text() {
    return entries()
        .map(entry -> entry.toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static Stream<Path> entries() {
    if (OwnClassPath.class.getClassLoader() instanceof URLClassLoader loader) {
      List<Path> entries = new ArrayList<>();
      for (URL url : loader.getURLs()) {
        try {
          entries.add(Path.of(url.toURI()));
        } catch (URISyntaxException e) {
          throw new IllegalStateException(e);
        }
      }
      return entries.stream();
    }
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
        .map(Path::of);
  }
}
