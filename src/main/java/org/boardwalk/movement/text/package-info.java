/**
 * Values as text, the same on every machine: numbers, lists, words, digests; and the words of the
 * players in their language. Every package may know it; it knows none. Start reading at {@link
 * org.boardwalk.movement.text.Text}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.movement.text;
