package org.boardwalk.scoring;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.boardwalk.movement.Kind;

/**
 * A match of two teams that stay together, as far as it has been scored.
 *
 * @param one the contestants of the team with the smaller number, its NS half first
 * @param other those of the other team
 * @param boards how many boards it has
 * @param counted how many of them count, because both tables have a score
 * @param missing how many scores are still missing, at both tables together
 * @param gained the IMPs, or board points, that the first team has won on boards that it won
 * @param lost those that the other team has won
 * @param points the victory points of the first team for the boards that count; meaningless until
 *     the match is finished, and where boards are won and not IMPs
 * @param others the victory points of the other team
 */
public record MatchResult(
    List<Integer> one,
    List<Integer> other,
    int boards,
    int counted,
    int missing,
    Fraction gained,
    Fraction lost,
    Fraction points,
    Fraction others) {

  /** Copies the lists. */
  public MatchResult {
    one = List.copyOf(one);
    other = List.copyOf(other);
  }

  /** {@return whether all its scores are there} */
  public boolean finished() {
    return missing == 0;
  }

  /** {@return whether any of its scores is there} */
  public boolean begun() {
    return missing < 2 * boards;
  }

  /**
   * @param called the label of each contestant
   * @return what its teams are called, such as 2 v 7
   */
  public String label(Function<Integer, String> called) {
    return Placing.label(one, called) + " v " + Placing.label(other, called);
  }

  /**
   * The matches of an event, whose gains are given; none where teams do not stay together. A match
   * of which one half is not in the event, as a team has left, is none.
   */
  static List<MatchResult> of(Event event, List<Award> awards) {
    TeamMatches matches = TeamMatches.of(event);
    if (event.roster().kind() != Kind.PAIRS || !matches.lasting(event.foreseen())) {
      return List.of();
    }
    Map<TeamMatches.Opposing, List<Award>> gains = matches.apart(awards, Award::play);
    Set<BoardPlay> missing = new HashSet<>(event.missing());
    List<MatchResult> results = new ArrayList<>();
    matches
        .apart(event.foreseen(), UnaryOperator.identity())
        .forEach(
            (teams, plays) -> {
              if (matches.any(plays)) {
                results.add(
                    of(
                        teams,
                        matches.mates(),
                        plays,
                        missing,
                        gains.getOrDefault(teams, List.of())));
              }
            });
    results.sort(
        Comparator.comparing((MatchResult m) -> m.one.get(0)).thenComparing(m -> m.other.get(0)));
    return results;
  }

  private static MatchResult of(
      TeamMatches.Opposing teams,
      Map<Integer, Integer> mates,
      List<BoardPlay> plays,
      Set<BoardPlay> missing,
      List<Award> awards) {
    Tally first = Tally.of(awards, teams.first());
    Tally second = Tally.of(awards, teams.second());
    VictoryPoints scale = VictoryPoints.of(Math.max(1, first.boards()));
    return new MatchResult(
        team(teams.first(), mates),
        team(teams.second(), mates),
        (int) plays.stream().map(BoardPlay::board).distinct().count(),
        first.boards(),
        (int) plays.stream().filter(missing::contains).count(),
        first.won(),
        second.won(),
        scale.won(first.net()),
        scale.won(second.net()));
  }

  private static List<Integer> team(int number, Map<Integer, Integer> mates) {
    Integer mate = mates.get(number);
    return mate == null ? List.of(number) : List.of(number, mate);
  }

  /** What a team gained in a match: on all boards, and on those that it won. */
  private record Tally(int boards, Fraction net, Fraction won) {

    static Tally of(List<Award> awards, int team) {
      Tally all = new Tally(0, Fraction.ZERO, Fraction.ZERO);
      for (Award award : awards) {
        if (award.contestants().contains(team)) {
          boolean gain = award.gained().compareTo(Fraction.ZERO) > 0;
          all =
              new Tally(
                  all.boards + 1,
                  all.net.plus(award.gained()),
                  gain ? all.won.plus(award.gained()) : all.won);
        }
      }
      return all;
    }
  }
}
