/**
 * Models and solutions as YAML files for people: read, written, compared with JSON Schemas, and
 * every claim in them computed again. The package may know wishes and answers, and asks {@code
 * design} what theorems and rules refute. Start reading at {@link
 * org.boardwalk.library.files.SolutionFile} and {@link org.boardwalk.library.files.ModelFile}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.library.files;
