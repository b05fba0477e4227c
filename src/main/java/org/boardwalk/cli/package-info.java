/**
 * The command line: the only package that touches streams and exit codes. It may know everything
 * but the solvers. Start reading at {@link org.boardwalk.cli.Main}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.cli;
