package org.boardwalk.model.players;

import static org.boardwalk.model.ModelBuilder.not;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.model.ModelBuilder;
import org.boardwalk.model.Sum;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.Fixed.SitOutRule;
import org.boardwalk.wish.IndividualWish;

/**
 * Keeps one of many schedules of the seats formulation that differ by names only, as far as the
 * {@link Stabiliser} of the wish allows. Any solution is brought into the kept form step by step,
 * and each step keeps what the steps before it have settled, so that all may be stated at once:
 *
 * <ol>
 *   <li>Among rounds in any order, one with the most partnerships between two classes comes first.
 *       Renaming players within their classes does not change these numbers.
 *   <li>Players are renamed within their classes, so that the first round is the only one of its
 *       {@link RoundKinds kind}; where there are too many kinds, so that the list of all players'
 *       partners in that round is the least. Then no two neighbours of a class have partners in the
 *       wrong order: exchanging their names would lower the list at its first change, which is at
 *       the lower of the first one's number and the second one's partner.
 *   <li>All other rounds are put in order. That keeps all names and the first round.
 *   <li>Each other round is turned. That keeps all partners and the order. The first round is
 *       turned too where its kind does not tell how.
 * </ol>
 */
final class SeatSymmetry {

  /** More kinds of first rounds than these make the model larger for little. */
  private static final int MOST_KINDS = 300;

  private final IndividualWish wish;
  private final ModelBuilder model;
  private final int[][] plays;
  private final int[][][] mate;
  private final int[][][] left;
  private final SeatPlaces places;
  private final SeatTables tables;
  private final Stabiliser stabiliser;

  /** The first round that is not settled. */
  private final int first;

  /** The players who are there in that round, in classes of players who are alike. */
  private final List<List<Integer>> classes;

  SeatSymmetry(
      IndividualWish wish,
      ModelBuilder model,
      int[][] plays,
      int[][][] mate,
      int[][][] left,
      SeatPlaces places,
      SeatTables tables) {
    this.wish = wish;
    this.model = model;
    this.plays = plays;
    this.mate = mate;
    this.left = left;
    this.places = places;
    this.tables = tables;
    stabiliser = Stabiliser.of(wish);
    first = wish.fixed().first().size();
    classes =
        stabiliser.classes().stream()
            .map(all -> all.stream().filter(this::comesFirst).toList())
            .filter(all -> !all.isEmpty())
            .toList();
  }

  private boolean comesFirst(int player) {
    return wish.fixed().attendance().present(player + 1, first + 1);
  }

  void breakSymmetry() {
    if (first >= wish.rounds()) {
      return;
    }
    List<List<Foursome>> kinds =
        RoundKinds.of(
            classes,
            wish.turnout().tables(first + 1),
            wish.rotation() == Rotation.NONE && !SeatTables.seated(wish),
            stabiliser.turns(),
            MOST_KINDS);
    if (kinds.isEmpty()) {
      partnersAreInOrder();
    } else {
      theFirstRoundIsOneOf(kinds);
    }
    if (stabiliser.turns()) {
      fixDirections(kinds.isEmpty() ? first : first + 1);
    }
    if (stabiliser.rounds()) {
      theFirstRoundHasMostPartnerships();
      orderRounds(kinds);
    }
  }

  private void theFirstRoundIsOneOf(List<List<Foursome>> kinds) {
    if (kinds.size() == 1) {
      model.family(SeatConstraints.FIRST_ROUND);
      seated(kinds.get(0)).forEach(model::fix);
      return;
    }
    model.family(SeatConstraints.KINDS);
    int[] kind = new int[kinds.size()];
    for (int k = 0; k < kind.length; k++) {
      kind[k] = model.bool(SeatConstraints.KIND, k);
      List<Integer> reasons = new ArrayList<>(List.of(kind[k]));
      for (int literal : seated(kinds.get(k))) {
        model.clause(not(kind[k]), literal);
        reasons.add(not(literal));
      }
      model.clause(reasons.stream().mapToInt(Integer::intValue).toArray());
    }
    model.family(SeatConstraints.FIRST_KIND);
    model.clause(kind);
  }

  /** The literals of the seats of a round; the last players of each class sit out. */
  private List<Integer> seated(List<Foursome> round) {
    List<Integer> all = new ArrayList<>();
    for (int t = 0; t < round.size(); t++) {
      Foursome f = round.get(t);
      all.add(left[first][f.north()][f.east()]);
      all.add(left[first][f.east()][f.south()]);
      all.add(left[first][f.south()][f.west()]);
      all.add(left[first][f.west()][f.north()]);
      IntStream.of(places.sitting(first, f.north(), 0)).forEach(all::add);
      if (stabiliser.tables() && SeatTables.numbered(wish)) {
        all.add(tables.at(first, f.north(), t));
      }
    }
    return all;
  }

  /** Of two neighbours in a class who do not partner, the first has the first partner, if any. */
  private void partnersAreInOrder() {
    for (List<Integer> all : classes) {
      for (int k = 0; k + 1 < all.size(); k++) {
        model.family(SeatConstraints.PARTNERS_IN_ORDER);
        int p = all.get(k);
        int q = all.get(k + 1);
        model.clause(plays[first][p], not(plays[first][q]));
        for (int a = 0; a < wish.players(); a++) {
          if (a != p && a != q) {
            List<Integer> later = new ArrayList<>(List.of(not(mate[first][p][a])));
            later.add(not(plays[first][q]));
            for (int b = a + 1; b < wish.players(); b++) {
              if (b != q) {
                later.add(mate[first][q][b]);
              }
            }
            model.clause(later.stream().mapToInt(Integer::intValue).toArray());
          }
        }
      }
    }
  }

