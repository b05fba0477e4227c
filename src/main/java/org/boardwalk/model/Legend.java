package org.boardwalk.model;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The meaning of the variables and constraints of a model. It is for readers, and part neither of
 * the solved model nor of its digest.
 *
 * @param idea the formulation in a few sentences
 * @param labels the label of each variable
 * @param stretches which family the constraints state, from the first to the last
 */
public record Legend(String idea, List<Label> labels, List<Stretch> stretches) {

  /** The legend of a model from elsewhere that does not explain itself. */
  public static final Legend UNSAID = new Legend("", List.of(), List.of());

  /** Copies the lists. */
  public Legend {
    labels = List.copyOf(labels);
    stretches = List.copyOf(stretches);
  }

  /**
   * The name of a variable.
   *
   * @param family what it means
   * @param indices its indices within the family, counted from 1
   */
  public record Label(VariableFamily family, List<Integer> indices) {

    /** Copies the list. */
    public Label {
      indices = List.copyOf(indices);
    }

    /**
     * @param between the separator of the indices
     * @return the indices in one text
     */
    public String joined(String between) {
      return indices.stream().map(String::valueOf).collect(Collectors.joining(between));
    }

    /** Such as mate[1,2,3]. */
    @Override
    public String toString() {
      return indices.isEmpty() ? family.name() : family.name() + "[" + joined(",") + "]";
    }
  }

  /**
   * Constraints in a row that state one family.
   *
   * @param family the family
   * @param end index of the first constraint after them
   */
  public record Stretch(ConstraintFamily family, int end) {}

  /**
   * @param variable index of a variable
   * @return its label
   */
  public Label label(int variable) {
    return variable < labels.size()
        ? labels.get(variable)
        : new Label(VariableFamily.UNSAID, List.of(variable + 1));
  }

  /**
   * @return every family once, in the order in which the model first states them; those that the
   *     form of the model keeps are among them
   */
  public List<ConstraintFamily> families() {
    return List.copyOf(
        stretches.stream()
            .map(Stretch::family)
            .collect(Collectors.toCollection(LinkedHashSet::new)));
  }

  /**
   * @param constraints how many constraints the model has
   * @return the family of each
   */
  public List<ConstraintFamily> familiesOf(int constraints) {
    List<ConstraintFamily> families = new ArrayList<>();
    for (Stretch stretch : stretches) {
      while (families.size() < stretch.end()) {
        families.add(stretch.family());
      }
    }
    while (families.size() < constraints) {
      families.add(ConstraintFamily.UNSAID);
    }
    return families;
  }

  /** This legend for a model with one more constraint after the first {@code constraints}. */
  Legend and(ConstraintFamily family, int constraints) {
    List<Stretch> more = new ArrayList<>(stretches);
    more.add(new Stretch(family, constraints + 1));
    return new Legend(idea, labels, more);
  }
}
