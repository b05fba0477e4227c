package org.boardwalk.model.players;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.model.RoundOrder;
import org.boardwalk.model.Unfolding;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.wish.IndividualWish;

/** Reads base rounds from a solution of the developed formulation and unfolds them. */
final class DevelopedRounds {

  private final IndividualWish wish;
  private final Development development;
  private final SetOrbits moves;
  private final List<TableChoice> choices;
  private final int[][] chosen;

  DevelopedRounds(
      IndividualWish wish,
      Development development,
      SetOrbits moves,
      List<TableChoice> choices,
      int[][] chosen) {
    this.wish = wish;
    this.development = development;
    this.moves = moves;
    this.choices = choices;
    this.chosen = chosen;
  }

  /** The movement that a solution describes, its rounds in a fair order. */
  Movement movement(Assignment values) {
    List<List<Foursome>> base = Arrays.stream(chosen).map(round -> base(round, values)).toList();
    return movement(wish, development, moves, base);
  }

  /** The movement that base rounds make, its rounds in a fair order. */
  static Movement movement(
      IndividualWish wish, Development development, SetOrbits moves, List<List<Foursome>> base) {
    boolean shared = wish.boards().play() == Play.SHARED;
    List<List<Foursome>> rounds = new ArrayList<>();
    for (List<Foursome> round : base) {
      for (int g = 0; g < development.order(); g++) {
        int[] t = development.translation(g);
        List<Foursome> image = new ArrayList<>();
        for (Foursome f : round) {
          int set = shared ? 0 : moves.moved(f.set(), g);
          image.add(new Foursome(t[f.north()], t[f.east()], t[f.south()], t[f.west()], set));
        }
        rounds.add(image);
      }
    }
    int players = wish.players();
    return Unfolding.movement(
        wish,
        shared
            ? Unfolding.shared(RoundOrder.fair(rounds, players))
            : RoundOrder.steady(rounds, players));
  }

  /**
   * Tables of a base round in the order of their sets, so that boards go down one table each round
   * where the group moves on by one step a round.
   */
  private List<Foursome> base(int[] round, Assignment values) {
    List<Foursome> base = new ArrayList<>();
    for (int i = 0; i < round.length; i++) {
      TableChoice choice = choices.get(i);
      for (int k = 0; k < choice.size() && values.isTrue(round[i]); k++) {
        base.add(Foursome.of(choice.table(k), choice.set(k)));
      }
    }
    base.sort(Comparator.comparingInt(Foursome::set));
    return base;
  }
}
