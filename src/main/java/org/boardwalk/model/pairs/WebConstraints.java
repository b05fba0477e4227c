package org.boardwalk.model.pairs;

import java.util.List;
import java.util.stream.Collectors;
import org.boardwalk.model.BoardConstraints;
import org.boardwalk.model.ConstraintFamily;
import org.boardwalk.model.VariableFamily;
import org.boardwalk.movement.text.Text;

/** The rules of the formulations of Webs, in words for readers of a model. */
final class WebConstraints {

  static final VariableFamily PLAYS =
      new VariableFamily("plays", "t,r,s", "table t plays set s in round r");
  static final VariableFamily HAS =
      new VariableFamily("has", "p,r,s", "EW pair p plays set s in round r");
  static final VariableFamily SITS =
      new VariableFamily("sits", "p,t,r", "EW pair p sits at table t in round r");
  static final VariableFamily LEAP =
      new VariableFamily(
          "leap", "p,r", "EW pair p goes elsewhere than one table up before round r");
  static final VariableFamily BREAK =
      new VariableFamily(
          "break", "t,r", "the set of table t in round r does not come from the next table");
  static final VariableFamily BEGINS =
      new VariableFamily("begins", "t", "a segment of tables begins at table t");
  static final VariableFamily UP =
      new VariableFamily("up", "t,s", "table t begins with set s, then s + 1, ...");
  static final VariableFamily DOWN =
      new VariableFamily("down", "t,s", "table t begins with set s, then s - 1, ...");
  static final VariableFamily ROUNDABOUT =
      new VariableFamily("turns", "s", "how many whole turns the shifts of set s add up to");

  static final String BOARDING_IDEA =
      "NS pairs stay; EW pairs all move alike, so that all seats are known. The model chooses which"
          + " set each table plays in each round.";

  static final String SEGMENTS_IDEA =
      "NS pairs stay; EW pairs all move alike. The tables are cut into segments: in each the sets"
          + " walk up or down from table to table, so that a table is known by the set it begins"
          + " with and its slope.";

  static final String WALK_IDEA =
      "NS pairs stay; the model chooses where the EW pairs sit and, unless it is given, which set"
          + " each table plays in each round. EW pair p begins at table p; where all move alike,"
          + " pair 1 stands for all.";

  static final ConstraintFamily ONE_SET =
      ConstraintFamily.game(
          "A table plays one set of boards in a round",
          "Every table in play has exactly one.",
          "for all t, r: Σ_s plays[t,r,s] = 1");

  static final ConstraintFamily NORTH_SOUTH =
      ConstraintFamily.game(
          "Nobody replays a board: North-South",
          "A table, where the same NS pair stays, plays a set at most once; exactly once where all"
              + " play all sets.",
          "for all t, s: Σ_r plays[t,r,s] ≤ 1");

  static final ConstraintFamily EAST_WEST =
      ConstraintFamily.game(
          "Nobody replays a board: East-West",
          "An EW pair plays a set at most once, wherever it sits; exactly once where all play all"
              + " sets.",
          "for all pairs p, s: Σ_r plays[table of p in r, r, s] ≤ 1");

  static final ConstraintFamily EAST_WEST_HAS =
      ConstraintFamily.game(
          "Nobody replays a board: East-West",
          "An EW pair plays one set in a round, and a set at most once; exactly once where all play"
              + " all sets.",
          "for all pairs p: Σ_s has[p,r,s] = 1 for each r; Σ_r has[p,r,s] ≤ 1 for each s");

  static final ConstraintFamily EAST_WEST_GIVEN =
      ConstraintFamily.game(
          "Nobody replays a board: East-West",
          "An EW pair sits at most once where a set is played; exactly once where all play all"
              + " sets. Which tables play a set is given.",
          "for all pairs p, s: Σ {sits[p,t,r] : table t plays set s in round r} ≤ 1");

  static final ConstraintFamily SAME_SET =
      ConstraintFamily.game(
          "A pair plays the set of its table",
          "It plays no other set in the round.",
          "for all p, t, r, s: sits[p,t,r] ⇒ (plays[t,r,s] = has[p,r,s])");

  static final ConstraintFamily FIRST_TABLE =
      ConstraintFamily.symmetry(
          "Sets may be renamed", "So table 1 plays them in order.", "for all r: plays[1,r,r] = 1");

  static final ConstraintFamily HALF_TURN =
      ConstraintFamily.required(
          "The boarding is its own half turn",
          "With the tables numbered and the rounds played in the opposite order, every set of a"
              + " couple of sets is where the other one was; of an odd number one set is a couple by"
              + " itself.",
          "for all t, r, s: plays[t,r,s] = plays[c-t,R+1-r,other(s)], t modulo the tables, R rounds");

