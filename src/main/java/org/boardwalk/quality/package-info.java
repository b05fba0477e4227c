/**
 * How good is it: the judge. Violations, criteria, bounds and calibre as pure functions of a
 * movement. It knows only the movement package, no solver, and shares no code with the models, so
 * that it can referee whatever a solver, a rule, a file or a user claims. Start reading at {@link
 * org.boardwalk.quality.Judge}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.quality;
