/**
 * Other programs' movement formats, in and out: one class reads a format, one writes it, and {@link
 * org.boardwalk.exchange.MovementFormat} lists them; a file of many movements is a {@link
 * org.boardwalk.exchange.Volume}. It may know movement, and how files are read and their faults
 * reported. Start reading at {@link org.boardwalk.exchange.Exchange}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.exchange;
