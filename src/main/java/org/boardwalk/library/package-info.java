/**
 * Keep it: models and solutions as YAML files that people can read and write, checked against JSON
 * Schemas, the library that answers a wish asked before, and the atlas of its usual wishes. It may
 * know movement, quality, problem and the outcome types of search; it alone knows Jackson and the
 * schema validator, and no solver. Start reading at {@link org.boardwalk.library.SolutionFile},
 * {@link org.boardwalk.library.Library} and {@link org.boardwalk.library.Atlas}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.library;
