package org.boardwalk.model;

/**
 * A family that a model states, with its purpose, its name, its meaning in words and its formula.
 * Every constraint of a model belongs to one.
 *
 * @param purpose why it is in the model
 * @param name its name, in a few words
 * @param words the family for readers who have never seen a constraint
 * @param formula the family over the families of the model's variables; empty where the form of the
 *     model keeps the family, so that it needs no constraint
 */
public record ConstraintFamily(Purpose purpose, String name, String words, String formula) {

  /** Constraints of a model that does not say what it states. */
  public static final ConstraintFamily UNSAID =
      meaning("Not said", "The model does not say what it states.", "");

  /** Why a family is in a model, in the order in which a reader wants to know. */
  public enum Purpose {
    /** It makes a solution a movement. */
    GAME("The rules of the game"),
    /** The wish requires it; a movement that breaks it is no answer. */
    REQUIRED("What the wish requires"),
    /** It gives movements a cost, which is minimised. */
    COST("What the wish minimises"),
    /** It defines a helping variable. */
    MEANING("What helping variables mean"),
    /** It follows from the others, and helps a solver to see that. */
    REDUNDANT("Redundant constraints: they follow from the others and help the solver"),
    /** It keeps one of many solutions that differ by names only. */
    SYMMETRY("Symmetry broken: one of many solutions that differ by names only is kept");

    private final String heading;

    Purpose(String heading) {
      this.heading = heading;
    }

    /** {@return what stands above its families} */
    public String heading() {
      return heading;
    }
  }

  public static ConstraintFamily game(String name, String words, String formula) {
    return new ConstraintFamily(Purpose.GAME, name, words, formula);
  }

  public static ConstraintFamily required(String name, String words, String formula) {
    return new ConstraintFamily(Purpose.REQUIRED, name, words, formula);
  }

  public static ConstraintFamily cost(String name, String words, String formula) {
    return new ConstraintFamily(Purpose.COST, name, words, formula);
  }

  public static ConstraintFamily meaning(String name, String words, String formula) {
    return new ConstraintFamily(Purpose.MEANING, name, words, formula);
  }

  public static ConstraintFamily redundant(String name, String words, String formula) {
    return new ConstraintFamily(Purpose.REDUNDANT, name, words, formula);
  }

  public static ConstraintFamily symmetry(String name, String words, String formula) {
    return new ConstraintFamily(Purpose.SYMMETRY, name, words, formula);
  }
}
