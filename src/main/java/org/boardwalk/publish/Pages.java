package org.boardwalk.publish;

import io.pebbletemplates.pebble.PebbleEngine;
import io.pebbletemplates.pebble.loader.ClasspathLoader;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Map;

/**
 * Fills the templates that stand beside this class. Whatever is filled in is escaped for HTML; a
 * name that a template uses and nobody gives is a bug.
 */
public final class Pages {

  private final PebbleEngine engine;

  /** Reads no template yet. Not thread-safe: one for each thread that fills pages. */
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
   * @param values what it is filled with, by the names it uses
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
