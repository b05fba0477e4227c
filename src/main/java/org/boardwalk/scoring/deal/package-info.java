/**
 * Cards: deals at random or from PBN files, with the order of the cards of the two-handed dummies.
 * The package knows movement, for the seats, scoring, for the vulnerability, and how files are
 * read. Start reading at {@link org.boardwalk.scoring.deal.Deal}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.scoring.deal;
