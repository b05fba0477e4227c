package org.boardwalk.page.room;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.boardwalk.movement.text.Language;
import org.boardwalk.movement.text.Text;
import org.boardwalk.page.http.SaidFault;
import org.boardwalk.publish.Names;
import org.boardwalk.scoring.Account;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Contract.Doubling;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.entry.ScoreEntry;

/** Converts the fields of a result's form to a result, and back. */
final class EntryFields {

  private static final List<String> CONTRACT =
      List.of("level", "suit", "doubling", "declarer", "result");
  private static final Pattern CARD =
      Pattern.compile("[CDHS](10|[2-9TJQKA])|(10|[2-9TJQKA])[CDHS]");

  private final Map<String, String> fields;
  private final Language language;

  /**
   * @param fields those of a form or of a link
   * @param language the language of what is said about them
   */
  EntryFields(Map<String, String> fields, Language language) {
    this.fields = fields;
    this.language = language;
  }

  private String field(String name) {
    return fields.getOrDefault(name, "").strip();
  }

  /** Whether the button that withdraws a result was pressed. */
  boolean withdraws() {
    return field("special").equals("withdraw");
  }

  /**
   * @param before the result when the form was shown
   * @throws IllegalArgumentException when something is missing or impossible
   */
  Result result(BoardPlay play, Optional<Result> before) {
    String special = field("special");
    String score = special.isEmpty() ? score(pressed(before)) : special;
    String lead = field("lead").toUpperCase(Locale.ROOT);
    if (!lead.isEmpty() && !CARD.matcher(lead).matches()) {
      throw new SaidFault("wrong.lead", Names.cut(lead, 20));
    }
    try {
      return ScoreEntry.read(play, score, lead);
    } catch (IllegalArgumentException e) {
      // English says what is wrong with the score and what to do, other languages only that it is
      // wrong.
      throw language == Language.EN ? e : new SaidFault("wrong.score", play.board());
    }
  }

  /**
   * The typed score, or that of the buttons. Beside typed text, buttons count only if they were
   * changed.
   */
  private String score(Map<String, String> shown) {
    String other = field("other");
    if (other.isEmpty()) {
      return contract();
    }
    boolean pressed =
        CONTRACT.stream().anyMatch(n -> !field(n).isEmpty() && !field(n).equals(shown.get(n)));
    if (pressed) {
      throw new SaidFault("wrong.typed", Names.cut(other, 40));
    }
    return other;
  }

  private String contract() {
    for (String name : CONTRACT) {
      if (field(name).isEmpty() && !name.equals("doubling")) {
        throw new SaidFault("wrong.missing", language.say("wrong." + name));
      }
    }
    return Text.of(
        "%s%s%s %s %s",
        field("level"), field("suit"), field("doubling"), field("declarer"), field("result"));
  }

  /** The buttons that are pressed when a result is shown again; none where there is no result. */
  static Map<String, String> pressed(Optional<Result> result) {
    Optional<Account> account = result.flatMap(Result::account);
    if (account.isPresent()) {
      Account a = account.get();
      String over = a.result() == 0 ? "=" : (a.result() > 0 ? "+" : "") + a.result();
      return Map.of(
          "level", "" + a.contract().level(),
          "suit", a.contract().denomination().letters(),
          "doubling", doubling(a.contract().doubling()),
          "declarer", a.declarer().letter(),
          "result", over,
          "lead", a.lead(),
          "other", "");
    }
    return filled(Map.of());
  }

  private static String doubling(Doubling doubling) {
    return switch (doubling) {
      case UNDOUBLED -> "";
      case DOUBLED -> "x";
      case REDOUBLED -> "xx";
    };
  }

  /** The fields as they were sent, for showing the form again. */
  Map<String, String> again() {
    return filled(fields);
  }

  private static Map<String, String> filled(Map<String, String> some) {
    Map<String, String> all = new HashMap<>();
    CONTRACT.forEach(name -> all.put(name, some.getOrDefault(name, "")));
    all.put("lead", some.getOrDefault("lead", ""));
    all.put("other", some.getOrDefault("other", ""));
    return all;
  }
}
