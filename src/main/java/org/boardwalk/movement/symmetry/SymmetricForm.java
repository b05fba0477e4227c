package org.boardwalk.movement.symmetry;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.boardwalk.movement.Movement;

/**
 * The symmetric form of an individual movement: a group that makes the movement from few rounds. It
 * is found from the schedule alone and does not depend on the numbers of players, rounds and sets.
 *
 * @param likewise the condition under which tables count as equal
 * @param order the number of all permutations of players that map the schedule to itself
 * @param group the name of a subgroup that moves all players except fixed ones, such as Z13; of the
 *     subgroups found, the one that makes the schedule from the fewest rounds
 * @param size its order, at least 2
 * @param generators generators of the group, by the images of players 1, 2, 3, ...
 * @param orbits the orbits of players, in order; the size of each is the order of the group
 * @param staying the fixed players
 * @param bases the rounds from which the group makes all others, each with the rounds made from it
 * @param multipliers for a cyclic group the numbers m for which a further symmetry turns each step
 *     into m steps, 1 among them; empty for other groups
 */
public record SymmetricForm(
    TableEquality likewise,
    int order,
    String group,
    int size,
    List<List<Integer>> generators,
    List<List<Integer>> orbits,
    List<Integer> staying,
    List<Base> bases,
    List<Integer> multipliers) {

  /** Copies the lists. */
  public SymmetricForm {
    generators = generators.stream().map(List::copyOf).toList();
    orbits = orbits.stream().map(List::copyOf).toList();
    staying = List.copyOf(staying);
    bases = List.copyOf(bases);
    multipliers = List.copyOf(multipliers);
  }

  /**
   * A base round, from which the group makes others.
   *
   * @param round its number
   * @param makes the numbers of the rounds that the group makes from it, itself included
   */
  public record Base(int round, List<Integer> makes) {

    /** Copies the list. */
    public Base {
      makes = List.copyOf(makes);
    }
  }

  /**
   * Finds the symmetric form. Takes milliseconds for schedules in which all players partner each
   * other, at most some seconds for others.
   *
   * @param movement a movement
   * @return its form; empty when it is not an individual movement with full tables, has no
   *     symmetry, or too many permutations would have to be tried
   */
  public static Optional<SymmetricForm> of(Movement movement) {
    return of(movement, TableEquality.TURNED).or(() -> of(movement, TableEquality.PARTNERS));
  }

  private static Optional<SymmetricForm> of(Movement movement, TableEquality likewise) {
    return Tables.of(movement, likewise)
        .flatMap(ScheduleSymmetries::of)
        .filter(all -> all.size() > 1)
        .map(all -> of(movement, likewise, all));
  }

  private static SymmetricForm of(Movement movement, TableEquality likewise, List<Element> all) {
    List<Element> moving = Translations.of(all);
    BitSet staying =
        moving.stream().filter(e -> !e.neutral()).map(Element::fixed).findFirst().orElseThrow();
    List<Element> generators = Translations.generators(moving);
    return new SymmetricForm(
        likewise,
        all.size(),
        GroupName.of(moving),
        moving.size(),
        generators.stream().map(Element::images).toList(),
        orbits(moving, movement.contestants(), staying),
        staying.stream().map(p -> p + 1).boxed().toList(),
        bases(moving, movement.rounds().size()),
        generators.size() == 1 ? multipliers(all, generators.get(0)) : List.of());
  }

  private static List<List<Integer>> orbits(List<Element> group, int players, BitSet staying) {
    List<List<Integer>> orbits = new ArrayList<>();
    BitSet done = (BitSet) staying.clone();
    for (int p = done.nextClearBit(0); p < players; p = done.nextClearBit(0)) {
      int first = p;
      TreeSet<Integer> orbit = new TreeSet<>();
      group.forEach(g -> orbit.add(g.image(first)));
      orbit.forEach(done::set);
      orbits.add(orbit.stream().map(q -> q + 1).toList());
    }
    return orbits;
  }

  private static List<Base> bases(List<Element> group, int rounds) {
    List<Base> bases = new ArrayList<>();
    BitSet done = new BitSet();
    for (int r = 0; r < rounds; r = done.nextClearBit(0)) {
      int first = r;
      TreeSet<Integer> made = new TreeSet<>();
      group.forEach(g -> made.add(g.round(first)));
      made.forEach(done::set);
      bases.add(new Base(r + 1, made.stream().map(m -> m + 1).toList()));
    }
    return bases;
  }

  /**
   * The multipliers: symmetries that map the powers of one step to each other map the step to one
   * of its powers.
   */
  private static List<Integer> multipliers(List<Element> all, Element step) {
    List<List<Integer>> powers =
        IntStream.range(0, step.order()).mapToObj(k -> step.power(k).key()).toList();
    TreeSet<Integer> multipliers = new TreeSet<>();
    for (Element g : all) {
      int power = powers.indexOf(g.inverse().then(step).then(g).key());
      if (power > 0) {
        multipliers.add(power);
      }
    }
    return List.copyOf(multipliers);
  }
}
