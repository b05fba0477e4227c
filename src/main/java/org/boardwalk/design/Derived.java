package org.boardwalk.design;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.model.Unfolding;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Finder;

/**
 * A movement made without a search, from the known answer to another wish. A session with one round
 * more gives one movement for each round that can be left out; the tables of a movement with other
 * boards or another rotation can be played in shared play. The judge decides whether any of them
 * answers the wish.
 *
 * @param movement the movement, not yet judged
 * @param finder the finder of the known movement, with what was done to it
 */
record Derived(Movement movement, Finder finder) {

  /**
   * @param wish a wish
   * @param known a known answer to it or to another wish
   * @return the movements that the known one gives for it; empty when there are none
   */
  static List<Derived> of(Wish wish, Answer known) {
    Finder finder = known.origin().finder();
    return known.outcome().found().stream()
        .flatMap(found -> of(wish, found.movement(), finder).stream())
        .toList();
  }

  private static List<Derived> of(Wish wish, Movement known, Finder finder) {
    int more = known.rounds().size() - wish.rounds();
    boolean alike =
        known.rotation() == wish.rotation() && known.boards().play() == wish.boards().play();
    if (known.contestants() != wish.contestants()) {
      return List.of();
    }
    if (more == 0 && alike) {
      return List.of(new Derived(known, finder));
    }
    boolean free =
        wish instanceof IndividualWish players
            && players.boards().play() == Play.SHARED
            && players.fixed().nothing()
            && known.tables() == players.tables();
    if (!free) {
      return List.of();
    }
    List<List<Foursome>> rounds = Unfolding.indices(known);
    IndividualWish players = (IndividualWish) wish;
    if (more == 0) {
      return List.of(
          new Derived(shared(players, rounds), finder.and("the same tables in shared play")));
    }
    return more == 1 && alike ? shortened(players, rounds, finder) : List.of();
  }

  private static List<Derived> shortened(
      IndividualWish wish, List<List<Foursome>> rounds, Finder finder) {
    List<Derived> all = new ArrayList<>();
    for (int r = 0; r < rounds.size(); r++) {
      String step = Text.of("round %d of %d left out", r + 1, rounds.size());
      List<List<Foursome>> rest = new ArrayList<>(rounds);
      rest.remove(r);
      new InTurn(wish.players(), rest)
          .order()
          .ifPresent(order -> all.add(new Derived(shared(wish, order), finder.and(step))));
    }
    return all;
  }

  private static Movement shared(IndividualWish wish, List<List<Foursome>> rounds) {
    return Unfolding.sharing(
        wish,
        rounds.stream()
            .map(
                round ->
                    round.stream()
                        .map(f -> new int[] {f.north(), f.east(), f.south(), f.west()})
                        .toList())
            .toList());
  }

  /**
   * Puts rounds in an order in which sit-outs come in turn: no player sits out twice before all
   * have sat out once. An order in which no player sits out in two rounds running is preferred, and
   * the given order to others. Depth-first search; after {@value #MOST_STEPS} steps it gives up.
   */
  private static final class InTurn {

    private static final int MOST_STEPS = 20_000;

    private final List<List<Foursome>> rounds;
    private final List<BitSet> out;
    private final int[] times;
    private final boolean[] placed;
    private final List<Integer> order = new ArrayList<>();
    private boolean strict;
    private int steps;

    InTurn(int players, List<List<Foursome>> rounds) {
      this.rounds = rounds;
      times = new int[players];
      placed = new boolean[rounds.size()];
      out = rounds.stream().map(round -> sittingOut(players, round)).toList();
    }

    private static BitSet sittingOut(int players, List<Foursome> round) {
      BitSet out = new BitSet();
      out.set(0, players);
      for (Foursome f : round) {
        IntStream.of(f.north(), f.east(), f.south(), f.west()).forEach(out::clear);
      }
      return out;
    }

    /** The rounds in such an order; empty when none was found. */
    Optional<List<List<Foursome>>> order() {
      return ordered(true) || ordered(false)
          ? Optional.of(order.stream().map(rounds::get).toList())
          : Optional.empty();
    }

    private boolean ordered(boolean neverRunning) {
      strict = neverRunning;
      steps = 0;
      return complete();
    }

    private boolean complete() {
      if (order.size() == rounds.size()) {
        return true;
      }
      for (int r = 0; r < rounds.size() && steps <= MOST_STEPS; r++) {
        if (!placed[r] && !running(r)) {
          steps++;
          place(r);
          if (inTurn() && complete()) {
            return true;
          }
          takeBack(r);
        }
      }
      return false;
    }

    private boolean running(int r) {
      return strict
          && !order.isEmpty()
          && out.get(order.get(order.size() - 1)).intersects(out.get(r));
    }

    private void place(int r) {
      out.get(r).stream().forEach(p -> times[p]++);
      placed[r] = true;
      order.add(r);
    }

    private void takeBack(int r) {
      out.get(r).stream().forEach(p -> times[p]--);
      placed[r] = false;
      order.remove(order.size() - 1);
    }

    private boolean inTurn() {
      return IntStream.of(times).noneMatch(t -> t > 1)
          || IntStream.of(times).noneMatch(t -> t == 0);
    }
  }
}
