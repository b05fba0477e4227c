package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Beginning;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.CriterionScore;
import org.boardwalk.quality.CriterionScore.WorstPair;
import org.boardwalk.quality.EmptyTables;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.Theorem;
import org.boardwalk.quality.TheoremCase;
import org.boardwalk.quality.Weights;
import org.boardwalk.quality.rule.RuleScore;
import org.boardwalk.quality.rule.RuleText;
import org.boardwalk.wish.answer.Judged;

/**
 * The judge's scorecard in plain words, for directors. Writes only the judge's findings and the
 * bounds; lines end with a line feed. Stateless and thread-safe.
 */
final class ScorecardText {

  private static final int MOST_VIOLATIONS = 20;

  private ScorecardText() {}

  /**
   * @param judged a movement of players
   * @return broken rules, criteria with the worst pairs of those that count, theorems, sit-outs,
   *     meetings, calibre
   */
  static String of(Judged judged) {
    Movement movement = judged.movement();
    Scorecard card = judged.card();
    Weights weights = judged.weights();
    List<String> lines = new ArrayList<>();
    rules(judged, lines);
    lines.add("");
    lines.addAll(List.of(criteria(movement, card, judged.bounds(), weights).split("\n")));
    ofWish(judged, lines);
    for (Criterion c : Criterion.values()) {
      if (c.appliesTo(movement.kind()) && weights.of(c) > 0) {
        worst(movement, card.of(c), lines);
      }
    }
    theorems(judged.bounds(), lines);
    lines.add("");
    lines.addAll(new ScorecardNotes(movement).lines(card));
    return String.join("\n", lines) + "\n";
  }

  /** The criteria that count, such as "partner, opponent". */
  static String counted(Judged judged) {
    return Criterion.all()
        .filter(c -> judged.weights().of(c) > 0)
        .map(Criterion::word)
        .collect(Collectors.joining(", "));
  }

  /**
   * Describes the quality of a movement when the session is stopped early.
   *
   * @param beginnings the beginnings after which it may be stopped
   * @param weights the weight of each criterion in the total
   * @return a table of their costs
   */
  public static String curtailed(List<Beginning> beginnings, Weights weights) {
    TextTable table = new TextTable().numbers("Stopped after round");
    Criterion.all().forEach(c -> table.numbers(c.word()));
    table.numbers("total").numbers("bound").words("Sit-outs");
    for (Beginning b : beginnings) {
      List<String> row = new ArrayList<>(List.of("" + b.rounds()));
      Criterion.all().forEach(c -> row.add("" + b.card().cost(c)));
      row.add("" + b.card().total(weights));
      row.add("" + b.bounds().total());
      row.add(b.card().sitOuts().even() ? "even" : "uneven");
      table.row(row);
    }
    return table.text();
  }

  /** Adds the lines on broken rules, and warnings about oddities that no rule forbids. */
  static void rules(Judged judged, List<String> lines) {
    violations(judged, lines);
    List<EmptyTables> empty = EmptyTables.of(judged.movement(), judged.attendance());
    empty.stream()
        .limit(MOST_VIOLATIONS)
        .forEach(
            e ->
                lines.add(
                    Text.of(
                        "Warning: only %d of %d tables play in round %d",
                        e.playing(), e.could(), e.round())));
    if (!empty.isEmpty()) {
      lines.add("Maybe the file was cut off, or lines are missing.");
    }
  }

  private static void violations(Judged judged, List<String> lines) {
    Scorecard card = judged.card();
    if (card.valid()) {
      List<String> unmet = judged.unmet();
      lines.add(
          unmet.isEmpty()
              ? "No rule is broken."
              : "No rule of the game is broken, but rules of the wish are: " + unmet.size());
      unmet.forEach(what -> lines.add("  " + HarmlessText.of(what)));
      return;
    }
    int broken = card.violations().size();
    lines.add("Broken rules: " + broken);
    card.violations().stream()
        .limit(MOST_VIOLATIONS)
        .forEach(v -> lines.add("  " + HarmlessText.of(v.what())));
    if (broken > MOST_VIOLATIONS) {
      lines.add("  and " + (broken - MOST_VIOLATIONS) + " more");
    }
  }

