package org.boardwalk.wish;

import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Boards.Replay;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.PairNumbering;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.TeamsOfFour;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.WrongValue;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.EvenMeetings;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Matches;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.SitOutTurns;
import org.boardwalk.quality.TheoremCase;
import org.boardwalk.quality.Walk;
import org.boardwalk.quality.Weights;
import org.boardwalk.quality.rule.Rule;

/**
 * The wish for a movement of pairs, or of lone players of the two-handed game. Hard rules hold for
 * every answer: no contestant sits twice in a round, no contestant replays a set, copies suffice,
 * and every board has other results to compare with.
 *
 * @param name its name
 * @param kind pairs or solo
 * @param contestants number of pairs or players: 2 for each table, or one less
 * @param tables number of tables, the party table included
 * @param rounds number of rounds, 1 to {@value IndividualWish#MOST_ROUNDS}; where they have
 *     {@linkplain Boards#parts parts}, of parts in all
 * @param boards the boards, with the number of copies of each set that may be used
 * @param form the family of movements from which it is answered
 * @param switching the encounters that may be arrow-switched, for one winner
 * @param missing the direction that lacks a pair, where there is a half table; otherwise empty
 * @param otherResults the least number of other results that every result is compared with, 0 to
 *     one less than the tables in play; 1 is always allowed, and asks nothing of a single table
 * @param rules the designer's own rules
 * @param search how to search
 */
