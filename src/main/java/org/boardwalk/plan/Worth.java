package org.boardwalk.plan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.FollowRules;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.LineMoves;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.SitOuts;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.Wish;

/**
 * What a movement is worth for an evening: how far it falls short in each respect, 0 where it does
 * not. The respects stand in the order in which directors weigh them; {@link #ORDER} compares the
 * first, of equals the second, and so on. The order is a judgement of taste, written down for
 * directors in {@code src/docs/explanation/recommendations.md}.
 *
 * @param unseated people who cannot move and would have to: no merit makes up for that
 * @param unfair how many of these happen though a shorter session avoids them: two meet twice or
 *     partner twice; players who come alone oppose each other too often; a contestant sits out
 *     twice, or two rounds more than another. Players do not forgive that
 * @param small 1 if NS and EW are ranked apart and are at most four pairs each: that is no field
 * @param astray 1 if pairs at more than three tables, or their boards, move by no rule: a rule is
 *     kept, a card is misread
 * @param tedious boards in a round beyond three at more than two tables: longer rounds are usual
 *     only where all meet all; of teams, boards that a match has fewer than three
 * @param late by how much the session is longer than the boards asked for, in steps; nothing where
 *     all meet all in a common form
 * @param unlike 0 if everybody plays seven tenths of the boards in play or more, else 1, below half
 *     of them 2: scores on other boards compare badly
 * @param further sets of boards to deal beyond the usual ones, one for each section; a set is
 *     {@value #SET} boards at most: more different boards, or a second copy where nothing was said
 *     about copies; 1 at least if more than two tables share a set. One set is what there is
 * @param unusual what clubs do not do with pairs, unless everybody meets everybody: 1 for rounds of
 *     fewer than three boards though rounds of three make the boards that were asked for, and 1 for
 *     a form to read up in which fewer than seven tenths of the others are met
 * @param off how far the session is from the boards or the time asked for, in steps: an evening
 *     should be as long as people expect
 * @param wandering 1 if boards go round more than three tables by no rule: they get lost
 * @param uncommon 0 for the form that directors use with so many people, 1 for one that they know,
 *     2 for one that they would have to read up
 * @param sharing 1 if two of more than two tables share their boards, or those of a section wait at
 *     more stands than it has to have, which another form spares them
 * @param notMet the share of possible partners, or of pairs the share of possible opponents, that a
 *     contestant does not meet, 0 to 1, of teams the share of the other teams: people come to meet
 *     people
 * @param cards 1 if people move by no rule that is known: a rule is kept, a guide card is misread
 * @param opponents for players who come alone, the share of the others never met at a table
 * @param distance boards more or fewer than asked for, or than there is time for
 * @param imbalance how uneven the schedule is, in points
 * @param sets copies of the boards that are needed: each has to be made or dealt; one more where
 *     tables wait for each other, as they share one
 */
