package org.boardwalk.cli.option;

import java.util.Optional;
import org.boardwalk.movement.text.Language;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option that says which language the players of an evening read. */
public final class LanguageOption {

  @Option(
      names = "--language",
      paramLabel = "LANGUAGE",
      description =
          "Language of what players read: en, fr, de, nl, es, it, pl or sv"
              + " (default: that of an evening, else en).")
  @Nullable Language language;

  /** {@return the chosen language; empty where the option is not given} */
  public Optional<Language> chosen() {
    return Optional.ofNullable(language);
  }
}
