/**
 * The library's front door. {@code Boardwalk} designs, solves and checks movements; it may know
 * every layer below it (movement, quality, problem, model, search, library). Start reading there.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk;
