package org.boardwalk.model.players;

import static org.boardwalk.model.ModelBuilder.not;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import org.boardwalk.model.BoardConstraints;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.model.ModelBuilder;
import org.boardwalk.model.Roles;
import org.boardwalk.model.RuleLimits;
import org.boardwalk.model.Sum;
import org.boardwalk.model.Unfolding;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.model.players.SeatPlaces.TwoSeats;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Seat;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.IndividualWish;

/**
 * Every round free, without tables: in each round every player in play has one partner (mate) and
 * one left-hand opponent (left), and is the left-hand opponent of one player; the left-hand
 * opponent of my left-hand opponent is my partner. So the players form tables of four, and there
 * are no table numbers to permute. Where seats rotate, or a rule tells them apart, further
 * variables tell the seats on the first board. O(rounds · players²) variables, O(rounds · players³)
 * clauses.
 */
public final class SeatsFormulation {

  /** Above this number of clauses the model is too large to be worth building. */
  private static final long MOST_CLAUSES = 6_000_000;

  private final IndividualWish wish;
  private final int players;
  private final int rounds;
  private final ModelBuilder model = new ModelBuilder();
  private final int[][] plays;
  private final int[][][] mate;
  private final int[][][] left;
  private final int[][] ns;
  private final SeatPlaces places;
  private final SeatSets sets;
  private final SeatTables tables;

  private SeatsFormulation(IndividualWish wish, boolean breakSymmetry) {
    this.wish = wish;
    players = wish.players();
    rounds = wish.rounds();
    plays = new int[rounds][players];
    mate = new int[rounds][players][players];
    left = new int[rounds][players][players];
    ns = new int[rounds][players];
    for (int r = 0; r < rounds; r++) {
      variables(r);
      absentPlayersSitOut(r);
      everybodyHasOnePartnerAndOneOpponentOnEitherSide(r);
      partnersSitAcross(r);
      partnersShareTheirDirection(r);
    }
    new SeatSitOuts(wish, model, plays).share();
    boolean turned = wish.rotation() != Rotation.NONE || SeatTables.seated(wish);
    places =
        turned
            ? new TurnedPlaces(wish, model, plays, mate, left, ns)
            : new KeptPlaces(mate, left, ns);
    sets = new SeatSets(wish, model, plays, places.directions());
    for (int r = 0; r < rounds && wish.boards().play() == Play.CIRCULATING; r++) {
      aTablePlaysOneSet(r);
    }
    theFirstRoundsStayAsTheyAre();
    stationaryPlayersKeepTheirSeats();
    tables = new SeatTables(wish, model, plays, mate, left);
    PairTerms terms = new PairTerms(model, wish, SeatConstraints.counts(wish));
    criteria(terms);
    RuleLimits limits = new RuleLimits(Kind.INDIVIDUAL, model, terms::cost);
    new RuleTerms(wish, model, plays, places, sets.inCommon(), tables, limits).keep();
    terms.finish();
    if (breakSymmetry) {
      new SeatSymmetry(wish, model, plays, mate, left, places, tables).breakSymmetry();
    }
  }

  /**
   * @param wish a wish
   * @return the model; empty when it would be too large, and in the cases of {@link
   *     #of(IndividualWish, boolean)}
   */
  public static Optional<ConstraintModel> of(IndividualWish wish) {
    return of(wish, true);
  }

  /**
   * @param wish a wish
   * @param breakSymmetry whether one of many solutions that differ by names only is enough
   * @return the model; empty when players come or go later than after the rounds that are settled,
   *     when a stationary player comes late or leaves, or when the model would be too large
   */
  public static Optional<ConstraintModel> of(IndividualWish wish, boolean breakSymmetry) {
    boolean known =
        (!wish.turns().continued() || wish.turnout().steady()) && stationaryStayToTheEnd(wish);
    if (!known || clauses(wish) > MOST_CLAUSES) {
      return Optional.empty();
    }
    SeatsFormulation seats = new SeatsFormulation(wish, breakSymmetry);
    return Optional.of(
        new ConstraintModel(
            "seats",
            seats.model.build(),
            seats.model.legend(SeatConstraints.idea(wish)),
            seats::movement,
            true));
  }

  /**
   * @param wish a wish
   * @return how many clauses its model has, or would have, for the seats alone; computed without
   *     building the model
   */
  public static long clauses(IndividualWish wish) {
    long players = wish.players();
    return 3L * wish.rounds() * players * (players - 1) * (players - 2);
  }

  private static boolean stationaryStayToTheEnd(IndividualWish wish) {
    List<Integer> stationary = wish.fixed().stationary();
    return IntStream.rangeClosed(1, wish.rounds())
        .mapToObj(r -> wish.fixed().attendance().absent(wish.players(), r))
        .noneMatch(absent -> absent.stream().anyMatch(stationary::contains));
  }

