package org.boardwalk.model.pairs;

import org.boardwalk.model.BoardConstraints;
import org.boardwalk.model.ConstraintFamily;
import org.boardwalk.model.VariableFamily;
import org.boardwalk.movement.text.Text;

/** The formulation of teams of four in words, for readers of a model. */
final class TeamsConstraints {

  static final VariableFamily HOSTS =
      new VariableFamily(
          "hosts",
          "r,a,b",
          "in round r, NS of team a play against EW of team b, at the table of a");
  static final VariableFamily ON =
      new VariableFamily(
          "on", "a,b,s", "the match of teams a and b is on set s; on[b,a,s] is the same");
  static final VariableFamily PLAYS =
      new VariableFamily("plays", "r,a,s", "in round r, the table of team a plays set s");
  static final VariableFamily DELAYS =
      new VariableFamily("delay", "a,b", "the rounds between the halves of the match of a and b");
  static final VariableFamily MOST_DELAY =
      new VariableFamily("latest", "", "the most rounds between the halves of a match");

  private static final String IDEA =
      "NS of every team stay at the table of their number. A round tells whose EW pair is at which"
          + " table, and which set each table plays. A match has two halves, at the tables of either"
          + " team, on the same set.";

  static final ConstraintFamily ONE_OPPONENT =
      ConstraintFamily.game(
          "Every pair has one opponent in a round",
          "Each table has the EW pair of one other team, and each EW pair one table.",
          "for all r, a: Σ_b hosts[r,a,b] = 1; for all r, b: Σ_a hosts[r,a,b] = 1");

  static final ConstraintFamily WHOLE =
      ConstraintFamily.game(
          "Matches are whole",
          "Two teams that play a set against each other do so at both tables, once.",
          "for all a, b: Σ_r hosts[r,a,b] = Σ_r hosts[r,b,a] = Σ_s on[a,b,s] ≤ 1");

  static final ConstraintFamily ONE_SET =
      ConstraintFamily.game(
          "A table plays one set in a round", "", "for all r, a: Σ_s plays[r,a,s] = 1");

  static final ConstraintFamily SAME_SET =
      ConstraintFamily.game(
          "Both halves of a match are on its set",
          "A table plays the set of the match that is played there.",
          "for all r, a, b, s: hosts[r,a,b] ⇒ (plays[r,a,s] ⇔ on[a,b,s])");

  static final ConstraintFamily NO_REPLAY =
      ConstraintFamily.game(
          "Nobody replays a board",
          "A team plays a set in one match, and a table plays it once.",
          "for all a, s: Σ_b on[a,b,s] ≤ 1, Σ_r plays[r,a,s] ≤ 1");

  static final ConstraintFamily DELAY =
      ConstraintFamily.cost(
          "Halves of a match are near",
          "The greatest number of rounds between them counts first, then the sum.",
          "for all a < b: delay[a,b] ≥ |Σ_r r · hosts[r,a,b] - Σ_r r · hosts[r,b,a]|; latest ≥"
              + " delay[a,b]");

  static final ConstraintFamily SHARED =
      ConstraintFamily.game(
          "All tables play the set of the round", "", "for all r, a: plays[r,a,r] = 1");

  static final ConstraintFamily NAMES =
      ConstraintFamily.symmetry(
          "Teams and sets may be renamed",
          "So the table of team 1 has the EW pairs of teams 2, 3, 4, ... with sets 1, 2, 3, ...",
          "for all r: hosts[r,1,r+1] = plays[r,1,r] = 1");

  private TeamsConstraints() {}

  static String name(int order) {
    return order == 1 ? "matches of teams" : "matches of teams in circles of " + order;
  }

  static String idea(int order) {
    return order == 1
        ? IDEA
        : Text.of(
            "%s Teams and sets go round in circles of %d, and sets that are left over rest. What"
                + " the first table of a circle does the others do further on. Not every answer to"
                + " the wish is of this form: an exhausted search proves nothing about the others.",
            IDEA, order);
  }

  static ConstraintFamily copies(int copies) {
    return ConstraintFamily.game(
        "Copies of the boards suffice",
        Text.of("In a round at most %d %s a set.", copies, BoardConstraints.tables(copies)),
        Text.of("for all r, s: Σ_a plays[r,a,s] ≤ %d", copies));
  }

  static ConstraintFamily within(int rounds) {
    return ConstraintFamily.required(
        rounds == 0 ? "Both halves of a match are played at once" : "Results come soon",
        Text.of("The halves of a match are at most %s apart.", Text.count(rounds, "round")),
        Text.of(
            "for all r, a, b: hosts[r,a,b] ⇒ hosts[r',b,a] for an r' with |r - r'| ≤ %d", rounds));
  }

  static ConstraintFamily scoreBreak(int round) {
    return ConstraintFamily.required(
        Text.of("No match is open after round %d", round),
        "",
        Text.of("for all r ≤ %d, a, b: hosts[r,a,b] ⇒ hosts[r',b,a] for an r' ≤ %d", round, round));
  }
}
