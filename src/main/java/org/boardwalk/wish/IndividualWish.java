package org.boardwalk.wish;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Boards.Replay;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.movement.text.WrongValue;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Profile;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.SitOutTurns;
import org.boardwalk.quality.TheoremCase;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.quality.WalkRule;
import org.boardwalk.quality.Weights;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.RuleCounting;

/**
 * The wish for an individual movement. Hard rules hold for every answer: no player sits twice in a
 * round, no player replays a set, copies suffice, sit-outs go in turn (see {@link SitOutTurns}) or
 * keep the rule of {@link Fixed}, and the settled parts of the wish are kept. {@link UsualWish}
 * makes wishes from sizes alone.
 *
 * @param name its name
 * @param players 4 to {@value #MOST_PLAYERS}
 * @param tables tables in play in every round, 1 to players/4; fewer in rounds with too few players
 * @param rounds number of rounds, 1 to {@value #MOST_ROUNDS}
 * @param boards the boards; in shared play as many sets as rounds, in circulating play at least as
 *     many as one player plays
 * @param rotation seats changing board by board
 * @param form the family of movements from which it is answered
 * @param criteria the demand for each criterion
 * @param objective the rule by which one movement is better than another
 * @param symmetry the symmetry that the schedule must have
 * @param fixed the parts settled beforehand
 * @param walk the way in which circulating boards are to be carried; auto in shared play
 * @param search how to search
 */
