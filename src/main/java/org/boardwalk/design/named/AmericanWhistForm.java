package org.boardwalk.design.named;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.boardwalk.movement.Movement;
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
final class AmericanWhistForm implements NamedForm {

  static final NamedForm FORM = new AmericanWhistForm();

  private static final int LEAST_TEAMS = 3;
  private static final int LEAST_OF_EVEN = 4;

  private static final FormText TEXT =
      new FormText(
          "american-whist",
          "American Whist movement for teams",
          "3, 5, 6, 7, ... teams, as many tables and sets; an even number of rounds, at most one"
              + " fewer than an odd number of teams, 4 to two fewer than an even one",
          "American Whist League, by Wikipedia, Duplicate bridge movements; even numbers and"
              + " shorter sessions of our own");

  private AmericanWhistForm() {}

  /**
   * What tables do in a round.
   *
   * @param apart how far the team of EW is from that of NS
   * @param board how far the set is from the table
   */
  private record Turn(int apart, int board) {}

  @Override
  public FormText text() {
    return TEXT;
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

  private static List<Turn> turns(int teams, int rounds) {
    int half = rounds / 2;
    if (teams % 2 == 1) {
      int first = first(teams, rounds);
      return IntStream.range(first, first + rounds).mapToObj(b -> new Turn(2 * b, b)).toList();
    }
    int even = Math.min(half - 1, (teams / 2 - 1) / 2);
    int odd = half - even;
    List<Turn> turns = new ArrayList<>();
    for (int b = 1; b <= even; b++) {
      turns.add(new Turn(2 * b, b));
    }
    for (int i = 0; i < 2 * odd; i++) {
      turns.add(new Turn(2 * (i - odd) + 1, even + 1 + i));
    }
    for (int b = -even; b < 0; b++) {
      turns.add(new Turn(2 * b, b));
    }
    return turns;
  }

  @Override
  public Optional<Movement> build(FormSize size) {
    int teams = size.tables();
    boolean fits =
        teams >= LEAST_TEAMS
            && size.rounds() % 2 == 0
            && size.rounds() >= least(teams)
            && size.rounds() <= most(teams)
            && size.sets() == teams;
    if (!fits) {
      return Optional.empty();
    }
    List<Turn> turns = turns(teams, size.rounds());
    FormPlan plan =
        (t, r) -> {
          Turn turn = turns.get(r);
          return new Trio(
              t,
              teams + Math.floorMod(t + turn.apart(), teams),
              Math.floorMod(t + turn.board(), teams));
        };
    return plan.movement(TEXT, size, 2 * teams, 2);
  }

  @Override
  public List<Integer> spokenOf(FormSize size) {
    return IntStream.rangeClosed(1, 2 * size.tables()).boxed().toList();
  }

  @Override
  public String howToRun(FormSize size) {
    int teams = size.tables();
    int begin = teams % 2 == 1 ? 2 * first(teams, size.rounds()) : 2;
    StringBuilder other = new StringBuilder();
    for (TeamsOfFour.Turn turn : TeamsOfFour.turns(build(size).orElseThrow())) {
      other.append(
          Text.of(
              "; after round %d EW move %s and the boards %s",
              turn.round(), turn.pairs(), turn.boards()));
    }
    return Text.of(
        "Team t has NS pair t and EW pair %d + t. NS stay at the table of their team. EW begin"
            + " %s tables below it and move down two tables, the boards down one%s. Each two teams play the same"
            + " boards against each other, once at either team's table: in the first and the last"
            + " round, the second and the last but one, and so on.",
        teams, begin == 2 ? "two" : "" + begin, other);
  }
}
