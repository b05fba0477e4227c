package org.boardwalk.wish;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.WrongValue;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Profile;
import org.boardwalk.quality.TheoremCase;
import org.boardwalk.quality.WhistSymmetry;

/** The symmetry that a schedule must have. */
public sealed interface Symmetry {

  /** No symmetry: every round is free. */
  Symmetry NONE = new None();

  /** Automatic: groups are tried in a sensible order beside the free search. */
  Symmetry AUTO = new Auto();

  /**
   * @param <R> the type of the result
   * @param visitor the code for each kind
   * @return the visitor's result
   */
  <R> R accept(Visitor<R> visitor);

  /**
   * @return whether results under this symmetry, found or refuted, apply to this symmetry only
   */
  boolean restricts();

  /**
   * Checks that the symmetry fits the sizes.
   *
   * @param players number of players
   * @param rounds number of rounds
   * @param boards the boards
   * @throws IllegalArgumentException when no movement of these sizes can have it
   */
  void check(int players, int rounds, Boards boards);

  /**
   * @param profile the sizes of a movement
   * @param held criteria that must be ideal
   * @return the theorems by which no such movement has this symmetry; empty when none is known
   */
  List<TheoremCase> forbidding(Profile profile, Set<Criterion> held);

  /**
   * A visitor of the kinds of symmetry.
   *
   * @param <R> the type of the result
   */
  interface Visitor<R> {

    /**
     * @return the result for no symmetry
     */
    R none();

    /**
     * @return the result for automatic symmetry
     */
    R auto();

    /**
     * @param translations an abelian group, perhaps with multipliers
     * @return the result
     */
    R translations(Translations translations);

    /**
     * @param generated a group
     * @return the result
     */
    R generated(Generated generated);
  }

  /** No symmetry: every round is free. */
  record None() implements Symmetry {

    @Override
    public void check(int players, int rounds, Boards boards) {
      // It fits any sizes.
    }

    @Override
    public boolean restricts() {
      return false;
    }

    @Override
    public List<TheoremCase> forbidding(Profile profile, Set<Criterion> held) {
      return List.of();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.none();
    }
  }

  /** Automatic: groups are tried in a sensible order beside the free search. */
  record Auto() implements Symmetry {

    @Override
    public void check(int players, int rounds, Boards boards) {
      // It fits any sizes.
    }

    @Override
    public boolean restricts() {
      return false;
    }

    @Override
    public List<TheoremCase> forbidding(Profile profile, Set<Criterion> held) {
      return List.of();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.auto();
    }
  }

  /**
   * The players move round in cycles of one length; those left over stay fixed.
   *
   * @param order length of a cycle, at least 2
   * @return the symmetry
   */
  static Symmetry cyclic(int order) {
    return new Translations(List.of(order), List.of());
  }

  /**
   * An abelian group of translations, Z_m1 × Z_m2 × ..., moves the players in regular orbits; those
   * left over stay fixed. Player 1 + a + b·m1 + ... of an orbit is its element (a, b, ...).
   * Multipliers take each player of an orbit to a multiple of it, and map base rounds to
   * themselves, with sides and directions where these count.
   *
   * @param moduli orders of the cyclic factors, each at least 2
   * @param multipliers numbers without a common factor with the moduli; ascending, without 1
   */
  record Translations(List<Integer> moduli, List<Integer> multipliers) implements Symmetry {

    private static final Pattern GROUP = Pattern.compile("Z([0-9]{1,3})(?:[x×]Z[0-9]{1,3})*");
    private static final Pattern NUMBER = Pattern.compile("[0-9]+");
    private static final int MOST = IndividualWish.MOST_PLAYERS;

    /** Checks and sorts. */
    public Translations {
      moduli = List.copyOf(moduli);
      List<Integer> factors = moduli;
      if (factors.isEmpty() || factors.stream().anyMatch(m -> m < 2)) {
        throw new WrongValue(
            "cyclic", "%s must be at least 2\nMaybe ask for no symmetry: none.", factors);
      }
      if (factors.stream().mapToDouble(m -> m).reduce(1, (a, m) -> a * m) > MOST) {
        throw new WrongValue(
            "translations",
            "[%s] must be at most %d\n"
                + "Maybe take a smaller group: a translation takes each player to another.",
            name(factors),
            MOST);
      }
      multipliers = multipliers.stream().distinct().filter(k -> k != 1).sorted().toList();
      for (int multiplier : multipliers) {
        if (multiplier < 1 || factors.stream().anyMatch(m -> gcd(m, multiplier) > 1)) {
          throw new IllegalArgumentException(
              Text.of(
                  "multiplier [%d] must have no factor in common with %s\n"
                      + "Maybe take a power of a number that has none.",
                  multiplier, name(factors)));
        }
      }
    }