public record Worth(
    int unseated,
    int unfair,
    int small,
    int astray,
    int tedious,
    int late,
    int unlike,
    int further,
    int unusual,
    int off,
    int wandering,
    int uncommon,
    int sharing,
    double notMet,
    int cards,
    double opponents,
    int distance,
    double imbalance,
    int sets) {

  /** The best movement first. */
  public static final Comparator<Worth> ORDER =
      Comparator.comparingInt(Worth::unseated)
          .thenComparingInt(Worth::unfair)
          .thenComparingInt(Worth::small)
          .thenComparingInt(Worth::late)
          .thenComparingInt(Worth::astray)
          .thenComparingInt(Worth::tedious)
          .thenComparingInt(Worth::unlike)
          .thenComparingInt(Worth::further)
          .thenComparingInt(Worth::unusual)
          .thenComparingInt(Worth::off)
          .thenComparingInt(Worth::wandering)
          .thenComparingInt(Worth::uncommon)
          .thenComparingInt(Worth::sharing)
          .thenComparingDouble(Worth::notMet)
          .thenComparingInt(Worth::cards)
          .thenComparingDouble(Worth::opponents)
          .thenComparingInt(Worth::distance)
          .thenComparingDouble(Worth::imbalance)
          .thenComparingInt(Worth::sets);

  private static final int USUAL_MOST = 3;

  /** The most boards of a set, as clubs keep and deal them: 1 to 36. */
  static final int SET = 36;

  /** The fewest pairs of a field that is ranked by itself. */
  private static final int LEAST_FIELD = 5;

  /** Two tables pass one set to and fro, and think nothing of it. */
  static final int SHARING_TABLES = 2;

  /** The most tables at which boards lie within everybody's reach. */
  private static final int HOME_TABLES = 3;

  /** The most tables at which a Howell is common and two rankings are too short. */
  private static final int HOWELL_TABLES = 6;

  /** The fewest tables that are divided into sections. */
  private static final int LEAST_OF_SECTIONS = 15;

  /** Pairs that may move beside EW in a form where NS are still said to stay. */
  private static final int FEW_MOVE = 2;

  /** A form that has to be read up. */
  private static final int RARE = 2;

  /** About seven tenths: nine of thirteen, but not eight of twelve. */
  private static final double ALIKE = 0.69;

  private static final double HALF = 0.5;

  /** A session this much shorter than the time is as long as the time, in hundredths. */
  private static final int SHORT = 13;

  /** A step of boards, or of time, in hundredths. */
  private static final int STEP = 5;

  private static final int USUAL_MEETINGS = 3;

  /** How much less than opponents sides and directions count. */
  private static final double OF_SEATS = 4;

  private static final int HUNDRED = 100;

  /** The worth of a movement, with the boards of the evening. */
  static Worth of(
      Occasion occasion,
      Family family,
      Movement movement,
      Scorecard card,
      FollowRules rules,
      WalkGrade walk,
      Seated seated) {
    Boards boards = movement.boards();
    int rounds = movement.wholeRounds();
    int needed = card.walk().copies();
    if (family.ofTeams()) {
      return new TeamsWorth(occasion, family, movement.tables(), rounds, boards.perSet())
          .of(movement, card, seated, again(movement, card, rounds), rules, walk);
    }
    int contestants = movement.contestants();
    double played =
        (double) movement.rounds().stream().mapToInt(r -> r.encounters().size()).sum()
            / boards.parts()
            * movement.kind().perTable()
            / contestants;
    boolean alone = movement.kind() == Kind.INDIVIDUAL;
    boolean complete = Fit.complete(movement, card);
    int boardsInPlay = boards.sets() * boards.perSet();
    int uncommon =
        uncommon(
            occasion,
            family,
            movement.tables(),
            rules.stationary().size() >= movement.tables() - FEW_MOVE);
    boolean lines = family == Family.SECTIONS || LineMoves.of(movement).isPresent();
    int wandering = movement.tables() > HOME_TABLES && walk == WalkGrade.ANY ? 1 : 0;
    boolean shared = boards.shortage() == Boards.Shortage.SHARED;
    boolean many = shared && !neighboursShare(movement);
    int distance = distance(occasion, rounds, rounds - card.sitOuts().least(), boards.perRound());
    double notMet =
        alone
            ? notMet(1, contestants, played)
            : notMet(movement.winners(), contestants, card.meetings().average());
    boolean rule = !rules.steps().isEmpty() || lines;
    int cards = !rule || byCards(family, movement.tables(), notMet) ? 1 : 0;
    return new Worth(
        seated.lacking(),
        again(movement, card, played) + uneven(card.sitOuts(), rounds - played),
        small(movement.winners(), contestants),
        !alone && movement.tables() > HOME_TABLES ? Math.max(cards, wandering) : 0,
        complete ? 0 : tedious(movement.tables(), boards.perRound()),
        complete && uncommon == 0 ? 0 : late(occasion, rounds * boards.perRound()),
        unlike(occasion, movement.tables(), movement.rounds().size(), boards.sets()),
        Math.max(many ? 1 : 0, further(occasion, movement.tables(), boardsInPlay, needed)),
        unusual(occasion, boards.perRound(), complete && movement.winners() == 1, uncommon, notMet),
        off(occasion, rounds * boards.perRound(), distance),
        wandering,
        uncommon,
        (shared && movement.tables() > SHARING_TABLES) || stands(family, movement, needed) ? 1 : 0,
        notMet,
        cards,
        alone ? notMet(1, contestants, card.meetings().average()) : 0,
        distance,
        imbalance(movement, card),
        needed + (shared ? 1 : 0));
  }

  /** The worth of the best movement that a candidate may turn out to be, from its sizes alone. */
  static Worth atBest(Occasion occasion, Candidate candidate) {
    Wish sizes = candidate.sizes();
    int rounds = sizes.wholeRounds();
    if (candidate.family().ofTeams()) {
      return new TeamsWorth(
              occasion, candidate.family(), sizes.tables(), rounds, candidate.perRound())
          .of(0, 0, 0, 0, 1);
    }
    int tables = Math.min(sizes.tables(), sizes.contestants() / sizes.kind().perTable());
    int sets = sizes.boards().sets();
    int least = sizes.boards().play() == Play.SHARED ? tables : Boards.leastCopies(tables, sets);
    int needed = tables > SHARING_TABLES ? least : 1;
    // Two neighbours may share the second copy.
    int dealt = needed == 2 && occasion.copies().isEmpty() ? 1 : needed;
    boolean alone = sizes.kind() == Kind.INDIVIDUAL;
    double met = (sizes.kind().perTable() - 1) * candidate.plays();
    int perRound = candidate.perRound();
    int uncommon = uncommon(occasion, candidate.family(), sizes.tables(), true);
    boolean complete = candidate.couldBeComplete();
    int distance =
        IntStream.rangeClosed((int) Math.ceil(candidate.plays()), rounds)
            .map(most -> distance(occasion, rounds, most, perRound))
            .min()
            .orElse(0);
    double notMet =
        alone
            ? notMet(1, sizes.contestants(), candidate.plays())
            : notMet(sizes.winners(), sizes.contestants(), met);
    int cards = byCards(candidate.family(), sizes.tables(), notMet) ? 1 : 0;
    return new Worth(
        0,
        0,
        small(sizes.winners(), sizes.contestants()),
        sizes.tables() > HOME_TABLES ? cards : 0,
        complete ? 0 : tedious(tables, perRound),
        complete && uncommon == 0 ? 0 : late(occasion, rounds * perRound),
        unlike(occasion, sizes.tables(), sizes.rounds(), sets),
        further(occasion, sizes.tables(), sets * perRound / sizes.boards().parts(), dealt),
        unusual(occasion, perRound, complete && sizes.winners() == 1, uncommon, notMet),
        off(occasion, rounds * perRound, distance),
        0,
        uncommon,
        0,
        notMet,
        cards,
        alone ? notMet(1, sizes.contestants(), met) : 0,
        distance,
        0,
        needed);
  }

  /**
   * Whether one copy serves although tables share boards: the same two neighbours do so all the
   * time, such as the first and the last table of a relay.
   */
  static boolean neighboursShare(Movement movement) {
    Set<List<Integer>> sharing = new HashSet<>();
    for (Round round : movement.rounds()) {
      Map<Integer, List<Integer>> tables = new HashMap<>();
      for (Encounter e : round.encounters()) {
        tables.computeIfAbsent(e.set(), set -> new ArrayList<>()).add(e.table());
      }
      tables.values().stream().filter(at -> at.size() > 1).forEach(sharing::add);
    }
    return sharing.stream()
        .allMatch(
            at -> {
              int apart = at.get(1) - at.get(0);
              return sharing.size() == 1
                  && at.size() == 2
                  && (apart == 1 || apart == movement.tables() - 1);
            });
  }

  /** Sets of boards to deal beyond one for each section that so many tables make. */
  private static int further(Occasion occasion, int tables, int boards, int needed) {
    int counted = occasion.copies().isPresent() ? 1 : needed;
    int dealt = occasion.stock().isPresent() ? 1 : (boards * counted + SET - 1) / SET;
    boolean sections = occasion.people() instanceof People.Pairs && inSections(tables);
    int usual = sections ? PairsForm.Sections.sizes(tables).size() : 1;
    return Math.max(0, Math.max(counted, dealt) - usual);
  }

  /** Whether so many tables are usually divided into sections with the same boards. */
  static boolean inSections(int tables) {
    return tables >= LEAST_OF_SECTIONS;
  }

  private static int unusual(
      Occasion occasion, int perRound, boolean allMeet, int uncommon, double notMet) {
    boolean threes = occasion.boards().isPresent() && occasion.wanted() % USUAL_MOST == 0;
    boolean pairs = occasion.people() instanceof People.Pairs;
    boolean brief = pairs && threes && perRound < USUAL_MOST && !allMeet;
    return (brief ? 1 : 0) + (uncommon == RARE && notMet > 1 - ALIKE ? 1 : 0);
  }

  /**
   * Whether people need cards although the movement has a rule: the rule of a movement that a
   * search has found, and in which most others are not met, is too strange for more than a few
   * tables.
   */
  private static boolean byCards(Family family, int tables, double notMet) {
    return family == Family.ONE_WINNER && tables > HOME_TABLES && notMet > HALF;
  }

  /** Whether sections have more sets than the largest of them has tables. */
  private static boolean stands(Family family, Movement movement, int sections) {
    return family == Family.SECTIONS
        && movement.boards().sets() > (movement.tables() + sections - 1) / sections;
  }

  private static int small(int winners, int contestants) {
    return winners == 2 && (contestants + 1) / 2 < LEAST_FIELD ? 1 : 0;
  }

  /**
   * Whether two meet, or partner, more often than so many rounds make necessary. Players who come
   * alone cannot but oppose some others again: three times, or twice the average, is no fault.
   */
  private static int again(Movement movement, Scorecard card, double played) {
    int others = movement.contestants() - 1;
    if (movement.kind() == Kind.INDIVIDUAL) {
      int most =
          card.of(Criterion.OPPONENT).worst().stream().mapToInt(p -> p.value()).max().orElse(0);
      boolean often = most > Math.max(USUAL_MEETINGS, 2 * Math.ceil(2 * played / others));
      return (card.of(Criterion.PARTNER).ideal() ? 0 : 1)
          + (often && movement.rotation() == Rotation.NONE ? 1 : 0);
    }
    int needed = (movement.wholeRounds() - card.sitOuts().least() + others - 1) / others;
    return card.meetings().often() > needed ? 1 : 0;
  }

  /** Whether sit-outs are uneven, or some sit out twice though the average is below two rounds. */
  private static int uneven(SitOuts out, double average) {
    return (out.even() ? 0 : 1) + (out.most() > 1 && average < 2 ? 1 : 0);
  }

  /**
   * Steps away from the wish. A number of boards is meant as said: each twentieth counts. Time is
   * an upper limit with a tolerance of a twentieth, which {@link Occasion#allows} grants; a session
   * counts as shorter only where it leaves a good eighth of it.
   */
  static int off(Occasion occasion, int boards, int distance) {
    int wanted = occasion.wanted();
    if (occasion.boards().isPresent()) {
      return distance * HUNDRED / (STEP * wanted);
    }
    int fewer = Math.max(0, wanted - boards) * HUNDRED / wanted;
    return fewer <= SHORT ? 0 : 1 + (fewer - SHORT) / STEP;
  }

  /** Steps by which the session is longer than the boards that were asked for. */
  static int late(Occasion occasion, int boards) {
    int more = Math.max(0, boards - occasion.wanted());
    return occasion.boards().isPresent() ? more * HUNDRED / (STEP * occasion.wanted()) : 0;
  }

  /**
   * Boards that are asked for may be those that a contestant plays who sits out least, or those in
   * play.
   */
  static int distance(Occasion occasion, int rounds, int most, int perRound) {
    return Math.min(
        Math.abs(most * perRound - occasion.wanted()),
        Math.abs(rounds * perRound - occasion.wanted()));
  }

  /** Two tables wait for each other in any case. */
  private static int tedious(int tables, int perRound) {
    return tables > SHARING_TABLES ? Math.max(0, perRound - USUAL_MOST) : 0;
  }

  /** Half a table counts as half a set; among the tables of sections it does not count. */
  private static int unlike(Occasion occasion, int tables, int rounds, int sets) {
    boolean half =
        occasion.people() instanceof People.Pairs pairs
            && pairs.contestants() % 2 == 1
            && !inSections(tables);
    double share = rounds / (sets - (half ? HALF : 0));
    return share >= ALIKE ? 0 : share >= HALF ? 1 : 2;
  }

  /** The share not met; with two winners the others are the other field. */
  private static double notMet(int winners, int contestants, double met) {
    double others = winners == 2 ? contestants / 2 : contestants - 1;
    return Math.max(0, 1 - met / others);
  }

  /**
   * How usual a family is. Up to six tables a Howell is: two rankings of six pairs are short. From
   * seven tables on NS sit and EW walk, from 15 on in sections. Webs are common where there are
   * copies of the boards.
   */
  private static int uncommon(Occasion occasion, Family family, int tables, boolean mostStay) {
    boolean few = tables <= HOWELL_TABLES;
    return switch (family) {
      case INDIVIDUAL, CIRCULATING, SINGLE_TABLE -> 0;
      case ROTATION, RAINBOW -> 1;
      case HOWELL -> few ? 0 : RARE;
      case MITCHELL -> few || inSections(tables) ? 1 : 0;
      case WEB -> few ? RARE : occasion.copies().orElse(1) > 1 ? 0 : 1;
      case SECTIONS -> 0;
      case ROVER, HESITATION -> 1;
      case SWITCHED_MITCHELL ->
          few || inSections(tables) || occasion.further().winners().isEmpty() ? 1 : 0;
      case ONE_WINNER, TWO_WINNERS -> mostStay ? 1 : RARE;
      case HEAD_TO_HEAD, AMERICAN_WHIST, TEAMS_ONE_COPY, TEAMS_TWO_COPIES -> 0;
    };
  }

  /**
   * The points that a movement lacks: of pairs in the calibre; of players in couples that are ideal
   * in opponent, and less in side and direction.
   */
  private static double imbalance(Movement movement, Scorecard card) {
    if (movement.kind() == Kind.INDIVIDUAL) {
      return notIdeal(card, Criterion.OPPONENT)
          + (notIdeal(card, Criterion.SIDE) + notIdeal(card, Criterion.DIRECTION)) / OF_SEATS;
    }
    double calibre = card.calibre().worst();
    return Double.isNaN(calibre) ? 0 : HUNDRED - calibre;
  }

  private static double notIdeal(Scorecard card, Criterion criterion) {
    return HUNDRED - card.of(criterion).idealShare();
  }
}
