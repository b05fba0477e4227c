package org.boardwalk.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.Walk;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.quality.WalkRule;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Objective;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.WalkWish;
import org.boardwalk.wish.Wish;

/**
 * The figures that make one answer better than another: the first figure in which two answers
 * differ decides, and less is better. They rank answers as {@link Wish#compare} does.
 */
final class AnswerFigures {

  /**
   * A figure of an answer.
   *
   * @param name its name
   * @param value its value; less is better
   * @param graded whether each step counts in full, such as a copy of the boards
   */
  record Figure(String name, double value, boolean graded) {}

  private static final List<WalkGrade> GRADES = List.of(WalkGrade.values());
  private static final double LEAST_DIFFERENCE = 1e-9;

  private AnswerFigures() {}

  /** The figures of a judged answer, the most important first. */
  static List<Figure> of(Wish wish, Scorecard card) {
    return wish.accept(
        new Wish.Visitor<List<Figure>>() {
          @Override
          public List<Figure> individual(IndividualWish players) {
            return individualFigures(players, card);
          }

          @Override
          public List<Figure> pairs(PairsWish pairs) {
            return pairsFigures(pairs, card);
          }
        });
  }

  private static List<Figure> individualFigures(IndividualWish wish, Scorecard card) {
    List<Figure> figures = new ArrayList<>();
    if (wish.boards().play() == Play.CIRCULATING && wish.walk() == WalkWish.AUTO) {
      card.walkRule()
          .map(WalkRule::grade)
          .ifPresent(grade -> figures.add(new Figure("walk", GRADES.indexOf(grade), true)));
    }
    if (wish.objective() instanceof Objective.Ordered ordered) {
      for (Criterion c : ordered.order()) {
        if (wish.weights().of(c) > 0) {
          figures.add(new Figure(c.word(), card.cost(c), false));
        }
      }
    } else {
      figures.add(new Figure("cost", card.total(wish.weights()), false));
    }
    return figures;
  }

  private static List<Figure> pairsFigures(PairsWish wish, Scorecard card) {
    Walk walk = card.walk();
    List<Figure> figures =
        new ArrayList<>(
            List.of(
                new Figure("copies", walk.copies(), true),
                new Figure("breaks", walk.breaks(), false),
                new Figure("moves", walk.moves(), false)));
    if (wish.winners() == 1) {
      int place = wish.keepsDirection() ? figures.size() : 0;
      double calibre = card.calibre().worst();
      figures.add(place, new Figure("off calibre", Math.max(0, 100 - calibre), false));
    }
    return figures;
  }

  /**
   * By how much an answer is worse than another one.
   *
   * @param wish the wish of both
   * @param one the scorecard of an answer; empty where there was none
   * @param other the scorecard of the other answer
   * @return 0 where the first answer is as good or better; else the excess of the first figure that
   *     differs, as a share of the other's figure; infinite where that is 0, where the figure is
   *     graded, and for no answer
   */
  static double excess(Wish wish, Optional<Scorecard> one, Optional<Scorecard> other) {
    if (other.isEmpty() || one.isEmpty()) {
      return one.isEmpty() && other.isPresent() ? Double.POSITIVE_INFINITY : 0;
    }
    List<Figure> mine = of(wish, one.get());
    List<Figure> theirs = of(wish, other.get());
    OptionalDouble first =
        IntStream.range(0, Math.min(mine.size(), theirs.size()))
            .filter(k -> differ(mine.get(k), theirs.get(k)))
            .mapToDouble(k -> excess(mine.get(k), theirs.get(k)))
            .findFirst();
    return Math.max(0, first.orElse(0));
  }

  private static boolean differ(Figure one, Figure other) {
    return Math.abs(one.value() - other.value()) > LEAST_DIFFERENCE;
  }

  private static double excess(Figure one, Figure other) {
    double more = one.value() - other.value();
    boolean whole = one.graded() || other.value() < LEAST_DIFFERENCE;
    return whole ? Math.copySign(Double.POSITIVE_INFINITY, more) : more / other.value();
  }

  /** The figures in a short form, such as 132 or 0/0/12/8. */
  static String shown(Wish wish, Optional<Scorecard> card) {
    return card.map(
            c -> of(wish, c).stream().map(f -> number(f.value())).collect(Collectors.joining("/")))
        .orElse("none");
  }

  private static String number(double value) {
    boolean whole = Math.abs(value - Math.rint(value)) < LEAST_DIFFERENCE;
    return whole ? Text.of("%.0f", value) : Text.of("%.2f", value);
  }

  /** An excess in words. */
  static String ratio(double excess) {
    return Double.isInfinite(excess) ? "worse" : Text.of("%.2f", 1 + excess);
  }
}
