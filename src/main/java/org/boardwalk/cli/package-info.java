/**
 * The command line: the program, its help, its streams, and which command a name means. The package
 * knows the families of commands, and it alone touches streams and exit codes. Start reading at
 * {@link org.boardwalk.cli.Main} and {@link org.boardwalk.cli.Commands}; {@code cli.option} has
 * what the families share.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.cli;
