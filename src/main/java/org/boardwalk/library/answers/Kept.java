package org.boardwalk.library.answers;

import java.nio.file.Path;
import org.boardwalk.library.files.Inspection;

/**
 * A solution file of a library, inspected.
 *
 * @param name folders and name
 * @param file what it is called in messages
 * @param inspection what it holds, with no differences
 */
record Kept(String name, Path file, Inspection inspection) {}
