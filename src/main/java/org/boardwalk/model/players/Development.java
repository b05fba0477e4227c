package org.boardwalk.model.players;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.boardwalk.model.RoundOrder;
import org.boardwalk.model.Unfolding;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.movement.group.FiniteField;
import org.boardwalk.movement.group.FiniteGroup;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.Permutation;
import org.boardwalk.wish.Symmetry;

/**
 * How base rounds unfold into a schedule: the image of a base round under each translation is a
 * round. Multipliers map base rounds to themselves and normalise the translations; they only reduce
 * the search space. Permutations act on player indices.
 */
public final class Development {

  private final String name;
  private final int players;
  private final List<int[]> translations;
  private final List<int[]> multipliers;
  private final BaseDirections directions;

  private Development(
      String name,
      int players,
      List<int[]> translations,
      List<int[]> multipliers,
      BaseDirections directions) {
    this.name = name;
    this.players = players;
    this.translations = translations;
    this.multipliers = multipliers;
    this.directions = directions;
  }

  /**
   * This development for base rounds with given directions only. The multipliers must keep these
   * directions; {@code which} goes into the name.
   */
  Development directed(String which, BaseDirections given) {
    String more = name + ", directions " + which;
    return new Development(more, players, translations, multipliers, given);
  }

  /** The directions that players may have in the base round. */
  BaseDirections directions() {
    return directions;
  }

  /**
   * A group that moves the players in regular orbits and leaves the last ones fixed.
   *
   * @param group the translations
   * @param players number of players; those beyond the largest multiple of the order stay fixed
   * @return the development without multipliers
   */
  public static Development of(FiniteGroup group, int players) {
    int order = group.order();
    int moving = players / order * order;
    List<int[]> translations = new ArrayList<>();
    for (int g = 0; g < order; g++) {
      int shift = g;
      translations.add(
          IntStream.range(0, players)
              .map(p -> p < moving ? p / order * order + group.multiply(shift, p % order) : p)
              .toArray());
    }
    String name =
        group.name()
            + (moving > order ? Text.of(", %d orbits", moving / order) : "")
            + (moving < players ? Text.of(", %d fixed", players - moving) : "");
    return new Development(
        name, players, translations, List.of(translations.get(0)), BaseDirections.FREE);
  }

  /**
   * @param field a field whose additive group moves one regular orbit of players
   * @param order order of the multiplicative subgroup
   * @return the development by that field with these multipliers
   */
  static Development of(FiniteField field, int order) {
    Development plain = of(field.additive(), field.additive().order());
    List<int[]> multipliers =
        field.subgroup(order).stream()
            .map(f -> IntStream.range(0, plain.players).map(a -> field.multiply(f, a)).toArray())
            .toList();
    return new Development(
        plain.name + " with " + order + " multipliers",
        plain.players,
        plain.translations,
        multipliers,
        BaseDirections.FREE);
  }

  /**
   * A field whose additive group moves one regular orbit of players, kept by its automorphisms x →
   * x^p.
   *
   * @param field the field, of p^k elements
   * @param players number of players; one may be beyond the field and stays fixed
   * @return the development with these k multipliers
   */
  static Development ofConjugates(FiniteField field, int players) {
    Development plain = of(field.additive(), players);
    List<int[]> multipliers = new ArrayList<>(plain.multipliers);
    for (int k = 1; k < field.degree(); k++) {
      int[] before = multipliers.get(k - 1);
      int[] next = before.clone();
      for (int a = 0; a < field.additive().order(); a++) {
        next[a] = field.conjugate(before[a]);
      }
      multipliers.add(next);
    }
    return new Development(
        plain.name + " with " + field.degree() + " conjugates",
        players,
        plain.translations,
        multipliers,
        BaseDirections.FREE);
  }

