package org.boardwalk.model.split;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.movement.text.Sha256;

/**
 * A cube: the part of a model's search space in which some 0/1 variables have given values.
 *
 * @param literals the settled literals: {@code i} settles variable i to 1, {@code -i - 1} settles
 *     it to 0
 */
public record Cube(List<Integer> literals) {

  /** The whole search space. */
  public static final Cube WHOLE = new Cube(List.of());

  private static final Pattern LITERAL = Pattern.compile("-?[1-9][0-9]{0,8}");

  /** Copies the list. */
  public Cube {
    literals = List.copyOf(literals);
  }

  /**
   * @param more further settled literals
   * @return the smaller cube
   */
  public Cube and(List<Integer> more) {
    List<Integer> all = new ArrayList<>(literals);
    all.addAll(more);
    return new Cube(all);
  }

  /**
   * @param model the model of which this is a part
   * @return the model with the settled literals as clauses
   */
  public ConstraintModel of(ConstraintModel model) {
    return model.settled(literals);
  }

  /**
   * The cube in the notation of SAT solvers: variables numbered from 1, with a minus for 0.
   *
   * @return such as "15 -7 -8"; empty for the whole
   */
  public String text() {
    return literals.stream()
        .map(l -> String.valueOf(l >= 0 ? l + 1 : l))
        .collect(Collectors.joining(" "));
  }

  /**
   * @param text what {@link #text} has written
   * @return the cube
   * @throws IllegalArgumentException when it is not such a text
   */
  public static Cube parse(String text) {
    return text.isEmpty()
        ? WHOLE
        : new Cube(Arrays.stream(text.split(" ", -1)).map(Cube::literal).toList());
  }

  /**
   * Parses literals one by one; a regular expression for all of them would need a stack as deep as
   * their number.
   */
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
   * @param model the digest of the model of which it is a part
   * @return sha256 of that digest and the text, in hexadecimal digits
   */
  public String digest(String model) {
    return Sha256.of(model + "\n" + text() + "\n");
  }
}
