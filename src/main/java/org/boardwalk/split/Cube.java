package org.boardwalk.split;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.text.Sha256;

/**
 * A part of a model's search space in which some 0/1 variables are settled: a cube of the space of
 * all values, hence the name.
 *
 * @param literals what is settled: variable i is 1, or 0 where it is written as {@code -i - 1}
 */
public record Cube(List<Integer> literals) {

  /** Nothing is settled. */
  public static final Cube WHOLE = new Cube(List.of());

  private static final Pattern LITERAL = Pattern.compile("-?[1-9][0-9]{0,8}");

  /** Copies the list. */
  public Cube {
    literals = List.copyOf(literals);
  }

  /**
   * @param more what else is settled
   * @return the smaller cube
   */
  public Cube and(List<Integer> more) {
    List<Integer> all = new ArrayList<>(literals);
    all.addAll(more);
    return new Cube(all);
  }

  /**
   * @param model the model whose part this is
   * @return the model with what is settled as clauses
   */
  public ConstraintModel of(ConstraintModel model) {
    return model.settled(literals);
  }

  /**
   * As solvers of clauses write it: variables have numbers from 1, with a minus for 0.
   *
   * @return such as "15 -7 -8"; nothing for the whole
   */
  public String text() {
    return literals.stream()
        .map(l -> String.valueOf(l >= 0 ? l + 1 : l))
        .collect(Collectors.joining(" "));
  }

  /**
   * @param text what {@link #text} has written
   * @return the cube
   * @throws IllegalArgumentException when it is something else
   */
  public static Cube parse(String text) {
    return text.isEmpty()
        ? WHOLE
        : new Cube(Arrays.stream(text.split(" ", -1)).map(Cube::literal).toList());
  }

  /** One by one: an expression for all of them would need a stack as deep as there are many. */
  private static int literal(String text) {
    if (!LITERAL.matcher(text).matches()) {
      throw new IllegalArgumentException("cube with [" + text + "] must be numbers of variables");
    }
    int number = Integer.parseInt(text);
    return number > 0 ? number - 1 : number;
  }

  /**
   * Names the cube in a ledger.
   *
   * @param model the digest of the model whose part it is
   * @return sha256 of that and the text, in hexadecimal digits
   */
  public String digest(String model) {
    return Sha256.of(model + "\n" + text() + "\n");
  }
}
