/**
 * What was found, and why believe it: the judged movement, the outcome of a wish, how good it
 * stands and what that rests on, and where it comes from. It may know movement, quality and wish;
 * no solver, no file. Start reading at {@link org.boardwalk.answer.Outcome} and {@link
 * org.boardwalk.answer.Standing}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.answer;
