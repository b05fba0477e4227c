/**
 * The first part of the library: models and solutions as YAML files that people can read and write,
 * checked against JSON Schemas, with every claim recomputed. The package may know wishes and
 * answers, and asks {@code design} for refutations by theorems and rules. Start reading at {@link
 * org.boardwalk.library.files.SolutionFile} and {@link org.boardwalk.library.files.ModelFile}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.library.files;
