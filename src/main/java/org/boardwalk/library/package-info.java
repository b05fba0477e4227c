/**
 * Keep it: models and solutions as YAML files that people can read and write, checked against JSON
 * Schemas, and the library that answers a wish asked before. It may know movement, quality, problem
 * and the outcome types of search; it alone knows Jackson and the schema validator, and no solver.
 * Start reading at {@link org.boardwalk.library.SolutionFile} and {@link
 * org.boardwalk.library.Library}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.library;
