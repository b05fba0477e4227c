/**
 * The judge of movements: violations, criteria, bounds and calibre as pure functions of a movement.
 * This package knows only the movement package and no solver, and shares no counting with the
 * models, so that it can check the claims of solvers, rules, files and users independently. Start
 * reading at {@link org.boardwalk.quality.Judge}.
 *
 * <p>Bounds are collected in {@link org.boardwalk.quality.Bounds}; each theorem has a class of its
 * own, such as {@link org.boardwalk.quality.RotationParity}. How boards and people walk is judged
 * in {@link org.boardwalk.quality.Walk}, from {@link org.boardwalk.quality.Circulation}; {@link
 * org.boardwalk.quality.WalkRule} names the rule, {@link org.boardwalk.quality.BoardWalk} follows
 * each copy.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.quality;
