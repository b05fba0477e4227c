/**
 * Commands that find a movement: plan, design, solve and continue. The package may know the front
 * door, the library and {@code cli.option}, but no other family. Start reading at {@link
 * org.boardwalk.cli.design.DesignMitchellCommand} and {@link org.boardwalk.cli.design.Answering}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.cli.design;
