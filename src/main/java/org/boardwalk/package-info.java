/**
 * The library's front door. {@code Boardwalk} designs, solves and checks movements, {@code
 * AtlasBuild} does so for many wishes; they may know every layer below (movement, quality, problem,
 * model, search, library). Start reading there.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk;