  /**
   * A group that moves the players in regular orbits, and the powers of one multiplier, which takes
   * element x of orbit i to element a(x) of orbit τ(i).
   *
   * @param group the translations
   * @param automorphism a, by its images of the elements of the group
   * @param orbits τ, by its images of the orbits
   * @param fixed images of the players that stay fixed, counted from 0
   * @return the development of all players of these orbits and the fixed ones
   */
  static Development of(
      AbelianGroup group, List<Integer> automorphism, List<Integer> orbits, List<Integer> fixed) {
    int order = group.order();
    int moving = orbits.size() * order;
    Development plain = of(group, moving + fixed.size());
    int[] multiplier =
        IntStream.range(0, plain.players)
            .map(
                p ->
                    p < moving
                        ? orbits.get(p / order) * order + automorphism.get(p % order)
                        : moving + fixed.get(p - moving))
            .toArray();
    List<int[]> powers = new ArrayList<>();
    int[] power = plain.translations.get(0);
    do {
      powers.add(power);
      power = Arrays.stream(power).map(p -> multiplier[p]).toArray();
    } while (!Arrays.equals(power, plain.translations.get(0)));
    String name =
        Text.of(
            "%s with %d multipliers, 1 to %d, cycles of orbits %s",
            plain.name, powers.size(), automorphism.get(1), Cycles.lengths(orbits));
    if (!fixed.isEmpty()) {
      name += ", of fixed " + Cycles.lengths(fixed);
    }
    return new Development(name, plain.players, plain.translations, powers, BaseDirections.FREE);
  }

  /**
   * @param symmetry translations, perhaps with multipliers
   * @param players number of players
   * @return the development by these translations; all products of the multipliers keep base rounds
   */
  static Development of(Symmetry.Translations symmetry, int players) {
    Development plain = of(new AbelianGroup(symmetry.moduli()), players);
    if (symmetry.multipliers().isEmpty()) {
      return plain;
    }
    List<Permutation> generators =
        symmetry.generators(players).stream()
            .skip(symmetry.moduli().size())
            .map(
                image ->
                    new Permutation(IntStream.rangeClosed(1, players).map(image).boxed().toList()))
            .toList();
    List<int[]> multipliers = GeneratedGroup.of(generators, players);
    return new Development(
        Text.of("%s with %d multipliers", plain.name, multipliers.size()),
        players,
        plain.translations,
        multipliers,
        BaseDirections.FREE);
  }

  /**
   * @param generators permutations of the players
   * @param players number of players
   * @return the development by all products of the generators
   * @throws IllegalArgumentException when there are too many
   */
  static Development of(List<Permutation> generators, int players) {
    List<int[]> translations = GeneratedGroup.of(generators, players);
    return new Development(
        "a group of order " + translations.size(),
        players,
        translations,
        List.of(translations.get(0)),
        BaseDirections.FREE);
  }

  /** {@return such as Z13 with 3 multipliers} */
  public String name() {
    return name;
  }

  int players() {
    return players;
  }

  /** {@return whether multipliers demand more symmetry than the translations} */
  public boolean multiplied() {
    return multipliers.size() > 1;
  }

  /** {@return for every player the number of their orbit under the translations, from 0} */
  public int[] playerOrbits() {
    int[] orbit = new int[players];
    Arrays.fill(orbit, -1);
    int count = 0;
    for (int p = 0; p < players; p++) {
      if (orbit[p] < 0) {
        for (int[] t : translations) {
          orbit[t[p]] = count;
        }
        count++;
      }
    }
    return orbit;
  }

  /**
   * @param base base rounds in indices
   * @return all their images in shared play, put in an order in which sit-outs are fair if there is
   *     one
   */
  public List<List<Foursome>> unfold(List<List<Foursome>> base) {
    List<List<Foursome>> rounds = new ArrayList<>();
    for (int[] t : translations) {
      for (List<Foursome> round : base) {
        rounds.add(
            round.stream()
                .map(
                    f ->
                        new Foursome(t[f.north()], t[f.east()], t[f.south()], t[f.west()], f.set()))
                .toList());
      }
    }
    return Unfolding.shared(RoundOrder.fair(rounds, players));
  }

