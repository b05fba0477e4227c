/**
 * Answers and their evidence: judged movements, the outcome of a wish, its standing with the proof
 * behind it, and its origin. The package may know movement, quality and wish, but no solver and no
 * file. Start reading at {@link org.boardwalk.wish.answer.Outcome} and {@link
 * org.boardwalk.wish.answer.Standing}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.wish.answer;
