package org.boardwalk.model;

/**
 * Variables with one meaning, distinguished by indices.
 *
 * @param name letters only
 * @param indices what the indices stand for, such as "r,p"; empty for a family of one
 * @param meaning the meaning of a variable that is 1, or of its value
 */
public record VariableFamily(String name, String indices, String meaning) {

  /** Variables of a model that does not explain them. */
  static final VariableFamily UNSAID = new VariableFamily("x", "i", "not said");

  /** A constant, used where a variable would have only one value. */
  static final VariableFamily ONE = new VariableFamily("one", "", "the number 1");

  /** Products of two other variables. */
  public static final VariableFamily BOTH =
      new VariableFamily("both", "i", "the product of two others: both are 1");

  /** The values of sums that are to be all different. */
  static final VariableFamily HAS =
      new VariableFamily("has", "i", "a sum of an own constraint has a certain value");

  /** {@return the family with its indices, such as mate[r,p,q]} */
  public String title() {
    return indices.isEmpty() ? name : name + "[" + indices + "]";
  }
}
