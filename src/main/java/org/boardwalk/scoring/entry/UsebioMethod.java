package org.boardwalk.scoring.entry;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.exchange.Source;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.XmlElement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.ScoringMethod;

/**
 * Finds the scoring method of a USEBIO event: that of its boards where the file names it, else that
 * of its type. Words are compared by their letters.
 */
final class UsebioMethod {

  private static final Map<String, ScoringMethod> TYPES =
      Map.ofEntries(
          Map.entry("", ScoringMethod.MATCHPOINTS),
          Map.entry("PAIRS", ScoringMethod.MATCHPOINTS),
          Map.entry("MPPAIRS", ScoringMethod.MATCHPOINTS),
          Map.entry("INDIVIDUAL", ScoringMethod.MATCHPOINTS),
          Map.entry("BUTLERPAIRS", ScoringMethod.IMPS),
          Map.entry("CROSSIMP", ScoringMethod.CROSS_IMPS),
          Map.entry("CROSSIMPS", ScoringMethod.CROSS_IMPS),
          Map.entry("CROSSIMPPAIRS", ScoringMethod.CROSS_IMPS),
          Map.entry("CROSSIMPSPAIRS", ScoringMethod.CROSS_IMPS),
          Map.entry("AGGREGATE", ScoringMethod.AGGREGATE),
          Map.entry("AGGREGATEPAIRS", ScoringMethod.AGGREGATE),
          Map.entry("TEAMS", ScoringMethod.TEAMS),
          Map.entry("TEAMSOFFOUR", ScoringMethod.TEAMS));

  private static final Map<String, ScoringMethod> OF_PAIRS =
      Map.of(
          "MATCHPOINTS", ScoringMethod.MATCHPOINTS,
          "MATCHPOINT", ScoringMethod.MATCHPOINTS,
          "MP", ScoringMethod.MATCHPOINTS,
          "CROSSIMPS", ScoringMethod.CROSS_IMPS,
          "CROSSIMP", ScoringMethod.CROSS_IMPS,
          "BUTLERIMPS", ScoringMethod.IMPS,
          "BUTLER", ScoringMethod.IMPS,
          "AGGREGATE", ScoringMethod.AGGREGATE);

  private static final Map<String, ScoringMethod> OF_TEAMS =
      Map.of(
          "IMPS", ScoringMethod.TEAMS,
          "IMP", ScoringMethod.TEAMS,
          "BAM", ScoringMethod.BOARD_A_MATCH,
          "VPS", ScoringMethod.VICTORY_POINTS);

  private UsebioMethod() {}

  /** The method that an event names; empty where it is none that is scored here. */
  static Optional<ScoringMethod> of(XmlElement event, boolean teams) {
    String named = event.value("BOARD_SCORING_METHOD");
    Optional<ScoringMethod> usual =
        Optional.ofNullable(TYPES.get(letters(event.attribute("EVENT_TYPE"))));
    return named.isEmpty()
        ? usual.filter(m -> m != ScoringMethod.MATCHPOINTS || !imps(event))
        : usual.flatMap(
            type -> Optional.ofNullable((teams ? OF_TEAMS : OF_PAIRS).get(letters(named))));
  }

  /** The fault of an event whose method is not scored here. */
  static FileException refused(Source source, XmlElement event) {
    return source.fault(
        event.line(),
        Text.of(
            "%s is not a method that is scored here"
                + "\nMaybe choose the method yourself, such as --method cross-imps.",
            named(event)));
  }

  /** The field that names the method, with its value. */
  static String named(XmlElement event) {
    String type = event.attribute("EVENT_TYPE");
    String method = event.value("BOARD_SCORING_METHOD");
    return method.isEmpty() || !TYPES.containsKey(letters(type))
        ? Text.of("EVENT_TYPE [%s]%s", type, method.isEmpty() && imps(event) ? " with IMPs" : "")
        : Text.of("BOARD_SCORING_METHOD [%s]", method);
  }

  private static boolean imps(XmlElement event) {
    return UsebioFields.count(event, "NS_CROSS_IMP_POINTS") > 0;
  }

  private static String letters(String word) {
    return word.toUpperCase(Locale.ROOT).replaceAll("[^A-Z]", "");
  }
}
