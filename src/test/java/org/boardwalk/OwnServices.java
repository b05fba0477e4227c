package org.boardwalk;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Services that the thread of a test finds, and the threads that it starts, until the test ends.
 */
public final class OwnServices implements BeforeEachCallback, AfterEachCallback {

  private ClassLoader before = OwnServices.class.getClassLoader();

  @Override
  public void beforeEach(ExtensionContext test) {
    before = Thread.currentThread().getContextClassLoader();
  }

  /**
   * Installs services in place of those that were installed before.
   *
   * @param folder a folder that keeps their names
   * @param service the type of the services
   * @param providers the classes that provide them
   */
  public void install(Path folder, Class<?> service, Class<?>... providers) throws IOException {
    Path names = Files.createDirectories(folder.resolve("META-INF/services"));
    Files.writeString(
        names.resolve(service.getName()),
        List.of(providers).stream().map(Class::getName).collect(Collectors.joining("\n")));
    Thread.currentThread()
        .setContextClassLoader(new URLClassLoader(new URL[] {folder.toUri().toURL()}, before));
  }

  /** Ends that, before the test ends. */
  public void uninstall() {
    Thread.currentThread().setContextClassLoader(before);
  }

  @Override
  public void afterEach(ExtensionContext test) {
    uninstall();
  }
}
