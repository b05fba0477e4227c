/**
 * The first room of the library: models and solutions as YAML files that people can read and write,
 * held against JSON Schemas, every claim recomputed. It may know what is wanted and answered, and
 * asks {@code design} what theorems and rules refute. Start reading at {@link
 * org.boardwalk.library.files.SolutionFile} and {@link org.boardwalk.library.files.ModelFile}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.library.files;
