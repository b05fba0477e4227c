package org.boardwalk.notation;

import com.google.ortools.sat.ConstraintProto;
import java.util.Locale;

/** What sort of constraint it is, for counting. */
enum ConstraintSort {
  FIXED("variable fixed"),
  CLAUSE("clause (at least one of some literals)"),
  EXACTLY_ONE("exactly one of some literals"),
  AT_MOST_ONE("at most one of some literals"),
  LINEAR("linear (a sum within limits)"),
  OTHER("of another kind");

  private final String words;

  ConstraintSort(String words) {
    this.words = words;
  }

  String words() {
    return words;
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
