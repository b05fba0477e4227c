package org.boardwalk.model.pairs;

import static org.boardwalk.model.ModelBuilder.not;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.model.ModelBuilder;
import org.boardwalk.model.Sum;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;

/**
 * Movements of teams of four whose NS pairs stay: hosts[r][a][b], in round r the EW pair of team b
 * plays at the table of team a, on[a][b][s], the match of a and b is on set s, and plays[r][a][s],
 * the table of a plays set s in round r. That NS stay is no restriction, as every NS pair plays in
 * every round, and tables can be named after them. Complete, unless teams and sets go round in
 * circles: then one table of each circle is chosen, and the others do the same further on.
 *
 * <p>The numbers of constraints and of terms grow as rounds · teams² · sets, divided by the size of
 * a circle.
 */
public final class TeamsFormulation {

  /** More than the sum of all delays: the greatest delay counts first. */
  private final int heavy;

  private final PairsWish wish;
  private final PairsForm.FreeTeams form;
  private final TeamCircles circles;
  private final List<TeamCircles.Half> halves;

  /** The number of the other half of the same match. */
  private final int[] others;

  private final int rounds;
  private final int copies;
  private final ModelBuilder model = new ModelBuilder();

  /** hosts[r][h]: the table of a half is so in round r. */
  private final int[][] hosts;

  /** on[h][s]: the match of a half is on set s, as the first table of its circle numbers it. */
  private final int[][] on;

  /** plays[r][i][s]. */
  private final int[][][] plays;

  private TeamsFormulation(PairsWish wish, PairsForm.FreeTeams form, int order) {
    this.wish = wish;
    this.form = form;
    rounds = wish.rounds();
    copies = wish.boards().copies();
    int sets = wish.boards().sets();
    // In shared play a set is at all tables of a circle in one round.
    int turning = wish.boards().play() == Play.SHARED ? 0 : sets / order * order;
    circles = new TeamCircles(wish.tables(), sets, turning, order);
    halves = circles.halves(wish.meetings().most());
    Map<TeamCircles.Half, Integer> numbers = new HashMap<>();
    halves.forEach(half -> numbers.put(half, numbers.size()));
    others = halves.stream().map(circles::other).mapToInt(numbers::get).toArray();
    hosts = new int[rounds][halves.size()];
    on = new int[halves.size()][circles.sets()];
    plays = new int[rounds][circles.circles()][circles.sets()];
    heavy = rounds * wish.tables() * wish.tables();
  }

  /**
   * @param wish a wish for teams
   * @return the sizes of circles for which there is a model, the greatest first, and last 1
   */
  public static List<Integer> orders(PairsWish wish) {
    int teams = wish.tables();
    return IntStream.iterate(teams, m -> m > 0, m -> m - 1)
        .filter(m -> teams % m == 0)
        .filter(m -> wish.boards().sets() % m == 0 || wish.boards().copies() >= m)
        .boxed()
        .toList();
  }

  /**
   * @param order how many teams there are in a circle
   * @return the name of the model
   */
  public static String name(int order) {
    return TeamsConstraints.name(order);
  }

  /**
   * @param wish a wish for teams
   * @param form its form
   * @param order how many teams there are in a circle; 1 for any movement
   * @return the model, without an objective
   */
  public static ConstraintModel of(PairsWish wish, PairsForm.FreeTeams form, int order) {
    TeamsFormulation teams = new TeamsFormulation(wish, form, order);
    teams.state();
    return teams.built(name(order));
  }

  /**
   * @param wish a wish for teams
   * @param form its form
   * @param order how many teams there are in a circle; 1 for any movement
   * @return the same model, whose objective is the most rounds between the halves of a match, then
   *     their sum
   */
  public static ConstraintModel soonest(PairsWish wish, PairsForm.FreeTeams form, int order) {
    TeamsFormulation teams = new TeamsFormulation(wish, form, order);
    teams.state();
    teams.delays();
    return teams.built(name(order) + ", as soon as can be");
  }

  private ConstraintModel built(String name) {
    int order = circles.order();
    return new ConstraintModel(
        name,
        model.build(),
        model.legend(TeamsConstraints.idea(order)),
        this::movement,
        order == 1);
  }

  private void state() {
    for (int r = 0; r < rounds; r++) {
      for (int h = 0; h < halves.size(); h++) {
        TeamCircles.Half half = halves.get(h);
        hosts[r][h] = model.bool(TeamsConstraints.HOSTS, r, half.host(), circles.guest(half));
      }
    }
    matches();
    everybodyPlays();
    sets();
    halvesApart();
    breakSymmetry();
  }

