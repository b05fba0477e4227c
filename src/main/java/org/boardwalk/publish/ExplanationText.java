package org.boardwalk.publish;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.boardwalk.design.named.NamedForms;
import org.boardwalk.design.named.Recognised;
import org.boardwalk.movement.FollowRules;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.NumberRanges;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.RoundSwitches;
import org.boardwalk.quality.TableMoves;

/**
 * Explains a movement and how to run it, in plain words: paragraphs on its form, its people, its
 * boards and its symmetry where there is something to say. Stateless and thread-safe.
 */
public final class ExplanationText {

  private static final String ROOM =
      " Where the form says otherwise of its boards, it means a room with more copies.";

  private ExplanationText() {}

  /**
   * @param movement a movement, valid or not
   * @return its paragraphs, each ended by a line feed
   */
  public static String of(Movement movement) {
    return Stream.of(
            named(movement),
            cards(movement),
            people(movement),
            boards(movement),
            switches(movement),
            SymmetryText.of(movement))
        .flatMap(Optional::stream)
        .map(p -> p + "\n")
        .collect(Collectors.joining("\n"));
  }

  /**
   * @param movement a movement, valid or not
   * @return the name of its form, such as "Form: Skip Mitchell"; empty when it has none that is
   *     known
   */
  public static Optional<String> form(Movement movement) {
    return NamedForms.recognise(movement).map(r -> "Form: " + r.name());
  }

  /**
   * @param walk a movement, valid or not, with the rule by which its boards are carried
   * @return the name of its form and how to run it; empty when it has none that is known
   */
  public static Optional<String> ruleOfForm(WalkRuleText walk) {
    return NamedForms.recognise(walk.movement())
        .map(r -> "Form: " + r.rule() + (walk.shared() && !walk.ruled() ? ROOM : ""));
  }

  private static Optional<String> named(Movement movement) {
    return NamedForms.recognise(movement).map(Recognised::explanation);
  }

  /** The fallback where the movement has neither a form nor a rule. */
  private static Optional<String> cards(Movement movement) {
    FollowRules rules = FollowRules.of(movement);
    if (still(movement)) {
      return Optional.of("Nobody leaves their table.");
    }
    boolean led =
        NamedForms.recognise(movement).isEmpty()
            && LineMovesText.withRovers(movement).isEmpty()
            && StanzaText.of(movement).isEmpty()
            && rules.steps().isEmpty();
    return led
        ? Optional.of(
            Text.of(
                "No form that is known here, and no rule: %s where the guide cards say (print"
                    + " --papers cards).",
                rules.stationary().isEmpty() ? "everybody goes" : "all who do not stay go"))
        : Optional.empty();
  }

  /** The clause for players at a single table, who change seats. */
  private static boolean still(Movement movement) {
    TableMoves moves = TableMoves.of(movement);
    return movement.rounds().size() == 1
        || (movement.kind() != Kind.INDIVIDUAL && moves.ups() + moves.others().size() == 0);
  }

  private static Optional<String> people(Movement movement) {
    return Optional.of(ScheduleText.followRule(movement).strip().replace("\n", ". "))
        .filter(s -> !s.isEmpty())
        .map(s -> s + ".");
  }

  /**
   * The switched rounds, and which others could be switched as well; the first and the last are
   * easy to remember.
   *
   * @param movement a movement, valid or not
   * @return the sentences; empty where no whole rounds are switched
   */
  public static Optional<String> switches(Movement movement) {
    return RoundSwitches.of(movement)
        .filter(s -> !Double.isNaN(s.calibre(s.rounds())))
        .map(
            s ->
                Text.of(
                    "Arrows are switched in %s: calibre %.2f.%s",
                    rounds(s.rounds()), s.calibre(s.rounds()), instead(s)));
  }

  /**
   * @param movement a movement, valid or not
   * @return the rounds in which all tables have an arrow switch, from 1; empty where none has one
   */
  public static List<Integer> switched(Movement movement) {
    return RoundSwitches.of(movement).map(RoundSwitches::rounds).orElse(List.of());
  }

  private static String instead(RoundSwitches switches) {
    List<List<Integer>> ends =
        Stream.of(switches.first(), switches.last())
            .filter(other -> !other.equals(switches.rounds()))
            .toList();
    String equal =
        ends.stream()
            .filter(switches::equal)
            .map(ExplanationText::rounds)
            .collect(Collectors.joining(" or "));
    String worse =
        ends.stream()
            .filter(other -> !switches.equal(other))
            .map(
                other ->
                    Text.of(" With %s it would be %.2f.", rounds(other), switches.calibre(other)))
            .collect(Collectors.joining());
    return (equal.isEmpty() ? "" : Text.of(" With %s it would be equal.", equal)) + worse;
  }

  /**
   * @param rounds numbers of rounds, from 1, at least one, ascending
   * @return such as "round 8" or "rounds 3-4"
   */
  public static String rounds(List<Integer> rounds) {
    return (rounds.size() == 1 ? "round " : "rounds ") + NumberRanges.of(rounds);
  }

  private static Optional<String> boards(Movement movement) {
    WalkRuleText walk = new WalkRuleText(movement);
    // A form says how its boards go, even where that changes during the session; the rules here
    // cannot.
    boolean form = NamedForms.recognise(movement).isPresent();
    boolean told = form || StanzaText.of(movement).isPresent();
    if (!walk.said() || (told && !walk.ruled() && !walk.shared())) {
      return Optional.empty();
    }
    return Optional.of(walk.sentence() + (form && walk.shared() && !walk.ruled() ? ROOM : ""));
  }
}
