package org.boardwalk.search.cpsat;

import com.google.ortools.Loader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystemAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The native libraries of OR-Tools, 69 MB. They are unpacked to a folder of their own among the
 * temporary files. A loaded library needs its file no more, but on Windows, so that the folder is
 * removed at once and a program that is killed leaves nothing behind.
 */
final class NativeLibraries {

  private static final String OURS = "boardwalk-cpsat-";

  /** The folders of OR-Tools' own loader. */
  private static final String THEIRS = "ortools-java";

  /** No program takes longer to load what it has unpacked. */
  private static final Duration FORGOTTEN = Duration.ofHours(1);

  private static boolean loaded;

  private NativeLibraries() {}

  /** Loads the libraries, unless they have been loaded. */
  static synchronized void load() throws IOException {
    if (loaded) {
      return;
    }
    clear(Path.of(System.getProperty("java.io.tmpdir", "")));
    URL packed = NativeLibraries.class.getResource("/ortools-" + platform() + "/");
    if (packed == null) {
      Loader.loadNativeLibraries();
    } else {
      Path folder = Files.createTempDirectory(OURS);
      try {
        unpack(packed, folder);
        System.load(folder.resolve(System.mapLibraryName("jniortools")).toString());
      } finally {
        remove(folder);
      }
    }
    loaded = true;
  }

  /** The name of this platform in the jar; none on Windows, where a loaded file stays in use. */
  private static String platform() {
    String os = System.getProperty("os.name", "");
    String name = os.startsWith("Linux") ? "linux" : os.startsWith("Mac") ? "darwin" : "none";
    return name + (System.getProperty("os.arch", "").equals("aarch64") ? "-aarch64" : "-x86-64");
  }

  private static void unpack(URL packed, Path folder) throws IOException {
    try {
      URI place = packed.toURI();
      if (place.getScheme().equals("file")) {
        copy(Path.of(place), folder);
        return;
      }
      try (FileSystem jar = FileSystems.newFileSystem(place, Map.of())) {
        copy(jar.provider().getPath(place), folder);
      } catch (FileSystemAlreadyExistsException e) {
        copy(FileSystems.getFileSystem(place).provider().getPath(place), folder);
      }
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.list(from)) {
      for (Path file : files.toList()) {
        Files.copy(file, to.resolve(String.valueOf(file.getFileName())));
      }
    }
  }

  /**
   * Removes what killed programs have left in the temporary folder. Programs that are loading now
   * have younger folders, and those that have loaded need theirs no more, or, on Windows, hold
   * them.
   */
  static void clear(Path temporary) {
    FileTime limit = FileTime.from(Instant.now().minus(FORGOTTEN));
    try (DirectoryStream<Path> old = Files.newDirectoryStream(temporary, NativeLibraries::isOurs)) {
      for (Path folder : old) {
        if (Files.getLastModifiedTime(folder).compareTo(limit) < 0) {
          remove(folder);
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      // What cannot be cleared does no harm.
      return;
    }
  }

  private static boolean isOurs(Path folder) {
    String name = String.valueOf(folder.getFileName());
    return (name.startsWith(OURS) || name.startsWith(THEIRS)) && Files.isDirectory(folder);
  }

  private static void remove(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
      Files.delete(folder);
    } catch (IOException | UncheckedIOException e) {
      // It belongs to another user, or another program removes it too.
      return;
    }
  }
}