public record IndividualWish(
    String name,
    int players,
    int tables,
    int rounds,
    Boards boards,
    Rotation rotation,
    Form form,
    Map<Criterion, Demand> criteria,
    Objective objective,
    Symmetry symmetry,
    Fixed fixed,
    WalkWish walk,
    SearchSettings search)
    implements Wish {

  /** The most players that can be designed for. */
  public static final int MOST_PLAYERS = 200;

  /** The most rounds that can be designed for. */
  public static final int MOST_ROUNDS = 200;

  /**
   * Keeps the demands that differ from those of a wish that says nothing, so that wishes of one
   * meaning are equal, and checks that sizes fit together.
   */
  public IndividualWish {
    criteria =
        criteria.entrySet().stream()
            .filter(demand -> demand.getValue() != form.unsaid(demand.getKey()))
            .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));
    Range.check("players", players, 4, MOST_PLAYERS);
    Range.check("tables", tables, 1, players / 4);
    Range.check("rounds", rounds, 1, MOST_ROUNDS);
    form.checkSizes(players, tables, rounds, boards);
    form.checkWishes(criteria, symmetry, fixed);
    symmetry.check(players, rounds, boards);
    if (!fixed.inTurn() && fixed.attendance().full() && 4 * tables == players) {
      fixed = fixed.sitOuts(Fixed.SitOutRule.TURN); // There are no sit-outs.
    }
    Turnout turnout = new Turnout(players, tables, rounds, fixed);
    new Contradictions(turnout).refuse(boards, rotation, symmetry);
    checkBoards(boards, turnout, rotation);
    walk.check(boards, form, fixed);
    if (!(objective instanceof Objective.Weighted) && fixed.weighed()) {
      throw new WrongValue(
          "rules",
          "with a weight need weighted criteria, not an order of them\n"
              + "Maybe leave the weights of rules out, or give weights in the place of the order.");
    }
  }

  // The generated methods are linked part by part at their first call, which is slow at start-up.
  @Override
  public int hashCode() {
    int sizes = (players * MOST_ROUNDS + rounds) * MOST_ROUNDS + boards.hashCode();
    return (sizes * 31 + rotation.name().hashCode()) * 31 + criteria.size();
  }

  @Override
  public IndividualWish named(String name) {
    return with(name, form, criteria, objective, symmetry, fixed, walk, search);
  }

  /**
   * @param form another family of movements
   * @return this wish in that family
   */
  public IndividualWish with(Form form) {
    return with(name, form, criteria, objective, symmetry, fixed, walk, search);
  }

  /**
   * @param objective another objective
   * @return this wish with that objective
   */
  public IndividualWish with(Objective objective) {
    return with(name, form, criteria, objective, symmetry, fixed, walk, search);
  }

  /**
   * @param symmetry another symmetry
   * @return this wish with that symmetry
   */
  public IndividualWish with(Symmetry symmetry) {
    return with(name, form, criteria, objective, symmetry, fixed, walk, search);
  }

  /**
   * @param fixed other parts settled beforehand
   * @return this wish with those parts settled
   */
  public IndividualWish with(Fixed fixed) {
    return with(name, form, criteria, objective, symmetry, fixed, walk, search);
  }

  /**
   * @param walk another way in which circulating boards are to be carried
   * @return this wish with that walk
   */
  public IndividualWish with(WalkWish walk) {
    return with(name, form, criteria, objective, symmetry, fixed, walk, search);
  }

  @Override
  public IndividualWish with(SearchSettings search) {
    return with(name, form, criteria, objective, symmetry, fixed, walk, search);
  }

  /**
   * @param criteria other demands
   * @return this wish with those demands
   */
  public IndividualWish demanding(Map<Criterion, Demand> criteria) {
    return with(name, form, criteria, objective, symmetry, fixed, walk, search);
  }

  /**
   * @param demand what is asked of some criteria
   * @param criteria those criteria
   * @return this wish with that demand for them; the others are as before
   */
  public IndividualWish with(Demand demand, Criterion... criteria) {
    Map<Criterion, Demand> all = new HashMap<>(this.criteria);
    List.of(criteria).forEach(c -> all.put(c, demand));
    return demanding(all);
  }

  /**
   * @param rules other rules
   * @return this wish with those rules; stationary players stay
   */
  public IndividualWish with(List<Rule> rules) {
    return with(fixed.rules(rules));
  }

  private IndividualWish with(
      String name,
      Form form,
      Map<Criterion, Demand> criteria,
      Objective objective,
      Symmetry symmetry,
      Fixed fixed,
      WalkWish walk,
      SearchSettings search) {
    return new IndividualWish(
        name, players, tables, rounds, boards, rotation, form, criteria, objective, symmetry, fixed,
        walk, search);
  }

  @Override
  public Kind kind() {
    return Kind.INDIVIDUAL;
  }

  @Override
  public int contestants() {
    return players;
  }

  @Override
  public int winners() {
    return form.winners();
  }

  @Override
  public boolean keepsDirection() {
    return false;
  }

  @Override
  public Attendance attendance() {
    return fixed.attendance();
  }

  @Override
  public boolean byRule() {
    return form != Form.FREE;
  }

  @Override
  public <R> R accept(Visitor<R> visitor) {
    return visitor.individual(this);
  }

  /**
   * @param criterion a criterion
   * @return the demand for it; the default is that of {@link Form#unsaid}
   */
  public Demand demand(Criterion criterion) {
    return criteria.getOrDefault(criterion, form.unsaid(criterion));
  }

  /**
   * @return the criteria that must be ideal
   */
  public Set<Criterion> required() {
    Set<Criterion> required = EnumSet.allOf(Criterion.class);
    required.removeIf(c -> demand(c) != Demand.REQUIRE);
    return required;
  }

  /**
   * @return the criteria that are ideal in every answer: those required, and those that rules say
   */
  private Set<Criterion> met() {
    Set<Criterion> met = required();
    met.addAll(fixed.rules().isEmpty() ? Set.of() : new SaidCriteria(this).all());
    return met;
  }

  /**
   * @return this wish with required criteria in the place of rules that say the same; empty where
   *     none does
   */
  public Optional<IndividualWish> saidByCriteria() {
    return fixed.rules().isEmpty() ? Optional.empty() : new SaidCriteria(this).asCriteria();
  }

  @Override
  public Weights weights() {
    return objective.weights().only(c -> demand(c) != Demand.IGNORE);
  }

  /**
   * Compares by the grade of the walk of the boards where it counts, and then by the objective. The
   * number of sets that come without a rule does not count: boards that leave the rule now and then
   * need cards just like boards that always do.
   */
  @Override
  public int compare(Scorecard a, Scorecard b) {
    int ease = gradeCounts() ? grade(a).compareTo(grade(b)) : 0;
    return ease != 0 ? ease : objective.compare(a, b, weights());
  }

  @Override
  public boolean plain(Scorecard card) {
    return !gradeCounts() || grade(card) == WalkGrade.DOWN_ONE;
  }

  /**
   * Whether the grade of the walk of the boards, which matters more to directors than the cost
   * where boards circulate, is left open. Two hard rules come before it: no player plays a board
   * twice; and partners are as even as possible wherever the wish requires it, as {@link UsualWish}
   * does where this does not cost too much. In a wish that does not require even partners they are
   * part of the cost, which comes after the walk.
   */
  private boolean gradeCounts() {
    return walk == WalkWish.AUTO && boards.play() == Play.CIRCULATING && form == Form.FREE;
  }

  private static WalkGrade grade(Scorecard card) {
    return card.walkRule().map(WalkRule::grade).orElse(WalkGrade.DOWN_ONE);
  }

  /**
   * @return whether of two answers the one of lower cost is always better
   */
  public boolean costDecides() {
    return costCounts() && !gradeCounts();
  }

  @Override
  public boolean ideal(Scorecard card) {
    return card.total(weights()) == 0;
  }

  /** Compares with the bounds by the objective. */
  @Override
  public boolean meets(Scorecard card, Bounds bounds) {
    return objective.meets(card, bounds, weights())
        || (objective instanceof Objective.Ordered ordered && least(ordered.order(), card));
  }

  /**
   * Whether each criterion in turn costs least among all movements that equal this one in the
   * criteria before it: in a better movement those of them that are ideal here are ideal too.
   */
  private boolean least(List<Criterion> order, Scorecard card) {
    Set<Criterion> ideal = EnumSet.noneOf(Criterion.class);
    ideal.addAll(required());
    Set<Criterion> before = EnumSet.noneOf(Criterion.class);
    for (Criterion c : order) {
      long cost = weights().of(c) > 0 ? card.cost(c) : 0;
      if (cost > 0 && cost > least(c, ideal, before, card)) {
        return false;
      }
      if (weights().of(c) > 0) {
        before.add(c);
        if (cost == 0) {
          ideal.add(c);
        }
      }
    }
    return true;
  }

  private long least(Criterion c, Set<Criterion> ideal, Set<Criterion> before, Scorecard card) {
    long least = form.bounds(profile(), ideal, weights()).of(c);
    boolean whist = ideal.containsAll(Criterion.WHIST);
    if (form == Form.FREE && whist) {
      Criterion other = c == Criterion.SIDE ? Criterion.DIRECTION : Criterion.SIDE;
      long given = before.contains(other) ? card.cost(other) : Long.MAX_VALUE;
      return Math.max(least, Bounds.whist(profile(), c, given));
    }
    return least;
  }

  @Override
  public boolean costCounts() {
    return objective instanceof Objective.Weighted;
  }

  /**
   * @return the sizes of every answer. Where players come or leave in a round to be designed, the
   *     number of rounds that each plays is open. The profile then has the most uneven possible
   *     numbers, for which the bounds are least, so that the bounds hold for every answer
   */
  public Profile profile() {
    return turnout().profile(boards, rotation).rankedIn(form.winners());
  }

  /** See {@link Turnout#arrangeable}. */
  public boolean arrangeable() {
    return turnout().arrangeable(boards, rotation);
  }

  /** The tables in play in each round, and the number of rounds each player plays. */
  public Turnout turnout() {
    return new Turnout(players, tables, rounds, fixed);
  }

  /** The rules on whose turn it can be to sit out, for the judge. */
  public SitOutTurns turns() {
    return new SitOutTurns(
        fixed.attendance(), List.copyOf(fixed.alwaysPlaying(rounds)), fixed.first().size());
  }

  @Override
  public List<Rule> rules() {
    return fixed.rules();
  }

  @Override
  public Scorecard judge(Movement movement) {
    return Judge.judge(movement, turns(), movement.kind() == kind() ? rules() : List.of());
  }

  @Override
  public Bounds bounds() {
    Bounds ofCriteria = form.bounds(profile(), met(), weights());
    return fixed.weighed()
        ? counting()
            .map(sizes -> ofCriteria.with(sizes.bounds(rules()), rules()))
            .orElse(ofCriteria)
        : ofCriteria;
  }

  /**
   * @return the sizes by which meetings under rules are counted; empty where seats rotate or
   *     players are absent in some rounds
   */
  public Optional<RuleCounting> counting() {
    List<Integer> plays = profile().plays();
    return rotation == Rotation.NONE && fixed.attendance().full()
        ? Optional.of(
            new RuleCounting(
                4, players, tables, rounds, plays.get(0), plays.get(players - 1), boards))
        : Optional.empty();
  }

  /** With the rules that required partners and opponents amount to. */
  @Override
  public Optional<Demands> contradicting() {
    return fixed.rules().isEmpty() || !fixed.first().isEmpty() || counting().isEmpty()
        ? Optional.empty()
        : Demands.of(this).core(SettledRules::contradict);
  }

  @Override
  public List<TheoremCase> forbidding() {
    return form.forbidding(profile(), met(), symmetry);
  }

  /** Checks all demands of the wish. Players, rounds and boards are not compared. */
  @Override
  public List<String> broken(Movement movement, Scorecard card) {
    return new Fulfilment(turnout(), movement).broken(this, card);
  }

  /** Checks that there are enough boards. */
  private static void checkBoards(Boards boards, Turnout turnout, Rotation rotation) {
    if (boards.perSet() % rotation.period() != 0) {
      throw new WrongValue(
          "boards perSet",
          "[%d] must be a multiple of %d with rotation %s",
          boards.perSet(),
          rotation.period(),
          Word.of(rotation));
    }
    if (boards.play() == Play.SHARED && boards.sets() != turnout.rounds()) {
      throw new WrongValue(
          "boards sets",
          "[%d] must equal rounds [%d] in shared play",
          boards.sets(),
          turnout.rounds());
    }
    if (boards.play() == Play.SHARED && boards.copies() < turnout.tables()) {
      throw new WrongValue(
          "boards copies",
          "[%d] must be at least tables [%d] in shared play",
          boards.copies(),
          turnout.tables());
    }
    // At least one player plays the mean number of rounds, rounded up; stationary players play
    // all.
    int seats = turnout.plays().stream().mapToInt(Integer::intValue).sum();
    int mean = (seats + turnout.players() - 1) / turnout.players();
    int mostPlayed = Math.max(mean, turnout.mostOfAlwaysPlaying());
    // Where replays with other cards are allowed, each set can be played once from every seat.
    int times = boards.replay() == Replay.NEVER ? 1 : Kind.INDIVIDUAL.perTable();
    if (boards.play() == Play.CIRCULATING && boards.sets() * times < mostPlayed) {
      throw new WrongValue(
          "boards sets",
          "[%d] must be at least %d, otherwise a player replays a set",
          boards.sets(),
          (mostPlayed + times - 1) / times);
    }
    if (boards.play() == Play.CIRCULATING
        && (long) boards.sets() * boards.copies() < turnout.tables()) {
      int sets = UsualBoards.leastSets(turnout.tables(), boards.copies());
      int copies = Boards.leastCopies(turnout.tables(), boards.sets());
      throw new WrongValue(
          "boards",
          ": %s in %s are too few for %s\nMaybe take %s, or %s of each.",
          Text.count(boards.sets(), "set"),
          Text.count(boards.copies(), "copy"),
          Text.count(turnout.tables(), "table"),
          Text.count(sets, "set"),
          Text.count(copies, "copy"));
    }
  }
}
