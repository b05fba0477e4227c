package org.boardwalk.library.files;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.exchange.file.Entry;
import org.boardwalk.exchange.file.Shown;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.SearchSettings;

/** Reads the search settings; missing ones have their defaults. */
final class SettingsReader {

  private static final Pattern TIME = Pattern.compile("([0-9]{1,12})(ms|s|m|h)");

  private SettingsReader() {}

  static SearchSettings read(Entry search) {
    SearchSettings usual = SearchSettings.STANDARD;
    return search.make(
        () ->
            new SearchSettings(
                search.at("engine").choiceOr(SearchSettings.EngineChoice.class, usual.engine()),
                limit(search).orElse(usual.limit()),
                search.at("seed").map(Entry::longNumber).orElse(usual.seed()),
                search.at("workers").numberOr(usual.workers())));
  }

  private static Optional<Limit> limit(Entry search) {
    Optional<Limit> time = search.at("time").map(entry -> Limit.time(length(entry)));
    Entry effort = search.at("effort");
    if (time.isPresent() && effort.present()) {
      throw effort.fault("does not go with time: one of them ends the search");
    }
    return time.or(() -> effort.map(entry -> Limit.effort(length(entry))));
  }

  private static Duration length(Entry time) {
    Matcher matcher = TIME.matcher(time.text());
    if (!matcher.matches()) {
      throw time.fault(
          Text.of("must look like 60s or 10m, here it is [%s]", Shown.of(time.text())));
    }
    long amount = Long.parseLong(matcher.group(1));
    return switch (matcher.group(2)) {
      case "ms" -> Duration.ofMillis(amount);
      case "m" -> Duration.ofMinutes(amount);
      case "h" -> Duration.ofHours(amount);
      default -> Duration.ofSeconds(amount);
    };
  }
}
