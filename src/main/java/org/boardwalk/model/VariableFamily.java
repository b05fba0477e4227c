package org.boardwalk.model;

/**
 * Variables of one meaning, told apart by indices.
 *
 * @param name letters only
 * @param indices what the indices stand for, such as "r,p"; empty for a family of one
 * @param meaning what it means that a variable is 1, or what its value is
 */
public record VariableFamily(String name, String indices, String meaning) {

  /** Variables of a model that does not say what they mean. */
  static final VariableFamily UNSAID = new VariableFamily("x", "i", "not said");

  /** The constant that stands where a variable would have one value only. */
  static final VariableFamily ONE = new VariableFamily("one", "", "the number 1");

  /** Products of two others. */
  static final VariableFamily BOTH =
      new VariableFamily("both", "i", "the product of two others: both are 1");

  /**
   * @return the family with its indices, such as mate[r,p,q]
   */
  public String title() {
    return indices.isEmpty() ? name : name + "[" + indices + "]";
  }
}