  /** The variables of matches: both halves share them. */
  private void matches() {
    for (int h = 0; h < halves.size(); h++) {
      TeamCircles.Half half = halves.get(h);
      int other = others[h];
      for (int s = 0; s < circles.sets(); s++) {
        on[h][s] =
            other < h
                ? on[other][circles.shifted(s, -half.shift())]
                : model.bool(TeamsConstraints.ON, half.host(), circles.guest(half), s);
      }
    }
    model.family(TeamsConstraints.WHOLE);
    for (int h = 0; h < halves.size(); h++) {
      Sum sum = new Sum();
      for (int[] round : hosts) {
        sum.add(round[h], 1);
      }
      for (int s = 0; s < circles.sets(); s++) {
        if (others[h] == h && !circles.rests(s)) {
          model.fix(not(on[h][s]));
        }
        sum.add(on[h][s], -1);
      }
      model.equal(sum, 0);
      model.atMostOne(on[h]);
    }
  }

  private void everybodyPlays() {
    model.family(TeamsConstraints.ONE_OPPONENT);
    for (int r = 0; r < rounds; r++) {
      for (int i = 0; i < circles.circles(); i++) {
        List<Integer> host = new ArrayList<>();
        List<Integer> guest = new ArrayList<>();
        for (int h = 0; h < halves.size(); h++) {
          if (halves.get(h).host() == i) {
            host.add(hosts[r][h]);
          }
          if (halves.get(h).guests() == i) {
            guest.add(hosts[r][h]);
          }
        }
        model.exactlyOne(host);
        model.exactlyOne(guest);
      }
    }
  }

  private void sets() {
    for (int r = 0; r < rounds; r++) {
      for (int i = 0; i < circles.circles(); i++) {
        for (int s = 0; s < circles.sets(); s++) {
          plays[r][i][s] = model.bool(TeamsConstraints.PLAYS, r, i, s);
        }
      }
    }
    model.family(TeamsConstraints.ONE_SET);
    for (int[][] round : plays) {
      for (int[] table : round) {
        model.exactlyOne(IntStream.of(table).boxed().toList());
      }
    }
    model.family(TeamsConstraints.SAME_SET);
    for (int r = 0; r < rounds; r++) {
      for (int h = 0; h < halves.size(); h++) {
        for (int s = 0; s < circles.sets(); s++) {
          int table = plays[r][halves.get(h).host()][s];
          model.clause(not(hosts[r][h]), not(on[h][s]), table);
          model.clause(not(hosts[r][h]), not(table), on[h][s]);
        }
      }
    }
    noReplay();
    copies();
    PlayedSets.state(
        model, circles.sets(), wish.fewestPlays() > 2 ? wish.fewestPlays() : 1, 1, this::playing);
  }

  private List<Integer> playing(int set) {
    List<Integer> all = new ArrayList<>();
    for (int[][] round : plays) {
      for (int[] table : round) {
        circles.circle(set).forEach(s -> all.add(table[s]));
      }
    }
    return all;
  }

  private void noReplay() {
    model.family(TeamsConstraints.NO_REPLAY);
    for (int i = 0; i < circles.circles(); i++) {
      for (int s = 0; s < circles.sets(); s++) {
        List<Integer> matches = new ArrayList<>();
        List<Integer> times = new ArrayList<>();
        for (int h = 0; h < halves.size(); h++) {
          if (halves.get(h).host() == i) {
            matches.add(on[h][s]);
          }
        }
        for (int[][] round : plays) {
          times.add(round[i][s]);
        }
        model.atMostOne(matches.stream().mapToInt(v -> v).toArray());
        model.atMostOne(times.stream().mapToInt(v -> v).toArray());
      }
    }
  }

  private void copies() {
    if (copies >= wish.tables()) {
      return;
    }
    model.family(TeamsConstraints.copies(copies));
    for (int[][] round : plays) {
      for (int first : circles.firstSets()) {
        Sum tables = new Sum();
        for (int[] table : round) {
          circles.circle(first).forEach(s -> tables.add(table[s], circles.tablesAt(s)));
        }
        model.atMost(tables, copies);
      }
    }
  }

