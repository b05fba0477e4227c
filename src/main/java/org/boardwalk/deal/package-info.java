/**
 * Cards: deals at random or from PBN files, with the order in which the dummies of the two-handed
 * game lie. It knows movement, for the seats, scoring, for the vulnerability, and how files are
 * read. Start reading at {@link org.boardwalk.deal.Deal}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.deal;
