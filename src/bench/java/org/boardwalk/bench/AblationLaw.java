package org.boardwalk.bench;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Wish;

/**
 * The law for a portfolio: all methods together come within {@value #PERCENT} % of the best of
 * their subsets in the same time, and each kind is worth as much for some wish. Collects the runs,
 * wish by wish.
 */
final class AblationLaw {

  static final int PERCENT = 5;

  private static final double MOST_EXCESS = PERCENT / 100.0;

  private final List<String> broken = new ArrayList<>();
  private final Map<MethodKind, List<String>> worth = new EnumMap<>(MethodKind.class);
  private int wishes;

  /**
   * The result for one wish.
   *
   * @param best the first of the runs with the best answer
   * @param excess by how much all methods together are worse, see {@link AnswerFigures#excess}
   */
  record Verdict(Ablation.Run best, double excess) {

    boolean holds() {
      return excess <= MOST_EXCESS;
    }
  }

  /** Notes all runs of a wish, of which the first is the run of all methods. */
  Verdict note(Wish wish, List<Ablation.Run> runs) {
    Ablation.Run all = runs.get(0);
    Ablation.Run best = best(wish, runs);
    Verdict verdict = new Verdict(best, AnswerFigures.excess(wish, all.card(), best.card()));
    wishes++;
    if (!verdict.holds()) {
      broken.add(wish.name());
    }
    for (Ablation.Run run : runs) {
      run.subset().kind().ifPresent(kind -> worth.putIfAbsent(kind, new ArrayList<>()));
      if (run.subset().kind().isPresent() && !run.subset().alone()) {
        noteKind(wish, runs, run);
      }
    }
    return verdict;
  }

  /**
   * Notes the worth of a kind: how much worse the answer is without it than with all methods or
   * with this kind alone, and whether the question is settled only with it.
   */
  private void noteKind(Wish wish, List<Ablation.Run> runs, Ablation.Run without) {
    MethodKind kind = without.subset().kind().orElseThrow();
    List<Ablation.Run> with =
        runs.stream()
            .filter(
                r -> r.subset().kind().isEmpty() || r.subset().equals(Ablation.Subset.alone(kind)))
            .toList();
    double loss = AnswerFigures.excess(wish, without.card(), best(wish, with).card());
    boolean settles = !without.settled() && with.stream().anyMatch(Ablation.Run::settled);
    if (loss >= MOST_EXCESS || settles) {
      String what = loss >= MOST_EXCESS ? AnswerFigures.ratio(loss) : "settled";
      worth.getOrDefault(kind, new ArrayList<>()).add(Text.of("%s (%s)", wish.name(), what));
    }
  }

  private static Ablation.Run best(Wish wish, List<Ablation.Run> runs) {
    return runs.stream().min(Ablation.bestFirst(wish)).orElseThrow();
  }

  /** The report: for how many wishes the law holds, and where each kind is worth its place. */
  String text() {
    StringBuilder text = new StringBuilder();
    text.append(
        Text.of(
            "Law: all methods within %d %% of the best subset in %d of %d wishes%s.%n",
            PERCENT,
            wishes - broken.size(),
            wishes,
            broken.isEmpty() ? "" : "; not in " + String.join("; ", broken)));
    text.append(Text.of("%-20s %s%n", "kind", "worth " + PERCENT + " % or more in"));
    worth.forEach(
        (kind, where) ->
            text.append(
                Text.of(
                    "%-20s %s%n",
                    Word.of(kind), where.isEmpty() ? "nowhere" : String.join("; ", where))));
    return text.toString();
  }
}
