package org.boardwalk.search.local.methods;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.boardwalk.model.Unfolding;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.search.local.state.Laps;
import org.boardwalk.wish.Fixed;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.UsualBoards;

/**
 * A valid movement by a plain rule: the first answer to a wish, made before any search. Sit-outs go
 * by turn; of the criteria only partners are looked at, and only in shared play.
 *
 * <p>In shared play partners go round by the circle method (T. P. Kirkman, On a problem in
 * combinations, 1847): those of round r are r + i and r - i, and each pair is among them once in a
 * lap, so that partners are ideal. Where two or three sit out, two of them would be partners; a
 * round is then chosen in which those are whose turn it is, which goes on for about as many rounds
 * as it takes until everybody has sat out. In a longer session players take their seats in steps,
 * of another length in every round.
 *
 * <p>Where boards circulate they go down one table, and players keep their tables: they meet a new
 * set in every round. A player who has sat out goes down one table, to the set that was missed.
 * Where that rule would begin again at the highest table, there are {@link Laps}, each with sets of
 * its own. Takes O(rounds² · players).
 */
public final class PlainRotation {

  private final IndividualWish wish;
  private final int players;
  private final int seats;

  private PlainRotation(IndividualWish wish) {
    this.wish = wish;
    players = wish.players();
    seats = 4 * wish.tables();
  }

  /**
   * @param wish a wish
   * @return whether nothing is settled and nothing required that the rule does not know; rules with
   *     a weight may be broken
   */
  public static boolean fits(IndividualWish wish) {
    Fixed fixed = wish.fixed();
    Fixed kept = fixed.rules(fixed.allRules().stream().filter(Rule::must).toList());
    return wish.with(kept).arrangeable()
        && Set.of(Criterion.PARTNER).containsAll(wish.required())
        && !wish.symmetry().restricts();
  }

  /**
   * @param wish a wish that {@link #fits}
   * @return the movement, not yet judged; empty where the rule makes players meet a set twice
   */
  public static Optional<Movement> of(IndividualWish wish) {
    return new PlainRotation(wish).rounds().map(rounds -> Unfolding.movement(wish, rounds));
  }

  private Optional<List<List<Foursome>>> rounds() {
    if (wish.boards().play() == Play.SHARED) {
      return circle()
          .or(
              () ->
                  Optional.of(IntStream.range(0, wish.rounds()).mapToObj(this::inSteps).toList()));
    }
    Boards boards = wish.boards();
    int most = boards.sets() / UsualBoards.leastSets(wish.tables(), boards.copies());
    return IntStream.rangeClosed(1, Math.min(most, wish.rounds()))
        .mapToObj(number -> Laps.consecutive(wish, number))
        .filter(laps -> boards.sets() >= wish.rounds())
        .map(this::down)
        .filter(this::playsOnce)
        .findFirst();
  }

  /** The player whose turn it is, in the order of sit-outs. */
  private int inTurn(int round, int number) {
    return (round * (players - seats) + number) % players;
  }

  /** The rounds of shared play by the circle method; empty where sit-outs stop it too early. */
  private Optional<List<List<Foursome>>> circle() {
    int size = players - 1 + players % 2;
    List<List<Foursome>> rounds = new ArrayList<>();
    boolean[] used = new boolean[size];
    int[] outs = new int[players];
    for (int r = 0; r < wish.rounds(); r++) {
      List<Integer> out = players - seats > 1 ? sittingOut(size, used, outs) : List.of();
      if (players - seats > 1 && out.isEmpty()) {
        return Optional.empty();
      }
      int centre = out.isEmpty() ? r % size : centre(out.get(0), out.get(1), size);
      used[centre] = true;
      out.forEach(player -> outs[player]++);
      int[] seated = partners(centre, size, out);
      int round = r;
      rounds.add(foursomes(seated, table -> round));
    }
    return Optional.of(rounds);
  }

