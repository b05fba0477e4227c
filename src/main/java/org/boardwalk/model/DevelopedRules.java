package org.boardwalk.model;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.boardwalk.text.Text;
import org.boardwalk.wish.IndividualWish;

/** What the developed formulation says, for readers. */
final class DevelopedRules {

  static final Family OUT = new Family("out", "k,p", "player p sits out in base round k");
  static final Family NS =
      new Family("ns", "k,u,p", "player p sits North-South in unit u of base round k");
  static final Family MEET =
      new Family("meet", "k,p,q", "players p and q sit at one table in base round k");
  static final Family AT = new Family("set", "k,p,s", "player p plays set s in base round k");

  static final PairCounts COUNTS =
      new PairCounts(
          "One set of constraints for a pair p, q of each class: whatever is counted for it is"
              + " counted for its images too.",
          "Σ table[...], for each pair at the table as often as the group takes it to p, q as"
              + " partners",
          "the same as opponents",
          "the same, +1 where q comes to sit on the left of p and -1 on the right",
          "(sets in which both are NS or both EW) - (sets in which they differ), less what"
              + " they count at one table");

  static final Rule ONE_PLACE =
      Rule.game(
          "Everybody has one place in a round",
          "In a base round everybody sits at one table or sits out; so they do in its images.",
          "for all k, p: out[k,p] + Σ {table[k,...] : p sits there} = 1");

  static final Rule FIRST_OUT =
      Rule.symmetry(
          "The base round can be moved",
          "The group takes any player to any other, and each image of a base round does as well as"
              + " the base round: player 1 sits out in the first one.",
          "out[1,1] = 1");

  static final Rule DIRECTION =
      Rule.meaning(
          "Who sits North-South",
          "Who sits at a North or South seat; boards that rotate are units of their own.",
          "for all k, u, p: ns[k,u,p] = Σ {table[k,...] : p sits NS there in unit u}");

  static final Rule MEETING =
      Rule.meaning(
          "Who sits at one table",
          "Two players meet where a table with both is chosen.",
          "for all k, p, q: meet[k,p,q] = Σ {table[k,...] : p and q sit there}");

  static final Rule SET_DIRECTION =
      Rule.meaning(
          "In which direction a set is played",
          "Everybody plays a set as NS, as EW or not at all, in whatever round.",
          "setNS[s,p] + setEW[s,p] = Σ_k Σ_g set[k, who becomes p, what becomes s under g] ≤ 1");

  private DevelopedRules() {}

  static Family tables(Development development) {
    int images = development.multipliers().size() - 1;
    String also = images == 0 ? "" : Text.of(", and its %d images under the multipliers", images);
    return new Family(
        "table",
        "k,n,e,s,w",
        "base round k has a table with North n, East e, South s, West w" + also);
  }

  static String idea(IndividualWish wish, Development development) {
    int order = development.order();
    int base = wish.rounds() / order;
    String rounds = base == 1 ? "One round is chosen" : base + " rounds are chosen";
    String idea =
        Text.of(
                "%s, and a group of %d permutations of the players makes all %d rounds of ",
                rounds, order, wish.rounds())
            + (base == 1 ? "it" : "them");
    if (order > 1) {
      idea += ": the first step takes players " + images(development.translation(1));
    }
    idea +=
        ". Variables are the tables that a base round may have; those that no criterion which counts"
            + " can tell apart are taken once.";
    if (development.multiplied()) {
      idea +=
          Text.of(
                  " %d multipliers take a base round to itself, the first takes players ",
                  development.multipliers().size() - 1)
              + images(development.multipliers().get(1))
              + ": so tables come in groups of as many.";
    }
    return idea
        + " Movements without this symmetry are no solutions: if there is none, that says nothing"
        + " about the wish.";
  }

  private static String images(int[] permutation) {
    String shown =
        Arrays.stream(permutation)
            .limit(5)
            .mapToObj(p -> String.valueOf(p + 1))
            .collect(Collectors.joining(", "));
    String all = permutation.length > 5 ? ", ..." : "";
    return (permutation.length > 5 ? "1, 2, 3, 4, 5, ..." : "1 to " + permutation.length)
        + " to "
        + shown
        + all;
  }

  static Rule fullTables(IndividualWish wish) {
    return Rule.game(
        "As many tables as can be filled",
        Text.of(
            "So %d in each round: %d sit out.", wish.tables(), wish.players() - 4 * wish.tables()),
        Text.of("for all k: Σ_p out[k,p] = %d", wish.players() - 4 * wish.tables()));
  }

  static Rule sitOuts(IndividualWish wish) {
    return wish.players() == 4 * wish.tables()
        ? SeatRules.sitOuts(wish)
        : Rule.game(
            "Sit-outs are shared",
            "Over all rounds the numbers of sit-outs differ by at most one. The rounds are then put"
                + " in an order in which nobody sits out twice before everybody has once.",
            "for all p: ⌊all/v⌋ ≤ Σ_k Σ_g out[k, who becomes p under g] ≤ ⌈all/v⌉");
  }
}
