package org.boardwalk.model;

/**
 * A rule that a model states, and why: what people call it, what it says, and the same in
 * mathematics. Every constraint of a model belongs to one.
 *
 * @param purpose why it is in the model
 * @param name what it is called, in a few words
 * @param words what it says, for people who have never seen a constraint
 * @param formula the same over the families of the model's variables; empty where the form of the
 *     model keeps the rule, so that it needs no constraint
 */
public record Rule(Purpose purpose, String name, String words, String formula) {

  /** Constraints of a model that does not say what it states. */
  static final Rule UNSAID = meaning("Not said", "The model does not say what it states.", "");

  /** Why a rule is in a model, in the order in which a reader wants to know. */
  public enum Purpose {
    /** It makes a solution a movement. */
    GAME("The rules of the game"),
    /** Somebody wishes it, and nothing else is an answer. */
    REQUIRED("What the wish requires"),
    /** It makes some movements dearer than others. */
    COST("What the wish minimises"),
    /** It says what a helping variable means. */
    MEANING("What helping variables mean"),
    /** It follows from the others, and helps a solver to see that. */
    REDUNDANT("Redundant constraints: they follow from the others and help the solver"),
    /** It keeps one of many solutions that differ by names only. */
    SYMMETRY("Symmetry broken: one of many solutions that differ by names only is kept");

    private final String heading;

    Purpose(String heading) {
      this.heading = heading;
    }

    /**
     * @return what stands above its rules
     */
    public String heading() {
      return heading;
    }
  }

  static Rule game(String name, String words, String formula) {
    return new Rule(Purpose.GAME, name, words, formula);
  }

  static Rule required(String name, String words, String formula) {
    return new Rule(Purpose.REQUIRED, name, words, formula);
  }

  static Rule cost(String name, String words, String formula) {
    return new Rule(Purpose.COST, name, words, formula);
  }

  static Rule meaning(String name, String words, String formula) {
    return new Rule(Purpose.MEANING, name, words, formula);
  }

  static Rule redundant(String name, String words, String formula) {
    return new Rule(Purpose.REDUNDANT, name, words, formula);
  }

  static Rule symmetry(String name, String words, String formula) {
    return new Rule(Purpose.SYMMETRY, name, words, formula);
  }
}
