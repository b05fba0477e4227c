/**
 * Commands that read a file and show, judge or rewrite it: movements, models and what solvers
 * wrote. The package may know files, how things are shown, and {@code cli.option}, but no other
 * family. Start reading at {@link org.boardwalk.cli.file.ShowCommand}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.cli.file;
