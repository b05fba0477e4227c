/**
 * Conversion of values to text, the same on every machine. The package knows nothing of the rest of
 * the program.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.text;