  /**
   * The round in which two players are partners; the last of an even number has no mirror image.
   */
  private static int centre(int a, int b, int size) {
    int sum = b == size ? 2 * a : a + b;
    return (sum % 2 == 0 ? sum / 2 : (sum + size) / 2) % size;
  }

  /**
   * Two partners whose turn it is and, of an odd number, the player without one; empty where there
   * are none whose round is unused.
   */
  private List<Integer> sittingOut(int size, boolean[] used, int[] outs) {
    int least = Arrays.stream(outs).min().orElse(0);
    int[] next = IntStream.range(0, players).filter(p -> outs[p] == least).toArray();
    for (int i = 0; i < next.length; i++) {
      for (int j = i + 1; j < next.length; j++) {
        int centre = centre(next[i], next[j], size);
        boolean alone = players % 2 == 1;
        if (!used[centre] && (!alone || outs[centre] == least)) {
          return alone ? List.of(next[i], next[j], centre) : List.of(next[i], next[j]);
        }
      }
    }
    return List.of();
  }

  /** The players of a round, each at a distance of 2 from the partner. */
  private int[] partners(int centre, int size, List<Integer> out) {
    List<Integer> all = new ArrayList<>();
    if (players % 2 == 0) {
      all.addAll(List.of(centre, size));
    }
    for (int i = 1; i <= size / 2; i++) {
      all.addAll(List.of((centre + i) % size, (centre - i + size) % size));
    }
    all.removeAll(out);
    int[] seated = new int[seats];
    for (int k = 0; k < seats; k++) {
      // Couples in order: North and South, then East and West.
      seated[k / 4 * 4 + k % 4 / 2 + 2 * (k % 2)] = all.get(k);
    }
    return seated;
  }

  /** A round of shared play: all who play, in steps of a length that misses nobody. */
  private List<Foursome> inSteps(int round) {
    int step = round % seats;
    while (!BigInteger.valueOf(step).gcd(BigInteger.valueOf(seats)).equals(BigInteger.ONE)) {
      step++;
    }
    int[] seated = new int[seats];
    for (int k = 0; k < seats; k++) {
      seated[k] = inTurn(round, players - seats + (int) ((long) k * step % seats));
    }
    return foursomes(seated, table -> round);
  }

  /** The rounds of circulating play: those who sat out take the seats of those who sit out. */
  private List<List<Foursome>> down(Laps laps) {
    List<List<Foursome>> rounds = new ArrayList<>();
    int[] seated = new int[seats];
    for (int r = 0; r < wish.rounds(); r++) {
      if (laps.begins(r)) {
        for (int k = 0; k < seats; k++) {
          // The next to sit out have the highest tables.
          seated[seats - 1 - k] = inTurn(r, players - seats + k);
        }
      } else {
        relieve(seated, r);
      }
      int round = r;
      rounds.add(foursomes(seated, table -> laps.set(round, table)));
    }
    return rounds;
  }

  private void relieve(int[] seated, int round) {
    for (int k = 0; k < players - seats; k++) {
      int goes = inTurn(round, k);
      int comes = inTurn(round - 1, k);
      for (int seat = 0; seat < seats; seat++) {
        if (seated[seat] == goes) {
          seated[seat] = comes;
          break;
        }
      }
    }
  }

  private boolean playsOnce(List<List<Foursome>> rounds) {
    boolean[][] played = new boolean[players][wish.boards().sets()];
    for (List<Foursome> round : rounds) {
      for (Foursome f : round) {
        for (int player : new int[] {f.north(), f.east(), f.south(), f.west()}) {
          if (played[player][f.set()]) {
            return false;
          }
          played[player][f.set()] = true;
        }
      }
    }
    return true;
  }

  private static List<Foursome> foursomes(int[] seated, IntUnaryOperator set) {
    return IntStream.range(0, seated.length / 4)
        .mapToObj(t -> Foursome.of(Arrays.copyOfRange(seated, 4 * t, 4 * t + 4), set.applyAsInt(t)))
        .toList();
  }
}
