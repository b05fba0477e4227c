package org.boardwalk.wish;

import java.util.Collection;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Couples.Two;
import org.boardwalk.quality.rule.Rule;

/** Tells whether a symmetry maps the rules of a wish to themselves. */
final class SymmetricRules implements Symmetry.Visitor<List<IntUnaryOperator>> {

  private final int players;

  private SymmetricRules(int players) {
    this.players = players;
  }

  /**
   * Whether rules are all that treats players apart, they are about meetings over all rounds, and
   * each permutation of the symmetry maps the couples of each rule to couples of that rule.
   */
  static boolean keep(Symmetry symmetry, Fixed fixed, int players) {
    List<IntUnaryOperator> moves = symmetry.accept(new SymmetricRules(players));
    return fixed.rulesOnly() && fixed.rules().stream().allMatch(rule -> keep(rule, moves));
  }

  private static boolean keep(Rule rule, List<IntUnaryOperator> moves) {
    return rule.counted() instanceof Counted.Meeting meeting
        && !meeting.ordered()
        && rule.rounds().isEmpty()
        && rule.within() == 0
        && moves.stream()
            .allMatch(
                move ->
                    keep(meeting.couples(), move)
                        && keep(rule.before(), move)
                        && meeting.between().players().stream()
                            .allMatch(p -> meeting.players().contains(move.applyAsInt(p))));
  }

  private static boolean keep(Collection<Two> couples, IntUnaryOperator move) {
    List<Two> moved =
        couples.stream()
            .map(c -> new Two(move.applyAsInt(c.one()), move.applyAsInt(c.other())).sorted())
            .sorted()
            .toList();
    return moved.equals(couples.stream().map(Two::sorted).sorted().toList());
  }

  @Override
  public List<IntUnaryOperator> none() {
    return List.of();
  }

  @Override
  public List<IntUnaryOperator> auto() {
    return List.of();
  }

  @Override
  public List<IntUnaryOperator> translations(Symmetry.Translations translations) {
    return translations.generators(players);
  }

  @Override
  public List<IntUnaryOperator> generated(Symmetry.Generated generated) {
    return generated.generators().stream()
        .<IntUnaryOperator>map(generator -> p -> generator.images().get(p - 1))
        .toList();
  }
}