    /**
     * @param group such as Z13 or Z3xZ9
     * @param multipliers the multipliers
     * @return the symmetry
     * @throws IllegalArgumentException when the group is not written so
     */
    public static Translations parse(String group, List<Integer> multipliers) {
      if (!GROUP.matcher(group).matches()) {
        throw new WrongValue(
            "translations",
            "[%s] must be like Z13 or Z3xZ9\n"
                + "Maybe give permutations that generate the group, in a model file.",
            group);
      }
      return new Translations(
          NUMBER.matcher(group).results().map(m -> Integer.valueOf(m.group())).toList(),
          multipliers);
    }

    private static int gcd(int a, int b) {
      return b == 0 ? a : gcd(b, a % b);
    }

    private static String name(List<Integer> moduli) {
      return moduli.stream().map(m -> "Z" + m).collect(Collectors.joining("x"));
    }

    /**
     * @return such as Z3xZ9
     */
    public String name() {
      return name(moduli);
    }

    /**
     * @return the number of translations
     */
    public int order() {
      return moduli.stream().reduce(1, Math::multiplyExact);
    }

    /**
     * @return whether the players move round in cycles, and nothing else is asked for
     */
    public boolean cycles() {
      return moduli.size() == 1 && multipliers.isEmpty();
    }

    /**
     * The permutations that generate it.
     *
     * @param players number of players
     * @return the image of each player, from 1: of a step in each factor, then of each multiplier
     */
    public List<IntUnaryOperator> generators(int players) {
      int moving = players / order() * order();
      List<IntUnaryOperator> all = new ArrayList<>();
      int place = 1;
      for (int modulus : moduli) {
        int unit = place;
        all.add(
            p ->
                p > moving
                    ? p
                    : p + ((p - 1) / unit % modulus + 1 == modulus ? unit - unit * modulus : unit));
        place *= modulus;
      }
      for (int multiplier : multipliers) {
        all.add(
            p ->
                p > moving
                    ? p
                    : (p - 1) / order() * order() + multiple((p - 1) % order(), multiplier) + 1);
      }
      return all;
    }

    private int multiple(int element, int multiplier) {
      int image = 0;
      int place = 1;
      for (int modulus : moduli) {
        image += place * (element / place % modulus * multiplier % modulus);
        place *= modulus;
      }
      return image;
    }

    @Override
    public boolean restricts() {
      return true;
    }

    /**
     * Checks the length. Where there are more sets than rounds, a cycle may be as long as the
     * number of sets; its last rounds are then not played.
     */
    @Override
    public void check(int players, int rounds, Boards boards) {
      String what = "symmetry " + (cycles() ? "cyclic" : "of order");
      if (order() > players) {
        throw new WrongValue(what, "[%d] must be at most the %d players", order(), players);
      }
      boolean outnumber = cycles() && boards.play() == Play.CIRCULATING && boards.sets() > rounds;
      if (rounds % order() != 0 && !(outnumber && boards.sets() % order() == 0)) {
        throw new WrongValue(
            what,
            "[%d] must divide rounds [%d]%s\n"
                + "Maybe leave the symmetry out: all groups that fit are tried.",
            order(),
            rounds,
            outnumber ? Text.of(" or sets [%d]", boards.sets()) : "");
      }
    }

    @Override
    public List<TheoremCase> forbidding(Profile profile, Set<Criterion> held) {
      return moduli.size() == 1 ? WhistSymmetry.forbidding(profile, held, order()) : List.of();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.translations(this);
    }
  }

  /**
   * The group generated by these permutations unfolds the base rounds.
   *
   * @param generators at least one
   */
  record Generated(List<Permutation> generators) implements Symmetry {

    /** Copies the list and checks that it is not empty. */
    public Generated {
      generators = List.copyOf(generators);
      if (generators.isEmpty()) {
        throw new WrongValue("symmetry", "needs at least one generator");
      }
    }

    @Override
    public void check(int players, int rounds, Boards boards) {
      // The rounds it unfolds are known only when the group is made.
    }

    @Override
    public boolean restricts() {
      return true;
    }

    @Override
    public List<TheoremCase> forbidding(Profile profile, Set<Criterion> held) {
      return List.of();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.generated(this);
    }
  }
}
