package org.boardwalk.library.answers;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.boardwalk.exchange.file.FileText;

/** The solutions that come with the program, in its jar or beside its classes. Read-only. */
final class Shipped implements Layer {

  private static final String ROOT = "org/boardwalk/solutions/";
  private static final Path SHOWN = Path.of("boardwalk.jar", "solutions");

  @Override
  public Optional<String> text(String name) {
    try (InputStream in = Shipped.class.getResourceAsStream("/" + ROOT + name)) {
      return in == null
          ? Optional.empty()
          : Optional.of(FileText.own(path(name), in.readAllBytes()));
    } catch (IOException e) {
      throw new UncheckedIOException("the program's own solutions cannot be read", e);
    }
  }

  @Override
  public List<String> names() {
    String ours = Shipped.class.getSimpleName() + ".class";
    URL here = Shipped.class.getResource(ours);
    try {
      if (here != null && here.openConnection() instanceof JarURLConnection jar) {
        return names(jar.getJarFile());
      }
      return here == null ? List.of() : beside(here);
    } catch (IOException e) {
      throw new UncheckedIOException("the program's own solutions cannot be listed", e);
    }
  }

  private static List<String> names(JarFile jar) {
    return jar.stream()
        .map(JarEntry::getName)
        .filter(name -> name.startsWith(ROOT) && name.endsWith(".yaml"))
        .map(name -> name.substring(ROOT.length()))
        .sorted()
        .toList();
  }

  /** The files beside classes in folders, as while the program is built. */
  private static List<String> beside(URL here) {
    String classes = here.toString();
    int packages = Shipped.class.getName().replace('.', '/').length() + ".class".length();
    URI root = URI.create(classes.substring(0, classes.length() - packages) + ROOT);
    return new LibraryFolder(new File(root).toPath()).names();
  }

  /** The path as a user finds it in the program's jar. */
  @Override
  public Path path(String name) {
    return SHOWN.resolve(name);
  }

  /** The text of the file that is shown under this path; empty where there is none. */
  Optional<String> at(Path path) {
    Path file = path.normalize();
    return file.startsWith(SHOWN) && file.toString().endsWith(".yaml")
        ? text(SHOWN.relativize(file).toString().replace('\\', '/'))
        : Optional.empty();
  }
}
