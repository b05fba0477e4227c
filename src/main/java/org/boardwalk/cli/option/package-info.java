/**
 * What commands of several families share: options, how movement files are named and read, exit
 * codes, interruption. The package may know wishes, files and models, but no command. Start reading
 * at {@link org.boardwalk.cli.option.MovementFiles} and {@link org.boardwalk.cli.option.Exit}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.cli.option;
