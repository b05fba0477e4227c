package org.boardwalk.model;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.model.ConstraintModel.Assignment;
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
    List<List<Foursome>> rounds = new ArrayList<>();
    for (int[] round : chosen) {
      for (int g = 0; g < development.order(); g++) {
        List<Foursome> image = new ArrayList<>();
        for (int i = 0; i < round.length; i++) {
          if (values.isTrue(round[i])) {
            image.addAll(foursomes(choices.get(i), g));
          }
        }
        rounds.add(image);
      }
    }
    int players = wish.players();
    return Unfolding.movement(
        wish,
        wish.boards().play() == Play.SHARED
            ? Unfolding.shared(RoundOrder.fair(rounds, players))
            : RoundOrder.steady(rounds, players));
  }

  private List<Foursome> foursomes(TableChoice choice, int g) {
    int[] t = development.translation(g);
    List<Foursome> foursomes = new ArrayList<>();
    for (int k = 0; k < choice.size(); k++) {
      int[] f = choice.table(k);
      int set = wish.boards().play() == Play.SHARED ? 0 : moves.moved(choice.set(k), g);
      foursomes.add(new Foursome(t[f[0]], t[f[1]], t[f[2]], t[f[3]], set));
    }
    return foursomes;
  }
}
