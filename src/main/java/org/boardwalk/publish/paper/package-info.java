/**
 * The papers of a session, as pages and as PDF: guide cards, itineraries, director's sheet, slips,
 * labels, seating. Each paper is records first, then a template, then a page, then a PDF. The
 * package counts nothing itself; only {@code PdfPages} and {@code Typeface} know the PDF libraries.
 * Start reading at {@link org.boardwalk.publish.paper.Papers}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.publish.paper;
