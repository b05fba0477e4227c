package org.boardwalk.model.notation;

import com.google.ortools.sat.ConstraintProto;
import java.util.Locale;

/** The sorts of constraints, for counting. */
enum ConstraintSort {
  FIXED("fixed", "a variable has one value only"),
  CLAUSE("clauses", "at least one of some statements holds"),
  EXACTLY_ONE("exactly one", "exactly one of some statements holds"),
  AT_MOST_ONE("at most one", "at most one of some statements holds"),
  LINEAR("linear", "a weighted sum of variables lies within limits"),
  OTHER("other", "of another kind");

  private final String word;
  private final String meaning;

  ConstraintSort(String word, String meaning) {
    this.word = word;
    this.meaning = meaning;
  }

  String word() {
    return word;
  }

  String meaning() {
    return meaning;
  }

  static ConstraintSort of(ConstraintProto constraint) {
    if (constraint.getEnforcementLiteralCount() > 0) {
      return OTHER;
    }
    return switch (constraint.getConstraintCase()) {
      case BOOL_OR -> constraint.getBoolOr().getLiteralsCount() == 1 ? FIXED : CLAUSE;
      case EXACTLY_ONE -> EXACTLY_ONE;
      case AT_MOST_ONE -> AT_MOST_ONE;
      case LINEAR -> LINEAR;
      default -> OTHER;
    };
  }

  /** The name of its kind in the neutral form, such as bool_or. */
  static String kind(ConstraintProto constraint) {
    return constraint.getConstraintCase().name().toLowerCase(Locale.ROOT);
  }
}
