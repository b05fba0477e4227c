package org.boardwalk.model.players;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.movement.group.FiniteField;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.SitOutShare;
import org.boardwalk.wish.Symmetry;

/** Chooses the groups that may unfold a schedule. */
public final class Developments {

  /** Number of direction sequences tried where no perfect one is known. */
  private static final int GOOD = 3;

  /** Number of sequences tried where the model is of one set and takes a second or two each. */
  private static final int GOOD_OF_ONE_SET = 24;

  /** Most players: with more there are too many possible tables, see {@link TableOrbits#MOST}. */
  private static final int MOST_NEARLY = 60;

  private Developments() {}

  /**
   * @param wish a wish
   * @return the groups to try, in a sensible order: those asked for; or with automatic symmetry,
   *     large groups with many multipliers first, whose models are small and quickly decided
   * @throws IllegalArgumentException when the generators asked for do not fit the rounds
   */
  public static List<Development> forWish(IndividualWish wish) {
    Symmetry symmetry = wish.symmetry();
    if (symmetry instanceof Symmetry.Translations translations) {
      // A group whose order does not divide the rounds may still move as many rounds as there are
      // sets.
      return wish.rounds() % translations.order() == 0
          ? List.of(Development.of(translations, wish.players()))
          : List.of();
    }
    if (symmetry instanceof Symmetry.Generated generated) {
      return List.of(checked(wish, Development.of(generated.generators(), wish.players())));
    }
    return symmetry instanceof Symmetry.Auto ? automatic(wish) : List.of();
  }

  /**
   * Developments beyond those of {@link #forWish}: a multiplier keeps the base rounds while it
   * permutes the orbits. There are many, so they are worth trying for quick questions only.
   *
   * @param wish a wish
   * @return the developments that fit the rounds, the most symmetric first; none when players sit
   *     out
   */
  public static List<Development> twisted(IndividualWish wish) {
    return 4 * wish.tables() == wish.players() ? TwistedMultipliers.forWish(wish) : List.of();
  }

  /**
   * Developments by one group that makes all rounds of one base round, kept by a multiplier that
   * permutes the orbits.
   *
   * @param group the group
   * @param players number of players
   * @return the developments, the most symmetric first
   */
  public static List<Development> twisted(AbelianGroup group, int players) {
    return TwistedMultipliers.of(group, players);
  }

  /**
   * The developments of {@link #forWish} that make a complete schedule of one base round, with the
   * directions of a known perfect sequence. The direction criterion is then ideal, and far fewer
   * tables can be chosen.
   *
   * @param wish a wish
   * @return the developments, the most symmetric first; none where symmetry is asked for
   */
  public static List<Development> directed(IndividualWish wish) {
    List<Development> all = new ArrayList<>();
    for (AbelianGroup group : ofOneBaseRound(wish)) {
      List<Development> plain = new ArrayList<>();
      withMultipliers(wish, group, plain);
      plain.add(Development.of(group, wish.players()));
      perfect(wish, group).ifPresent(known -> plain.forEach(d -> all.add(directed(d, known))));
    }
    return all;
  }

  /**
   * Developments that make all rounds of one base round, with nearly perfect directions, where no
   * perfect ones are known. Drawing the directions takes some tenths of a second.
   *
   * @param wish a wish
   * @return the developments, with several sequences each; none where symmetry is asked for
   */
  public static List<Development> nearlyDirected(IndividualWish wish) {
    List<Development> all = new ArrayList<>();
    for (AbelianGroup group : withoutPerfect(wish)) {
      List<Development> plain = TwistedMultipliers.keepingOrbits(group, wish.players());
      plain.forEach(d -> nearlyDirected(wish, group, d, all));
      nearlyDirected(wish, group, Development.of(group, wish.players()), all);
    }
    return all;
  }

  /** {@return whether {@link #nearlyDirected} finds a group to draw directions for} */
  public static boolean mayBeNearlyDirected(IndividualWish wish) {
    return !withoutPerfect(wish).isEmpty();
  }

  private static List<AbelianGroup> withoutPerfect(IndividualWish wish) {
    return wish.players() > MOST_NEARLY
        ? List.of()
        : ofOneBaseRound(wish).stream().filter(g -> perfect(wish, g).isEmpty()).toList();
  }

