/**
 * The command line, which alone touches streams and exit codes. The package may know everything but
 * the solvers. Start reading at {@link org.boardwalk.cli.Main}, then at any {@code ...Command}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.cli;