  /** {@return number of translations: rounds that a base round unfolds into} */
  public int order() {
    return translations.size();
  }

  /** {@return whether translation g is g times translation 1, so that rounds are one step apart} */
  public boolean steps() {
    int[] step = translations.get(translations.size() > 1 ? 1 : 0);
    return IntStream.range(1, translations.size())
        .allMatch(
            g -> {
              int[] before = translations.get(g - 1);
              int[] next = Arrays.stream(before).map(p -> step[p]).toArray();
              return Arrays.equals(next, translations.get(g));
            });
  }

  /** Whether any two translations commute. */
  boolean commutes() {
    return translations.stream()
        .allMatch(
            a ->
                translations.stream()
                    .allMatch(b -> IntStream.range(0, players).allMatch(p -> a[b[p]] == b[a[p]])));
  }

  /**
   * @param g number of a translation, from 0, the identity
   * @return the image of each player
   */
  public int[] translation(int g) {
    return translations.get(g);
  }

  /**
   * @return the permutations that keep base rounds, as images of the players; the first is the
   *     identity
   */
  public List<int[]> multipliers() {
    return multipliers;
  }

  /**
   * @return for every ordered pair p·players + q the number of its orbit under the translations,
   *     from 0
   */
  public int[] orderedPairOrbits() {
    int[] orbit = new int[players * players];
    Arrays.fill(orbit, -1);
    int count = 0;
    for (int pair = 0; pair < orbit.length; pair++) {
      if (orbit[pair] < 0) {
        for (int[] t : translations) {
          orbit[t[pair / players] * players + t[pair % players]] = count;
        }
        count++;
      }
    }
    return orbit;
  }

  /** The cycles of a permutation, given by its images of 0, 1, ... */
  private static final class Cycles {

    private Cycles() {}

    /** The lengths of all cycles, such as 4+2. */
    static String lengths(List<Integer> permutation) {
      List<String> lengths = new ArrayList<>();
      boolean[] seen = new boolean[permutation.size()];
      for (int start = 0; start < seen.length; start++) {
        int length = 0;
        for (int i = start; !seen[i]; i = permutation.get(i)) {
          seen[i] = true;
          length++;
        }
        if (length > 0) {
          lengths.add(String.valueOf(length));
        }
      }
      return String.join("+", lengths);
    }
  }

  /** All products of some permutations. */
  private static final class GeneratedGroup {

    /** The largest order of a group that is generated. */
    private static final int MOST = 1000;

    private GeneratedGroup() {}

    /**
     * @param generators permutations of the players
     * @param players number of players
     * @return all products of them by the images of the player indices, the identity first
     * @throws IllegalArgumentException when there are more than {@value #MOST}
     */
    static List<int[]> of(List<Permutation> generators, int players) {
      List<int[]> steps =
          generators.stream().map(g -> g.images().stream().mapToInt(i -> i - 1).toArray()).toList();
      int[] identity = IntStream.range(0, players).toArray();
      Map<List<Integer>, int[]> known = new LinkedHashMap<>();
      known.put(key(identity), identity);
      List<int[]> open = new ArrayList<>(List.of(identity));
      while (!open.isEmpty()) {
        int[] last = open.remove(open.size() - 1);
        for (int[] step : steps) {
          int[] product = Arrays.stream(last).map(x -> step[x]).toArray();
          if (known.putIfAbsent(key(product), product) == null) {
            open.add(product);
          }
          if (known.size() > MOST) {
            throw new IllegalArgumentException(
                "symmetry: the generators generate more than " + MOST + " permutations");
          }
        }
      }
      return List.copyOf(known.values());
    }

    private static List<Integer> key(int[] permutation) {
      return Arrays.stream(permutation).boxed().toList();
    }
  }
}
