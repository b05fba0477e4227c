package org.boardwalk.design.named;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.boardwalk.movement.text.Text;

/**
 * A Thurner: an even number n of teams, as many sets and rounds as the others of a team, so that
 * all teams play all boards; NS stay, two copies. Teams, tables and sets but the last team go round
 * a circle of m = n - 1. In round r the last team plays team r, both halves at once on set r. The
 * teams at places r + z - x and r + z + x play set r + z, for each x not 0, NS of the first; with z
 * odd in x, the other half comes 2 z rounds later. So all differences 2 x are there, and z must
 * give each place but r once as z - x and once as z + x, and each set at most twice.
 *
 * <p>Where 3 does not divide m, z = -x / 2 does, with each set once. Otherwise a search takes the
 * first values that serve, in a few hundred steps.
 */
final class ThurnerForm extends TeamForm {

  static final TeamForm FORM = new ThurnerForm();

  private static final int LEAST_TEAMS = 6;
  private static final int MOST_TEAMS = 40;

  private ThurnerForm() {
    super(
        new FormText(
            "thurner",
            "Thurner movement for teams",
            "6, 8, 10, ... 40 teams and as many tables; one round and one set fewer",
            "by name and figures as directors know it, for 8, 12, 16, ... teams; rule of our own"));
  }

  @Override
  public FormSize usual(int tables, OptionalInt rounds) {
    int all = Math.max(1, tables - 1);
    return new FormSize(tables, rounds.orElse(all), all);
  }

  @Override
  boolean serves(FormSize size) {
    return size.tables() >= LEAST_TEAMS
        && size.tables() <= MOST_TEAMS
        && size.tables() % 2 == 0
        && size.rounds() == size.tables() - 1
        && size.sets() == size.rounds();
  }

  /** Teams that are next to each other on the circle are at tables so far apart: half a step. */
  private static int stride(int circle) {
    return (circle + 1) / 2;
  }

  @Override
  Optional<FormPlan> plan(FormSize size) {
    int last = size.tables() - 1;
    return Middles.of(last)
        .map(
            middles -> {
              int[] apart = new int[last];
              int[] set = new int[last];
              for (int x = 1; x < last; x++) {
                int z = middles[x];
                int place = Math.floorMod(z - x, last);
                apart[place] = 2 * x;
                set[place] = z;
              }
              return (t, r) -> {
                if (t == last) {
                  return new Trio(t, size.tables() + table(r, last), r);
                }
                // The team of a table, as tables follow each other by half a step.
                int team = 2 * t % last;
                int place = Math.floorMod(team - r, last);
                int other = place == 0 ? last : table(team + apart[place], last);
                return new Trio(t, size.tables() + other, Math.floorMod(r + set[place], last));
              };
            });
  }

  private static int table(int team, int circle) {
    return Math.floorMod(team * stride(circle), circle);
  }

  @Override
  public String howToRun(FormSize size) {
    int last = size.tables() - 1;
    String moves =
        last % 3 != 0
            ? Text.of("EW move up two tables and the boards down one, round tables 1 to %d.", last)
            : "EW and the boards go where their cards say.";
    return Text.of(
        "Both pairs of a team have its number. NS stay at the table of their team. %s EW who would"
            + " come to their own table play at table %d instead, and EW of team %d there: this match"
            + " has both halves at once, and the two tables share its boards.",
        moves, size.tables(), size.tables());
  }

  /** The values z of x; each pair of x and -x has opposite values. */
  private static final class Middles {

    private final int circle;
    private final int[] middles;
    private final Set<Integer> below = new HashSet<>();
    private final Set<Integer> above = new HashSet<>();

    private Middles(int circle) {
      this.circle = circle;
      middles = new int[circle];
    }

    static Optional<int[]> of(int circle) {
      if (circle % 3 != 0) {
        return Optional.of(
            IntStream.range(0, circle).map(x -> x * (circle - 1) / 2 % circle).toArray());
      }
      Middles middles = new Middles(circle);
      return middles.from(1) ? Optional.of(middles.middles) : Optional.empty();
    }

    private boolean from(int x) {
      if (2 * x > circle) {
        return true;
      }
      for (int z = 1; z < circle; z++) {
        int down = distance(z - x);
        int up = distance(z + x);
        int copy = z;
        boolean free =
            down != 0
                && up != 0
                && !below.contains(down)
                && !above.contains(up)
                && Arrays.stream(middles).filter(other -> other == copy).count() < 2;
        if (free) {
          below.add(down);
          above.add(up);
          middles[x] = z;
          middles[circle - x] = circle - z;
          if (from(x + 1)) {
            return true;
          }
          below.remove(down);
          above.remove(up);
          middles[x] = 0;
          middles[circle - x] = 0;
        }
      }
      return false;
    }

    /** The distance of a place from place 0, which is that of its opposite. */
    private int distance(int place) {
      int up = Math.floorMod(place, circle);
      return Math.min(up, circle - up);
    }
  }
}