  private void variables(int r) {
    boolean full = 4 * wish.turnout().tables(r + 1) == players;
    for (int p = 0; p < players; p++) {
      plays[r][p] = full ? model.truth() : model.bool(SeatConstraints.PLAYS, r, p);
      ns[r][p] = model.bool(SeatConstraints.NS, r, p);
      for (int q = 0; q < players; q++) {
        if (q != p) {
          left[r][p][q] = model.bool(SeatConstraints.LEFT, r, p, q);
          mate[r][p][q] = q < p ? mate[r][q][p] : model.bool(SeatConstraints.MATE, r, p, q);
        }
      }
    }
  }

  /**
   * A player at a table has one partner, one left-hand and one right-hand opponent; a player who
   * sits out has none.
   */
  private void everybodyHasOnePartnerAndOneOpponentOnEitherSide(int r) {
    model.family(SeatConstraints.ONE_PLACE);
    for (int p = 0; p < players; p++) {
      List<Integer> mates = new ArrayList<>(List.of(not(plays[r][p])));
      List<Integer> lefts = new ArrayList<>(List.of(not(plays[r][p])));
      List<Integer> rights = new ArrayList<>(List.of(not(plays[r][p])));
      for (int q = 0; q < players; q++) {
        if (q != p) {
          mates.add(mate[r][p][q]);
          lefts.add(left[r][p][q]);
          rights.add(left[r][q][p]);
        }
      }
      model.exactlyOne(mates);
      model.exactlyOne(lefts);
      model.exactlyOne(rights);
    }
    model.family(SeatConstraints.fullTables(wish));
    model.equal(Sum.of(plays[r]), 4L * wish.turnout().tables(r + 1));
  }

  /** The left-hand opponent of my left-hand opponent is my partner. */
  private void partnersSitAcross(int r) {
    model.family(SeatConstraints.ACROSS);
    for (int p = 0; p < players; p++) {
      for (int q = 0; q < players; q++) {
        if (p == q) {
          continue;
        }
        if (p < q) {
          model.atMostOne(left[r][p][q], left[r][q][p], mate[r][p][q]);
        }
        for (int s = 0; s < players; s++) {
          if (s != p && s != q) {
            model.clause(not(left[r][p][q]), not(left[r][q][s]), mate[r][p][s]);
            model.clause(not(left[r][p][q]), not(mate[r][p][s]), left[r][q][s]);
            model.clause(not(left[r][q][s]), not(mate[r][p][s]), left[r][p][q]);
          }
        }
      }
    }
  }

  /**
   * Partners sit in the same direction, opponents in different ones; players who sit out count as
   * EW.
   */
  private void partnersShareTheirDirection(int r) {
    model.family(SeatConstraints.DIRECTION);
    for (int p = 0; p < players; p++) {
      model.clause(plays[r][p], not(ns[r][p]));
      for (int q = 0; q < players; q++) {
        if (q == p) {
          continue;
        }
        model.clause(not(left[r][p][q]), ns[r][p], ns[r][q]);
        model.clause(not(left[r][p][q]), not(ns[r][p]), not(ns[r][q]));
        model.clause(not(mate[r][p][q]), not(ns[r][p]), ns[r][q]);
      }
    }
    model.family(SeatConstraints.HALF);
    model.equal(Sum.of(ns[r]), 2L * wish.turnout().tables(r + 1));
  }

  private void absentPlayersSitOut(int r) {
    for (int p : wish.fixed().attendance().absent(players, r + 1)) {
      model.family(SeatConstraints.ABSENT);
      model.fix(not(plays[r][p - 1]));
    }
  }

  /** Opponents play the same set; this implies it for partners, who share their opponents. */
  private void aTablePlaysOneSet(int r) {
    model.family(BoardConstraints.SAME_TABLE);
    for (int p = 0; p < players; p++) {
      for (int q = 0; q < players; q++) {
        for (int s = 0; q != p && s < wish.boards().sets(); s++) {
          model.clause(not(left[r][p][q]), not(sets.at(r, p, s)), sets.at(r, q, s));
        }
      }
    }
  }

  /** Players keep their seats of the rounds that are already settled. */
  private void theFirstRoundsStayAsTheyAre() {
    for (int r = 0; r < wish.fixed().first().size(); r++) {
      model.family(SeatConstraints.FIRST);
      for (Encounter e : wish.fixed().first().get(r).encounters()) {
        List<Integer> clockwise =
            List.of(Seat.values()).stream()
                .map(seat -> e.seating().seats().getOrDefault(seat, 0) - 1)
                .toList();
        for (int k = 0; k < 4; k++) {
          int p = clockwise.get(k);
          model.fix(left[r][p][clockwise.get((k + 1) % 4)]);
          IntStream.of(places.sitting(r, p, k)).forEach(model::fix);
          if (wish.boards().play() == Play.CIRCULATING) {
            model.fix(sets.at(r, p, e.set() - 1));
          }
        }
      }
    }
  }

