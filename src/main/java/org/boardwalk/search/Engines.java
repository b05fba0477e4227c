package org.boardwalk.search;

import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import org.boardwalk.movement.text.Word;
import org.boardwalk.wish.SearchSettings.EngineChoice;

/** The engines on the class path. */
public final class Engines {

  private Engines() {}

  /**
   * @return every engine, the preferred one first
   */
  public static List<Engine> all() {
    return ServiceLoader.load(Engine.class).stream()
        .map(ServiceLoader.Provider::get)
        .sorted(Comparator.comparing(Engine::id))
        .toList();
  }

  /**
   * @param choice the engine that the wish names, if any
   * @return that engine, or the preferred one
   * @throws IllegalArgumentException when that engine is not installed
   */
  public static Engine chosen(EngineChoice choice) {
    return all().stream()
        .filter(e -> choice == EngineChoice.AUTO || e.id() == choice)
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException("engine [" + Word.of(choice) + "] is not installed"));
  }
}
