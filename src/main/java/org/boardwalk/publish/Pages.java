package org.boardwalk.publish;

import io.pebbletemplates.pebble.PebbleEngine;
import io.pebbletemplates.pebble.loader.ClasspathLoader;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Map;

/**
 * Fills the templates that stand beside this class. All values are escaped for HTML; a name that a
 * template uses and that has no value is a bug.
 */
public final class Pages {

  private final PebbleEngine engine;

  /**
   * Creates the templates without reading any yet. Not thread-safe: use one instance for each
   * thread that fills pages.
   */
  public Pages() {
    ClasspathLoader loader = new ClasspathLoader(Pages.class.getClassLoader());
    loader.setPrefix("org/boardwalk/publish");
    loader.setSuffix(".html");
    engine =
        new PebbleEngine.Builder()
            .loader(loader)
            .strictVariables(true)
            .defaultLocale(Locale.ROOT)
            .build();
  }

  /**
   * @param template the template's file without its ending, below the directory of this package
   * @param values the values, by the names that the template uses
   * @return the page
   */
  public String fill(String template, Map<String, Object> values) {
    StringWriter page = new StringWriter();
    try {
      engine.getTemplate(template).evaluate(page, values);
    } catch (IOException e) {
      throw new UncheckedIOException("template [" + template + "] cannot be filled", e);
    }
    return page.toString();
  }
}