  /** The halves of a match are near enough, and on one side of a break. */
  private void halvesApart() {
    if (form.within() < rounds - 1) {
      model.family(TeamsConstraints.within(form.within()));
      eachHalf(
          (h, r) ->
              near(h, Math.max(0, r - form.within()), Math.min(rounds, r + form.within() + 1)),
          h -> rounds);
    }
    for (int q : form.scoreBreaks()) {
      model.family(TeamsConstraints.scoreBreak(q));
      eachHalf((h, r) -> near(h, 0, q), h -> q);
    }
  }

  /** The literals of the other half of a match in some rounds. */
  private int[] near(int half, int from, int to) {
    return IntStream.range(from, to).map(r -> hosts[r][others[half]]).toArray();
  }

  /** Rounds in which the other half of a match can be. */
  private interface Near {
    int[] of(int half, int round);
  }

  private void eachHalf(Near near, IntUnaryOperator last) {
    for (int h = 0; h < halves.size(); h++) {
      if (others[h] == h) {
        continue;
      }
      for (int r = 0; r < last.applyAsInt(h); r++) {
        int[] others = near.of(h, r);
        int[] clause =
            IntStream.concat(IntStream.of(not(hosts[r][h])), IntStream.of(others)).toArray();
        model.clause(clause);
      }
    }
  }

  /** The rounds between the halves of a match, and the cost that they are. */
  private void delays() {
    model.family(TeamsConstraints.DELAY);
    int furthest = Math.min(form.within(), rounds - 1);
    int most = model.integer(TeamsConstraints.MOST_DELAY, 0, furthest);
    Sum cost = new Sum().add(most, heavy);
    for (int h = 0; h < halves.size(); h++) {
      int other = others[h];
      if (other <= h) {
        continue;
      }
      TeamCircles.Half half = halves.get(h);
      int delay =
          model.integer(TeamsConstraints.DELAYS, 0, furthest, half.host(), circles.guest(half));
      for (int sign : new int[] {1, -1}) {
        Sum apart = new Sum().add(delay, 1);
        for (int r = 1; r < rounds; r++) {
          apart.add(hosts[r][h], (long) sign * r).add(hosts[r][other], (long) -sign * r);
        }
        model.atLeast(apart, 0);
      }
      model.atLeast(new Sum().add(most, 1).add(delay, -1), 0);
      cost.add(delay, circles.order());
    }
    model.minimise(cost);
  }

  /** Teams and sets have no names of their own; in shared play a round has its set. */
  private void breakSymmetry() {
    if (wish.boards().play() == Play.SHARED) {
      model.family(TeamsConstraints.SHARED);
      for (int r = 0; r < rounds; r++) {
        for (int[] table : plays[r]) {
          model.fix(table[r]);
        }
      }
    }
    if (circles.order() == 1 && wish.meetings().most() == 1) {
      model.family(TeamsConstraints.NAMES);
      for (int r = 0; r < rounds; r++) {
        model.fix(hosts[r][halves.indexOf(new TeamCircles.Half(0, r + 1, 0, 0))]);
        model.fix(plays[r][0][r]);
      }
    }
  }

  private Movement movement(Assignment values) {
    List<Round> schedule = new ArrayList<>();
    for (int r = 0; r < rounds; r++) {
      List<Encounter> encounters = new ArrayList<>();
      for (int h = 0; h < halves.size(); h++) {
        if (values.isTrue(hosts[r][h])) {
          encounters.addAll(tables(halves.get(h), set(plays[r][halves.get(h).host()], values)));
        }
      }
      schedule.add(new Round(encounters));
    }
    return new Movement(
        wish.name(),
        wish.kind(),
        wish.contestants(),
        wish.tables(),
        wish.boards(),
        wish.rotation(),
        wish.winners(),
        schedule);
  }

  private static int set(int[] sets, Assignment values) {
    return IntStream.range(0, sets.length)
        .filter(s -> values.isTrue(sets[s]))
        .findFirst()
        .orElseThrow();
  }

  /** The tables of a circle that do as its first. */
  private List<Encounter> tables(TeamCircles.Half half, int set) {
    List<Encounter> encounters = new ArrayList<>();
    for (int x = 0; x < circles.order(); x++) {
      int ns = circles.team(half.host(), x);
      int ew = wish.tables() + circles.team(half.guests(), x + half.shift());
      encounters.add(
          new Encounter(ns + 1, new Seating.TwoPairs(ns + 1, ew + 1), circles.shifted(set, x) + 1));
    }
    return encounters;
  }
}