  static final ConstraintFamily SHIFTS =
      ConstraintFamily.redundant(
          "The shifts of a set add up to whole turns",
          "Where every pair plays every set, a set is played once at each table and once by each EW"
              + " pair. As table = pair + shift, the shifts of its rounds add up to a multiple of"
              + " the number of tables.",
          "for all s: Σ_t Σ_r shift(r) · plays[t,r,s] = tables · turns[s]");

  static final ConstraintFamily BREAKS =
      ConstraintFamily.cost(
          "Breaks: the boards walk down one table",
          "A table gets its next set from the next table. Where it does not, that is a break; the"
              + " number of breaks is minimised.",
          "for all t, r, s: plays[t,r+1,s] ⇒ plays[t+1,r,s] or break[t,r+1]");

  static final ConstraintFamily LEAPS =
      ConstraintFamily.cost(
          "Leaps: EW pairs move up one table",
          "Where a pair goes elsewhere, that is a leap; the number of leaps is minimised.",
          "for all p, t, r: sits[p,t,r-1] ⇒ sits[p,t+1,r] or leap[p,r]");

  static final ConstraintFamily BEGINNING =
      ConstraintFamily.game(
          "A pair begins at its table",
          "EW pair p begins at table p.",
          "for all p: sits[p,p,1] = 1");

  static final ConstraintFamily SOMEWHERE =
      ConstraintFamily.game(
          "Everybody has one place in a round",
          "Every EW pair sits at one table.",
          "for all p, r: Σ_t sits[p,t,r] = 1");

  static final ConstraintFamily NO_MEETING_AGAIN =
      ConstraintFamily.game(
          "Nobody meets twice",
          "An EW pair visits a table, where the same NS pair stays, at most once; exactly once where"
              + " there are as many rounds as tables.",
          "for all p, t: Σ_r sits[p,t,r] ≤ 1");

  static final ConstraintFamily ONE_PAIR =
      ConstraintFamily.game(
          "A table has one East-West pair",
          "This holds in every round.",
          "for all t, r: Σ_p sits[p,t,r] = 1");

  static final ConstraintFamily AS_BEFORE =
      ConstraintFamily.required(
          "Some pairs move as before",
          "Only the other pairs may move differently.",
          "for these p, all r: sits[p,t,r] = 1 at their table t");

  static final ConstraintFamily UP_OR_DOWN =
      ConstraintFamily.game(
          "Every table begins with one set and goes up or down",
          "So a table plays one set in a round, and with no more rounds than sets NS pairs play none"
              + " twice.",
          "for all t: Σ_s (up[t,s] + down[t,s]) = 1");

  static final ConstraintFamily GOES_ON =
      ConstraintFamily.game(
          "A segment goes on with the next table",
          "A table where no segment begins has the slope of the table before, and begins one set"
              + " further on.",
          "for all t > 1, s: up[t,s] ⇒ up[t-1,s-1] or begins[t]; down[t,s] ⇒ down[t-1,s+1] or"
              + " begins[t]; begins[1] = 1");

  static final ConstraintFamily LENGTH =
      ConstraintFamily.game(
          "A segment has at most as many tables as there are sets",
          "So one copy serves it.",
          "for all t: begins[t+1] or ... or begins[t+sets]");

  static final ConstraintFamily EAST_WEST_CUT =
      ConstraintFamily.game(
          "Nobody replays a board: East-West",
          "An EW pair plays a set at most once, wherever it sits; exactly once where all play all"
              + " sets.",
          "for all pairs p, s, with t the table of p in round r: Σ_r (up[t,s-r+1] + down[t,s+r-1]) ≤"
              + " 1");

  static final ConstraintFamily FIRST_START =
      ConstraintFamily.symmetry(
          "Sets may be renamed, also in the opposite order",
          "So table 1 begins with set 1 and goes up.",
          "up[1,1] = 1");

  static final ConstraintFamily SEGMENTS =
      ConstraintFamily.cost(
          "Segments", "Fewer segments are simpler: their number is minimised.", "Σ_t begins[t]");

  private WebConstraints() {}

  /** The rule that needs no constraint where EW pairs all move alike. */
  static ConstraintFamily moves(WebRoom room) {
    boolean once = room.shifts().stream().distinct().count() == room.rounds();
    return ConstraintFamily.game(
        "Everybody has one place in a round" + (once ? ", and nobody meets twice" : ""),
        "NS pairs stay at their tables; EW pair p begins at table p and has moved, round by round,"
            + " by"
            + Text.of(" this number of tables: %s.", numbers(room.shifts())),
        "");
  }

  private static String numbers(List<Integer> shifts) {
    return shifts.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }

  static ConstraintFamily copies(int copies) {
    return ConstraintFamily.game(
        "Copies of the boards suffice",
        Text.of("In a round at most %d %s a set.", copies, BoardConstraints.tables(copies)),
        Text.of("for all r, s: Σ_t plays[t,r,s] ≤ %d", copies));
  }
}
