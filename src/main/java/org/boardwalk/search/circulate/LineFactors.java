package org.boardwalk.search.circulate;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.group.Integers;

/**
 * The factors of three lines of players: at the table with shift c sit the players with the numbers
 * xc, yc and zc modulo the number of sets.
 *
 * @param all x, y and z, all different
 */
record LineFactors(List<Integer> all) {

  private static final LineFactors PLAIN = new LineFactors(List.of(2, 3, 4));

  LineFactors {
    all = List.copyOf(all);
  }

  /**
   * All factors that serve: no player of a line sits at two tables or plays a set twice, and no two
   * players of the lines x and z are at two tables together. The plain factors 2, 3, 4 come first;
   * none serve for an even number of sets or a multiple of three.
   */
  static Stream<LineFactors> of(int sets) {
    List<Integer> serve =
        IntStream.range(2, sets)
            .filter(a -> Integers.coprime(a, sets) && Integers.coprime(a - 1, sets))
            .boxed()
            .toList();
    Stream<LineFactors> factors =
        serve.stream()
            .flatMap(x -> serve.stream().filter(y -> !y.equals(x)).map(y -> List.of(x, y)))
            .flatMap(xy -> serve.stream().map(z -> List.of(xy.get(0), xy.get(1), z)))
            .filter(f -> !f.get(2).equals(f.get(1)) && Integers.coprime(f.get(2) - f.get(0), sets))
            .map(LineFactors::new);
    return Stream.concat(
        Stream.of(PLAIN).filter(plain -> serve.containsAll(plain.all)),
        factors.filter(f -> !f.equals(PLAIN)));
  }

  /**
   * @param line 0 for x, 1 for y, 2 for z
   * @return its factor
   */
  int factor(int line) {
    return all.get(line);
  }
}
