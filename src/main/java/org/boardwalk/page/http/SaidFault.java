package org.boardwalk.page.http;

import org.boardwalk.movement.text.Language;
import org.boardwalk.page.http.Refusal.Fault;

/**
 * A fault that players may make, by its key among their words, so that each page says it in its own
 * language; its message is the English one. Faults of other types have English messages alone, in
 * whose place players who read another language get a sentence on what to do.
 */
public final class SaidFault extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  private final String key;
  private final transient Object[] values;

  /**
   * @param key a key of the words of players
   * @param values the values of its places
   */
  public SaidFault(String key, Object... values) {
    super(Language.EN.say(key, values));
    this.key = key;
    this.values = values.clone();
  }

  /**
   * @param reason the reason of a refusal
   * @param key a key of the words of players
   * @param values the values of its places
   * @return the refusal, in those words
   */
  public static Refusal refusal(Fault reason, String key, Object... values) {
    return new Refusal(reason, Language.EN.say(key, values), new SaidFault(key, values));
  }

  /**
   * @param fault any fault
   * @param language the language of a page
   * @return what the page says of it
   */
  public static FaultMessage message(RuntimeException fault, Language language) {
    Throwable words = fault instanceof Refusal ? fault.getCause() : fault;
    if (words instanceof SaidFault said) {
      return FaultMessage.of(language.say(said.key, said.values));
    }
    return FaultMessage.of(
        language == Language.EN ? String.valueOf(fault.getMessage()) : language.say(key(fault)));
  }

  /** What is said of a fault that has no words of its own. */
  private static String key(RuntimeException fault) {
    if (!(fault instanceof Refusal refusal)) {
      return "wrong.other";
    }
    return switch (refusal.reason()) {
      case NOT_FOUND -> "wrong.page";
      case TOO_MANY, TOO_LONG -> "wrong.busy";
      default -> "wrong.other";
    };
  }
}
