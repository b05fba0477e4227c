/**
 * The papers of a session, as pages and as PDF: guide cards, itineraries, director's sheet, slips,
 * labels, seating. It knows movements, what the judge says of them, how boards walk, who is
 * vulnerable, and the pictures; it counts nothing itself. Each paper is records first, then a
 * template beside the pages of {@code publish}, then a page, then a PDF; only {@code PdfPages} and
 * {@code Typeface} know the PDF libraries. Start reading at {@link
 * org.boardwalk.publish.paper.Papers}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.publish.paper;
