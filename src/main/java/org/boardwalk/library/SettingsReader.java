package org.boardwalk.library;

import java.time.Duration;
import org.boardwalk.problem.SearchSettings;

/** Reads how to search; what is not said is as usual. */
final class SettingsReader {

  private SettingsReader() {}

  static SearchSettings read(Entry search) {
    SearchSettings standard = SearchSettings.STANDARD;
    Entry seed = search.at("seed");
    return search.make(
        () ->
            new SearchSettings(
                search.at("engine").choiceOr(SearchSettings.EngineChoice.class, standard.engine()),
                search.at("time").present() ? time(search.at("time").text()) : standard.time(),
                seed.present() ? seed.longNumber() : standard.seed(),
                search.at("workers").numberOr(standard.workers())));
  }

  private static Duration time(String text) {
    int unit = text.endsWith("ms") ? 2 : 1;
    long amount = Long.parseLong(text.substring(0, text.length() - unit));
    return switch (text.substring(text.length() - unit)) {
      case "ms" -> Duration.ofMillis(amount);
      case "m" -> Duration.ofMinutes(amount);
      case "h" -> Duration.ofHours(amount);
      default -> Duration.ofSeconds(amount);
    };
  }
}