  private static void nearlyDirected(
      IndividualWish wish, AbelianGroup group, Development development, List<Development> all) {
    boolean many = OneSetFormulation.fits(wish, development) && !development.multiplied();
    List<BaseDirections> good =
        many
            ? GoodDirections.unlike(development, group, wish.tables(), GOOD_OF_ONE_SET)
            : IntStream.range(0, GOOD)
                .mapToObj(number -> GoodDirections.of(development, wish.tables(), number))
                .flatMap(Optional::stream)
                .toList();
    for (BaseDirections directions : good) {
      all.add(development.directed("good no. " + (good.indexOf(directions) + 1), directions));
    }
  }

  private static List<AbelianGroup> ofOneBaseRound(IndividualWish wish) {
    int order = wish.rounds();
    boolean fits =
        wish.symmetry() instanceof Symmetry.Auto
            && (wish.boards().play() == Play.SHARED || wish.boards().sets() == order)
            && wish.rotation() == Rotation.NONE
            && order <= wish.players()
            && fixedCanPlay(wish, order, wish.players() % order);
    return fits ? groups(wish, order) : List.of();
  }

  /**
   * The groups of an order, with a cyclic group first where boards circulate: it moves the boards
   * from table to table by a rule.
   */
  private static List<AbelianGroup> groups(IndividualWish wish, int order) {
    AbelianGroup cyclic = AbelianGroup.cyclic(order);
    return wish.boards().play() == Play.SHARED
        ? AbelianGroup.ofOrder(order)
        : Stream.concat(
                Stream.of(cyclic),
                AbelianGroup.ofOrder(order).stream().filter(g -> !g.equals(cyclic)))
            .toList();
  }

  private static Optional<List<Integer>> perfect(IndividualWish wish, AbelianGroup group) {
    int order = group.order();
    int remainder = wish.players() - order == 0 ? 1 : 3;
    boolean complete = wish.players() - order <= 1 && wish.tables() == wish.players() / 4;
    return DirectionSequence.perfect(group).filter(s -> complete && order % 4 == remainder);
  }

  /**
   * Gives the directions of a sequence to the players that the group moves; a fixed player sits NS.
   */
  private static Development directed(Development development, List<Integer> sequence) {
    List<Integer> all = new ArrayList<>(sequence);
    if (sequence.size() < development.players()) {
      all.add(1);
    }
    return development.directed("perfect", new BaseDirections(all));
  }

  private static Development checked(IndividualWish wish, Development development) {
    if (wish.rounds() % development.order() != 0) {
      throw new IllegalArgumentException(
          Text.of(
              "symmetry: %s unfolds a base round into %d rounds, which does not divide rounds [%d]\n"
                  + "Maybe leave out a generator: the order of the group must divide the rounds.",
              development.name(), development.order(), wish.rounds()));
    }
    return development;
  }

  private static List<Development> automatic(IndividualWish wish) {
    List<Development> all = new ArrayList<>();
    for (int order = wish.rounds(); order >= 2; order--) {
      int fixed = wish.players() % order;
      if (wish.rounds() % order != 0
          || order > wish.players()
          || !fixedCanPlay(wish, order, fixed)) {
        continue;
      }
      for (AbelianGroup group : AbelianGroup.ofOrder(order)) {
        withMultipliers(wish, group, all);
        all.add(Development.of(group, wish.players()));
      }
    }
    return all;
  }

  /** Whether sit-outs stay even: fixed players sit out in all images of a base round or in none. */
  private static boolean fixedCanPlay(IndividualWish wish, int order, int fixed) {
    return fixed == 0 || (fixed <= 3 && SitOutShare.of(wish).inMultiplesOf(order));
  }

  private static void withMultipliers(
      IndividualWish wish, AbelianGroup group, List<Development> all) {
    int players = wish.players();
    Optional<FiniteField> field =
        FiniteField.ofOrder(players).filter(f -> f.additive().equals(group));
    boolean oneBaseRound = wish.rounds() == players && wish.rotation() == Rotation.NONE;
    boolean oneOrbit = wish.rounds() == group.order() && players < 2 * group.order();
    FiniteField.ofOrder(group.order())
        .filter(f -> f.additive().equals(group) && f.degree() % 2 == 1 && f.degree() > 1)
        .filter(f -> oneOrbit && wish.rotation() == Rotation.NONE)
        .ifPresent(f -> all.add(Development.ofConjugates(f, players)));
    for (int order = wish.tables(); order >= 3 && oneBaseRound && field.isPresent(); order--) {
      if (wish.tables() % order == 0 && (players - 1) % order == 0 && order % 2 == 1) {
        all.add(Development.of(field.get(), order));
      }
    }
  }
}
