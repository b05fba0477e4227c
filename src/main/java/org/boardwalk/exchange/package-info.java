/**
 * Exchange with other programs: their movement formats, in and out. One class reads a format, one
 * writes it, and {@link org.boardwalk.exchange.MovementFormat} lists them; a file of many movements
 * is a {@link org.boardwalk.exchange.Volume}. The package may know movement, and how files are read
 * and their faults reported. Start reading at {@link org.boardwalk.exchange.Exchange}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.exchange;
