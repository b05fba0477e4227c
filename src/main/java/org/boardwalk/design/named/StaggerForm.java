package org.boardwalk.design.named;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.text.Text;

/**
 * A stagger: the second half of a match is in the round after the first, or at once. NS stay, and
 * all tables do the same, EW d tables below their own and in the next round d above. An even number
 * of rounds takes the rounds of American Whist in this order, with one copy. For an even number n
 * of teams, n / 2 sets in two copies serve odd d, tables t and t + n / 2 having the same boards as
 * in the New England Relay; n sets serve all d. If then the number of rounds is odd, the first has
 * the teams that are n / 2 apart, both halves at once.
 */
final class StaggerForm extends TeamForm {

  static final TeamForm FORM = new StaggerForm();

  private static final int LEAST_TEAMS = 5;
  private static final int LEAST_ROUNDS = 3;

  private StaggerForm() {
    super(
        new FormText(
            "stagger",
            "Stagger movement for teams",
            "5 teams or more, as many tables; 3 rounds to one fewer than teams, an even number with"
                + " as many sets as teams; an even number of teams also an odd number of rounds, and"
                + " half as many sets where rounds are at most half as many as teams",
            "by name and figures as directors know it; rule of our own"));
  }

  @Override
  public FormSize usual(int tables, OptionalInt rounds) {
    int count = rounds.orElse(Math.max(1, tables - 1));
    return new FormSize(tables, count, sets(tables, count));
  }

  private static int sets(int teams, int rounds) {
    return teams % 2 == 0 && rounds <= teams / 2 ? teams / 2 : teams;
  }

  @Override
  boolean serves(FormSize size) {
    int teams = size.tables();
    return teams >= LEAST_TEAMS
        && size.rounds() >= LEAST_ROUNDS
        && size.rounds() < teams
        && (whist(size) || (teams % 2 == 0 && size.sets() == sets(teams, size.rounds())));
  }

  /** Whether one copy serves, as in American Whist. */
  private static boolean whist(FormSize size) {
    return size.rounds() % 2 == 0 && size.sets() == size.tables();
  }

  @Override
  Optional<FormPlan> plan(FormSize size) {
    int length = whist(size) ? size.tables() : size.tables() / 2;
    return Optional.of(TeamRound.plan(rounds(size), size.tables(), length));
  }

  private static List<TeamRound> rounds(FormSize size) {
    int half = size.tables() / 2;
    List<TeamRound> rounds = new ArrayList<>();
    if (size.rounds() % 2 == 1) {
      int circle = half % 2 == 0 && size.rounds() > half ? 1 : 0;
      rounds.add(new TeamRound(half, circle, half / 2));
    }
    Stream<TeamRound> firsts =
        whist(size)
            ? AmericanWhistForm.rounds(size.tables(), size.rounds()).stream()
            : Stream.concat(
                IntStream.range(0, half / 2).mapToObj(b -> new TeamRound(2 * b + 1, 0, b)),
                IntStream.range(1, (half + 1) / 2).mapToObj(b -> new TeamRound(2 * b, 1, b)));
    firsts
        .limit((size.rounds() - rounds.size()) / 2)
        .forEach(round -> rounds.addAll(List.of(round, round.back())));
    return rounds;
  }

  @Override
  public String howToRun(FormSize size) {
    int teams = size.tables();
    boolean atOnce = size.rounds() % 2 == 1;
    List<TeamRound> rounds = rounds(size);
    String far =
        IntStream.iterate(atOnce ? 1 : 0, r -> r < size.rounds(), r -> r + 2)
            .map(r -> Math.floorMod(rounds.get(r).apart(), teams))
            .mapToObj(d -> 2 * d < teams ? d + " below" : teams - d + " above")
            .collect(Collectors.joining(", "));
    return Text.of(
        "Both pairs of a team have its number. NS stay at the table of their team. %sEW play so"
            + " many tables from their own: %s; in the round after each of these they play as far on"
            + " the other side, the other half of the match on the same boards. A session can end"
            + " after each two such rounds, and a later one go on from there.%s",
        atOnce
            ? Text.of(
                "In the first round EW play %d tables from their own, both halves of a match at"
                    + " once. Then ",
                teams / 2)
            : "",
        far,
        teams % 2 == 0 && !whist(size)
            ? Text.of(
                " Tables 1 and %d, 2 and %d, and so on, have the same boards in every round.",
                teams / 2 + 1, teams / 2 + 2)
            : "");
  }
}