  /** Player 1 sits NS whenever they play; in rounds in which player 1 sits out, player 2 does. */
  private void fixDirections(int from) {
    model.family(SeatConstraints.ANY_TURN);
    for (int r = from; r < wish.rounds(); r++) {
      if (plays[r][0] == model.truth()) {
        model.fix(direction(r, 0));
      } else {
        model.clause(not(plays[r][0]), direction(r, 0));
        model.clause(plays[r][0], not(plays[r][1]), direction(r, 1));
      }
    }
  }

  /** The literal of the direction: without a rotation nothing else about a seat matters. */
  private int direction(int r, int p) {
    return places.sitting(r, p, 0)[0];
  }

  /** Counts the partnerships between two classes, or within one, that have the fewest couples. */
  private void theFirstRoundHasMostPartnerships() {
    List<List<int[]>> couples = new ArrayList<>();
    for (int a = 0; a < classes.size(); a++) {
      for (int b = a; b < classes.size(); b++) {
        couples.add(couples(classes.get(a), classes.get(b)));
      }
    }
    couples.removeIf(List::isEmpty);
    if (couples.size() > 1) {
      List<int[]> fewest = couples.stream().min(Comparator.comparingInt(List::size)).orElseThrow();
      model.family(SeatConstraints.MOST_PARTNERSHIPS);
      for (int r = first + 1; r < wish.rounds(); r++) {
        Sum more = new Sum();
        for (int[] two : fewest) {
          more.add(mate[first][two[0]][two[1]], 1).add(mate[r][two[0]][two[1]], -1);
        }
        model.atLeast(more, 0);
      }
    }
  }

  private static List<int[]> couples(List<Integer> some, List<Integer> others) {
    return some.stream()
        .flatMap(
            p ->
                others.stream()
                    .filter(q -> some == others ? p < q : !p.equals(q))
                    .map(q -> new int[] {p, q}))
        .toList();
  }

  /**
   * Puts the other rounds in order. If one player sits out in each round, and none twice, the order
   * is that of those who sit out; else it is that of the partners of player 1. If each of these
   * comes exactly once, the first round settles who it is in every other round.
   */
  private void orderRounds(List<List<Foursome>> kinds) {
    boolean partners = !outOnce();
    boolean once =
        !partners
            || (wish.profile().completeWhist() && wish.demand(Criterion.PARTNER) == Demand.REQUIRE);
    List<int[]> marks =
        IntStream.range(0, wish.rounds()).mapToObj(r -> partners ? partners(r) : out(r)).toList();
    if (once && kinds.size() == 1 && marks.get(first).length == wish.rounds()) {
      int given =
          partners ? wish.rounds() - wish.players() + partner(kinds.get(0)) : out(kinds.get(0));
      model.family(SeatConstraints.ROUNDS);
      for (int r = 1; r < wish.rounds(); r++) {
        model.fix(marks.get(r)[r <= given ? r - 1 : r]);
      }
      return;
    }
    for (int r = first + 1; r + 1 < wish.rounds(); r++) {
      model.family(SeatConstraints.ROUNDS);
      ascend(marks.get(r), marks.get(r + 1), once ? 1 : 0);
    }
  }

  private boolean outOnce() {
    int turns = wish.players() - wish.fixed().alwaysPlaying(wish.rounds()).size();
    return wish.players() - 4 * wish.tables() == 1
        && wish.fixed().sitOuts() != SitOutRule.FREE
        && wish.rounds() <= turns;
  }

  private int[] out(int r) {
    return IntStream.of(plays[r]).map(ModelBuilder::not).toArray();
  }

  private int[] partners(int r) {
    IntStream out =
        plays[r][0] == model.truth() ? IntStream.empty() : IntStream.of(not(plays[r][0]));
    return IntStream.concat(out, IntStream.range(1, wish.players()).map(q -> mate[r][0][q]))
        .toArray();
  }

  /** The partner of player 1 in a round; player 1 where they sit out. */
  private static int partner(List<Foursome> round) {
    return round.stream()
        .flatMap(f -> Stream.of(new int[] {f.north(), f.south()}, new int[] {f.east(), f.west()}))
        .filter(two -> two[0] == 0 || two[1] == 0)
        .mapToInt(two -> two[0] + two[1])
        .findFirst()
        .orElse(0);
  }

  /** The first player who sits out in a round. */
  private int out(List<Foursome> round) {
    return IntStream.range(0, wish.players())
        .filter(
            p ->
                round.stream()
                    .flatMapToInt(f -> IntStream.of(f.north(), f.east(), f.south(), f.west()))
                    .noneMatch(seated -> seated == p))
        .findFirst()
        .orElseThrow();
  }

  /** Of two rounds in a row, the mark of the second is that of the first plus a step, or later. */
  private void ascend(int[] marks, int[] next, int step) {
    for (int k = 0; k < marks.length; k++) {
      model.clause(
          IntStream.concat(IntStream.of(not(marks[k])), Arrays.stream(next).skip((long) k + step))
              .toArray());
      model.clause(
          IntStream.concat(
                  IntStream.of(not(next[k])), Arrays.stream(marks).limit((long) k + 1 - step))
              .toArray());
    }
  }
}
