/**
 * How values become text, the same on every machine. It knows nothing of the rest of the program.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.text;
