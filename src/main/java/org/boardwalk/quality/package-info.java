/**
 * The judge of movements: violations, criteria, bounds and calibre as pure functions of a movement.
 * This package knows only the movement package and no solver, and shares no counting with the
 * models, so that it can check the claims of solvers, rules, files and users independently. Start
 * reading at {@link org.boardwalk.quality.Judge}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.quality;
