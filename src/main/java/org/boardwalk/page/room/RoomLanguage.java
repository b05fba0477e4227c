package org.boardwalk.page.room;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.movement.text.Language;
import org.boardwalk.page.http.Head;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;

/**
 * Which language a page of the room speaks. The wall and the papers have that of the evening, which
 * the director chooses on the desk; a phone has the one that its player chooses, else that of the
 * evening, else the one that its browser asks for. The director's pages are in English.
 */
final class RoomLanguage {

  private static final String COOKIE = "language";
  private static final Pattern CHOSEN = Pattern.compile("(?:^|;\\s*)language=([a-z]{2})(?=;|$)");

  /** A phone keeps its language for a year. */
  private static final int SECONDS = 365 * 24 * 60 * 60;

  private final LiveRoom room;
  private final RoomAccess access;
  private final Optional<Language> usual;

  /**
   * @param room the evening
   * @param access who may choose for the room
   * @param usual the language of evenings that have none of their own; empty for none
   */
  RoomLanguage(LiveRoom room, RoomAccess access, Optional<Language> usual) {
    this.room = room;
    this.access = access;
    this.usual = usual;
  }

  /** A language to choose: its code, its own name, and whether it is the chosen one. */
  record Choice(String code, String own, boolean chosen) {}

  static List<Choice> choices(Optional<Language> chosen) {
    return Arrays.stream(Language.values())
        .map(l -> new Choice(l.code(), l.own(), chosen.equals(Optional.of(l))))
        .toList();
  }

  /** The language of the evening; empty where none was chosen. */
  Optional<Language> chosen() {
    return room.evening().settings().language().or(() -> usual);
  }

  /** The language of the wall and of papers. */
  Language room() {
    return chosen().orElse(Language.EN);
  }

  /** The language of the browser that sent a request. */
  Language of(Head head) {
    if (access.pass(head).isPresent()) {
      return Language.EN;
    }
    Matcher own = CHOSEN.matcher(head.field("Cookie"));
    return (own.find() ? Language.of(own.group(1)) : Optional.<Language>empty())
        .or(this::chosen)
        .or(() -> Language.preferred(head.field("Accept-Language")))
        .orElse(Language.EN);
  }

  /** Takes the choice of a phone, and leads back to its seat. */
  Reply choose(Request request) {
    String who = request.parameters().text("who");
    Language language = named(request.parameters().text("is"));
    return Reply.elsewhere("/" + (who.isEmpty() ? "" : "?who=" + Parameters.encoded(who)))
        .with(
            "Set-Cookie",
            COOKIE
                + "="
                + language.code()
                + "; Path=/; Max-Age="
                + SECONDS
                + "; HttpOnly; SameSite=Lax");
  }

  /** Takes the director's choice for the evening; an empty one leaves it to each phone. */
  Reply turn(Request request) {
    access.checkForm(request);
    String code = request.form().text("language");
    Optional<Language> language = code.isEmpty() ? Optional.empty() : Optional.of(named(code));
    room.change(e -> e.with(e.settings().speaking(language)));
    return Reply.elsewhere("/desk");
  }

  private static Language named(String code) {
    return Language.of(code)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "language [" + code + "] must be one of " + Language.codes()));
  }
}