public record PairsWish(
    String name,
    Kind kind,
    int contestants,
    int tables,
    int rounds,
    Boards boards,
    PairsForm form,
    Switching switching,
    Optional<Direction> missing,
    int otherResults,
    List<Rule> rules,
    SearchSettings search)
    implements Wish {

  /** The most tables that can be designed for. */
  public static final int MOST_TABLES = 100;

  /** The other results that a wish asks for unless it says something else. */
  public static final int USUAL_OTHERS = 1;

  // Calibre 100, minus rounding errors.
  private static final double PERFECT = 100 - 1e-9;

  /** The arrow switches, which join two rankings into one. */
  public enum Switching {
    /** No arrow switches. */
    NONE,
    /** Arrow switches of whole rounds. */
    ROUNDS,
    /** Arrow switches of any table in any round. */
    TABLES
  }

  /** Checks that sizes fit together. */
  public PairsWish {
    rules = List.copyOf(rules);
    if (kind == Kind.INDIVIDUAL) {
      throw new WrongValue("kind", "[individual] is not a kind of pairs");
    }
    Range.check("tables", tables, 1, MOST_TABLES);
    Range.check("rounds", rounds, 1, IndividualWish.MOST_ROUNDS);
    Range.check(kind.contestants(), contestants, 2 * tables - 1, 2 * tables);
    if (missing.isPresent() == (contestants == 2 * tables)) {
      throw new IllegalArgumentException(
          Text.of(
              "missing must be said exactly when %s [%d] are one less than 2 at each of [%d] tables",
              kind.contestants(), contestants, tables));
    }
    Range.check(
        "other results",
        otherResults,
        0,
        Math.max(USUAL_OTHERS, contestants / kind.perTable() - 1));
    boolean again = boards.replay() == Replay.OTHER_CARDS;
    if (again != form instanceof PairsForm.OneTable) {
      throw new WrongValue(
          "boards", "are played again with other cards at a single table only, and there always");
    }
    if (boards.play() == Play.CIRCULATING && boards.sets() * (again ? 2 : 1) < rounds) {
      throw new WrongValue(
          "boards sets",
          "[%d] must be at least %s [%d], otherwise a contestant replays a set",
          boards.sets(),
          boards.parts() == 1 ? "rounds" : "parts of rounds",
          rounds);
    }
    if (boards.parts() > 1) {
      PairsForm.checkParts(boards.parts(), rounds, form, rules);
    }
    form.check(contestants, tables, rounds / boards.parts(), boards.play());
    if (!rules.isEmpty()) {
      rules.forEach(new RuleRanges(kind, contestants, tables, rounds, Rotation.NONE)::check);
    }
  }

  /** 2 where every contestant keeps their direction, otherwise 1. */
  @Override
  public int winners() {
    return keepsDirection() && switching == Switching.NONE ? 2 : 1;
  }

  @Override
  public PairsWish named(String name) {
    return with(name, boards, form, switching, rules, search);
  }

  @Override
  public PairsWish with(SearchSettings search) {
    return with(name, boards, form, switching, rules, search);
  }

  /**
   * @param boards other boards
   * @return this wish with those boards
   */
  public PairsWish with(Boards boards) {
    return with(name, boards, form, switching, rules, search);
  }

  /**
   * @param form another family of movements
   * @return this wish in that family
   */
  public PairsWish with(PairsForm form) {
    return with(name, boards, form, switching, rules, search);
  }

  /**
   * @param switching the encounters that may be arrow-switched
   * @return this wish with that switching
   */
  public PairsWish with(Switching switching) {
    return with(name, boards, form, switching, rules, search);
  }

  /**
   * @param rules other rules
   * @return this wish with those rules
   */
  public PairsWish with(List<Rule> rules) {
    return with(name, boards, form, switching, rules, search);
  }

  /**
   * @param least the least number of other results that every result is compared with
   * @return this wish with that demand
   */
  public PairsWish comparedWith(int least) {
    return new PairsWish(
        name,
        kind,
        contestants,
        tables,
        rounds,
        boards,
        form,
        switching,
        missing,
        least,
        rules,
        search);
  }

  private PairsWish with(
      String name,
      Boards boards,
      PairsForm form,
      Switching switching,
      List<Rule> rules,
      SearchSettings search) {
    return new PairsWish(
        name,
        kind,
        contestants,
        tables,
        rounds,
        boards,
        form,
        switching,
        missing,
        otherResults,
        rules,
        search);
  }

  @Override
  public Rotation rotation() {
    return Rotation.NONE;
  }

  @Override
  public Attendance attendance() {
    return Attendance.FULL;
  }

  @Override
  public Weights weights() {
    return Weights.STANDARD;
  }

  /**
   * This wish at full tables, for movements of which a contestant is then left out.
   *
   * @return this wish without a missing contestant and without rules
   */
  public PairsWish ofAll() {
    return new PairsWish(
        name,
        kind,
        2 * tables,
        tables,
        rounds,
        boards,
        form,
        switching,
        Optional.empty(),
        otherResults,
        List.of(),
        search);
  }

  /**
   * Bounds on the walk by theorems, and on rules with a weight by counting. Bounds on other costs
   * are 0, as costs say little about pairs.
   */
  @Override
  public Bounds bounds() {
    Bounds walk = new PairsTheorems(this).boundsOnWalk();
    return rules.isEmpty() ? walk : walk.with(new PairsCounting(this).least(), rules);
  }

  /** The theorems by which the wish allows too few copies. */
  @Override
  public List<TheoremCase> forbidding() {
    return new PairsTheorems(this).forbidding();
  }

  @Override
  public Scorecard judge(Movement movement) {
    boolean counts = movement.kind() == kind && movement.contestants() == contestants;
    return Judge.judge(movement, SitOutTurns.ALL, counts ? rules : List.of());
  }

  /** With the rule that no two contestants meet twice, or that all meet evenly. */
  @Override
  public Optional<Demands> contradicting() {
    return rules.isEmpty() ? Optional.empty() : new PairsCounting(this).contradicting();
  }

  /** {@return how often any two contestants meet at least and at most; of teams, any two teams} */
  public EvenMeetings meetings() {
    if (form instanceof PairsForm.Free) {
      return EvenMeetings.of(contestants, wholeRounds());
    }
    if (form instanceof PairsForm.FreeTeams) {
      return new EvenMeetings(0, (rounds + tables - 2) / (tables - 1));
    }
    boolean once = rounds <= mostMeetings();
    boolean complete = once && 2 * inPlay() * rounds == contestants * (contestants - 1);
    return new EvenMeetings(complete ? 1 : 0, once ? 1 : rounds);
  }

  /**
   * Checks the sizes, full rounds, and meetings: no two contestants meet twice if the number of
   * rounds allows it; otherwise a free form has meetings as even as possible. Its sit-outs are as
   * even.
   */
  @Override
  public List<String> broken(Movement movement, Scorecard card) {
    return new PairsFulfilment(this, movement, card).broken();
  }

  /** Tables that play in every round: those that the contestants fill. */
  int inPlay() {
    return Math.min(tables, contestants / kind.perTable());
  }

  /**
   * The fewest times that a set is to be played, if it is played at all. With no more sets than
   * rounds all tables in play have every set, as none is replayed.
   *
   * @return 2 or more where the number of other results restricts what answers the wish; otherwise
   *     1
   */
  public int fewestPlays() {
    boolean open = boards.play() == Play.CIRCULATING && boards.sets() > rounds;
    return open ? Math.min(otherResults + 1, inPlay()) : 1;
  }

  boolean upOne() {
    return form instanceof PairsForm.Web web
        && web.walk() == PairsForm.EwWalk.UP_ONE
        && web.party() == PairsForm.Party.NONE;
  }

  /** The most rounds that are possible without repeated meetings. */
  int mostMeetings() {
    if (form instanceof PairsForm.OneTable) {
      return 0;
    }
    return keepsDirection() ? tables : contestants - 1 + contestants % 2;
  }

  /** Whether contestants keep their direction, apart from arrow switches. */
  @Override
  public boolean keepsDirection() {
    return form.keepsDirection();
  }

  /**
   * By the cost of rules first and boards without other results, of teams then by the rounds
   * between the halves of a match; then by copies, breaks, moves and, with one winner, calibre
   * where directions are kept; otherwise by calibre before the walk.
   */
  @Override
  public int compare(Scorecard a, Scorecard b) {
    int ruled = Long.compare(a.costOfRules(), b.costOfRules());
    if (ruled != 0) {
      return ruled;
    }
    int alone = Double.compare(a.others().all().share(), b.others().all().share());
    if (alone != 0) {
      return alone;
    }
    int late = form instanceof PairsForm.FreeTeams ? Matches.late(a.matches(), b.matches()) : 0;
    if (late != 0) {
      return late;
    }
    int walk = Walk.ORDER.compare(a.walk(), b.walk());
    int balance = winners() == 1 ? Double.compare(calibre(b), calibre(a)) : 0;
    if (keepsDirection()) {
      return walk != 0 ? walk : balance;
    }
    return balance != 0 ? balance : walk;
  }

  /**
   * Whether a scorecard is ideal. Where directions are kept: at most tables / sets copies, rounded
   * up, no break, and all moves up one. With one winner: calibre 100.
   */
  @Override
  public boolean ideal(Scorecard card) {
    return card.costOfRules() == 0
        && compared(card)
        && punctual(card)
        && simple(card, new Walk(new PairsTheorems(this).copiesNeeded().counted(), 0, 0))
        && (winners() == 2 || calibre(card) >= PERFECT);
  }

  /** Whether every board has other results, where there is more than one table. */
  private boolean compared(Scorecard card) {
    return inPlay() == 1 || card.others().hit().isEmpty();
  }

  /** Whether results of matches come as soon as can be. */
  private boolean punctual(Scorecard card) {
    return !(form instanceof PairsForm.FreeTeams)
        || card.matches().stream().allMatch(m -> m.soonest(boards.copies()));
  }

  private boolean simple(Scorecard card, Walk least) {
    return !keepsDirection() || Walk.ORDER.compare(card.walk(), least) <= 0;
  }

  /**
   * Compares by the cost of rules, by calibre and, where directions are kept, by the walk; other
   * costs do not count.
   */
  @Override
  public boolean meets(Scorecard card, Bounds bounds) {
    boolean balanced = winners() == 2 || calibre(card) >= PERFECT;
    return card.costOfRules() <= bounds.total()
        && compared(card)
        && punctual(card)
        && simple(card, bounds.walk())
        && balanced;
  }

  @Override
  public boolean costCounts() {
    return false;
  }

  @Override
  public Movement adopted(Movement movement) {
    // The wish sets the number of copies, even if fewer are needed.
    Movement here = movement.named(name).with(boards);
    if (form instanceof PairsForm.FreeTeams && TeamsOfFour.in(here)) {
      // Both pairs of a team have its number.
      return here.numbered(PairNumbering.Style.DIRECTION);
    }
    return form instanceof PairsForm.Free free
        ? StayingPairs.seated(here, free.stationary())
        : here;
  }

  private static double calibre(Scorecard card) {
    double worst = card.calibre().worst();
    return Double.isNaN(worst) ? 0 : worst;
  }

  // The generated methods are linked part by part at their first call, which is slow at start-up.
  @Override
  public int hashCode() {
    int sizes = (contestants * MOST_TABLES + rounds) * MOST_TABLES + boards.hashCode();
    return (sizes * 31 + switching.name().hashCode()) * 31 + name.hashCode();
  }

  @Override
  public boolean byRule() {
    return form.byRule() && rules.isEmpty();
  }

  @Override
  public <R> R accept(Visitor<R> visitor) {
    return visitor.pairs(this);
  }
}