  /**
   * Stationary players play in all rounds, in the same direction, or in the same seat where that
   * matters; and two of them who meet at a table always have the same relation there. Tables have
   * no numbers here, so no more is needed.
   */
  private void stationaryPlayersKeepTheirSeats() {
    List<Integer> stationary = wish.fixed().stationary();
    for (int p : stationary) {
      model.family(SeatConstraints.STATIONARY);
      for (int r = 0; r < rounds; r++) {
        model.fix(plays[r][p - 1]);
        int[] here = places.sitting(r, p - 1, 0);
        int[] first = places.sitting(0, p - 1, 0);
        IntStream.range(0, here.length).forEach(k -> same(here[k], first[k]));
      }
      stationary.stream().filter(q -> q > p).forEach(q -> sameToEachOther(p - 1, q - 1));
    }
  }

  private void sameToEachOther(int p, int q) {
    for (int r = 1; r < rounds; r++) {
      same(mate[r][p][q], mate[0][p][q]);
      same(left[r][p][q], left[0][p][q]);
      same(left[r][q][p], left[0][q][p]);
    }
  }

  private void same(int a, int b) {
    if (a != b) {
      model.clause(a, not(b));
      model.clause(not(a), b);
    }
  }

  private void criteria(PairTerms terms) {
    Roles roles = new Roles(wish);
    int most = wish.rounds() * roles.units();
    for (int p = 0; p < players; p++) {
      for (int q = p + 1; q < players; q++) {
        int[] pair = {p, q};
        List<TwoSeats> meetings = meetings(p, q);
        for (Criterion c : roles.criteria()) {
          terms.add(c, pair, count(meetings, (a, b) -> roles.of(c, a, b)), most, 1);
        }
        if (terms.counts(Criterion.DIRECTION)) {
          // D counts other tables only: at their own table partners agree and opponents differ.
          model.family(SeatConstraints.AGREEMENT);
          Sum direction =
              sets.agreement(p, q)
                  .add(count(meetings, roles::partner), -1)
                  .add(count(meetings, roles::opponent), 1);
          terms.add(Criterion.DIRECTION, pair, direction, most, 1);
        }
      }
    }
  }

  private List<TwoSeats> meetings(int p, int q) {
    return IntStream.range(0, rounds)
        .boxed()
        .flatMap(r -> places.meetings(r, p, q).stream())
        .toList();
  }

  private static Sum count(List<TwoSeats> meetings, IntBinaryOperator relation) {
    Sum sum = new Sum();
    for (TwoSeats m : meetings) {
      int times = relation.applyAsInt(m.seat(), m.other());
      if (times != 0) {
        sum.add(m.literal(), times);
      }
    }
    return sum;
  }

  private Movement movement(Assignment values) {
    List<List<Foursome>> all = new ArrayList<>();
    for (int r = 0; r < rounds; r++) {
      Map<Integer, Foursome> round = new TreeMap<>();
      boolean[] seated = new boolean[players];
      for (int p = 0; p < players; p++) {
        if (!seated[p] && isNorth(values, r, p)) {
          int east = leftOf(values, r, p);
          int south = leftOf(values, r, east);
          seated[p] = true;
          seated[south] = true;
          round.put(
              tables.table(values, r, p, round.size()),
              new Foursome(p, east, south, leftOf(values, r, south), sets.set(values, r, p)));
        }
      }
      all.add(List.copyOf(round.values()));
    }
    return Unfolding.movement(wish, all);
  }

  /** Whether a player sits North; or South, where the two seats are equivalent. */
  private boolean isNorth(Assignment values, int r, int p) {
    return IntStream.of(places.sitting(r, p, 0)).allMatch(values::isTrue);
  }

  private int leftOf(Assignment values, int r, int p) {
    for (int q = 0; q < players; q++) {
      if (q != p && values.isTrue(left[r][p][q])) {
        return q;
      }
    }
    throw new IllegalStateException("player " + (p + 1) + " has no left-hand opponent");
  }

  /**
   * Seats without rotation: every player keeps their seat for the whole set. North and South then
   * have the same relations to all players, and so have East and West. So the direction stands for
   * the seat, and the mate and left literals tell the relation of two players.
   */
  private static final class KeptPlaces implements SeatPlaces {

    private final int[][][] mate;
    private final int[][][] left;
    private final int[][] ns;

    KeptPlaces(int[][][] mate, int[][][] left, int[][] ns) {
      this.mate = mate;
      this.left = left;
      this.ns = ns;
    }

    @Override
    public List<TwoSeats> meetings(int r, int p, int q) {
      return List.of(
          new TwoSeats(mate[r][p][q], 0, 2),
          new TwoSeats(left[r][p][q], 0, 1),
          new TwoSeats(left[r][q][p], 1, 0));
    }

    @Override
    public List<Facing> directions() {
      return List.of(new Facing((r, p) -> ns[r][p], 1));
    }

    @Override
    public int[] sitting(int r, int p, int seat) {
      return new int[] {seat % 2 == 0 ? ns[r][p] : not(ns[r][p])};
    }
  }
}
