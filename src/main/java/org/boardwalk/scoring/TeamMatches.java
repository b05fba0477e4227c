package org.boardwalk.scoring;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;

/**
 * The matches of teams, and where each of their boards is played. Tables 1 and 2 of a round are a
 * match, 3 and 4 the next one, and so on: NS of table 1 and EW of table 2 are a team, as in an
 * individual of eight, unless these are the same halves in every round. Where no two such tables
 * ever have a board in common, teams stay together too, and a match consists of the two tables at
 * which two teams play a board against each other, in any two rounds, as in American Whist.
 */
final class TeamMatches {

  /**
   * A match, without its boards.
   *
   * @param first the round; the team with the smaller number where teams stay together
   * @param second the match of the round; the other team where teams stay together
   */
  record Opposing(int first, int second) {}

  /** A board of a match. */
  private record Match(Opposing teams, int board) {}

  private static final Comparator<Match> ORDER =
      Comparator.comparingInt((Match m) -> m.teams().first())
          .thenComparingInt(m -> m.teams().second())
          .thenComparingInt(Match::board);

  /** The two scores of a match on a board, by round and table. */
  record Compared(Result here, Result there) {

    /** Whether contestants are whole teams, so that each sits at both tables of its match. */
    boolean whole() {
      return TeamMatches.whole(here.play(), there.play());
    }
  }

  private final Function<BoardPlay, Opposing> match;
  private final Optional<Teammates> together;

  private TeamMatches(Function<BoardPlay, Opposing> match, Optional<Teammates> together) {
    this.match = match;
    this.together = together;
  }

  static TeamMatches of(Event event) {
    TeamMatches beside = new TeamMatches(TeamMatches::beside, Optional.empty());
    List<BoardPlay> plays = event.foreseen();
    if (event.roster().kind() != Kind.PAIRS) {
      return beside;
    }
    Optional<Teammates> together =
        !beside.any(plays)
            ? Teammates.of(plays)
            : beside.whole(plays)
                ? Optional.empty()
                : Teammates.beside(beside.grouped(plays, Function.identity()));
    return together.map(TeamMatches::of).orElse(beside);
  }

  private static TeamMatches of(Teammates mates) {
    return new TeamMatches(
        play -> {
          int ns = play.seating().at(Direction.NS).get(0);
          int ew = mates.team(play.seating().at(Direction.EW).get(0));
          return new Opposing(Math.min(ns, ew), Math.max(ns, ew));
        },
        Optional.of(mates));
  }

  private static Opposing beside(BoardPlay play) {
    return new Opposing(play.round(), (play.table() + 1) / 2);
  }

  private Match board(BoardPlay play) {
    return new Match(match.apply(play), play.board());
  }

  /** Groups items by match; all boards of two teams that stay together are one match. */
  <T> Map<Opposing, List<T>> apart(List<T> all, Function<T, BoardPlay> play) {
    boolean whole = whole(all.stream().map(play).distinct().toList());
    return all.stream()
        .map(one -> Map.entry(whole ? teams(play.apply(one)) : match.apply(play.apply(one)), one))
        .collect(
            Collectors.groupingBy(
                Map.Entry::getKey, Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
  }

  private static Opposing teams(BoardPlay play) {
    int ns = play.seating().at(Direction.NS).get(0);
    int ew = play.seating().at(Direction.EW).get(0);
    return new Opposing(Math.min(ns, ew), Math.max(ns, ew));
  }

  /** The EW half of each team by its NS half; empty where teams have one number. */
  Map<Integer, Integer> mates() {
    return together.map(Teammates::mates).orElse(Map.of());
  }

  /** Whether any board is played at both tables of a match. */
  boolean any(List<BoardPlay> plays) {
    return plays.stream().map(this::board).distinct().count() < plays.size();
  }

  /** Whether teams stay together for the whole event. */
  boolean lasting(List<BoardPlay> plays) {
    return together.isPresent() || (any(plays) && whole(plays));
  }

  /** The scores that are compared, match by match. */
  List<Compared> compared(List<Result> results) {
    return grouped(results, Result::play).stream()
        .map(two -> new Compared(two.get(0), two.get(1)))
        .toList();
  }

  /** Whether the sides of these two tables are teams for longer than one round. */
  boolean lasting(Compared two) {
    return together.isPresent() || two.whole();
  }

  /** Whether all contestants are teams, each of which sits at both tables of its matches. */
  boolean whole(List<BoardPlay> plays) {
    return grouped(plays, Function.identity()).stream()
        .allMatch(two -> whole(two.get(0), two.get(1)));
  }

  private static boolean whole(BoardPlay here, BoardPlay there) {
    return here.seating().at(Direction.NS).equals(there.seating().at(Direction.EW));
  }

  private <T> Collection<List<T>> grouped(List<T> all, Function<T, BoardPlay> play) {
    Map<Match, List<T>> matches =
        all.stream()
            .sorted(
                Comparator.comparing(
                    play,
                    Comparator.comparingInt(BoardPlay::round).thenComparingInt(BoardPlay::table)))
            .collect(
                Collectors.groupingBy(
                    one -> board(play.apply(one)),
                    () -> new TreeMap<>(ORDER),
                    Collectors.toList()));
    return matches.values().stream().filter(two -> two.size() == 2).toList();
  }
}
