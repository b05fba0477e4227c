package org.boardwalk.design.named;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.boardwalk.movement.TeamsOfFour;
import org.boardwalk.movement.text.Text;

/**
 * The American Whist movement for n teams of four. The NS pair of a team stays at the table of its
 * number, and each set is at one table in each round. In a round, NS of team t play against EW of
 * team t + d with set t + b; in another round NS play against EW of team t - d with set t + b - d.
 * So both halves of two teams play the same set. For an odd number of teams b = d / 2 serves all d,
 * and with it all teams meet: EW move down two, the boards down one. For an even number it serves
 * the even d below n / 2 and their opposites; the odd d follow with b = x + (d + 1) / 2 in the
 * middle of the session, where these sets are not taken yet. Two teams that are n / 2 apart do not
 * meet. A shorter session of an odd number of teams begins later and ends earlier by as many
 * rounds, so that its rule is the same throughout; of an even number it leaves out rounds in the
 * middle.
 */
final class AmericanWhistForm extends TeamForm {

  static final TeamForm FORM = new AmericanWhistForm();

  private static final int LEAST_TEAMS = 3;
  private static final int LEAST_OF_EVEN = 4;

  private AmericanWhistForm() {
    super(
        new FormText(
            "american-whist",
            "American Whist movement for teams",
            "3, 5, 6, 7, ... teams, as many tables and sets; an even number of rounds, at most one"
                + " fewer than an odd number of teams, 4 to two fewer than an even one",
            "American Whist League, by Wikipedia, Duplicate bridge movements; even numbers and"
                + " shorter sessions of our own"));
  }

  @Override
  public FormSize usual(int tables, OptionalInt rounds) {
    return new FormSize(tables, rounds.orElse(Math.max(1, most(tables))), tables);
  }

  /** In two rounds an even number of teams would fall apart into two events. */
  private static int least(int teams) {
    return teams % 2 == 1 ? 2 : LEAST_OF_EVEN;
  }

  private static int most(int teams) {
    return teams % 2 == 1 ? teams - 1 : teams - 2;
  }

  /** The round of the whole session with which a shorter one of an odd number of teams begins. */
  private static int first(int teams, int rounds) {
    return (teams - rounds + 1) / 2;
  }

  /** The rounds in order; the halves of a match are equally far from both ends. */
  static List<TeamRound> rounds(int teams, int rounds) {
    int half = rounds / 2;
    if (teams % 2 == 1) {
      int first = first(teams, rounds);
      return IntStream.range(first, first + rounds)
          .mapToObj(b -> new TeamRound(2 * b, 0, b))
          .toList();
    }
    int even = Math.min(half - 1, (teams / 2 - 1) / 2);
    int odd = half - even;
    List<TeamRound> all = new ArrayList<>();
    for (int b = 1; b <= even; b++) {
      all.add(new TeamRound(2 * b, 0, b));
    }
    for (int i = 0; i < 2 * odd; i++) {
      all.add(new TeamRound(2 * (i - odd) + 1, 0, even + 1 + i));
    }
    for (int b = -even; b < 0; b++) {
      all.add(new TeamRound(2 * b, 0, b));
    }
    return all;
  }

  @Override
  boolean serves(FormSize size) {
    int teams = size.tables();
    return teams >= LEAST_TEAMS
        && size.rounds() % 2 == 0
        && size.rounds() >= least(teams)
        && size.rounds() <= most(teams)
        && size.sets() == teams;
  }

  @Override
  Optional<FormPlan> plan(FormSize size) {
    int teams = size.tables();
    return Optional.of(TeamRound.plan(rounds(teams, size.rounds()), teams, teams));
  }

  @Override
  public String howToRun(FormSize size) {
    return Text.of(
        "Both pairs of a team have its number. NS stay at the table of their team. %s. Each two"
            + " teams play the same boards against each other, once at either team's table: in the"
            + " first and the last round, the second and the last but one, and so on.",
        moves(size));
  }

  /** How EW and the boards move, without a full stop. */
  static String moves(FormSize size) {
    int teams = size.tables();
    int begin = teams % 2 == 1 ? 2 * first(teams, size.rounds()) : 2;
    StringBuilder other = new StringBuilder();
    for (TeamsOfFour.Turn turn : TeamsOfFour.turns(FORM.build(size).orElseThrow())) {
      other.append(
          Text.of(
              "; after round %d EW move %s and the boards %s",
              turn.round(), turn.pairs(), turn.boards()));
    }
    return Text.of(
        "EW begin %s tables below their own and move down two tables, the boards down one%s",
        begin == 2 ? "two" : "" + begin, other);
  }
}