  private static String criteria(
      Movement movement, Scorecard card, Bounds bounds, Weights weights) {
    TextTable table =
        new TextTable()
            .words("Criterion")
            .numbers("Cost")
            .numbers("Bound")
            .numbers("Weight")
            .numbers("Ideal couples");
    for (Criterion c : Criterion.values()) {
      if (c.appliesTo(movement.kind())) {
        CriterionScore score = card.of(c);
        String share =
            Text.of(
                "%d of %d (%s %%)",
                score.idealPairs(), score.pairs(), ScorecardNotes.share(score.idealShare()));
        table.row(
            List.of(c.word(), "" + score.cost(), "" + bounds.of(c), "" + weights.of(c), share));
      }
    }
    if (!card.rules().isEmpty() && card.rules().stream().anyMatch(s -> !s.rule().must())) {
      table.row(List.of("rules", "" + card.costOfRules(), "" + ofRules(card.rules(), bounds)));
    }
    return table.row(List.of("total", "" + card.total(weights), "" + bounds.total())).text();
  }

  /** Adds a line for each rule of the wish. */
  static void ofWish(Judged judged, List<String> lines) {
    List<RuleScore> rules = judged.card().rules();
    if (!rules.isEmpty()) {
      lines.addAll(List.of("", "Rules of the wish:"));
      for (int k = 0; k < rules.size(); k++) {
        String words = RuleText.of(rules.get(k).rule(), judged.movement().kind());
        lines.add("  " + ofWish(words, rules.get(k), judged.bounds().ofRule(k)));
      }
    }
  }

  private static long ofRules(List<RuleScore> rules, Bounds bounds) {
    return IntStream.range(0, rules.size())
        .mapToLong(k -> rules.get(k).rule().weight() * bounds.ofRule(k))
        .sum();
  }

  private static String ofWish(String words, RuleScore score, long squares) {
    if (score.kept()) {
      return "kept: " + words;
    }
    String off =
        Text.of(
            "%s; %d of %s off, such as %s",
            words, score.broken(), Text.count(score.counts(), "count"), score.worst());
    return score.rule().must()
        ? "broken: " + off
        : Text.of("cost %d, bound %d: %s", score.cost(), score.rule().weight() * squares, off);
  }

  private static void worst(Movement movement, CriterionScore score, List<String> lines) {
    if (score.worst().isEmpty()) {
      return;
    }
    int notIdeal = score.pairs() - score.idealPairs();
    lines.add("");
    lines.add(
        score.criterion().word()
            + (notIdeal > score.worst().size()
                ? Text.of(
                    ", the worst %d of %d couples that are not ideal:",
                    score.worst().size(), notIdeal)
                : ", not ideal:"));
    score
        .worst()
        .forEach(w -> lines.add("  " + PairText.of(movement.kind(), score.criterion(), w)));
  }

  private static void theorems(Bounds bounds, List<String> lines) {
    List<TheoremCase> more =
        bounds.by().stream().filter(t -> t.theorem() != Theorem.INTEGRALITY).toList();
    if (more.isEmpty()) {
      return;
    }
    lines.add("");
    lines.add(
        "All criteria together cannot be ideal, nor can less than the bounds be reached, by:");
    more.forEach(t -> lines.add("  " + t.sentence()));
  }

  /** Describes in one line what is not ideal between two contestants. */
  private static final class PairText {

    private PairText() {}

    static String of(Kind kind, Criterion criterion, WorstPair pair) {
      String names = Text.of("%s %d and %d: ", kind.contestants(), pair.first(), pair.second());
      List<String> counted = criterion.counted();
      String seen =
          criterion.seenFromOne()
              ? Text.of(" (%d as opponent of %d)", pair.second(), pair.first())
              : "";
      return criterion.even()
          ? names + counted.get(0) + " " + Text.count(pair.value(), "time")
          : names + more(pair, counted.get(0), counted.get(1)) + seen;
    }

    private static String more(WorstPair pair, String above, String below) {
      return Text.of(
          "%s %s more than %s",
          pair.value() > 0 ? above : below,
          Text.count(Math.abs(pair.value()), "time"),
          pair.value() > 0 ? below : above);
    }
  }
}
